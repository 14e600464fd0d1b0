"""The Attack Sequence: Steps 1, 2 and 6 to 11. For 3 see test_block, for 4 test_reaction, for 5 test_attack_reveal."""

from __future__ import annotations

from fighters import fighter
from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_ATTACKER,
    activated,
    after_this_attack,
    any_character,
    attack_card,
    attack_ends,
    blood,
    deal,
    deals_plus,
    gain,
    have,
    is_damaged,
    lines,
    party,
    reaction_special,
    relentless,
    target,
    this_character,
    when,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

SENTINEL = fighter("Sentinel", relentless(blood(1), gain(1, n.PRESTIGE)))
WATCHER = fighter("Watcher", relentless(blood(1), gain(1, n.PRESTIGE)))
WARDEN = fighter("Warden", relentless(blood(1), gain(1, n.PRESTIGE)))
HOARDER = fighter("Hoarder", activated(blood(1), gain(1, n.PRESTIGE)))
MISER = fighter("Miser", activated(blood(1), gain(1, n.PRESTIGE)))
VIPER = fighter("Viper", relentless(blood(1), deal(9, THE_ATTACKER)))
BUTCHER = fighter("Butcher", activated(blood(1), target(any_character, deal(9, THAT))))
HERALD = fighter("Herald", party(blood(1), deals_plus(1)))
TOUGH = fighter("Tough", have(this_character, 1, n.SHIELD))
LEECH = fighter(
    "Leech",
    when(is_damaged(any_character, by=this_character), gain(1, n.PRESTIGE)),
    when(attack_ends(by=this_character), gain(3, n.PRESTIGE)),
)
PARTING_SHOT = attack_card(
    "test-parting-shot", "Parting Shot", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1,
    text=lines(after_this_attack(gain(2, n.PRESTIGE)), after_this_attack(gain(4, n.PRESTIGE))),
)  # fmt: skip
STONE_SKIN = reaction_special(
    "test-stone-skin", "Stone Skin", decks=n.BOTH, bp=1, shield=1, answers=(n.AGGRAVATED,)
)  # fmt: skip
VAGRANT = "Vagrant"


def test_no_step_is_skipped_though_nothing_may_come_of_it() -> None:
    """RV-ATK-30: an attack without card or damage still lets the foe Block and react, and has its end."""
    city = City(streets=["Uprising"])  # an Action after the first attack on a BP 5 character that survives it
    two = Side(haven=["Keondra", "Gisele"], hand=["Awe"])
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two, city=city) as play:
        play.one("attack with Lucky", "target Keondra", "Ranged")
        assert play.is_asked(0, "place-attack-card")
        play.one("pass")
        assert play.is_asked(1, "block")
        play.two("pass")
        assert play.is_asked(1, "place-reaction")
        play.two("pass")
        assert play.blood("Keondra") == 6
        assert play.actions == 2 - 1 + 1


@differs("DIFF-32", "2020")
def test_who_falls_in_the_course_of_the_attack_leaves_in_step_10_only() -> None:
    """RV-ATK-31: Jorge, at 0 Blood in Step 7, still deals his damage, and only then goes into torpor."""
    one = Side(streets=["Jorge Guerrero"], haven=["Grace"])
    two = Side(haven=["Viper", "Keondra"], attached={"Viper": [VAGRANT]}, exhausted=["Keondra"])
    with scene(one, two, book=book_with(VIPER)) as play:
        play.one("attack with Jorge Guerrero", "target Viper")
        play.two("pass")
        play.one("Physical")
        play.two("activate Viper")
        assert play.is_asked(1, "instead")  # Step 9
        assert (play.blood("Jorge Guerrero"), play.where("Jorge Guerrero")) == (0, "streets")
        play.two("no")
        assert play.where("Jorge Guerrero") == "torpor"
        assert play.blood("Viper") == 4 - 1 - (2 - 1)  # its cost, and Jorge's damage


