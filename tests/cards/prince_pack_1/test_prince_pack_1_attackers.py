"""Vampires of Prince Pack 1 who do something as they attack, or as they come."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize(("answer", "borne"), [("yes: John Urbanek", 1), ("no", 0)])
def test_john_urbanek(answer: str, borne: int) -> None:
    """pp1-john-urbanek: recruited, he may have a wraith of a burned Mortal."""
    one = Side(haven=["Hope"], hand=["John Urbanek"], wraiths=["Shade"], prestige=10)
    with scene(one, KEONDRA, city=City(burned=["Maid"]), book=BOOK) as play:
        play.one("recruit John Urbanek", answer)
        assert len(play.g.attachments(play.card("John Urbanek"))) == borne


@pytest.mark.parametrize(("paid", "where"), [(True, "burned"), (False, "torpor")])
def test_leon_alqatil(paid: bool, where: str) -> None:
    """pp1-leon-alqatil: for 1 Blood and a card his attack is Aggravated, without an Attack card."""
    one, two = Side(streets=["Leon Alqatil"], hand=["Awe"]), Side(streets=["Weakling", "Hope"], exhausted=["Hope"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Leon Alqatil", "target Weakling", "Physical", "pass")
        play.one("activate Leon Alqatil" if paid else "pass")
        assert (play.where("Weakling"), play.blood("Leon Alqatil")) == (where, 5 - paid)


@pytest.mark.parametrize(
    ("top", "hand", "left"),
    [
        ("Coat", [], 1),
        ("Sucker Punch", [], 2),
        ("Coat", ["Shifting Organs"], 2),
        ("Sucker Punch", ["Shifting Organs"], 2),
    ],
)
def test_murchaidh(top: str, hand: list[str], left: int) -> None:
    """pp1-murchaidh: 1 more unless the defender's top card is an Attack card; then a Reaction is negated."""
    two = Side(streets=["Loner"], library=[top], hand=hand)
    with scene(Side(streets=["Murchaidh"]), two, book=BOOK) as play:
        play.one("attack with Murchaidh", "Physical")
        if hand:
            play.two("place Shifting Organs")
        assert (play.blood("Loner"), play.names(1, w.LIBRARY)) == (left, [top])


@pytest.mark.parametrize("picked", [["Snare", "Bank Error In Your Favor"], ["Bank Error In Your Favor"], []])
def test_doug_st_john(picked: list[str]) -> None:
    """pp1-doug-st-john: a Guard; 1 token off each of up to 2 face-down cards, and as many Shields in this attack."""
    two = Side(
        streets=["Doug St. John"], face_down={"Snare": 2, "Bank Error In Your Favor": 1}, exhausted=["Doug St. John"]
    )
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        assert play.value("Doug St. John", w.GUARD) == 1
        play.one("attack with Bully", "Physical")
        play.two("activate Doug St. John", *picked, *(["done"] if len(picked) < 2 else []))
        assert sum(play.g.stakes[2::3]) == 3 - len(picked)
        assert play.blood("Doug St. John") == 4 - max(0, 4 - 1 - len(picked))


# ---- James Chung


@pytest.mark.parametrize(("said", "left"), [("Kneecapped", 3 - 1 - 1), ("Feral Claws", 3 - 1), ("no", 3 - 1)])
def test_james_chung(said: str, left: int) -> None:
    """pp1-james-chung: beside his Attack card another of the announced type, of which only the damage counts."""
    one = Side(streets=["James Chung"], hand=["Kneecapped", "Mesmerize", "Feral Claws", "Holdout Dagger"])
    with scene(one, Side(streets=["Youngster"]), book=BOOK) as play:
        play.one("attack with James Chung", "Physical", "place Holdout Dagger")
        assert play.offered == ["Kneecapped", "Feral Claws", "no"]  # no Mental one
        play.one(said)
        assert play.where("Mesmerize") == "hand"
        assert play.where("Kneecapped") == ("discard" if said == "Kneecapped" else "hand")
        assert play.blood("Youngster") == left
