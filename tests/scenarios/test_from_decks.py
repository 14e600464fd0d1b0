"""Scenarios that begin with the set-up."""

from __future__ import annotations

from pathlib import Path

import pytest

from primogen.rivals.decks.starters import STARTERS
from primogen.scenarios.files import run_file
from primogen.scenarios.told import ScenarioError

DECKS = """\
name: x
setup: [ministry, caitiff]
play:
  - One: lead with Keondra
  - Two: lead with Lucky
  - expect: {leader: [Keondra, Lucky], prestige: [14, 15]}
"""


def error_of(folder: Path, text: str) -> str | None:
    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    [found] = run_file(path)
    return found.amiss


def test_a_scenario_begins_with_the_set_up(tmp_path: Path) -> None:
    """RV-SETUP-13, RV-SETUP-31."""
    assert error_of(tmp_path, DECKS) is None
    assert error_of(tmp_path, DECKS.replace("Lucky", "Keondra")) == (
        "line 5, step 2: 'lead with Keondra' is not offered for 'leader': ['lead with Judas', 'lead with Thaddeus', "
        "'lead with Hope', 'lead with Prudence', 'lead with Jorge Guerrero', 'lead with Lucky', 'lead with Benício']"
    )


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("first: 2", "'first' does not go with 'setup', which settles it"),
        ("rivals: [2, 1]", "'rivals' does not go with 'setup', which settles it"),
        ("table: [{haven: [Lucky]}]", "'table' does not go with 'setup', which settles it"),
        ("city: {deck: [Vagrant]}", "'city' does not go with 'setup', which settles it"),
    ],
)
def test_what_the_set_up_settles_cannot_be_said(tmp_path: Path, new: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=f"line 1: {said}$"):
        error_of(tmp_path, DECKS.replace("name: x", new))


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        ("[ministry, baali]", f"no starter deck is called 'baali': {', '.join(STARTERS)}"),
        ("[ministry]", "a table has 2 to 4 players, not 1"),
        ("[]", "a table has 2 to 4 players, not 0"),
        ("[ministry, caitiff]\nedition: 2020", "the starter deck 'ministry' was printed after 2020"),
    ],
)
def test_decks_that_make_no_table(tmp_path: Path, decks: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=f"line 1: {said}$"):
        error_of(tmp_path, DECKS.replace("[ministry, caitiff]", decks))
