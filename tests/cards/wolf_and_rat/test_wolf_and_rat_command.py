"""Agendas and Havens of The Wolf & The Rat, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from wilds import BOOK

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize(
    ("streets", "gained"), [([], 2), (["BOPE-RJ: Marksman"], 1), (["Maid"], 0), (["Vagrant", "BOPE-RJ: Marksman"], 0)]
)
def test_hoard_the_herd(streets: list[str], gained: int) -> None:
    """war-hoard-the-herd: 1 Agenda without Citizens and Vagrants in The Streets, 2 without any Mortal. R229-ERR-06."""
    one = Side(haven=["Wolf"], agenda_card="Hoard the Herd")
    city = City(streets=[*streets, "Corruption"], deck=["Maid"] * 3)
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.agenda == [gained, 0]


LEFT, TAKEN, THROWN = ("no", "library"), ("", "hand"), ("yes: Awe", "discard")


@pytest.mark.parametrize(("top", "said", "where"), [("Owl", *TAKEN), ("Awe", *LEFT), ("Awe", *THROWN)])
def test_city_park(top: str, said: str, where: str) -> None:
    """war-city-park: a Leader who exhausts finds an Animal; anything else is left or discarded. R229-CRD-77."""
    one = Side(haven=["Wolf", "Adept"], hand=["Coat"], haven_card="Haven - City Park", library=[top] + ["Majesty"] * 5)
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Wolf", "Adept")] == [1, 1]
        play.one("play Coat", "exhaust Wolf", *([said] if said else []))
        assert (play.where(top), play.host("Coat")) == (where, "Wolf")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "exhaust Adept")  # no Leader
        assert play.where(top) == "library"


def test_the_outskirts() -> None:
    """war-the-outskirts: an Animal discarded mends 2 in the coterie or in torpor, once in each turn of yours."""
    one = Side(haven=["Wolf"], torpor=["Rat"], hand=["Owl", "Owl", "Coat"], blood={"Wolf": 1, "Rat": 1})
    one.haven_card = "Haven - The Outskirts"
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Haven - The Outskirts")
        assert play.offered == ["Wolf", "Rat"]
        play.one("Rat")
        assert play.offered == ["discard Owl", "discard Owl (2)"]
        play.one("discard Owl")
        assert (play.blood("Rat"), play.blood("Wolf")) == (3, 1)
        assert play.refusal("activate Haven - The Outskirts")
