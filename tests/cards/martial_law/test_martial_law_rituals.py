"""Elias and Valentina of Martial Law, played: Rituals paid out of the supply, and cards worn as armour."""

from __future__ import annotations

import pytest

from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.atoms.cards import turn_down
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from soldiers import BOOK

KEONDRA = Side(haven=["Keondra"])
SUPPLY = "blood from your general supply"

# ---- Elias


def test_elias_alone() -> None:
    """ml-elias: an Action more, and up to 2 of the Blood from the general supply; the third of himself."""
    with scene(Side(haven=["Elias"], hand=["Rite"]), KEONDRA, book=BOOK) as play:
        play.one("play Rite")
        assert play.offered == ["blood of Elias", SUPPLY]
        play.one(SUPPLY, SUPPLY)
        assert play.offered == ["blood of Elias", "pass"]
        play.one("blood of Elias")
        assert (play.blood("Rite"), play.blood("Elias"), blood_of_colour(play.g, play.card("Rite"), 0)) == (3, 4, 3)
        assert play.actions == 2 - 2 + 1


def test_elias_keeps_his_own() -> None:
    """ml-elias: none of it need be his; with his last Blood he can still pay."""
    with scene(Side(haven=["Elias"], hand=["Rite"], blood={"Elias": 1}), KEONDRA, book=BOOK) as play:
        play.one("play Rite")
        assert play.offered == [SUPPLY, "pass"]
        play.one("pass")
        assert (play.blood("Rite"), play.blood("Elias"), play.where("Rite")) == (1, 1, "table")


@pytest.mark.parametrize("one", [Side(haven=["Elias", "Loner"]), Side(haven=["Elias"], torpor=["Loner"])])
def test_elias_in_company(one: Side) -> None:
    """ml-elias: with another vampire, even one in torpor, a Ritual costs him what it costs anybody."""
    one.hand = ["Rite"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite")
        if not one.torpor:
            assert not play.offers(SUPPLY)
        play.one("blood of Elias", "pass")
        assert (play.blood("Rite"), play.blood("Elias"), play.actions) == (1, 4, 0)


def test_elias_and_the_spirits() -> None:
    """ml-elias: an Oblivion Ritual is no concern of his."""
    one = Side(haven=["Elias"], hand=["Diminish"], discipline_tokens={"Elias": ["+Oblivion"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Diminish")
        assert (play.where("Diminish"), play.actions) == ("burned", 0)


# ---- Valentina


def mended(hand: list[str], *said: str, attached: tuple[str, ...] = ()) -> tuple[str, int, bool]:
    """Where the discarded card is, how much Blood she has, and whether it lies face down."""
    one = Side(haven=["Valentina", "Loner"], blood={"Valentina": 2, "Loner": 1}, hand=hand)
    one.attached = {"Valentina": list(attached)}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", *said)
        return play.where(hand[0]), play.blood("Valentina"), play.g.face_down[play.card(hand[0])] == 1


def test_valentina_wears_what_she_is_mended_by() -> None:
    """ml-valentina: the card discarded to mend her is attached to her face down; to mend another, it is not."""
    assert mended(["Whistle"], "mend Valentina") == ("attached", 3, True)
    assert mended(["Whistle"], "mend Loner") == ("discard", 2, False)
    assert mended(["Whistle"], "mend Valentina", attached=("Coat", "Charm", "Owl")) == ("discard", 3, False)


def test_valentina_in_torpor_wears_nothing() -> None:
    """ml-valentina: there she has no text."""
    one = Side(haven=["Loner"], torpor=["Valentina"], blood={"Valentina": 1}, hand=["Whistle"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Valentina")
        assert play.where("Whistle") == "discard"


def worn(number: int) -> Side:
    """Cards that she bears: `attacked` turns them down."""
    return Side(haven=["Valentina"], blood={"Valentina": 2}, attached={"Valentina": ["Owl", "Charm"][:number]})


def hurt(one: Side, number: int, *said: str) -> Play:
    with scene(one, worn(number), book=BOOK) as play:
        for name in ["Owl", "Charm"][:number]:
            turn_down(play.g, play.card(name))
        play.one(*said)
    return play


@pytest.mark.parametrize(("said", "where"), [(("yes: Valentina", "discard Owl"), "haven"), (("no",), "torpor")])
def test_valentina_is_hardly_hurt(said: tuple[str, ...], where: str) -> None:
    """ml-valentina: for 2 face-down cards off her, the damage of the attack leaves her the last Blood; or not."""
    with scene(Side(streets=["Brute"]), worn(2), book=BOOK) as play:
        for name in ("Owl", "Charm"):
            turn_down(play.g, play.card(name))
        play.one("attack with Brute", "Physical")
        play.two(*said)
        assert (play.where("Valentina"), play.where("Owl"), play.where("Charm")) == (where, "discard", "discard")


def test_valentina_needs_two_and_an_attack() -> None:
    """ml-valentina: one is too few; and other damage is not softened."""
    assert hurt(Side(streets=["Brute"]), 1, "attack with Brute", "Physical").where("Valentina") == "torpor"
    assert hurt(Side(haven=["Brute"], hand=["Spark"]), 2, "play Spark", "Valentina").where("Valentina") == "torpor"
