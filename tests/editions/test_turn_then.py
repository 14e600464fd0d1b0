"""The turn and its actions as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import at_start_of_your_turn, gain, may, unhosted
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
POLL = unhosted("test-poll", "Poll", n.ONGOING, decks=n.BOTH,
                abilities=(at_start_of_your_turn(may(gain(1, n.PRESTIGE))),))
# fmt: on
BOOK: Final = book_with(POLL)


@pytest.mark.parametrize(("step", "left"), [("ready and return", 1), ("start of turn", 0)])
def test_when_no_influence_tokens_come_off(step: str, left: int) -> None:
    """RV-TURN-17, R20-TRN-07, R20-INF-06, DIFF-25: what happens at the start of the turn finds them there, or not."""
    one = Side(haven=["Lucky"], no_influence=["Lucky"], ongoing=["Poll"], prestige=5)
    two = Side(haven=["Keondra"], no_influence=["Keondra"])
    switches = {"turn.no_influence_removal": step}
    with scene(one, two, phase="beginning", book=BOOK, switches=switches) as play:
        assert [play.g.no_influence[play.card(name)] for name in ("Lucky", "Keondra")] == [left, 1]
        play.one("yes: Poll")
        assert [play.g.no_influence[play.card(name)] for name in ("Lucky", "Keondra")] == [0, 1]


@pytest.mark.parametrize(("used", "is_free"), [("must", False), ("may", True)])
def test_whether_both_actions_must_be_used(used: str, is_free: bool) -> None:
    """RV-TURN-21, R20-ACT-01, R226-ACT-02, DIFF-27."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), switches={"action.must_use": used}) as play:
        for _ in range(2):
            assert ("end phase" in play.offered) is is_free
            if not is_free:
                assert play.refusal("end phase") == "You have actions left (RV-TURN-21)"
            play.one("pass action")
        play.one("end phase")
        assert play.is_asked(1, "act")


@pytest.mark.parametrize(("listed", "offered"), [("with pass", True), ("without pass", False)])
def test_whether_pass_is_an_action(listed: str, offered: bool) -> None:
    """RV-ACT-41, R20-ACT-02, R226-ACT-01, DIFF-28: who may leave actions unused needs none."""
    switches = {"action.list": listed, "action.must_use": "may"}
    with scene(Side(haven=["Lucky"], library=["Awe"]), Side(haven=["Keondra"]), switches=switches) as play:
        assert ("pass action" in play.offered) is offered
        assert "draw" in play.offered
        play.one("end phase")
        assert play.is_asked(1, "act")
