"""Scenario files of VTES: those of the docs hold, and one that cannot be laid says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from command_line import Said, primogen
from sources import HOME

FILES = sorted((HOME / "docs" / "scenarios" / "vtes").glob("*.yaml"))
PLAIN = """\
game: vtes
table:
  - {ready: [Chelsea Blake]}
  - {pool: 12}
play:
  - One: bleed with Chelsea Blake
  - expect: {pool: [30, 11]}
"""


def run(tmp_path: Path, old: str, new: str) -> Said:
    file = tmp_path / "scenario.yaml"
    file.write_text(PLAIN.replace(old, new), encoding="utf-8")
    return primogen("scenario", str(file))


def test_the_scenarios_of_the_docs_hold() -> None:
    said = primogen("scenario", *map(str, FILES))
    assert FILES and (said.code, said.err) == (0, "")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("Chelsea Blake]", "Chelsea Blak]", "did you mean Chelsea Blake?"),
        ("Chelsea Blake]", "Blood Doll]", "is not a minion"),
        ("pool: 12", "pool: 0", "a pool is at least 1"),
        ("pool: 12", "pools: 12", "there is no key 'pools'"),
        ("pool: 12", "tapped: [Anson]", "Anson is not among its cards"),
        ("game: vtes", "game: vtes\nphase: tea", "no phase is called 'tea': untap"),
        ("game: vtes", "game: vtes\nedition: '1994'", "no edition is called '1994'"),
        ("game: vtes", "game: vtes\nturn: 3", "turn 3 is nobody's"),
        ("game: vtes", "game: vtes\nswitches: {moon: full}", "no switch is called 'moon'"),
    ],
)
def test_what_is_no_scenario_says_why(tmp_path: Path, old: str, new: str, why: str) -> None:
    said = run(tmp_path, old, new)
    assert said.code == 2 and why in said.out


def test_what_is_not_as_expected_is_told_with_the_log(tmp_path: Path) -> None:
    said = run(tmp_path, "[30, 11]", "[30, 12]")
    assert said.code == 1 and "[30, 11], not [30, 12]" in said.out and "Chelsea Blake bleeds for 1" in said.out


def test_names_need_no_accents_or_capitals(tmp_path: Path) -> None:
    assert run(tmp_path, "ready: [Chelsea Blake]", "ready: [chelsea blake]").code == 0
