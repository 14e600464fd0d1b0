"""Tables that no game comes to are refused, each with its reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from primogen.scenarios.files import run_file

PLAIN = """\
name: x
table:
  - {streets: [Lucky]}
  - {haven: [Keondra]}
"""


def error_of(folder: Path, text: str) -> str | None:
    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    [found] = run_file(path)
    return found.amiss


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Keondra]", "Keondra, Lucky]", "Lucky is in play twice, and characters are Unique (RV-UNIQ-03)"),
        ("Lucky]", "Lucky], haven: [Lucky]", "Lucky is in play twice, and characters are Unique (RV-UNIQ-03)"),
        ("Lucky]", "Lucky], torpor: [Keondra]", "Keondra is in play twice, and characters are Unique (RV-UNIQ-03)"),
        (
            "Lucky]",
            "Lucky], attached: {Lucky: [Politician, Confuse, Awe, Shotgun]}",
            "Lucky bears 4 cards, and 3 is the most (RV-ATTACH-02)",
        ),
        ("Lucky]", "Lucky], blood: {Lucky: 0}", "Lucky has no Blood, and is not in torpor (RV-DEF-01)"),
        ("Lucky]", "Lucky], blood: {Lucky: 9}", "Lucky has 9 Blood, and 5 is the most"),
        ("Lucky]", "Lucky], minus_bp: {Lucky: 1}, blood: {Lucky: 5}", "Lucky has 5 Blood, and 4 is the most"),
        ("Lucky]", "Lucky], hand: [Vagrant]", "Vagrant is no card for a hand"),
        ("Lucky]", "Lucky], library: [The Snake Den]", "The Snake Den is no card for a library"),
        ("Lucky]", "Lucky], agenda_card: Awe", "Awe is not an Agenda card"),
        ("Lucky]", "Lucky], haven_card: Awe", "Awe is not a Haven card"),
        ("Keondra]", "Keondra], leader: Lucky", "Lucky cannot lead those of another player"),
        ("Lucky]", "Lucky], tagged: [Keondra]", "Keondra is tagged, and is no Monster"),
        ("name: x", "city: {streets: [Hope]}", "Hope is no card of the city"),
    ],
)
def test_an_impossible_table_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    """Said `anyway`, it is laid, and fails later if at all."""
    text = PLAIN.replace(old, new)
    assert text != PLAIN and error_of(tmp_path, PLAIN) is None
    assert error_of(tmp_path, text) == f"the table: {said}; `anyway: true` lays it all the same"
    assert "anyway" not in (error_of(tmp_path, text + "anyway: true\n") or "")


@pytest.mark.parametrize(
    "new",
    [
        "Lucky], torpor: [Grace], blood: {Grace: 0}",
        "Lucky], discard: [Keondra], hand: [Keondra]",
        "Lucky], attached: {Lucky: [Politician, Confuse, Awe]}",
    ],
)
def test_what_is_rare_is_not_impossible(tmp_path: Path, new: str) -> None:
    assert error_of(tmp_path, PLAIN.replace("Lucky]", new)) is None