def test_only_the_attacker_and_the_defender_wait_for_step_10() -> None:
    """RV-ATK-31: anybody else who falls leaves at once."""
    one = Side(streets=["Lucky"], haven=["Butcher"])
    two = Side(haven=["Keondra", "Iara"], exhausted=["Iara"], attached={"Keondra": [VAGRANT]})
    with scene(one, two, book=book_with(BUTCHER)) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "activate Butcher", "Iara")
        assert play.is_asked(1, "instead")
        assert play.where("Iara") == "torpor"
        play.two("no")
        assert play.blood("Keondra") == 5


# ---- Steps 1 and 2


def test_the_four_attack_types() -> None:
    """RV-ATK-32: the attacking player announces one of them."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Lucky")
        assert play.is_asked(0, "attack-type")
        assert sorted(play.offered) == ["Mental", "Physical", "Ranged", "Social"]
        play.one("Mental")
        assert "Lucky makes a Mental attack" in play.log()


def test_one_attack_card_of_the_announced_type_may_be_placed_face_down() -> None:
    """RV-ATK-33."""
    one = Side(streets=["Lucky"], hand=["Triple Threat", "Awe", "Shifting Organs", "Coiled Strike"], library=["Awe"])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("attack with Lucky", "Physical")
        assert sorted(play.offered) == ["pass", "place Coiled Strike", "place Triple Threat"]
        assert play.refusal("place Awe") == "Awe does not match the attack type (RV-ATK-37)"
        assert play.refusal("place Shifting Organs") == "Shifting Organs is not an Attack card (RV-ATK-33)"
        play.one("place Coiled Strike")
        assert play.blood("Keondra") == 6 - 1 - 2
        assert sorted(play.names(0, w.HAND)) == ["Awe", "Shifting Organs", "Triple Threat"]


def test_nobody_has_to_place_an_attack_card() -> None:
    """RV-ATK-33, RV-ATK-51: without one, the damage is the attribute of the type."""
    with scene(Side(streets=["Lucky"], hand=["Coiled Strike"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Lucky", "Physical", "pass")
        assert play.blood("Keondra") == 6 - 1
        assert play.names(0, w.HAND) == ["Coiled Strike"]


# ---- Steps 6 and 7


def test_the_attacking_player_may_use_any_ability_of_any_active_character() -> None:
    """RV-ATK-45: in the party or not, about the attack or not; in torpor there is none."""
    one = Side(
        streets=["Jorge Guerrero"], haven=["Hoarder"], torpor=["Miser"], blood={"Miser": 2}, hand=["Coiled Strike"]
    )
    with scene(one, Side(haven=["Keondra"]), book=book_with(HOARDER, MISER)) as play:
        play.one("attack with Jorge Guerrero", "Physical", "pass")
        assert sorted(play.offered) == ["activate Hoarder", "activate Jorge Guerrero", "pass"]
        play.one("activate Hoarder", "activate Jorge Guerrero")
        assert play.g.prestige == [6, 5]
        assert play.blood("Keondra") == 6 - 2 - 1


def test_after_passing_priority_the_attacking_player_activates_nothing_more() -> None:
    """RV-ATK-46: not even in answer to an ability of Step 7; a third player may."""
    one = Side(streets=["Sentinel"])
    two, three = Side(haven=["Warden"]), Side(haven=["Watcher"])
    with scene(one, two, three, book=book_with(SENTINEL, WARDEN, WATCHER)) as play:
        play.one("attack with Sentinel", "target Warden")
        play.two("pass")
        play.three("pass")
        play.one("pass", "Physical", "pass")
        assert play.is_asked(1, "abilities")
        play.two("activate Warden")
        assert play.is_asked(2, "respond")
        play.three("pass")
        assert play.is_asked(0, "act")
        assert play.g.prestige == [5, 6, 5]


def test_before_passing_priority_the_attacking_player_may_answer() -> None:
    """RV-ATK-45, RV-ATK-46: a Relentless ability in answer to another player's, still in Step 6."""
    one = Side(streets=["Sentinel"], haven=["Hoarder"])
    with scene(one, Side(haven=["Warden"]), book=book_with(SENTINEL, HOARDER, WARDEN)) as play:
        play.one("attack with Sentinel")
        play.two("pass")
        play.one("pass", "Physical", "activate Hoarder")
        play.two("activate Warden")
        assert play.is_asked(0, "respond")
        play.one("activate Sentinel")
        assert play.g.prestige == [7, 6]


