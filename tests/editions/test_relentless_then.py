"""What may be done at any time, and Relentless abilities, as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from fighters import fighter
from primogen.kernel.ids import Seat
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    activated,
    at_start_of_your_turn,
    blood,
    discard_a_card,
    exhaust_this,
    exhaust_this_card,
    gain,
    may,
    relentless,
    unhosted,
)
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
POLL = unhosted("test-poll", "Poll", n.ONGOING, decks=n.BOTH,
                abilities=(at_start_of_your_turn(may(gain(1, n.AGENDA))),))
MINT = unhosted("test-mint", "Mint", n.ONGOING, decks=n.BOTH,
                abilities=(activated(exhaust_this_card, gain(1, n.PRESTIGE)),))
# fmt: on
SENTINEL = fighter("Sentinel", relentless(blood(1), gain(1, n.PRESTIGE)))
BROKER = fighter("Broker", activated(blood(1), gain(1, n.PRESTIGE)))
IDLER = fighter("Idler", activated(exhaust_this & blood(1), gain(1, n.PRESTIGE)))
WATCH = fighter("Watch", relentless(exhaust_this, gain(1, n.PRESTIGE)))
TRADER = fighter("Trader", relentless(discard_a_card, gain(1, n.PRESTIGE)))
BOOK: Final = book_with(POLL, MINT, SENTINEL, BROKER, IDLER, WATCH, TRADER)
NO_STACK: Final = {"relentless.stack": "no stack"}
WHOLE: Final = {**NO_STACK, "relentless.action_phase_only": "whole turn"}


def at_hand(play: Play, seat: Seat) -> list[str]:
    """What that seat may do although it is not asked."""
    return [play.interjection_words(seat, each) for each in play.g.interjections(seat)]


# ---- DIFF-32


@pytest.mark.parametrize(("stack", "is_asked"), [("stack", True), ("no stack", False)])
def test_whether_relentless_abilities_answer_what_is_announced(stack: str, is_asked: bool) -> None:
    """RV-RELENT-03, R20-GLO-08, R226-RLT-01, R226-RLT-04, DIFF-32."""
    one, two = Side(haven=["Lucky"]), Side(haven=["Sentinel"])
    with scene(one, two, book=BOOK, switches={"relentless.stack": stack}) as play:
        assert ("activate Sentinel" in at_hand(play, 1)) is not is_asked
        play.one("pass action")
        assert play.is_asked(1, "respond") is is_asked
        if is_asked:
            play.two("pass")


def test_without_a_stack_they_are_used_at_any_time_and_once_a_turn() -> None:
    """R20-GLO-08: in anybody's turn, before or while something is done."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Keondra", "Sentinel"])
    with scene(one, two, book=BOOK, switches=NO_STACK) as play:
        play.interjects(1, "activate Sentinel")
        assert (play.g.prestige[1], play.blood("Sentinel"), play.is_asked(0, "act")) == (6, 3, True)
        assert "activate Sentinel" not in at_hand(play, 1)
    with scene(one, two, book=BOOK, switches=NO_STACK) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(0, "place-attack-card")
        play.interjects(1, "activate Sentinel")
        assert play.is_asked(0, "place-attack-card") and play.g.prestige[1] == 6
        play.one("pass")
        play.two("pass")


def test_what_has_no_way_out_is_not_interrupted() -> None:
    """R20-GLO-08: the type of an attack must be announced; before and after it is early enough."""
    one, two = Side(streets=["Lucky"]), Side(haven=["Keondra", "Sentinel"])
    with scene(one, two, book=BOOK, switches=NO_STACK) as play:
        play.one("attack with Lucky", "target Keondra")
        assert play.is_asked(0, "attack-type") and "activate Sentinel" not in at_hand(play, 1)
        play.one("Physical")
        assert play.is_asked(1, "block") and "activate Sentinel" in at_hand(play, 1)
        play.two("pass", "pass")


def test_the_active_player_has_them_among_all_else() -> None:
    """R20-GLO-08, R20-ABL-11: and off the Action Phase's question at any time, too."""
    one, two = Side(streets=["Lucky"], haven=["Sentinel"], hand=["Awe"]), Side(haven=["Keondra"])
    with scene(one, two, book=BOOK, switches=NO_STACK) as play:
        assert "activate Sentinel" in play.offered and "activate Sentinel" not in at_hand(play, 0)
        play.one("attack with Lucky", "Physical")
        play.interjects(0, "activate Sentinel")
        assert play.g.prestige[0] == 6
        play.one("pass")


# ---- DIFF-34


