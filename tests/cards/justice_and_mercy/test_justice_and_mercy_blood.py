"""Justice & Mercy: whose Blood it is that goes onto Rituals, and Disciplines that are studied."""

from __future__ import annotations

import pytest

from extras import end_turn
from judges import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
RITES = ["Ishtar's Touch", "Secrets of the Blood"]


# ---- Ritual Room


def test_ritual_room_divides_what_the_leader_sheds() -> None:
    """jam-ritual-room: the very Blood that the Leader's damage takes, onto Rituals of the player's as they like."""
    one = Side(streets=["Bully"], ongoing=[*RITES, "Obeah"], haven_card="Haven - Ritual Room")
    with scene(one, Side(haven=["Magus"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Magus"), 0, 3)
        play.one("attack with Bully", "Physical")
        assert not play.offers("Obeah")
        play.one(RITES[0], "One", RITES[0], "Two", RITES[1])
        assert [play.blood(name) for name in (*RITES, "Magus")] == [2, 1, 1]
        colours = [[blood_of_colour(play.g, play.card(name), seat) for seat in (0, 1)] for name in RITES]
        assert colours == [[1, 1], [1, 0]]  # in whichever order they like


def test_ritual_room_minds_the_defeated() -> None:
    """jam-ritual-room: who falls by it, too, as much as was lost; with one Ritual there is nothing to choose."""
    one = Side(streets=["Bully"], ongoing=["Rite"], haven_card="Haven - Ritual Room")
    with scene(one, Side(haven=["Loner", "Keondra"], exhausted=["Keondra"], leader="Keondra"), book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Physical")
        assert (play.blood("Rite"), play.where("Loner")) == (4, "torpor")


def test_ritual_room_is_for_the_leader() -> None:
    """jam-ritual-room: nothing of what another deals, nor without a Ritual; +1 Secrecy at home."""
    one = Side(streets=["Bully"], haven=["Sage"], ongoing=["Rite"], haven_card="Haven - Ritual Room", leader="Sage")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        assert (play.blood("Rite"), play.value("Sage", w.SECRECY), play.value("Bully", w.SECRECY)) == (0, 1, 0)
    with scene(Side(streets=["Bully"], haven_card="Haven - Ritual Room"), KEONDRA, book=BOOK) as play:
        play.one("attack with Bully", "Physical")


# ---- Call to Purpose


@pytest.mark.parametrize(
    ("given", "answers", "found"),
    [
        (("blood of Keondra", "pass"), ("Ready an exhausted character in your coterie", "Adept"), (True, 0)),
        (("blood of Keondra", "pass"), ("Gain 1 Action",), (False, 1)),
        (("blood of Keondra", "blood of Adept", "pass"), (), (False, 0)),
        (("blood of Adept", "pass"), (), (False, 0)),
    ],
)
def test_call_to_purpose(given: tuple[str, ...], answers: tuple[str, ...], found: tuple[bool, int]) -> None:
    """jam-call-to-purpose: for a Ritual with Blood of others alone, somebody readies or there is an Action more."""
    one = Side(haven=["Adept", "Judge"], hand=["Rite"], ongoing=["Call to Purpose"], exhausted=["Judge"])
    with scene(one, KEONDRA, book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 0, 3)
        play.one("play Rite", *given, *answers)
        assert (play.is_ready("Adept"), play.actions) == found


def test_call_to_purpose_once_a_turn() -> None:
    """jam-call-to-purpose: the first such Ritual of a turn, not the second; and it needs a Banu Haqim to be played."""
    one = Side(haven=["Adept", "Acolyte", "Magus", "Novice"], hand=["Rite", "Rite"], ongoing=["Call to Purpose"])
    with scene(one, KEONDRA, book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 0, 4)
        play.one("play Rite", "exhaust Adept", "help of Acolyte", "blood of Keondra", "pass", "Gain 1 Action")
        assert play.actions == 2
        play.one("play Rite", "exhaust Magus", "help of Novice", "blood of Keondra", "pass")
        assert play.actions == 1
    for who, may in (("Judge", True), ("Adept", False)):
        with scene(Side(haven=[who], hand=["Call to Purpose"]), KEONDRA, book=BOOK) as play:
            assert play.offers("play Call to Purpose") == may


# ---- Study Their Ways


def test_study_their_ways() -> None:
    """jam-study-their-ways: any Discipline one has a token of, for whoever is the only one its player controls."""
    one = Side(haven=["Loner"], hand=["Study Their Ways"], discipline_tokens={"Loner": ["+Celerity"]})
    with scene(one, Side(haven=["Weakling", "Keondra"]), book=BOOK) as play:
        play.one("play Study Their Ways")
        assert not play.offers("Celerity")
        play.one("Auspex")
        assert (play.actions, play.where("Study Their Ways")) == (2, "table")
        assert [play.value(name, w.AUSPEX) for name in ("Loner", "Weakling")] == [1, 0]
        assert play.g.learned[4:] == [play.card("Study Their Ways"), w.AUSPEX, 1, 0]


@pytest.mark.parametrize(("side", "found"), [
    (Side(haven=["Loner", "Sage"]), 0),
    (Side(haven=["Loner"], torpor=["Sage"], blood={"Sage": 1}), 0),
    (Side(haven=["Loner"]), 1),
])  # fmt: skip
def test_study_their_ways_is_for_one_alone(side: Side, found: int) -> None:
    """jam-study-their-ways: with another, even in torpor, nobody has it; the token stays on the card."""
    side.ongoing = ["Study Their Ways"]
    side.discipline_tokens = {"Study Their Ways": ["+Auspex"]}
    with scene(side, KEONDRA, city=City(), book=BOOK) as play:
        assert play.value("Loner", w.AUSPEX) == found
        end_turn(play, 0)
        play.ends_asking("act")