def test_the_defending_player_may_use_relentless_abilities_of_any_active_character() -> None:
    """RV-ATK-47: in the defending party or not; abilities without Relentless are for one's own Action Phase."""
    two = Side(streets=[["Keondra"], ["Hoarder"]], haven=["Warden"], torpor=["Watcher"])
    with scene(Side(streets=["Lucky"]), two, book=book_with(HOARDER, WARDEN, WATCHER)) as play:
        play.one("attack with Lucky", "target Keondra")
        play.two("pass")
        play.one("Physical")
        assert play.is_asked(1, "abilities")
        assert sorted(play.offered) == ["activate Warden", "pass"]
        play.two("activate Warden")
        assert play.g.prestige == [5, 6]


def test_a_defending_player_whose_turn_it_is_has_no_more_than_relentless_abilities() -> None:
    """RV-ATK-47: as the player of a claimant."""
    one = Side(streets=["Keondra"], haven=["Hoarder", "Warden"])
    book = book_with(HOARDER, WARDEN)
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["Prince of the City"]), book=book) as play:
        play.one("claim with Keondra", "pass")
        play.two("attack with Lucky")
        play.one("pass")
        play.two("Physical")
        assert play.is_asked(0, "abilities")
        assert sorted(play.offered) == ["activate Warden", "pass"]
        play.one("pass")


# ---- Step 8


def test_the_damage_is_skull_and_text_and_attribute_and_abilities() -> None:
    """RV-ATK-48, RV-ATK-49: 1 + 1 (Potence) + 1 (Physical) + 1 (Herald), for the target alone."""
    one = Side(streets=["Lucky", "Herald"], hand=["Triple Threat"], library=["Awe"])
    two = Side(haven=["Keondra", "Iara"], exhausted=["Iara"])
    with scene(one, two, book=book_with(HERALD)) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "place Triple Threat", "activate Herald")
        assert play.blood("Keondra") == 6 - 4
        assert play.blood("Iara") == 3
        assert play.names(0, w.HAND) == ["Awe"]


def test_what_lowers_the_damage_lowers_the_whole_sum() -> None:
    """RV-ATK-49: with Weigh Down on him, Lucky's attribute alone comes to nothing; a card still deals its rest."""
    two = Side(haven=["Sara"], curses={"Lucky": ["Weigh Down"]}, leader_side="influence")
    with scene(Side(streets=["Lucky"], hand=["Coiled Strike"]), two) as play:
        play.one("attack with Lucky", "Physical", "pass")
        assert play.blood("Sara") == 3
    with scene(Side(streets=["Lucky"], hand=["Coiled Strike"]), two) as play:
        play.one("attack with Lucky", "Physical", "place Coiled Strike")
        assert play.blood("Sara") == 3 - (1 + 2 - 1)


def test_what_lowers_the_damage_lowers_its_aggravated_part_too() -> None:
    """RV-ATK-49: Iara has Physical 0; Weigh Down takes off the 1 that Cobra Form adds."""
    two = Side(haven=["Sara"], curses={"Iara": ["Weigh Down"]}, leader_side="influence")
    with scene(Side(streets=["Iara"], attached={"Iara": ["Cobra Form"]}), two) as play:
        play.one("attack with Iara", "Physical", "activate Cobra Form")
        assert play.where("Cobra Form") == "discard"
        assert play.blood("Sara") == 3


