"""Older editions play the tests of rules, too, where their books say the same.

A test of `tests/rules` that cites RV-BLOCK-05 shows R20-ATK-25, which says the same, if it is played by the switches
of 2020. So it is: once by the newest edition, and once by each older one that has one of its rules. The cards, the city
and the ids stay those of the newest. Where an older book settles otherwise what a test shows, the test says so, with
the row of the list of differences: `@differs("DIFF-36", "2020", "2022-06")`. It must fail there: no mark is idle.
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Final

import pytest
import yaml

from primogen.books.alike import shown_by
from primogen.books.coverage import BY_EVERY_EDITION, DIFFERS, ids_in
from primogen.rivals.editions import EDITIONS, NEWEST
from sources import PACKAGE

THEN: Final = "by_the_rules_of"  # the fixture that settles the edition
OLDER: Final = tuple(edition for edition in EDITIONS if edition != NEWEST)
AS_NOW: Final = (  # what every test would trip over, though it shows something else: these have tests of their own
    "action.list",  # 2020 has no passing, with which tests come to the end of a turn
    "attack.intel_excess",  # 2020 asks again for Intel when there is enough
)
IS_PLAIN: Final = "PRIMOGEN_MODE" not in os.environ  # the modes are for the machine, not for the books
ROWS: Final = {
    row["id"]
    for row in yaml.load((PACKAGE / "rivals/ledger/edition-differences.yaml").read_text("utf-8"), yaml.CSafeLoader)
}


def differs(row: str, *editions: str) -> pytest.MarkDecorator:
    """What the test shows is settled otherwise in these editions: see that row of the differences."""
    if row not in ROWS or not editions or not {*editions} <= {*OLDER}:
        raise ValueError(f"{row}, {editions}: no such row of the differences, or no such older edition")
    return pytest.mark.differs(row, *editions)


def play_by_older_books(metafunc: pytest.Metafunc) -> None:
    """Each test of rules by every edition that has one of the rules it cites."""
    folder = metafunc.definition.path.parent.name
    if IS_PLAIN and folder in BY_EVERY_EDITION:
        cited = ids_in(metafunc.function.__doc__ or "")
        older = {edition for rule in cited if is_asked(rule, folder) for edition in shown_by().get(rule, ())} & {*OLDER}
        if older:
            metafunc.parametrize(THEN, [played_by(metafunc, each) for each in (NEWEST, *sorted(older))], indirect=True)


def is_asked(rule: str, folder: str) -> bool:
    """Tests of cards are played again only for what older books say of a card."""
    return folder != "cards" or not rule.startswith("RV-")


def played_by(metafunc: pytest.Metafunc, edition: str) -> object:
    """If it is marked it must fail; of a test with several cases only some may."""
    marks = [mark for mark in metafunc.definition.iter_markers(DIFFERS) if edition in mark.args[1:]]
    is_one = next(metafunc.definition.iter_markers("parametrize"), None) is None
    refuted = [pytest.mark.xfail(strict=is_one, reason=str(mark.args[0])) for mark in marks]
    return pytest.param(edition, id=edition, marks=refuted)


def settle_as(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of the newest edition goes by the switches of that one."""
    then = {name: value for name, value in EDITIONS[edition].switches.items() if name not in AS_NOW}
    monkeypatch.setitem(EDITIONS, NEWEST, replace(EDITIONS[NEWEST], switches=then))
