"""Agendas and Havens of The Wolf & The Rat, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from wilds import BOOK, book_then

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


@pytest.mark.parametrize(
    ("edition", "others", "wins"), [("2022-06", 1, True), ("2022-09", 1, False), ("2023", 1, False), ("2023", 0, True)]
)
def test_hoard_the_herd_is_no_herd_of_herds(edition: str, others: int, wins: bool) -> None:
    """war-hoard-the-herd: since September 2022, 2 Agenda more for each other copy that is face up.

    DIFF-153, R229-ERR-07.
    """
    one = Side(haven=["Wolf"], agenda_card="Hoard the Herd", agenda=12)
    two = Side(haven=["Rat"], agenda_card="Hoard the Herd" if others else "Animal Kingdom")
    city = City(streets=["Killer"], deck=["Killer"] * 3)
    with scene(one, two, city=city, book=book_then(edition), edition=edition) as play:
        end_turn(play, 0)
        assert (play.g.agenda[0], bool(play.g.ended)) == (13, wins)


@pytest.mark.parametrize(
    ("worn", "gained"),
    [([], 0), (["Coat"], 0), (["Owl", "Owl", "Owl"], 1), (["Owl", "Mongrel"], 1), (["Owl", "Mongrel", "Sewer Rat"], 2)],
)
def test_animal_kingdom(worn: list[str], gained: int) -> None:
    """war-animal-kingdom: 1 Agenda at the start of your turn for any Animals, 2 for three that differ."""
    two = Side(haven=["Wolf"], attached={"Wolf": worn}, agenda_card="Animal Kingdom")
    with scene(Side(haven=["Adept"], attached={"Adept": ["Owl"]}), two, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.agenda == [0, gained]


def test_call_of_the_wild() -> None:
    """war-call-of-the-wild: 1 Agenda for the first Animal on one of yours in The Streets, 2 with three that differ."""
    for others, place, gained in (
        ([], "streets", 1),
        ([], "haven", 0),
        (["Owl"], "streets", 0),
        (["Coat"], "streets", 1),
    ):
        one = Side(attached={"Wolf": others}, hand=["Sewer Rat"], agenda_card="Call of the Wild")
        one.streets, one.haven = (["Wolf"], []) if place == "streets" else ([], ["Wolf"])
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("play Sewer Rat")
            assert play.g.agenda[0] == gained
    one = Side(streets=["Wolf"], haven=["Rat"], attached={"Rat": ["Owl", "Mongrel"]}, hand=["Sewer Rat"])
    one.agenda_card = "Call of the Wild"
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Sewer Rat", "exhaust Wolf")
        assert play.g.agenda[0] == 2


def test_the_sewers() -> None:
    """war-the-sewers: your Leader may attack Mortals from home; nobody else does, and no character is attacked so."""
    one = Side(haven=["Rat", "Wolf"], haven_card="Haven - The Sewers")
    with scene(one, Side(streets=["Loner"]), city=City(streets=["Tramp"]), book=BOOK) as play:
        assert "attack with Wolf" not in play.offered
        play.one("attack with Rat", "Ranged")
        assert (play.where("Rat"), play.where("Tramp"), play.is_ready("Rat")) == ("haven", "streets", False)
    one = Side(haven=["Bully"], haven_card="Haven - The Sewers")
    with scene(one, Side(streets=["Loner"]), city=City(streets=["Tramp"]), book=BOOK) as play:
        play.one("attack with Bully", "Physical", "attach Tramp")
        assert (play.where("Bully"), play.host("Tramp")) == ("haven", "Bully")
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        assert play.refusal("attack with Bully")


@pytest.mark.parametrize(
    ("worn", "place", "secrecy"), [("Tramp", "streets", 1), ("Maid", "streets", 0), ("Tramp", "haven", 1)]
)
def test_the_shelter(worn: str, place: str, secrecy: int) -> None:
    """war-the-shelter: +1 Secrecy in The Streets for who has a Vagrant; at home there is what everybody has."""
    one = Side(attached={"Wolf": [worn]}, haven_card="Haven - The Shelter", leader="Rat")
    one.streets, one.haven = (["Wolf"], ["Rat"]) if place == "streets" else ([], ["Rat", "Wolf"])
    with scene(one, KEONDRA, book=BOOK) as play:
        assert play.value("Wolf", w.SECRECY) == secrecy


ARMY = "Invisible Army"


@pytest.mark.parametrize(
    ("mortal", "done", "gained"), [("Tramp", "attach", 2), ("Tramp", "burn", 1), ("Maid", "attach", 1)]
)
def test_invisible_army_of_vagrants(mortal: str, done: str, gained: int) -> None:
    """war-invisible-army: 1 Agenda for a Vagrant defeated, 1 for one attached. (A Maid is worth 1 by herself.)"""
    with scene(Side(streets=["Mirrored"], agenda_card=ARMY), KEONDRA, city=City(streets=[mortal]), book=BOOK) as play:
        play.one("attack with Mirrored", f"target {mortal}", "Physical", f"{done} {mortal}")
        assert play.g.agenda[0] == gained


@pytest.mark.parametrize(("worn", "gained"), [(["Tramp"], 1 + 1), (["Maid"], 1), ([], 1)])
def test_invisible_army_knows_its_own(worn: list[str], gained: int) -> None:
    """war-invisible-army: 1 Agenda for defeating somebody with a Vagrant (and 1, as of any Rival)."""
    two = Side(haven=["Weakling", "Hope"], attached={"Weakling": worn}, exhausted=["Hope"])
    with scene(Side(streets=["Brute"], agenda_card=ARMY), two, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Physical")
        if play.asked.seat == 1:
            play.two(play.offered[-1])
        assert play.g.agenda[0] == gained
