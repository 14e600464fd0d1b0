"""Poacher's Choice of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from rovers import BOOK


def poached(two: Side, *said: str, by: str = "Brute", borne: list[str] | None = None) -> Play:
    one = Side(streets=[by], hand=["Poacher's Choice"], attached={by: borne} if borne else {}, library=["Coat"])
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {by}", "Social", "place Poacher's Choice")
        if two.hand:
            play.two("pass")
        play.one(*said)
    return play


def test_poachers_choice_steals_a_retainer() -> None:
    """dar-poachers-choice: of a character it defeats in The Streets, one of your choice; the others are burned."""
    two = Side(streets=["Drifter"], attached={"Drifter": ["Maid", "Medium", "Coat"]})
    play = poached(two, "Medium")
    assert (play.where("Drifter"), play.host("Medium"), play.where("Maid")) == ("torpor", "Brute", "burned")
    assert play.where("Coat (2)") == "discard"  # no Retainer
    assert play.names(0, w.HAND) == []  # it does not draw


def test_poachers_choice_has_no_choice() -> None:
    """dar-poachers-choice: the only Retainer is stolen, the same that it was, and it is now yours."""
    play = poached(Side(streets=["Drifter"], attached={"Drifter": ["Maid"]}))
    assert (play.host("Maid"), play.g.controller[play.card("Maid")]) == ("Brute", 0)


@pytest.mark.parametrize(
    ("two", "borne"),
    [
        (Side(haven=["Drifter"], attached={"Drifter": ["Maid"]}), []),  # at home
        (Side(streets=["Drifter"], attached={"Drifter": ["Maid"]}), ["Owl", "Coat", "Mugger"]),  # no room
    ],
)
def test_poachers_choice_steals_nothing(two: Side, borne: list[str]) -> None:
    """dar-poachers-choice: not from a character in its Haven, nor for an attacker who can bear no more."""
    play = poached(two, borne=borne)
    assert (play.where("Drifter"), play.where("Maid")) == ("torpor", "burned")


def test_poachers_choice_does_not_defeat() -> None:
    """dar-poachers-choice: who stands it keeps the Retainer."""
    play = poached(Side(streets=["Bishop"], attached={"Bishop": ["Maid"]}))
    assert (play.host("Maid"), play.blood("Bishop")) == ("Bishop", 20 - 6 - 2 + 1)


@pytest.mark.parametrize(("by", "dealt"), [("Singer", 1 + 2 - 1), ("Banker", 1 + 2 - 1 - 1)])
def test_poachers_choice_blanks_what_the_defender_bears(by: str, dealt: int) -> None:
    """dar-poachers-choice: by Dominate, the Shield of a Nun is nothing; when the attack is over she works again."""
    two = Side(streets=["Bishop"], attached={"Bishop": ["Nun", "Taxi Driver"]})
    play = poached(two, by=by)
    assert play.blood("Bishop") == 20 - dealt
    assert play.value("Bishop", w.INTEL) == 1


def test_poachers_choice_blanks_what_could_be_used() -> None:
    """dar-poachers-choice: a Vagrant who is blank prevents nothing."""
    two = Side(streets=["Bishop"], attached={"Bishop": ["Vagrant"]})
    with scene(Side(streets=["Singer"], hand=["Poacher's Choice"]), two, book=BOOK) as play:
        play.one("attack with Singer", "Social", "place Poacher's Choice")
        assert (play.is_ready("Vagrant"), play.blood("Bishop")) == (True, 20 - 2)
    with scene(Side(streets=["Banker"], hand=["Poacher's Choice"]), two, book=BOOK) as play:
        play.one("attack with Banker", "Social", "place Poacher's Choice")
        play.two("yes: Vagrant")
        assert play.blood("Bishop") == 20 - 1


def test_poachers_choice_blanks_no_others() -> None:
    """dar-poachers-choice: what the attacker bears keeps its text."""
    one = Side(streets=["Singer"], haven=["Ghoul Boy"], hand=["Poacher's Choice"], leader="Singer")
    one.attached = {"Singer": ["Taxi Driver"]}
    two = Side(streets=["Bishop"], attached={"Bishop": ["Taxi Driver"]})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Singer", "Social", "place Poacher's Choice")
        assert (play.value("Singer", w.INTEL), play.value("Bishop", w.INTEL)) == (1, 0)
        play.one("pass")
        assert play.value("Bishop", w.INTEL) == 1
