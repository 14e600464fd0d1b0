"""Conspiracies as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    any_character,
    conspiracy,
    exhaust,
    lose,
    target,
    target_foe,
    unhosted,
)
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.atoms.rows import note_contributor, note_shown
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

PACT: Final = conspiracy("test-pact", "Pact", needs=1, text=target(any_character, exhaust(THAT)))
TOLL: Final = conspiracy("test-toll", "Toll", needs=1, text=target_foe(lose(1, n.PRESTIGE, THAT_PLAYER)))
GLARE: Final = unhosted("test-glare", "Glare", decks=n.VAMPIRES, text=target(any_character, exhaust(THAT)))
BOOK: Final = book_with(PACT, TOLL, GLARE)
END_TURN: Final = ("pass action", "pass action", "end phase")


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


def on_it(play: Play, name: str) -> list[int]:
    """How much Prestige of each player's colour lies on the card."""
    return [staked(play.g, play.card(name), seat) for seat in range(play.g.seats())]


def may(play: Play, seat: int) -> list[str]:
    """What a player may do without being asked, besides proposing a deal."""
    found = [play.interjection_words(seat, each) for each in play.g.interjections(seat)]
    return [words for words in found if words != "propose a deal"]


@pytest.mark.parametrize(("shown", "later"), [("at once", False), ("in this turn", True)])
def test_who_declines_may_add_later_in_that_turn(shown: str, later: bool) -> None:
    """RV-CONSP-06, R20-CON-02, R20-CON-03, R226-CON-03, DIFF-96: but not twice."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 1})
    settled = {"conspiracy.show_timing": shown, "conspiracy.permission": "never"}
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Grace"]), switches=settled) as play:
        play.one("show Pay Tribute to Two")
        play.two("decline")
        assert may(play, 1) == (["contribute to Pay Tribute"] if later else [])
        assert "show Pay Tribute to Two" not in play.offered
        if later:
            play.interjects(1, "contribute to Pay Tribute")
            assert (on_it(play, "Pay Tribute"), may(play, 1)) == ([1, 1, 0], [])
        play.one("show Pay Tribute to Three")
        play.three("contribute")
        assert (on_it(play, "Pay Tribute")[2], may(play, 2)) == (1, [])


@pytest.mark.parametrize(
    ("look", "two", "three"),
    [("shown and contributed", True, False), ("contributed", True, False), ("shown", True, True)],
)
def test_who_may_look_at_a_conspiracy(look: str, two: bool, three: bool) -> None:
    """RV-CONSP-18, R20-CON-02, R226-CON-05, R229-CON-05, DIFF-98: Two was shown it and gave, Three gave nothing."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 1})
    foes = Side(haven=["Lucky"]), Side(haven=["Grace"]), Side(haven=["Ryan"])
    with scene(one, *foes, switches={"conspiracy.look": look}) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one("show Pay Tribute to Three")
        play.three("decline")
        play.one(*END_TURN)
        assert [play.sees(seat, "Pay Tribute") for seat in range(4)] == [True, two, three, False]
        play.answers(1, ("pass action",))