@pytest.mark.parametrize(("time", "may_use"), [("Action Phase", False), ("whole turn", True)])
def test_in_which_part_of_a_turn_they_are_used(time: str, may_use: bool) -> None:
    """RV-ABIL-18, R20-GLO-08, R226-ABL-06, DIFF-34: in the Beginning Phase of another."""
    one, two = Side(haven=["Lucky"], ongoing=["Poll"]), Side(haven=["Sentinel", "Broker"])
    switches = {**NO_STACK, "relentless.action_phase_only": time}
    with scene(one, two, phase="beginning", book=BOOK, switches=switches) as play:
        assert play.is_asked(0, "may")
        assert ("activate Sentinel" in at_hand(play, 1)) is may_use
        assert "activate Broker" not in at_hand(play, 1)
        if may_use:
            play.interjects(1, "activate Sentinel")
            assert play.g.prestige[1] == 6
        play.one("no")


# ---- DIFF-35


@pytest.mark.parametrize(("ended", "offered"), [("none", []), ("those that exhaust nobody", ["Broker", "Mint"])])
def test_which_abilities_are_used_in_ones_end_phase(ended: str, offered: list[str]) -> None:
    """RV-TURN-24, R20-END-02, R226-END-01, R229-END-01, DIFF-35: none of Idler's, who would be exhausted."""
    one = Side(haven=["Lucky", "Broker", "Idler"], ongoing=["Mint"], prestige=5)
    with scene(one, Side(haven=["Keondra"]), phase="end", book=BOOK, switches={"end.abilities": ended}) as play:
        if offered:
            assert play.is_asked(0, "abilities")
            assert play.offered == [*(f"activate {name}" for name in offered), "pass"]
            play.one("activate Broker", "activate Mint")
        assert play.is_asked(1, "act") and play.g.prestige[0] == 5 + len(offered)


def test_in_the_end_phase_of_another_relentless_ones_are_used_unless_they_exhaust() -> None:
    """R20-GLO-08, R20-END-02: One is asked for a card to mend with."""
    one = Side(haven=["Lucky"], blood={"Lucky": 1}, hand=["Awe"])
    two = Side(haven=["Sentinel", "Watch", "Broker"])
    for ended, found in (("none", []), ("those that exhaust nobody", ["activate Sentinel"])):
        switches = {**WHOLE, "end.abilities": ended}
        with scene(one, two, phase="end", book=BOOK, switches=switches) as play:
            assert play.is_asked(0, "mend")
            assert [each for each in at_hand(play, 1) if "activate" in each] == found
            play.one("pass")


# ---- DIFF-30, DIFF-31


@pytest.mark.parametrize(("when", "may_move"), [("between acts", False), ("any time", True)])
def test_moving_to_the_streets_while_an_action_is_under_way(when: str, may_move: bool) -> None:
    """RV-MOVE-01, R20-MOV-01, DIFF-30: in the middle of one's own attack; nobody moves in the turn of another."""
    one, two = Side(streets=["Lucky"], haven=["Grace"], hand=["Awe"]), Side(haven=["Keondra"])
    with scene(one, two, book=BOOK, switches={"movement.during_action": when, "party.form_window": "own turn"}) as play:
        assert "move out" in play.offered and "move out" not in at_hand(play, 0)
        play.one("attack with Lucky", "Physical")
        assert play.is_asked(0, "place-attack-card")
        assert ("move out" in at_hand(play, 0)) is may_move and "move out" not in at_hand(play, 1)
        if may_move:
            play.interjects(0, "move out")
            assert play.where("Grace") == "streets" and not play.g.are_party(play.card("Grace"), play.card("Lucky"))
        assert play.is_asked(0, "place-attack-card")
        play.one("pass")


@pytest.mark.parametrize(("window", "may_form"), [("Action Phase", False), ("own turn", True)])
def test_parties_are_formed_in_the_whole_of_ones_turn(window: str, may_form: bool) -> None:
    """RV-MOVE-09, R20-PTY-05, R20-MOV-05, R229-PTY-01, DIFF-31: in the End Phase, but never during an action."""
    one = Side(streets=["Lucky", "Grace"], blood={"Lucky": 1}, hand=["Awe"])
    two = Side(streets=["Keondra", "Iara"])
    with scene(one, two, phase="end", book=BOOK, switches={"party.form_window": window}) as play:
        assert play.is_asked(0, "mend")
        assert ("regroup" in at_hand(play, 0)) is may_form and "regroup" not in at_hand(play, 1)
        if may_form:
            play.interjects(0, "regroup")
            play.one("regroup Grace")
            assert not play.g.are_party(play.card("Grace"), play.card("Lucky"))
        play.one("pass")
    with scene(one, two, book=BOOK, switches={"party.form_window": window}) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(0, "place-attack-card") and "regroup" not in at_hand(play, 0)
        play.one("pass")
        if play.is_asked(1, "block"):
            play.two("pass")
