"""Agendas, Havens and city cards of several sets, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE
from primogen.rivals.language.vocabulary import characters_in_the_streets
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])

# ---- Agendas and Havens


@pytest.mark.parametrize(("given", "gained"), [(1, 1), (2, 1), (3, 2)])
def test_rites_of_the_blood(given: int, gained: int) -> None:
    """baa-rites-of-the-blood: 1 Agenda for the first Ritual of a turn, 2 if 3 Blood lies on it; a coat is no Ritual."""
    one = Side(haven=["Adept", "Brute"], hand=["Rite"], agenda_card="Rites of the Blood")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite", *["blood of Brute"] * given, *["pass"] * (given < 3))
        assert play.g.agenda[0] == gained
    one.hand = ["Coat"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "exhaust Brute")
        assert play.g.agenda[0] == 0


def test_rites_of_the_blood_count_once_a_turn() -> None:
    """baa-rites-of-the-blood: the second Ritual of a turn brings nothing, nor does a foe's."""
    one = Side(haven=["Adept", "Acolyte", "Magus", "Novice"], hand=["Rite", "Rite"], agenda_card="Rites of the Blood")
    with scene(one, Side(haven=["Keondra"], agenda_card="Rites of the Blood"), book=BOOK) as play:
        play.one("play Rite", "exhaust Adept", "help of Acolyte", "blood of Magus", "pass")
        play.one("play Rite", "exhaust Magus", "blood of Magus", "pass")
        assert (play.g.agenda, len(play.names(0, w.TABLED))) == ([1, 0], 2)


@pytest.mark.parametrize(("torpor", "gained"), [(["Grace"], 1), (["Grace", "Hope"], 1), (["Grace", "Hope", "Sage"], 2)])
def test_death_is_only_the_beginning(torpor: list[str], gained: int) -> None:
    """sas-death-is-only-the-beginning: 1 Agenda, with 3 in torpor 2 of it."""
    one = Side(haven=["Maia"], torpor=torpor, blood=dict.fromkeys(torpor, 1))
    one.agenda_card = "Death is Only the Beginning"
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Death is Only the Beginning")
        assert (play.g.agenda[0], play.is_ready("Death is Only the Beginning")) == (gained, False)


def test_without_death_there_is_no_beginning() -> None:
    """sas-death-is-only-the-beginning: a foe in torpor is of no use."""
    one = Side(haven=["Maia"], agenda_card="Death is Only the Beginning")
    with scene(one, Side(haven=["Keondra"], torpor=["Hope"]), book=BOOK) as play:
        assert "if there is a character in your torpor" in play.refusal("activate Death is Only the Beginning")


def test_house_of_pain() -> None:
    """core-house-of-pain: the Leader who attacks deals 1 more for a card; nobody else does. Secrecy at home."""
    one = Side(streets=["Maia", "Adept"], haven=["Hope"], hand=["Owl"], haven_card="Haven - House of Pain")
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Hope", "Adept")] == [1, 0]
        play.one("attack with Maia", "Mental", "pass", "activate Haven - House of Pain")
        assert (play.blood("Loner"), play.where("Owl")) == (4 - (1 + 1), "discard")
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Adept", "Mental", "pass")
        assert (play.blood("Loner"), play.where("Owl")) == (4 - 1, "hand")


def test_apartment_111() -> None:
    """xxx-apartment-111: hides everybody at home; outside, and with Intel and Influence, it helps the Solitary only."""
    one = Side(streets=["Loner", "Adept"], haven=["Hikari", "Hope"], leader="Hope", leader_side="influence")
    one.haven_card = "Haven - Apartment 111"
    with scene(one, Side(haven=["Keondra", "Velvet"]), book=BOOK) as play:
        values = {
            name: tuple(play.value(name, stat) for stat in (w.SECRECY, w.INTEL, w.INFLUENCE))
            for name in ("Loner", "Adept", "Hikari", "Hope", "Velvet")
        }
        assert values == {
            "Loner": (1, 1, 1), "Adept": (0, 0, 0), "Hikari": (1, 1, 1), "Hope": (1, 0, 1), "Velvet": (0, 0, 0)
        }  # fmt: skip


def test_apartment_111_readies_even_the_frightened() -> None:
    """xxx-apartment-111: whoever Fear kept exhausted, at the end of the Beginning Phase."""
    for haven_card in ("Haven - Apartment 111", ""):
        one = Side(haven=["Hikari", "Hope"], exhausted=["Hope"], fear=["Hope"], haven_card=haven_card)
        with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
            assert play.is_ready("Hope") == bool(haven_card)


# ---- the city


def test_athlete() -> None:
    """core-athlete: 1 Agenda; burned, 3 Blood mended; attached, +1 Physical for the bearer."""
    for said, left, physical in (("burn Athlete", 4, 6), ("attach Athlete", 1, 7)):
        one = Side(streets=["Brute"], blood={"Brute": 1})
        with scene(one, KEONDRA, city=City(streets=["Athlete"]), book=BOOK) as play:
            play.one("attack with Brute", "target Athlete", "Physical", said)
            assert (play.blood("Brute"), play.value("Brute", w.PHYSICAL), play.g.agenda[0]) == (left, physical, 1)


def test_castro_street_party() -> None:
    """core-castro-street-party: all characters in The Streets, a Monster too; no Mortal, and nobody at home."""
    city = City(streets=["Castro Street Party", "Maid"], monsters=["Vampire"])
    one = Side(streets=["Maia"], leader_side="influence")
    with scene(one, Side(streets=["Lucky"], haven=["Hope"], leader="Hope"), city=city, book=BOOK) as play:
        names = ("Maia", "Lucky", "Vampire", "Maid", "Hope")
        assert [play.value(name, w.SECRECY) for name in names] == [1, 1, 1, 0, 0]
        found = characters_in_the_streets.cards(play.g, scope(0, play.card("Castro Street Party"), NONE))
        assert [play.g.face(card).name for card in found] == ["Maia", "Lucky", "Vampire"]


def test_the_prince_of_prague() -> None:
    """hoe-prince-of-the-city: 2 Agenda when attached, and 4 Influence."""
    one = Side(streets=["Brute"], leader_side="influence")
    with scene(one, KEONDRA, city=City(streets=["hoe-prince-of-the-city"]), book=BOOK) as play:
        play.one("claim with Brute")
        play.two("pass")
        assert (play.host("Prince of the City"), play.g.agenda[0]) == ("Brute", 2)
        assert play.value("Brute", w.INFLUENCE) == 1 + 4


def test_the_prince_of_prague_cannot_hide() -> None:
    """hoe-prince-of-the-city: never any Secrecy, whatever the Haven gives others."""
    one = Side(
        haven=["Brute", "Maia"], attached={"Brute": ["hoe-prince-of-the-city"]}, haven_card="Haven - House of Pain"
    )
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Brute", "Maia")] == [0, 1]
