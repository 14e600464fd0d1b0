"""Attachments as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import ATTACHED_ANYWHERE, FOES, Cards
from primogen.rivals.language.traits import HasWord
from primogen.rivals.language.vocabulary import (
    SILENT,
    THAT,
    THIS,
    YOUR_LEADER,
    attach,
    attach_this,
    choose,
    title,
    unhosted,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

retainers_of_foes: Final = Cards(ATTACHED_ANYWHERE, FOES, (HasWord(w.RETAINER),))
# fmt: off
CHAIR = title("test-chair", "Chair", influence=0, bp=1, text=attach_this(THIS))
POACH = unhosted("test-poach", "Poach", decks=n.VAMPIRES,
                 text=choose(retainers_of_foes, attach(THAT, to=YOUR_LEADER)))
SNEAK = unhosted("test-sneak", "Sneak", decks=n.VAMPIRES,
                 text=choose(retainers_of_foes, attach(THAT, to=YOUR_LEADER, heard=SILENT)))
# fmt: on
BOOK: Final = book_with(CHAIR, POACH, SNEAK)
FOE: Final = Side(haven=["Lucky"])


# ---- taking them off


@pytest.mark.parametrize(
    ("drops", "which"),
    [
        ("no Prey", ["Poison Pill", "Vagrant"]),
        ("only Retainers", ["Vagrant"]),
    ],
)
def test_what_may_be_taken_off_at_will(drops: str, which: list[str]) -> None:
    """RV-ATTACH-03, RV-ATTACH-05, R20-ATT-03, R226-ATT-01, DIFF-105: never a Title, nor what a foe has put there.

    R226-DIA-03: nor Prey.
    """
    one = Side(
        haven=["Keondra", "Iara"], attached={"Keondra": ["Chair", "Benício"], "Iara": ["Poison Pill", "Vagrant"]}
    )
    two = Side(haven=["Ryan"], curses={"Iara": ["Tracking Device"]})
    with scene(one, two, book=BOOK, switches={"attachment.voluntary_detach": drops}) as play:
        assert sorted(said for said in play.offered if "detach" in said) == [f"detach {name}" for name in which]
        play.one("detach Vagrant")
        assert (play.where("Vagrant"), play.actions) == ("burned", 2)
        if drops == "only Retainers":
            assert play.refusal("detach Poison Pill") == "Poison Pill is no Retainer and stays (R20-ATT-03)"


# ---- the fourth


@pytest.mark.parametrize("fourth", ["none", "one is burned"])
def test_a_fourth_attachment(fourth: str) -> None:
    """RV-ATTACH-02, R20-ATT-02, DIFF-106: another is burned, but no Title; then the new one must be attached."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Mugger", "Chair", "Vagrant"]}, hand=["Poison Pill"])
    with scene(one, FOE, book=BOOK, switches={"attachment.fourth": fourth}) as play:
        if fourth == "none":
            assert "RV-TERM-28" in play.refusal("play Poison Pill")
            return
        play.one("play Poison Pill")
        assert (play.asked.asks, play.offered) == ("make-room", ["detach Mugger", "detach Vagrant"])
        play.one("detach Vagrant")
        assert [play.host(name) for name in ("Mugger", "Chair", "Poison Pill")] == ["Keondra"] * 3
        assert play.where("Vagrant") == "burned"


