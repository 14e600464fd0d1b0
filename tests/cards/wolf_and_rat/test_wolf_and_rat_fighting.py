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


# ---- Animals, curses, and what goes past an attribute


@pytest.mark.parametrize(("worn", "left"), [([], 6 - 2), (["Owl"], 6 - 3), (["Owl", "Owl"], 6 - 4), (["Owl"] * 3, 1)])
def test_beasts_of_war(worn: list[str], left: int) -> None:
    """war-beasts-of-war: 1 more for each Animal in this party, no other, and the last Blood is safe."""
    one = Side(streets=[["Rat", "Wolf"], ["Adept"]], attached={"Wolf": worn, "Rat": ["Coat"], "Adept": ["Owl"]})
    one.hand = ["Beasts of War"]
    with scene(one, Side(haven=["Keondra"], blood={"Keondra": 5 if len(worn) == 3 else 6}), book=BOOK) as play:
        play.one("attack with Rat", "Physical", "place Beasts of War")
        assert play.blood("Keondra") == left


@pytest.mark.parametrize(("who", "dealt"), [("Rat", 1), ("Wolf", 0)])
def test_seeing_is_believing(who: str, dealt: int) -> None:
    """war-seeing-is-believing: with Obfuscate the target's Mental attribute stops nothing."""
    with scene(Side(streets=[who], hand=["Seeing is Believing"]), Side(haven=["Brute"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Mental", "place Seeing is Believing")
        assert play.blood("Brute") == 4 - dealt


def test_seeing_is_believing_and_shields() -> None:
    """war-seeing-is-believing: a Shield stops it all the same; and whoever strikes back meets an attribute."""
    two = Side(haven=["Bully"], hand=["Blinded"])
    with scene(Side(streets=["Rat"], hand=["Seeing is Believing"]), two, book=BOOK) as play:
        play.one("attack with Rat", "Mental", "place Seeing is Believing")
        play.two("place Blinded")
        assert play.blood("Bully") == 4
    two = Side(haven=["Adept"], hand=["The Mighty Fall"])
    with scene(Side(streets=["Rat"], hand=["Seeing is Believing"]), two, book=BOOK) as play:
        play.one("attack with Rat", "Mental", "place Seeing is Believing")
        play.two("place The Mighty Fall")
        assert (play.blood("Adept"), play.blood("Rat")) == (4 - 1, 6 - (1 + 1 + 2 - 1))


ON_IT, THROWN = "attached", "discard"


@pytest.mark.parametrize(("who", "worn", "where"), [("Rat", 2, ON_IT), ("Rat", 3, THROWN), ("Wolf", 0, ON_IT)])
def test_veiled_threat(who: str, worn: int, where: str) -> None:
    """war-veiled-threat: 1 more for each Obfuscate icon; then face down on the target, if it bears 2 cards or fewer."""
    two = Side(haven=["Keondra"], attached={"Keondra": ["Coat"] * worn})
    with scene(Side(streets=[who], hand=["Veiled Threat"]), two, book=BOOK) as play:
        play.one(f"attack with {who}", "Social", "place Veiled Threat")
        assert play.blood("Keondra") == (6 - (1 + 1 + 2 - 2) if who == "Rat" else 6)
        assert play.where("Veiled Threat") == where
        assert play.g.face_down[play.card("Veiled Threat")] == (where == "attached")


# ---- Damage dealt back


@pytest.mark.parametrize("kind", ["Physical", "Social"])
def test_bad_reflection(kind: str) -> None:
    """war-bad-reflection: as much as is dealt, before it is prevented, comes back as Mental damage, and no attribute.

    R229-CRD-74.
    """
    with scene(Side(streets=["Mirrored"]), Side(haven=["Rat"], hand=["Bad Reflection"]), book=BOOK) as play:
        play.one("attack with Mirrored", kind)
        play.two("place Bad Reflection")
        assert (play.blood("Rat"), play.blood("Mirrored")) == (6 - (3 - 1), 4 - 3)


def test_bad_reflection_of_nothing() -> None:
    """war-bad-reflection: no damage, none back. It is no answer to Mental attacks."""
    with scene(Side(streets=["Loner"]), Side(haven=["Rat"], hand=["Bad Reflection"]), book=BOOK) as play:
        play.one("attack with Loner", "Physical")
        play.two("place Bad Reflection")
        assert play.blood("Loner") == 4
    with scene(Side(streets=["Loner"]), Side(haven=["Rat"], hand=["Bad Reflection"]), book=BOOK) as play:
        play.one("attack with Loner", "Mental")
        assert "type" in play.refusal("place Bad Reflection")
        play.two("pass")


@pytest.mark.parametrize(("blood", "left"), [(6, 6 - 1), (5, 6 - 2), (2, 6 - 5)])
def test_cornered_rat_attacks(blood: int, left: int) -> None:
    """war-cornered-rat: as much more as Blood is missing. R229-CRD-76."""
    one = Side(streets=["Rat"], hand=["Cornered Rat"], blood={"Rat": blood})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Rat", "Physical", "place Cornered Rat")
        assert play.blood("Keondra") == left


@pytest.mark.parametrize(("who", "kind", "dealt"), [("Mirrored", "Physical", 3), ("Beast", "Mental", 5)])
def test_cornered_rat_strikes_back(who: str, kind: str, dealt: int) -> None:
    """war-cornered-rat: its Physical, and 1 for every 2 dealt; Physical damage against a Mental attack, too.

    R229-CRD-75, R229-CRD-80.
    """
    with scene(Side(streets=[who]), Side(haven=["Rat"], hand=["Cornered Rat"]), book=BOOK) as play:
        play.one(f"attack with {who}", kind)
        play.two("place Cornered Rat")
        physical = 3 if who == "Mirrored" else 0
        assert play.blood("Rat") == 6 - (dealt - 1)
        assert play.blood(who) == 4 - max(0, 1 + dealt // 2 - physical)


# ---- Reactions negated


@pytest.mark.parametrize(("who", "dealt"), [("Rat", 1 + 2), ("Wolf", 1 + 2 - 2)])
def test_disturbing_the_hive(who: str, dealt: int) -> None:
    """war-disturbing-the-hive: 1 more for each Swarm of party and discard pile; with Obfuscate no Reaction."""
    one = Side(streets=[[who, "Adept"]], haven=["Bobby Handsome"], attached={"Adept": ["The Swarm", "Owl"]})
    one.hand, one.discard = ["Disturbing the Hive"], ["The Swarm", "Owl"]
    with scene(one, Side(haven=["Velvet"], hand=["Shifting Organs"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Ranged", "place Disturbing the Hive")
        play.two("place Shifting Organs")  # 2 Shields of hers
        assert play.blood("Velvet") == 4 - dealt
        assert play.where("Shifting Organs") == "discard"


@pytest.mark.parametrize(("said", "hurt", "dealt"), [("block with Adept", "Adept", 2 - 1), ("pass", "Loner", 2 - 1)])
def test_fight_or_flight_attacks(said: str, hurt: str, dealt: int) -> None:
    """war-fight-or-flight: whoever Blocks it has no Reaction (but 1 Mental); of the target itself it stands."""
    two = Side(haven=["Loner", "Adept"], hand=["Shifting Organs"])
    with scene(Side(streets=["Wolf"], hand=["Fight or Flight"]), two, book=BOOK) as play:
        play.one("attack with Wolf", "target Loner", "Mental", "place Fight or Flight")
        play.two(said, "place Shifting Organs")
        assert play.blood(hurt) == 4 - dealt


@pytest.mark.parametrize(("who", "shield"), [("Wolf", 3), ("Rat", 1)])
def test_fight_or_flight_reacts(who: str, shield: int) -> None:
    """war-fight-or-flight: 1 Shield, and 1 for each Fortitude icon; it deals nothing. R229-CRD-84."""
    with scene(Side(streets=["Beast"]), Side(haven=[who], hand=["Fight or Flight"]), book=BOOK) as play:
        play.one("attack with Beast", "Mental")
        play.two("place Fight or Flight")
        assert (play.blood(who), play.blood("Beast")) == (play.value(who, w.BLOOD_POTENCY) - (5 - 1 - shield), 4)