@pytest.mark.parametrize(("look", "sees"), [("shown and contributed", False), ("contributed", True), ("shown", False)])
def test_who_gave_without_being_shown_it(look: str, sees: bool) -> None:
    """R226-CON-05, R229-HID-01, DIFF-98."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 1})
    two = Side(haven=["Lucky"], stakes={"Pay Tribute": 1})
    with scene(one, two, switches={"conspiracy.look": look}) as play:
        note_contributor(play.g, play.card("Pay Tribute"), 1)
        assert play.sees(1, "Pay Tribute") is sees


@pytest.mark.parametrize("spares", ["as it says", "by colour"])
def test_whom_a_conspiracy_spares(spares: str) -> None:
    """RV-CONSP-16, R20-CON-06, R20-CON-07, R226-CON-07, DIFF-100: whose Prestige lies on it."""
    one = Side(haven=["Keondra"], face_down={"Pact": 1, "Toll": 1})
    two = Side(haven=["Lucky"], stakes={"Pact": 1, "Toll": 1})
    with scene(one, two, Side(haven=["Grace"]), book=BOOK, switches={"conspiracy.protection": spares}) as play:
        play.one("reveal Pact")
        spared = spares == "by colour"
        assert play.offered == (["Keondra", "Grace"] if spared else ["Keondra", "Lucky", "Grace"])
        play.one("Grace")
        play.one("reveal Toll")
        if not spared:
            assert play.offered == ["Two", "Three"]
            play.one("Three")
        assert (play.is_ready("Grace"), play.g.prestige) == (False, [5, 5, 4])


@pytest.mark.parametrize(("spares", "is_offered"), [("as it says", True), ("by colour", False)])
def test_a_conspiracy_with_nobody_left_to_aim_at(spares: str, is_offered: bool) -> None:
    """RV-CONSP-15, R20-CON-06, DIFF-100."""
    one = Side(haven=["Keondra"], face_down={"Toll": 1})
    two = Side(haven=["Lucky"], stakes={"Toll": 1})
    with scene(one, two, book=BOOK, switches={"conspiracy.protection": spares}) as play:
        assert ("reveal Toll" in play.offered) is is_offered


@pytest.mark.parametrize("spares", ["as it says", "by colour"])
def test_prestige_on_other_cards_spares_nobody(spares: str) -> None:
    """R20-CON-06, DIFF-100: nor anybody from a card that is no Conspiracy."""
    one = Side(haven=["Keondra"], face_down={"Pact": 1}, hand=["Glare"])
    two = Side(haven=["Lucky"], stakes={"Keondra": 1})
    with scene(one, two, book=BOOK, switches={"conspiracy.protection": spares}) as play:
        play.one("reveal Pact")
        assert play.offered == ["Keondra", "Lucky"]
        play.one("Keondra", "play Glare")
        assert play.offered == ["Keondra", "Lucky"]
        play.one("Lucky")


@pytest.mark.parametrize(("when", "is_allowed"), [("between actions", False), ("any time", True)])
def test_conspiracies_in_the_midst_of_an_action(when: str, is_allowed: bool) -> None:
    """RV-CONSP-07, RV-CONSP-14, R20-CON-03, R20-CON-05, R226-CON-01, R226-CON-02, DIFF-99: while Two may Block."""
    one = Side(streets=["Matthew"], face_down={"Pact": 1, "Toll": 1})
    two = Side(haven=["Lucky", "Grace"])
    settled = {"conspiracy.not_during_action": when, "conspiracy.permission": "never"}
    with scene(one, two, book=BOOK, switches=settled) as play:
        note_shown(play.g, play.card("Toll"), 1)
        play.one("attack with Matthew", "target Lucky", "Physical")
        assert play.asked.asks == "block"
        if not is_allowed:
            assert may(play, 0) == may(play, 1) == []
        else:
            assert may(play, 1) == ["contribute to Toll"]
            play.interjects(1, "contribute to Toll")
            play.interjects(0, "add to Pact")
            assert (on_it(play, "Toll"), on_it(play, "Pact")) == ([1, 1], [2, 0])
            play.interjects(0, "reveal Toll")
            assert (play.asked.asks, play.g.prestige, play.where("Toll")) == ("block", [5, 3], "discard")  # Matthew's 1
        play.two("pass")
        assert play.blood("Lucky") == 4


@pytest.mark.parametrize("when", ["between actions", "any time"])
def test_in_no_turn_but_the_controllers(when: str) -> None:
    """RV-CONSP-07, R20-CON-03, R20-CON-05, DIFF-99."""
    one = Side(haven=["Matthew", "Keondra"], face_down={"Pact": 1})
    two = Side(streets=["Grace"])
    with scene(one, two, turn=1, book=BOOK, switches={"conspiracy.not_during_action": when}) as play:
        play.two("attack with Grace", "target Matthew", "Physical")
        assert may(play, 0) == may(play, 1) == []
        play.one("pass")


@pytest.mark.parametrize(("when", "is_offered"), [("in that turn too", True), ("not in that turn", False)])
def test_adding_prestige_in_the_turn_of_placing(when: str, is_offered: bool) -> None:
    """RV-CONSP-08, R20-CON-04, DIFF-157: to one that was there before, and to this one later, in any rulebook."""
    one = Side(haven=["Keondra"], hand=["Toll"], face_down={"Pact": 1})
    with scene(one, Side(haven=["Lucky"]), book=BOOK, switches={"conspiracy.add_when_placed": when}) as play:
        play.one("place Toll")
        assert ("add to Toll" in play.offered) is is_offered
        play.one("add to Pact", "pass action", "end phase")
        play.answers(1, END_TURN)
        play.one("add to Toll")
        assert (on_it(play, "Toll"), on_it(play, "Pact")) == ([2, 0], [2, 0])
