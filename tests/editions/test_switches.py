"""The table of switches: what older rulebooks settle otherwise. Each is shown by play in the other files here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

from mutants.run import all_mutants
from not_switched import NOT_SWITCHED
from primogen.books.ledger import all_rules
from primogen.kernel.switches import Unsettled
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.rules.switches import BEFORE_ROWS, BY_NAME, HOW_MANY, PLACES, SWITCHES, settled
from primogen.rivals.settling import SETTLED
from sources import PACKAGE

DIFFERENCES: Final = {
    row["id"]: row
    for row in yaml.load((PACKAGE / "rivals/ledger/edition-differences.yaml").read_text("utf-8"), yaml.CSafeLoader)
}
USUAL: Final = [0] * HOW_MANY
FIRST_GAMES: Final = {  # what the book of 2020 says of a first game, or of decks as they came: a table may choose it
    "setup.agenda_face_down",
    "setup.free_leader_choice",
}
BY_ROW: Final = [switch for switch in SWITCHES if switch.rule in DIFFERENCES]


def test_each_has_its_own_place_and_named_values() -> None:
    """A kept game holds them by place: those of before have kept theirs, the others have that of their row."""
    assert [switch.name for switch in SWITCHES if switch.number <= BEFORE_ROWS] == [
        "bluffing",
        "setup.mutual_rivals",
        "setup.reveal_order",
        "setup.two_player_prince_aside",
        "conspiracy.permission",
    ]
    for switch in SWITCHES:
        assert len({*switch.values}) == len(switch.values) >= 2
        assert PLACES[switch.name] == switch.number
        if switch.number > BEFORE_ROWS:
            assert switch.rule == f"DIFF-{switch.number - BEFORE_ROWS:02}"
    assert sorted(PLACES.values()) == list(range(HOW_MANY)) and len(BY_NAME) == len(SWITCHES)


def test_they_stand_in_the_order_of_the_rows() -> None:
    rows = [int(DIFFERENCES[BY_NAME[name].rule]["id"].removeprefix("DIFF-")) for name in SETTLED]
    assert rows == sorted(rows) and set(SETTLED) == {switch.name for switch in BY_ROW} - FIRST_GAMES


def test_each_has_its_place_in_the_ledger() -> None:
    """A rule that the table settles, or the row that says how editions differ, which calls it the same."""
    for switch in SWITCHES:
        if switch.rule.startswith("DIFF-"):
            assert DIFFERENCES[switch.rule]["switch"] == switch.name
        else:
            assert switch.rule in all_rules()


def test_the_newest_edition_has_the_first_value_of_each() -> None:
    assert EDITIONS[NEWEST].settled() == USUAL


def test_an_edition_that_leaves_a_point_as_it_was_settles_it_alike() -> None:
    """ "As 2020." """
    seen = 0
    for switch in BY_ROW:
        for edition, said in DIFFERENCES[switch.rule]["editions"].items():
            as_in = re.fullmatch(r"As (2020|2022-06|2022-09)( \([^)]*\))?\.", said)
            if as_in:
                number, seen = switch.number, seen + 1
                assert EDITIONS[edition].settled()[number] == EDITIONS[as_in[1]].settled()[number]
    assert seen >= 5


def test_editions_that_differ_are_settled_otherwise() -> None:
    for switch in BY_ROW:
        found = {edition.settled()[switch.number] for edition in EDITIONS.values()}
        assert found == {0} if switch.name in FIRST_GAMES else found == set(range(len(switch.values)))


def test_each_is_played_under_every_value_and_broken_once() -> None:
    """By a test here that names it with all its values, or cites its row and plays it by edition; and by a mutant."""
    told, by_edition = (texts(Path(__file__).parent, name) for name in ("test_*_then.py", "test_*_20*.py"))
    mutants = {mutant.rule.partition(",")[0] for mutant in all_mutants()}
    for switch in BY_ROW:
        is_named = switch.name in told or switch.name.replace("setup.", "setup_") in told
        assert (is_named and all(f'"{value}"' in told for value in switch.values)) or switch.rule in by_edition
        assert switch.rule in mutants


def texts(folder: Path, name: str) -> str:
    return "".join(path.read_text("utf-8") for path in sorted(folder.glob(name)))


def test_every_difference_has_its_switch_or_a_reason_why_not() -> None:
    """Those of cards are printed on the cards: see `earlier` of their sets."""
    switched = {switch.rule for switch in BY_ROW}
    rules = [row for row, said in DIFFERENCES.items() if said["group"] != "card"]
    assert [row for row in rules if row not in switched and row not in NOT_SWITCHED] == []
    assert switched.isdisjoint(NOT_SWITCHED) and set(NOT_SWITCHED) <= set(rules)
    assert all(reason.endswith(".") for reason in NOT_SWITCHED.values())


def test_what_nobody_knows_is_told_with_what_there_is() -> None:
    with pytest.raises(Unsettled, match=r"no switch is called 'bluff': bluffing, setup\.mutual_rivals"):
        settled({"bluff": "on"}, USUAL)
    with pytest.raises(Unsettled, match="bluffing is never 'maybe': off, on"):
        settled({"bluffing": "maybe"}, USUAL)