def test_prey_is_one_of_the_three() -> None:
    """R226-DIA-09, R229-DIA-09: with it there are three, and for a fourth another is burned."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Mugger", "Benício"]}, hand=["Poison Pill", "Poison Pill"])
    with scene(one, FOE, book=BOOK, switches={"attachment.fourth": "one is burned"}) as play:
        play.one("play Poison Pill", "play Poison Pill")
        assert play.asked.asks == "make-room"
        play.one("detach Mugger")
        assert [play.host(name) for name in ("Benício", "Poison Pill", "Poison Pill (2)")] == ["Keondra"] * 3


@pytest.mark.parametrize(("fourth", "is_taken"), [("none", False), ("one is burned", True)])
def test_a_mortal_as_the_fourth(fourth: str, is_taken: bool) -> None:
    """RV-ATTACH-02, R20-ATT-02, R226-CRD-08, DIFF-106: a Curse makes no room; the reward is a choice all the same."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Mugger", "Lookout"]})
    two = Side(haven=["Ryan"], curses={"Matthew": ["Tracking Device"]})
    city, settled = City(streets=["Vagrant"]), {"attachment.fourth": fourth}
    with scene(one, two, city=city, book=BOOK, switches=settled) as play:
        play.one("attack with Matthew", "target Vagrant", "Physical")
        if is_taken:
            play.one("attach Vagrant")
            assert play.offered == ["detach Mugger", "detach Lookout"]
            play.one("detach Lookout")
        assert play.where("Vagrant") == ("attached" if is_taken else "burned")
        assert play.where("Lookout") == ("burned" if is_taken else "attached")
        assert play.host("Tracking Device") == "Matthew"


@pytest.mark.parametrize("fourth", ["none", "one is burned"])
def test_where_nothing_makes_room(fourth: str) -> None:
    """R20-ATT-02, R226-DIA-03, DIFF-106: neither the Title nor Prey nor a Curse."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Chair", "Benício"]}, hand=["Poison Pill"])
    two = Side(haven=["Ryan"], curses={"Keondra": ["Tracking Device"]})
    with scene(one, two, book=BOOK, switches={"attachment.fourth": fourth}) as play:
        assert "RV-TERM-28" in play.refusal("play Poison Pill")


@pytest.mark.parametrize("fourth", ["none", "one is burned"])
def test_nobody_makes_room_on_a_foe(fourth: str) -> None:
    """RV-TOKEN-24, R20-ATT-02, DIFF-106: it is one's own vampire for whom a fourth card may be attached."""
    one = Side(haven=["Ryan", "Sara"], hand=["Tracking Device"])
    two = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Mugger", "Vagrant", "Lookout"]})
    with scene(one, two, book=BOOK, switches={"attachment.fourth": fourth}) as play:
        play.one("play Tracking Device", "exhaust Sara")
        assert "Iara" in play.offered and "Keondra" not in play.offered
        play.one("Iara")


# ---- stealing


@pytest.mark.parametrize(("stolen", "cards"), [("unheard", []), ("heard", ["Awe"])])
def test_stealing_a_retainer(stolen: str, cards: list[str]) -> None:
    """RV-ATTACH-20, R20-CRD-39, R229-CRD-21, DIFF-109: its standing bonus comes along in every rulebook."""
    one = Side(haven=["Keondra"], hand=["Poach"], library=["Awe"])
    two = Side(haven=["Lucky"], attached={"Lucky": ["Blood Cult Priest"]})
    with scene(one, two, book=BOOK, switches={"attachment.steal_triggers": stolen}) as play:
        play.one("play Poach")
        assert (play.host("Blood Cult Priest"), play.value("Keondra", w.BLOOD_SORCERY)) == ("Keondra", 1)
        assert (play.names(0, w.HAND), play.g.agenda) == (cards, [0, 0])


@pytest.mark.parametrize("stolen", ["unheard", "heard"])
def test_a_card_that_steals_without_attach_effects(stolen: str) -> None:
    """R226-ATT-06, DIFF-109: what it says, holds."""
    one = Side(haven=["Keondra"], hand=["Sneak"], library=["Awe"])
    two = Side(haven=["Lucky"], attached={"Lucky": ["Blood Cult Priest"]})
    with scene(one, two, book=BOOK, switches={"attachment.steal_triggers": stolen}) as play:
        play.one("play Sneak")
        assert (play.host("Blood Cult Priest"), play.names(0, w.HAND)) == ("Keondra", [])