def test_no_attribute_is_added_to_a_ranged_attack() -> None:
    """RV-ATK-50."""
    with scene(Side(streets=["Matthew"], hand=["Shotgun"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Matthew", "Ranged", "place Shotgun")
        assert play.blood("Keondra") == 6 - 2
    with scene(Side(streets=["Matthew"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Matthew", "Ranged")
        assert play.blood("Keondra") == 6


def test_damage_to_further_members_of_the_party_gets_no_bonus() -> None:
    """RV-ATK-52, RV-EX-10: Shotgun deals exactly 2 to Keondra; Herald's bonus is for Matthew, the target, only."""
    one = Side(streets=["Lucky", "Herald"], hand=["Shotgun", "Awe"])
    two = Side(haven=["Matthew", "Keondra", "Iara"])
    with scene(one, two, book=book_with(HERALD)) as play:
        play.one("attack with Lucky", "target Matthew", "Ranged", "place Shotgun", "yes: Shotgun", "Keondra")
        play.one("activate Herald")
        assert (play.blood("Matthew"), play.blood("Keondra"), play.blood("Iara")) == (5 - (3 - 2), 6 - 2, 3)


# ---- Step 9


def test_a_reaction_special_answers_the_kind_of_damage_it_is_made_against() -> None:
    """RV-ATK-53: just one, before anything is reduced, by the character about to take that damage."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]})
    two = Side(haven=["Keondra"], hand=["Stone Skin", "Stone Skin"])
    with scene(one, two, book=book_with(STONE_SKIN)) as play:
        play.one("attack with Matthew", "Physical")
        play.two("pass")
        play.one("activate Cobra Form")
        assert play.is_asked(1, "reaction-special")
        play.two("play Stone Skin")
        assert play.is_asked(1, "reduce-which")  # its Shield, and no second Stone Skin
        assert play.host("Stone Skin") == "Keondra"
        play.two("Physical Aggravated")
        assert play.blood("Keondra") == 6 - 2
        assert play.names(1, w.HAND) == ["Stone Skin"]


def test_a_reaction_special_has_nothing_to_say_to_other_damage() -> None:
    """RV-ATK-53: without Aggravated damage nobody may play Stone Skin."""
    two = Side(haven=["Keondra"], hand=["Stone Skin"])
    with scene(Side(streets=["Matthew"]), two, book=book_with(STONE_SKIN)) as play:
        play.one("attack with Matthew", "Physical")
        assert play.refusal("place Stone Skin") == "Stone Skin does not match the attack type (RV-ATK-37)"
        play.two("pass")
        assert play.is_asked(0, "act")
        assert play.blood("Keondra") == 6 - 2


def test_shields_reduce_before_attributes_and_attributes_before_the_rest() -> None:
    """RV-ATK-54: 1 Physical and 1 Aggravated against 1 Shield, Physical 1 and a Vagrant.

    Were the attribute first, no choice would be left for the Shield; were the Vagrant earlier, it would be asked for.
    """
    one = Side(streets=["Ceraph"], attached={"Ceraph": ["Cobra Form"]})
    two = Side(haven=["Tough"], attached={"Tough": [VAGRANT]})
    with scene(one, two, book=book_with(TOUGH)) as play:
        play.one("attack with Ceraph", "Physical", "activate Cobra Form")
        assert play.is_asked(1, "reduce-which")
        play.two("Physical Aggravated")
        assert play.is_asked(0, "act")
        assert play.blood("Tough") == 4
        assert play.is_ready(VAGRANT)


def test_the_player_taking_damage_of_several_kinds_chooses_what_is_reduced() -> None:
    """RV-ATK-55: the Shield on the Physical part leaves the Aggravated, which the Vagrant may still prevent."""
    one = Side(streets=["Ceraph"], attached={"Ceraph": ["Cobra Form"]})
    two = Side(haven=["Tough"], attached={"Tough": [VAGRANT]})
    with scene(one, two, book=book_with(TOUGH)) as play:
        play.one("attack with Ceraph", "Physical", "activate Cobra Form")
        assert sorted(play.offered) == ["Physical", "Physical Aggravated"]
        play.two("Physical")
        assert play.is_asked(1, "instead")
        play.two("yes: Vagrant")
        assert play.blood("Tough") == 4
        assert not play.is_ready(VAGRANT)


def test_a_ranged_attack_meets_the_physical_attribute_and_a_social_one_the_social() -> None:
    """RV-ATK-54, RV-EX-09."""
    with scene(Side(streets=["Lucky"], hand=["Shotgun"]), Side(haven=["Matthew"])) as play:
        play.one("attack with Lucky", "Ranged", "place Shotgun")
        assert play.blood("Matthew") == 5 - (2 - 2)
    with scene(Side(streets=["Keondra"]), Side(haven=["Matthew"])) as play:
        play.one("attack with Keondra", "Social")
        assert play.blood("Matthew") == 5 - (2 - 1)


# ---- Steps 10 and 11


def test_what_is_left_of_the_damage_is_taken_off_the_target_as_blood() -> None:
    """RV-ATK-56, RV-ATK-57: 2 + 2 against Social 1; never less than nothing, and nobody else loses any."""
    one = Side(streets=["Keondra"], hand=["Ingratiate"])
    with scene(one, Side(haven=["Matthew", "Iara"], exhausted=["Iara"])) as play:
        play.one("attack with Keondra", "target Matthew", "Social", "place Ingratiate")
        assert play.blood("Matthew") == 5 - (2 + 1 + 2 - 1)  # they share Obfuscate and Protean
        assert (play.blood("Keondra"), play.blood("Iara"), play.where("Matthew")) == (6, 3, "haven")
    with scene(Side(streets=["Iara"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Iara", "Physical")
        assert (play.blood("Iara"), play.blood("Keondra")) == (3, 6)


def test_step_11_damage_taken_before_after_this_attack() -> None:
    """RV-ATK-58, RV-ATK-60: each after the Blood is gone."""
    one = Side(streets=["Leech"], hand=["Parting Shot"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(LEECH, PARTING_SHOT)) as play:
        play.one("attack with Leech", "Physical", "place Parting Shot")
        told = [line for line in play.log() if "Blood" in line or "Prestige" in line]
        assert told == [
            "Keondra loses 2 Blood",
            "One gains 1 Prestige",
            "One gains 2 Prestige",
            "One gains 4 Prestige",
            "One gains 3 Prestige",
        ]


def test_no_damage_taken_no_effect_that_looks_for_it() -> None:
    """RV-ATK-58: what looks at the end of the attack happens all the same."""
    with scene(Side(streets=["Leech"]), Side(haven=["Matthew"]), book=book_with(LEECH)) as play:
        play.one("attack with Leech", "Physical")
        assert play.blood("Matthew") == 5
        assert play.g.prestige == [5 + 3, 5]


def test_what_depends_on_surviving_is_settled_when_the_blood_is_gone() -> None:
    """RV-ATK-59: Uprising gives an Action if the target survives, and none if it falls."""
    city = City(streets=["Uprising"])
    for left, actions in ((2, 2), (1, 1)):
        two = Side(haven=["Keondra", "Iara"], blood={"Keondra": left}, exhausted=["Iara"])
        with scene(Side(streets=["Lucky"]), two, city=city) as play:
            play.one("attack with Lucky", "target Keondra", "Physical")
            assert play.actions == actions


def test_when_the_attack_is_over_nobody_is_attacker_but_it_was_made() -> None:
    """RV-ATK-61: Prudence no longer shields Lucky, and his second attack this turn is not his first."""
    one = Side(streets=["Lucky", "Prudence"], haven=["Grace"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Uprising"])) as play:
        play.one("attack with Lucky", "Physical")
        assert play.value("Lucky", w.SHIELD) == 0
        assert play.actions == 2
        play.one("regroup", "attack with Prudence", "Physical")
        assert play.actions == 1


def test_cards_played_in_the_sequence_are_discarded_at_its_end() -> None:
    """RV-ATK-62: Attack card and Reaction alike."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    with scene(one, Side(haven=["Keondra"], hand=["Layers of Protection"])) as play:
        play.one("attack with Lucky", "Physical", "place Coiled Strike")
        play.two("place Layers of Protection")
        assert (play.names(0, w.DISCARD), play.names(1, w.DISCARD)) == (["Coiled Strike"], ["Layers of Protection"])
        assert (play.names(0, w.HAND), play.names(1, w.HAND)) == ([], [])


def test_a_card_whose_text_puts_it_elsewhere_is_not_discarded() -> None:
    """RV-ATK-60, RV-ATK-62: Lingering Kiss attaches itself after the attack."""
    one = Side(streets=["Lucky"], hand=["Lingering Kiss"])
    with scene(one, Side(haven=["Ceraph"])) as play:
        play.one("attack with Lucky", "Social", "place Lingering Kiss")
        assert play.blood("Ceraph") == 5 - (1 + 1 - 1)
        play.one("yes: Lingering Kiss")
        assert play.host("Lingering Kiss") == "Ceraph"
        assert play.names(0, w.DISCARD) == []
