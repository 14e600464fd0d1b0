"""Switches: what older rulebooks settle otherwise, each shown by play under every value."""

from __future__ import annotations

import re
from typing import Final

import pytest
import yaml

from primogen.books.ledger import all_rules
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules import switches
from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.switches import NUMBERS, SWITCHES, Unsettled, settled
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from setting_up import CAITIFF, FOUR, MINISTRY, deck
from sources import PACKAGE

DIFFERENCES: Final = {
    row["id"]: row
    for row in yaml.load((PACKAGE / "rivals/ledger/edition-differences.yaml").read_text("utf-8"), yaml.CSafeLoader)
}
USUAL: Final = [0] * len(SWITCHES)
END_TURN: Final = ("pass action", "pass action", "end phase")


def dealt(*decks: Deck, seed: int = 1, **said: str) -> Play:
    """From a header; `setup_x` is the switch setup.x."""
    names = [f"Player {number}" for number in range(len(decks))]
    told = {name.replace("setup_", "setup."): value for name, value in said.items()}
    return Play(opened(header_of(names, list(decks), b"%d" % seed, switches=told)))


# ---- the table of switches


def test_each_has_its_number_its_name_and_named_values() -> None:
    assert len(NUMBERS) == len(SWITCHES)
    for switch in SWITCHES:
        assert len({*switch.values}) == len(switch.values) >= 2
    assert [SWITCHES[number].name for number in (switches.BLUFFING, switches.PERMISSION)] == [
        "bluffing",
        "conspiracy.permission",
    ]


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
    for switch in (each for each in SWITCHES if each.rule in DIFFERENCES):
        for edition, said in DIFFERENCES[switch.rule]["editions"].items():
            as_in = re.match(r"As (2020|2022-06|2022-09)[.;]", said)
            if as_in:
                number, seen = NUMBERS[switch.name], seen + 1
                assert EDITIONS[edition].settled()[number] == EDITIONS[as_in[1]].settled()[number]
    assert seen >= 5


def test_editions_that_differ_are_settled_otherwise() -> None:
    for switch in (each for each in SWITCHES if each.rule in DIFFERENCES):
        found = {edition.settled()[NUMBERS[switch.name]] for edition in EDITIONS.values()}
        assert found == set(range(len(switch.values)))


def test_what_nobody_knows_is_told_with_what_there_is() -> None:
    with pytest.raises(Unsettled, match=r"no switch is called 'bluff': bluffing, setup\.mutual_rivals"):
        settled({"bluff": "on"}, USUAL)
    with pytest.raises(Unsettled, match="bluffing is never 'maybe': off, on"):
        settled({"bluffing": "maybe"}, USUAL)


# ---- set-up


@pytest.mark.parametrize(("prince", "is_aside"), [("set aside", True), ("in the deck", False)])
def test_the_prince_is_in_the_city_deck_of_two_players_from_the_start(prince: str, is_aside: bool) -> None:
    """RV-SETUP-06, R20-SET-02, DIFF-09: settled by the very first step, so the switch is settled before it."""
    play = dealt(deck(MINISTRY), deck(CAITIFF), setup_two_player_prince_aside=prince)
    assert play.asked.asks == "leader"
    assert ("Prince of the City" in play.names(w.CITY, w.BOX)) is is_aside
    assert ("Prince of the City" in play.names(w.CITY, w.LIBRARY)) is not is_aside


@pytest.mark.parametrize(("order", "is_seen"), [("leaders first", False), ("together", True)])
def test_havens_are_known_when_leaders_are_bid_for(order: str, is_seen: bool) -> None:
    """RV-SETUP-35, R20-DCK-05, R20-UNQ-03, DIFF-05."""
    play = dealt(deck(MINISTRY), deck(MINISTRY), setup_reveal_order=order)
    for seat in (0, 1):
        play.answers(seat, ("lead with Keondra",))
    assert play.asked.asks == "bid"
    for seat in (0, 1):
        assert play.g.sees(1 - seat, play.g.haven_card[seat]) is is_seen
    while play.asked.asks != "act":
        play.answer(0)
    assert all(play.g.sees(1 - seat, play.g.haven_card[seat]) for seat in (0, 1))
    assert sum("Haven" in line for line in play.log()) <= 2


@pytest.mark.parametrize(("mutual", "pairs"), [("forbidden", False), ("allowed", True)])
def test_two_of_four_may_be_each_others_rivals(mutual: str, pairs: bool) -> None:
    """RV-SETUP-40, R20-SET-15, DIFF-01."""
    found: set[bool] = set()
    for seed in range(24):
        play = dealt(*map(deck, FOUR), seed=seed, setup_mutual_rivals=mutual)
        for seat, names in enumerate(FOUR):
            play.answers(seat, (f"lead with {names[0]}",))
        rivals = play.g.rival
        assert sorted(rivals) == [0, 1, 2, 3] and all(rival != seat for seat, rival in enumerate(rivals))
        found.add(any(rivals[rival] == seat for seat, rival in enumerate(rivals)))
    assert found == {False, pairs}


# ---- Conspiracies


@pytest.mark.parametrize(
    ("permission", "who_gave", "who_did_not"),
    [("first time", False, True), ("every time", True, True), ("never", False, False)],
)
def test_who_asks_before_adding_to_a_conspiracy(permission: str, who_gave: bool, who_did_not: bool) -> None:
    """RV-CONSP-10, RV-CONSP-11, R20-CON-03, R226-CON-04, DIFF-97."""
    foes = Side(haven=["Lucky"]), Side(haven=["Grace"])
    with scene(
        Side(haven=["Keondra"], face_down={"Pay Tribute": 1}), *foes, switches={"conspiracy.permission": permission}
    ) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one("show Pay Tribute to Three")
        play.three("decline")
        for seat in range(3):
            play.answers(seat, END_TURN)
        for seat, must_ask in ((1, who_gave), (2, who_did_not)):
            play.interjects(seat, "contribute to Pay Tribute")
            assert (play.asked.asks == "allow") is must_ask
            if must_ask:
                play.one(f"allow {('Two', 'Three')[seat - 1]}")
        assert play.g.prestige == [5, 3, 4]
