"""Damage: its types, what reduces it, and what Aggravated and Superficial mean."""

from __future__ import annotations

import pytest

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_damage import DamageBecomes
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_ATTACKER,
    THE_TARGET,
    action,
    also_deal,
    any_character,
    attack_card,
    deal,
    have,
    in_order,
    plus,
    reaction,
    reaction_special,
    target,
    this_character,
    vampire,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

SUPERFICIAL_AGGRAVATED = n.Quality(n.SUPERFICIAL_QUALITY | n.AGGRAVATED_QUALITY)

BULWARK = vampire(
    "test-bulwark",
    "Bulwark",
    n.BRUJAH,
    bp=7,
    attributes=(1, 2, 3),
    disciplines=(),
    abilities=(have(this_character, 1, n.SHIELD),),
)
GAUGE = vampire("test-gauge", "Gauge", n.BRUJAH, bp=8, attributes=(1, 2, 3), disciplines=())
BLOW = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=3)
VENOM = attack_card("test-venom", "Venom", n.PHYSICAL, decks=n.BOTH, bp=0, damage=1, keywords=(n.AGGRAVATED,))
FEATHER = attack_card(
    "test-feather", "Feather", n.PHYSICAL, decks=n.BOTH, bp=0, damage=3, text=plus(1, n.SUPERFICIAL, THE_ATTACKER)
)
MARBLE = reaction_special(
    "test-marble",
    "Marble",
    decks=n.BOTH,
    bp=0,
    shield=0,
    answers=(n.AGGRAVATED,),
    text=DamageBecomes((n.NOT_AGGRAVATED,)),
)


def curse(amount: int, of: n.DamageType = n.TYPELESS, quality: n.Quality = n.NORMAL_DAMAGE) -> Printed:
    """An Action card that deals so much of that to a character."""
    text = target(any_character, deal(amount, THAT, of=of, quality=quality))
    return action("test-hex", "Hex", decks=n.BOTH, text=text)


def test_damage_is_the_same_from_an_attack_and_from_elsewhere() -> None:
    """RV-DMG-01."""
    book = book_with(BULWARK, BLOW, curse(4, n.PHYSICAL))
    two = Side(haven=["Bulwark", "Keondra"])
    with scene(Side(streets=["Lucky"], haven=["Grace"], hand=["Blow", "Hex"]), two, book=book) as play:
        play.one("attack with Lucky", "target Bulwark", "Physical", "place Blow")
        play.two("pass")
        assert play.blood("Bulwark") == 5
        play.one("play Hex", "Bulwark")
        assert (play.blood("Bulwark"), play.blood("Keondra")) == (3, 6)


def test_ones_own_colour_of_blood_goes_first() -> None:
    """RV-DMG-02."""
    with scene(Side(haven=["Lucky"], hand=["Hex", "Hex"]), Side(haven=["Keondra"]), book=book_with(curse(3))) as play:
        keondra = play.card("Keondra")
        swap_blood(play.g, keondra, 0, 2)
        play.one("play Hex", "Keondra")
        assert [blood_of_colour(play.g, keondra, seat) for seat in (0, 1)] == [2, 1]


def test_foreign_blood_goes_when_no_other_is_left() -> None:
    """RV-DMG-02."""
    with scene(Side(haven=["Lucky"], hand=["Hex"]), Side(haven=["Keondra"]), book=book_with(curse(5))) as play:
        keondra = play.card("Keondra")
        swap_blood(play.g, keondra, 0, 2)
        play.one("play Hex", "Keondra")
        assert [blood_of_colour(play.g, keondra, seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.parametrize(("announced", "left"), [("Social", 3), ("Mental", 2), ("Physical", 2)])
def test_damage_of_an_attack_is_of_the_type_announced(announced: str, left: int) -> None:
    """RV-DMG-03: Lucky deals 1 of any; Hakim has 2 against Social only."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Hakim Owusu"])) as play:
        play.one("attack with Lucky", announced)
        assert play.blood("Hakim Owusu") == left


def test_a_card_that_changes_the_type_changes_all_of_the_damage() -> None:
    """RV-DMG-03, RV-DMG-04: the attacker's own attribute is Aggravated too."""
    with scene(Side(streets=["Lucky"], hand=["Venom"]), Side(haven=["Grace"]), book=book_with(VENOM)) as play:
        play.one("attack with Lucky", "Physical", "place Venom")
        assert play.blood("Grace") == 3


def test_all_of_the_damage_takes_the_new_type() -> None:
    """RV-DMG-04: 1 Physical and 2 of no type become Social, which Gauge has 2 against."""
    blow = attack_card(
        "test-jab", "Jab", n.PHYSICAL, decks=n.BOTH, bp=0, damage=0, text=also_deal(2, THE_TARGET, of=n.TYPELESS)
    )
    melt = reaction_special(
        "test-melt", "Melt", decks=n.BOTH, bp=0, shield=0, answers=(n.PHYSICAL,), text=DamageBecomes((n.SOCIAL,))
    )
    two = Side(haven=["Gauge"], hand=["Melt"])
    with scene(Side(streets=["Lucky"], hand=["Jab"]), two, book=book_with(GAUGE, blow, melt)) as play:
        play.one("attack with Lucky", "Physical", "place Jab")
        play.two("pass", "play Melt")
        assert play.blood("Gauge") == 7


def test_added_damage_of_a_type_is_alone_of_that_type() -> None:
    """RV-DMG-05: of 2 Physical and 1 Aggravated, Grace's 2 Physical reduce the former only."""
    with scene(Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]}), Side(haven=["Grace"])) as play:
        play.one("attack with Matthew", "Physical", "activate Cobra Form")
        assert play.blood("Grace") == 4


