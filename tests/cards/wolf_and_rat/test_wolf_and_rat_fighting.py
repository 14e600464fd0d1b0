"""Attack cards and Reactions of The Wolf & The Rat, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from wilds import BOOK

KEONDRA = Side(haven=["Keondra"])

# ---- Attack cards


@pytest.mark.parametrize(("leader", "leads"), [("Wolf", True), ("Lil' Fang", False)])
def test_apex_predator(leader: str, leads: bool) -> None:
    """war-apex-predator: Fear on the target. Of a Leader it also exhausts the target, and readies the Leader."""
    one = Side(streets=[["Wolf", "Lil' Fang"]], hand=["Apex Predator"], leader=leader)
    with scene(one, Side(streets=["Brute"], haven=["Hope"]), book=BOOK) as play:
        play.one("attack with Wolf", "target Brute", "Social", "place Apex Predator")
        assert [play.g.fear[play.card(name)] for name in ("Brute", "Hope")] == [1, 0]
        assert [play.is_ready(name) for name in ("Brute", "Hope", "Wolf")] == [not leads, True, leads]


def test_apex_predator_is_for_gangrel() -> None:
    """war-apex-predator."""
    with scene(Side(streets=["Adept"], hand=["Apex Predator"]), KEONDRA, book=BOOK) as play:
        play.one("attack with Adept", "Social")
        assert "of its clan" in play.refusal("place Apex Predator")
        play.one("pass")


@pytest.mark.parametrize(("who", "foe", "mended"), [("Wolf", 1, 2), ("Wolf", 6, 0), ("Rat", 1, 0)])
def test_feeding_frenzy(who: str, foe: int, mended: int) -> None:
    """war-feeding-frenzy: with Fortitude, whoever defeats the target by it mends 2."""
    one = Side(streets=[who], hand=["Feeding Frenzy"], blood={who: 1})
    with scene(one, Side(haven=["Keondra", "Hope"], blood={"Keondra": foe}, exhausted=["Hope"]), book=BOOK) as play:
        play.one(f"attack with {who}", "target Keondra", "Physical", "place Feeding Frenzy")
        assert play.blood(who) == 1 + mended


@pytest.mark.parametrize(("left", "dealt"), [(1, 1 + 1 + 1), (3, 1 + 1)])
def test_feeding_frenzy_of_the_wounded(left: int, dealt: int) -> None:
    """war-feeding-frenzy: +1 for a Wounded attacker."""
    one = Side(streets=["Wolf"], hand=["Feeding Frenzy"], blood={"Wolf": left})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Wolf", "Physical", "place Feeding Frenzy")
        assert play.blood("Keondra") == 6 - dealt


@pytest.mark.parametrize(("mortal", "mended"), [("Vagrant", 2), ("BOPE-RJ: Marksman", 0)])
def test_feeding_frenzy_on_a_mortal(mortal: str, mended: int) -> None:
    """war-feeding-frenzy: a Mortal that is defeated feeds as well; one that is not does not."""
    one = Side(streets=["Wolf"], hand=["Feeding Frenzy"], blood={"Wolf": 2})
    with scene(one, KEONDRA, city=City(streets=[mortal]), book=BOOK) as play:
        play.one("attack with Wolf", f"target {mortal}", "Physical", "place Feeding Frenzy")
        play.one(*["attach Vagrant"] * (mortal == "Vagrant"))
        assert play.blood("Wolf") == 2 + mended


@pytest.mark.parametrize(("who", "dealt"), [("Wolf", 1), ("Adept", 0)])
def test_feral_claws(who: str, dealt: int) -> None:
    """war-feral-claws: with Protean the damage is Aggravated, and no attribute helps against it."""
    with scene(Side(streets=[who], hand=["Feral Claws"]), Side(haven=["Brute"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Physical", "place Feral Claws")
        assert play.blood("Brute") == 4 - dealt


@pytest.mark.parametrize(("who", "dealt"), [("Wolf", 1 + 2 + 2), ("Lil' Fang", 2 + 2 + 1), ("Adept", 1 + 2)])
def test_feral_fangs(who: str, dealt: int) -> None:
    """war-feral-fangs: face up, and 1 more for each Protean icon."""
    with scene(Side(streets=[who], hand=["Feral Fangs"]), KEONDRA, book=BOOK) as play:
        play.one(f"attack with {who}", "Physical")
        assert "place Feral Fangs" not in play.offered
        play.one("play Feral Fangs")
        assert play.blood("Keondra") == 6 - dealt


@pytest.mark.parametrize(("others", "dealt"), [([], 5 - 1 - 1), (["Adept"], 5 - 1), (["Adept", "Wolf"], 5 - 1)])
def test_the_stampede_tramples_shields(others: list[str], dealt: int) -> None:
    """war-the-stampede: one Shield less for each character of the party; those at home do not count."""
    one = Side(streets=[["Bully", *others]], haven=["Lil' Fang"], hand=["The Stampede"])
    with scene(one, Side(haven=["Rat"], hand=["Shifting Organs"]), book=BOOK) as play:
        play.one("attack with Bully", "Physical", "place The Stampede")
        play.two("place Shifting Organs")  # 2 Shields
        assert play.blood("Rat") == 6 - dealt


@pytest.mark.parametrize(("who", "dealt"), [("Rat", 3), ("Wolf", 2)])
def test_the_stampede_with_potence(who: str, dealt: int) -> None:
    """war-the-stampede: 1 more."""
    with scene(Side(streets=[who], hand=["The Stampede"]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Physical", "place The Stampede")
        assert play.blood("Loner") == 4 - dealt


# ---- Reactions


@pytest.mark.parametrize(("who", "shield"), [("Wolf", 3), ("Rat", 1)])
def test_hardened_flesh(who: str, shield: int) -> None:
    """war-hardened-flesh: 1 Shield, and 1 for each Fortitude icon of the defender."""
    with scene(Side(streets=["Bully"]), Side(haven=[who], hand=["Hardened Flesh"]), book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("place Hardened Flesh")
        assert play.blood(who) == play.value(who, w.BLOOD_POTENCY) - (4 - 1 - shield)
