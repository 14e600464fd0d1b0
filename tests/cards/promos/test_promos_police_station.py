"""Old Police Station: a Ritual with the Blood of whom the Leader has just defeated."""

from __future__ import annotations

import pytest

from extras import HELPERS
from fighters import fighter
from primogen.kernel.values import value
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import action
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from princes import PRINCELY
from support import book_with

KEONDRA = Side(haven=["Keondra"])
STATION = "Haven - Old Police Station"
# fmt: off
BOOK = book_with(
    *HELPERS, *PRINCELY,
    fighter("Sorcerer", attributes=(9, 9, 9), disciplines=(n.BLOOD_SORCERY, n.OBLIVION)),
    action("test-seance", "Seance", n.RITUAL, n.ONGOING, decks=n.VAMPIRES, ritual=n.OBLIVION),
)
# fmt: on


def sides(*hand: str, leader: str = "Sorcerer") -> tuple[Side, Side]:
    one = Side(streets=["Sorcerer", "Grace"], hand=[*hand], haven_card=STATION, leader=leader)
    return one, Side(streets=["Hope"], haven=["Keondra"])


def fight(play: Play, yours: int) -> None:
    """The target has 4 Blood, so much of it of the attacking player's colour, and loses all."""
    if yours:
        play.g.foreign.extend((play.card("Hope"), 0, yours))
    play.one("attack with Sorcerer", "target Hope", "Physical", "pass")


def test_at_home_one_is_hidden() -> None:
    """xxx-old-police-station: +1 Secrecy at home, and none elsewhere."""
    one = Side(haven=["Grace"], streets=["Singer"], haven_card=STATION)
    with scene(one, KEONDRA, book=BOOK) as play:
        assert (value(play.g, play.card("Grace"), w.SECRECY), value(play.g, play.card("Singer"), w.SECRECY)) == (1, 0)


@pytest.mark.parametrize(
    ("yours", "given", "blood"), [(1, ("Grace", "pass"), 2), (1, ("pass",), 1), (2, ("Hope", "Grace"), 3)]
)
def test_a_ritual_on_lost_blood(yours: int, given: tuple[str, ...], blood: int) -> None:
    """xxx-old-police-station: Blood of one's colour that was lost, and of others; at no Action, and nobody exhausts.

    At least 1 of it is of the defeated, and all of it together is not more than 3.
    """
    with scene(*sides("Rite"), book=BOOK) as play:
        fight(play, yours)
        play.one("Rite")
        assert play.offered == ["blood of Sorcerer", "blood of Grace", *["blood of Hope"] * (yours > 1), "pass"]
        play.one(*(each if each == "pass" else f"blood of {each}" for each in given))
        assert (play.where("Rite"), play.blood("Rite"), play.actions) == ("table", blood, 1)
        assert play.is_ready("Grace")
        assert (play.blood("Grace"), play.where("Hope")) == (5 - ("Grace" in given), "torpor")


def test_at_most_three() -> None:
    """xxx-old-police-station: of 4 Blood of one's colour, 3 go on the Ritual."""
    with scene(*sides("Rite"), book=BOOK) as play:
        fight(play, 4)
        play.one("Rite", "blood of Hope", "blood of Hope")
        assert (play.blood("Rite"), play.asked.asks) == (3, "act")


def test_nobody_has_to() -> None:
    """xxx-old-police-station: the player may; other cards than Rituals are not offered."""
    with scene(*sides("Rite", "Coat"), book=BOOK) as play:
        fight(play, 1)
        assert play.offered == ["Rite", "no"]
        play.one("no")
        assert (play.names(0, w.HAND), play.asked.asks) == (["Rite", "Coat"], "act")


def test_none_of_ones_own_is_lost() -> None:
    """xxx-old-police-station: without Blood of one's colour there is no Ritual."""
    with scene(*sides("Rite"), book=BOOK) as play:
        fight(play, 0)
        assert play.offered == ["no"]
        play.one("no")


def test_the_leader_does_it() -> None:
    """xxx-old-police-station: whom another defeats gives nothing; nor does a Mortal."""
    with scene(*sides("Rite", leader="Grace"), book=BOOK) as play:
        fight(play, 2)
        assert play.asked.asks == "act"
    one, two = sides("Rite")
    with scene(one, two, city=City(streets=["Tramp"]), book=BOOK) as play:
        play.one("attack with Sorcerer", "target Tramp", "Physical", "pass")
        assert play.asked.asks == "burn-or-attach"
        play.ends_asking("burn-or-attach")


def test_the_leader_must_be_able_to() -> None:
    """xxx-old-police-station: who plays it has the Discipline at its top."""
    one, two = sides("Rite", leader="Bully")
    one.streets = ["Bully", "Adept"]
    with scene(one, two, book=BOOK) as play:
        play.g.foreign.extend((play.card("Hope"), 0, 2))
        play.one("attack with Bully", "target Hope", "Physical", "pass")
        assert (play.blood("Hope"), play.offered) == (0, ["no"])
        play.one("no")


def test_an_oblivion_ritual() -> None:
    """xxx-old-police-station: up to 3 of the lost Blood and 1 for each burned Mortal, but not nothing."""
    with scene(*sides("Seance"), city=City(burned=["Tramp"]), book=BOOK) as play:
        fight(play, 4)
        play.one("Seance")
        assert play.offered == ["4", "3", "2", "1"]
        play.one("4")
        assert (play.where("Seance"), play.blood("Seance")) == ("table", 4)