@pytest.mark.parametrize(("victim", "left"), [("Iara", 2), ("Keondra", 4), ("Matthew", 2)])
def test_damage_outside_attacks_is_of_the_type_its_card_names(victim: str, left: int) -> None:
    """RV-DMG-06: Wrath deals 3 Mental damage here, and these have 2, 1 and 0 in that attribute."""
    one = Side(haven=["Evangeline"], hand=["Wrath"], burned=["Noriko", "Andrés"])
    with scene(one, Side(haven=["Iara", "Keondra", "Matthew"])) as play:
        play.one("play Wrath", victim)
        assert play.blood(victim) == left


def test_damage_that_names_no_type_meets_no_attribute() -> None:
    """RV-DMG-07."""
    with scene(Side(haven=["Keondra"], hand=["Hex"]), Side(haven=["Gauge"]), book=book_with(GAUGE, curse(3))) as play:
        play.one("play Hex", "Gauge")
        assert play.blood("Gauge") == 5


EVERY_KIND = [
    *((kind, w.NORMAL_DAMAGE) for kind in (*w.ATTACK_TYPES, w.TYPELESS)),
    (w.PHYSICAL, w.AGGRAVATED_QUALITY),
    (w.TYPELESS, w.AGGRAVATED_QUALITY),
    (w.MENTAL, w.SUPERFICIAL_QUALITY),
]


@pytest.mark.parametrize(("kind", "quality"), EVERY_KIND)
def test_shields_and_prevention_reduce_damage_of_every_type(kind: n.DamageType, quality: n.Quality) -> None:
    """RV-DMG-08."""
    wall = vampire(
        "test-wall",
        "Wall",
        n.BRUJAH,
        bp=5,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(have(this_character, 1, n.SHIELD),),
    )
    two = Side(haven=["Wall", "Keondra"], attached={"Wall": ["Vagrant"]})
    with scene(Side(haven=["Lucky"], hand=["Hex"]), two, book=book_with(wall, curse(3, kind, quality))) as play:
        play.one("play Hex", "Wall")
        play.two("yes: Vagrant")
        assert play.blood("Wall") == 4
        assert not play.is_ready("Vagrant")


@pytest.mark.parametrize(("kind", "attribute"), [(w.RANGED, 1), (w.PHYSICAL, 1), (w.SOCIAL, 2), (w.MENTAL, 3)])
def test_normal_damage_is_reduced_by_the_matching_attribute(kind: n.DamageType, attribute: int) -> None:
    """RV-DMG-09."""
    book = book_with(GAUGE, curse(4, kind))
    with scene(Side(haven=["Keondra"], hand=["Hex"]), Side(haven=["Gauge"]), book=book) as play:
        play.one("play Hex", "Gauge")
        assert play.blood("Gauge") == 8 - (4 - attribute)


@pytest.mark.parametrize("kind", [*w.ATTACK_TYPES, w.TYPELESS])
def test_no_attribute_reduces_aggravated_damage(kind: n.DamageType) -> None:
    """RV-DMG-10."""
    book = book_with(GAUGE, curse(4, kind, n.AGGRAVATED_QUALITY))
    with scene(Side(haven=["Keondra"], hand=["Hex"]), Side(haven=["Gauge"]), book=book) as play:
        play.one("play Hex", "Gauge")
        assert play.blood("Gauge") == 4


