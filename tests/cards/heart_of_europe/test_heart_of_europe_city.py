"""Prague: its Mortals, and Events that come and go."""

from __future__ import annotations

import pytest

from prague import BOOK
from primogen.rivals.language import nouns as n
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
CITIZENS = ("Bartender", "Butcher", "Graffiti Artist", "Medium", "Nun", "Streetwalker", "Taxi Driver")


@pytest.mark.parametrize("citizen", CITIZENS)
@pytest.mark.parametrize(("choice", "blood", "prestige"), [("mends 3", 4, 5), ("1 Prestige", 1, 6)])
def test_a_citizen_is_burned(citizen: str, choice: str, blood: int, prestige: int) -> None:
    """hoe-bartender, hoe-butcher, hoe-graffiti-artist, hoe-medium, hoe-nun, hoe-streetwalker, hoe-taxi-driver: burned.

    1 Agenda, and 3 Blood or 1 Prestige; nothing of what it does attached.
    """
    one = Side(streets=["Brute"], blood={"Brute": 1}, library=["Awe"])
    with scene(one, KEONDRA, city=City(streets=[citizen]), book=BOOK) as play:
        play.one("attack with Brute", f"target {citizen}", "Physical", f"burn {citizen}")
        play.one(next(option for option in play.offered if choice in option))
        assert (play.blood("Brute"), play.g.agenda, play.g.prestige[0]) == (blood, [1, 0], prestige)
        assert (play.where(citizen), play.names(0, w.HAND)) == ("burned", [])


@pytest.mark.parametrize(
    ("citizen", "stat", "value", "drawn"),
    [("Bartender", n.FORTITUDE, 1, 0), ("Bartender", n.BLOOD_POTENCY, 5, 0), ("Butcher", n.ANIMALISM, 1, 0),
     ("Butcher", n.BLOOD_POTENCY, 5, 0), ("Graffiti Artist", n.SECRECY, 1, 0), ("Medium", n.OBLIVION, 1, 1),
     ("Nun", n.SHIELD, 0, 0), ("Streetwalker", n.OBFUSCATE, 1, 1), ("Taxi Driver", n.INTEL, 1, 0)],
)  # fmt: skip
def test_a_citizen_is_attached(citizen: str, stat: int, value: int, drawn: int) -> None:
    """hoe-bartender, hoe-butcher, hoe-graffiti-artist, hoe-medium, hoe-nun, hoe-streetwalker, hoe-taxi-driver."""
    one = Side(streets=["Brute", "Bully"], library=["Awe"], leader_side="influence")
    with scene(one, KEONDRA, city=City(streets=[citizen]), book=BOOK) as play:
        before = play.value("Bully", stat)
        play.one("attack with Brute", f"target {citizen}", "Physical", f"attach {citizen}")
        assert (play.value("Brute", stat), play.value("Bully", stat)) == (value, before)
        assert (len(play.names(0, w.HAND)), play.g.agenda) == (drawn, [1, 0])


@pytest.mark.parametrize(("attached", "left"), [({"Loner": ["Nun"]}, 4), ({}, 3)])
def test_a_nun_shields_in_attacks(attached: dict[str, list[str]], left: int) -> None:
    """hoe-nun: +1 Shield while an attack is under way."""
    with scene(Side(streets=["Warlock"]), Side(haven=["Loner"], attached=attached), book=BOOK) as play:
        play.one("attack with Warlock", "Physical")
        assert play.blood("Loner") == left


def test_a_vagrant_of_prague() -> None:
    """hoe-vagrant: no Agenda; 2 Blood when it is burned, 1 Damage less a turn when it is attached."""
    city = City(streets=["hoe-vagrant"])
    with scene(Side(streets=["Brute"], blood={"Brute": 1}), KEONDRA, city=city, book=BOOK) as play:
        play.one("attack with Brute", "target Vagrant", "Physical", "burn Vagrant")
        assert (play.blood("Brute"), play.g.agenda) == (3, [0, 0])
    two = Side(streets=["Keondra"], attached={"Keondra": ["hoe-vagrant"]})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("yes: Vagrant")
        assert (play.blood("Keondra"), play.is_ready("Vagrant")) == (3, False)
