"""Attacks and Reactions of Heart of Europe."""

from __future__ import annotations

import pytest

from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side


@pytest.mark.parametrize(("attacker", "left"), [("Muse", 4 - (1 + 1)), ("Warlock", 4)])
def test_entrancement(attacker: str, left: int) -> None:
    """hoe-entrancement: with Presence the target's Social is of no use; without, it is."""
    one = Side(streets=[attacker], hand=["Entrancement"])
    with scene(one, Side(haven=["Brute"]), book=BOOK) as play:
        play.one(f"attack with {attacker}", "Social", "place Entrancement")
        assert play.blood("Brute") == left


@pytest.mark.parametrize(
    ("top", "said", "left"), [("Entrancement", "yes", -1), ("Greed", "yes", 3), ("Entrancement", "no", 3)]
)
def test_psychic_assault(top: str, said: str, left: int) -> None:
    """hoe-psychic-assault: nobody Blocks it; with Auspex, as much more as the top card of a Library needs."""
    one = Side(streets=["Seer"], hand=["Psychic Assault"])
    two = Side(haven=["Meek", "Guardian"], library=[top, "Awe"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Seer", "target Meek", "Mental", "play Psychic Assault")
        play.one(next(option for option in play.offered if option.startswith(said)))
        if said == "yes":
            play.one("Two")
        assert (play.blood("Meek") if left > 0 else play.where("Meek")) == (left if left > 0 else "torpor")
        assert play.names(1, w.LIBRARY)[-1] == top


def test_psychic_assault_without_auspex() -> None:
    """hoe-psychic-assault: nothing is revealed."""
    one = Side(streets=["Necromancer"], hand=["Psychic Assault"])
    with scene(one, Side(haven=["Meek"], library=["Entrancement"]), book=BOOK) as play:
        play.one("attack with Necromancer", "Mental", "play Psychic Assault")
        assert play.blood("Meek") == 3


@pytest.mark.parametrize(
    ("attached", "left"),
    [([], 3), (["Office"], 2), (["Whip of the Primogen"], 1), (["hoe-prince-of-the-city"], 1), (["Coat"], 3)],
)
def test_title_fight(attached: list[str], left: int) -> None:
    """hoe-title-fight: as much more as the attacker's Title needs, 7 for the Prince; never the last Blood."""
    one = Side(streets=["Warlock"], hand=["Title Fight"], attached={"Warlock": attached})
    with scene(one, Side(haven=["Meek"]), book=BOOK) as play:
        play.one("attack with Warlock", "Physical", "place Title Fight")
        assert play.blood("Meek") == left


def test_rapid_reflexes() -> None:
    """hoe-rapid-reflexes, R229-CRD-153: another of the party is hit instead, with a Shield for each Celerity.

    Whoever it is does not Block, and it is never the one who played it.
    """
    two = Side(streets=["Meek", "Sprinter", "Lamb"], hand=["Rapid Reflexes"])
    with scene(Side(streets=["Bully"], haven_card="Haven - The Guard Tower"), two, book=BOOK) as play:
        play.one("attack with Bully", "target Meek", "Physical")
        play.two("pass", "place Rapid Reflexes")
        assert play.offered == ["Sprinter", "Lamb"]
        play.two("Sprinter")
        assert (play.blood("Meek"), play.blood("Sprinter"), play.blood("Lamb")) == (4, 4 - (4 - 1 - 2), 4)


def test_rapid_reflexes_alone() -> None:
    """hoe-rapid-reflexes: with nobody else there it is of no use."""
    with scene(Side(streets=["Mirror"]), Side(streets=["Meek"], hand=["Rapid Reflexes"]), book=BOOK) as play:
        play.one("attack with Mirror", "Physical")
        play.two("place Rapid Reflexes")
        assert play.blood("Meek") == 2