def test_a_character_falls_to_ashes_if_any_of_the_damage_is_aggravated() -> None:
    """RV-DMG-11: 2 Physical and 1 Aggravated."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]})
    with scene(one, Side(haven=["Keondra", "Iara"], prestige=5)) as play:
        play.one("attack with Matthew", "target Iara", "Physical")
        play.two("pass")
        play.one("activate Cobra Form")
        assert (play.where("Iara"), play.g.prestige[1]) == ("burned", 5)


def test_aggravated_damage_that_was_prevented_burns_nobody() -> None:
    """RV-DMG-11: only what is dealt counts."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]})
    two = Side(haven=["Keondra", "Iara"], attached={"Iara": ["Vagrant"]}, blood={"Iara": 2})
    with scene(one, two) as play:
        play.one("attack with Matthew", "target Iara", "Physical")
        play.two("pass")
        play.one("activate Cobra Form")
        play.two("yes: Vagrant", "Physical Aggravated")
        assert play.where("Iara") == "torpor"


@differs("DIFF-70", "2020")
def test_an_aggravated_part_burns_though_it_was_superficial() -> None:
    """RV-DMG-11: any part of the damage then being dealt."""
    barbs = attack_card(
        "test-barbs",
        "Barbs",
        n.PHYSICAL,
        decks=n.BOTH,
        bp=0,
        damage=1,
        text=also_deal(1, THE_TARGET, of=n.PHYSICAL, quality=SUPERFICIAL_AGGRAVATED),
    )
    with scene(Side(streets=["Lucky"], hand=["Barbs"]), Side(haven=["Keondra", "Iara"]), book=book_with(barbs)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Barbs")
        play.two("pass")
        assert play.where("Iara") == "burned"


def test_aggravated_damage_taken_earlier_does_not_count() -> None:
    """RV-DMG-12, RV-EX-19."""
    claws = attack_card("test-claws", "Claws", n.MENTAL, decks=n.BOTH, bp=0, damage=4, keywords=(n.AGGRAVATED,))
    one = Side(streets=["Lucky"], haven=["Grace"], hand=["Claws", "Hex"])
    with scene(one, Side(haven=["Keondra", "Iara"]), book=book_with(claws, curse(1))) as play:
        play.one("attack with Lucky", "target Keondra", "Mental", "place Claws")
        play.two("pass")
        assert play.blood("Keondra") == 1
        play.one("play Hex", "Keondra")
        assert play.where("Keondra") == "torpor"


def test_aggravated_damage_of_an_attack_keeps_the_type_of_the_attack() -> None:
    """RV-DMG-13: Drive: Atonement has a Shield against Physical damage; the attribute still does nothing."""
    two = Side(haven=["Toquinho"], attached={"Toquinho": ["Drive: Atonement"]}, leader_side="influence")
    with scene(Side(streets=["Lucky"], hand=["Venom"]), two, book=book_with(VENOM)) as play:
        play.one("attack with Lucky", "Physical", "place Venom")
        assert play.blood("Toquinho") == 2


def test_a_reaction_special_against_a_type_answers_aggravated_damage_of_that_type() -> None:
    """RV-DMG-13."""
    poise = reaction_special("test-poise", "Poise", decks=n.BOTH, bp=0, shield=2, answers=(n.PHYSICAL,))
    two = Side(haven=["Keondra"], hand=["Poise"])
    with scene(Side(streets=["Lucky"], hand=["Venom"]), two, book=book_with(VENOM, poise)) as play:
        play.one("attack with Lucky", "Physical", "place Venom")
        play.two("pass", "play Poise")
        assert (play.blood("Keondra"), play.where("Poise")) == (6, "discard")


def test_damage_no_longer_aggravated_is_of_the_type_of_the_rest() -> None:
    """RV-DMG-14: 1 Physical and 2 Aggravated of no type are 3 Physical, and Grace has 2 against those."""
    spike = attack_card(
        "test-spike",
        "Spike",
        n.PHYSICAL,
        decks=n.BOTH,
        bp=0,
        damage=0,
        text=also_deal(2, THE_TARGET, of=n.TYPELESS, quality=n.AGGRAVATED_QUALITY),
    )
    two = Side(haven=["Grace"], hand=["Marble"])
    with scene(Side(streets=["Lucky"], hand=["Spike"]), two, book=book_with(spike, MARBLE)) as play:
        play.one("attack with Lucky", "Physical", "place Spike")
        play.two("pass", "play Marble")
        assert play.blood("Grace") == 4


def test_an_attack_no_longer_aggravated_is_of_its_own_type() -> None:
    """RV-DMG-14, RV-DMG-13."""
    blunt = reaction(
        "test-blunt",
        "Blunt",
        (n.PHYSICAL,),
        decks=n.BOTH,
        bp=0,
        shield=0,
        text=plus(1, n.NOT_AGGRAVATED, THE_ATTACKER),
    )
    two = Side(haven=["Grace"], hand=["Blunt"])
    with scene(Side(streets=["Lucky"], hand=["Venom"]), two, book=book_with(VENOM, blunt)) as play:
        play.one("attack with Lucky", "Physical", "place Venom")
        play.two("place Blunt")
        assert play.blood("Grace") == 5


def test_with_no_other_type_it_has_none_and_burns_nobody() -> None:
    """RV-DMG-15: Lucky, of 1 in everything, loses all 2, and is in torpor."""
    two = Side(haven=["Keondra", "Lucky"], hand=["Marble"], blood={"Lucky": 2})
    book = book_with(MARBLE, curse(2, quality=n.AGGRAVATED_QUALITY))
    with scene(Side(haven=["Grace"], hand=["Hex"]), two, book=book) as play:
        play.one("play Hex", "Lucky")
        play.two("play Marble")
        assert play.where("Lucky") == "torpor"


def test_superficial_damage_leaves_the_last_blood() -> None:
    """RV-DMG-16, RV-DMG-19: Found a Weakness deals 7 here, less 1 for Physical."""
    one = Side(haven=["Ryan"], hand=["Found a Weakness"], stakes={"Lucky": 6})
    with scene(one, Side(haven=["Lucky", "Keondra"])) as play:
        play.one("play Found a Weakness", "Lucky")
        assert (play.blood("Lucky"), play.where("Lucky")) == (1, "haven")
        assert play.g.agenda[0] == 0


def test_superficial_damage_acts_like_normal_damage_otherwise() -> None:
    """RV-DMG-16: 3 damage, and Lucky has 1 Physical."""
    one = Side(haven=["Ryan"], hand=["Found a Weakness"], stakes={"Lucky": 2})
    with scene(one, Side(haven=["Lucky", "Keondra"])) as play:
        play.one("play Found a Weakness", "Lucky")
        assert (play.blood("Lucky"), play.blood("Keondra")) == (3, 6)


def test_superficial_damage_takes_nothing_from_who_has_one_blood() -> None:
    """RV-DMG-19, RV-DMG-16."""
    two = Side(haven=["Iara", "Keondra"], blood={"Iara": 1})
    with scene(Side(streets=["Lucky"], hand=["Feather"]), two, book=book_with(FEATHER)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Feather")
        play.two("pass")
        assert (play.blood("Iara"), play.where("Iara")) == (1, "haven")


def test_a_mortal_can_be_defeated_by_superficial_damage() -> None:
    """RV-DMG-17."""
    one = Side(streets=["Lucky"], hand=["Feather"])
    with scene(one, Side(haven=["Iara"]), city=City(streets=["Politician"]), book=book_with(FEATHER)) as play:
        play.one("attack with Lucky", "target Politician", "Physical", "place Feather", "attach Politician")
        assert play.host("Politician") == "Lucky"


@pytest.mark.parametrize(("amount", "left"), [(3, 5), (9, 1)])
def test_superficial_aggravated_damage_ignores_attributes_and_leaves_one_blood(amount: int, left: int) -> None:
    """RV-DMG-18."""
    book = book_with(GAUGE, curse(amount, n.MENTAL, SUPERFICIAL_AGGRAVATED))
    with scene(Side(haven=["Keondra"], hand=["Hex"]), Side(haven=["Gauge", "Lucky"]), book=book) as play:
        play.one("play Hex", "Gauge")
        assert (play.blood("Gauge"), play.where("Gauge")) == (left, "haven")


def test_normal_damage_beside_superficial_damage_takes_the_last_blood() -> None:
    """RV-DMG-16: the Superficial part stops at 1 Blood, the rest does not."""
    mixed = attack_card(
        "test-mixed",
        "Mixed",
        n.PHYSICAL,
        decks=n.BOTH,
        bp=0,
        damage=0,
        text=in_order(also_deal(5, THE_TARGET, of=n.PHYSICAL, quality=n.SUPERFICIAL_QUALITY)),
    )
    with scene(Side(streets=["Lucky"], hand=["Mixed"]), Side(haven=["Keondra", "Iara"]), book=book_with(mixed)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Mixed")
        play.two("pass")
        assert play.where("Iara") == "torpor"
