"""Make an Attack: the Exhaust and Target Steps, and the order of the steps before Step 1."""

from __future__ import annotations

from fighters import fighter
from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THE_TARGET,
    activated,
    attacker_has,
    blood,
    gain,
    have,
    party_has,
    plus,
    relentless,
    this_character,
    this_is_the_target,
    this_party,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

TEMPLE = "Haven - The Temple of Set"  # its characters at home have +1 Secrecy
SENTINEL = fighter("Sentinel", relentless(blood(1), gain(1, n.PRESTIGE)))
HOARDER = fighter("Hoarder", activated(blood(1), gain(1, n.PRESTIGE)))
SCOUT = fighter("Scout", attacker_has(1, n.INTEL))
RECLUSE = fighter("Recluse", have(this_character, 1, n.SECRECY, this_is_the_target))
CHAINED = fighter("Chained", party_has(this_party, 1, n.CANNOT_REGROUP))
SNIPER = fighter("Sniper", keywords=(n.REACH,))
UNNERVER = fighter("Unnerver", relentless(blood(1), plus(-1, n.SHIELD, THE_TARGET), n.ATTACKER_FORM))
BULWARK = fighter("Bulwark", have(this_character, 1, n.SHIELD), attributes=(0, 0, 0))


def test_the_steps_before_the_attack_sequence_come_in_order() -> None:
    """RV-ATK-01, RV-ATK-29: Exhaust, Target, Intel, a window for Relentless abilities, and only then Step 1."""
    two = Side(haven=["Keondra", "Sentinel"], haven_card=TEMPLE)
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two, book=book_with(SENTINEL)) as play:
        play.one("attack with Lucky")
        assert play.is_asked(0, "attack-target") and not play.is_ready("Lucky")
        play.one("target Keondra")
        assert play.is_asked(0, "intel")
        play.one("discard Awe")
        assert play.is_asked(1, "respond")
        play.two("activate Sentinel")
        assert play.g.prestige == [5, 6]
        assert play.is_asked(0, "attack-type")
        play.one("Physical")
        play.two("pass")
        assert play.blood("Keondra") == 5


# ---- Exhaust Step


def test_the_attacker_is_a_ready_character_in_the_streets() -> None:
    """RV-ATK-02."""
    one = Side(streets=[["Lucky"], ["Grace"]], haven=["Jorge Guerrero"], exhausted=["Grace"])
    with scene(one, Side(haven=["Keondra"])) as play:
        assert play.refusal("attack with Grace") == "Grace is exhausted (RV-ATK-02)"
        assert play.refusal("attack with Jorge Guerrero") == "Jorge Guerrero is not in The Streets (RV-ATK-02)"
        play.one("attack with Lucky", "Physical")
        assert not play.is_ready("Lucky")
        assert play.actions == 1


def test_the_attackers_party_may_have_no_exhausted_member() -> None:
    """RV-ATK-03, RV-ATK-04: it is left behind before the attack is announced."""
    one = Side(streets=["Lucky", "Grace"], exhausted=["Grace"])
    with scene(one, Side(haven=["Keondra"])) as play:
        assert play.refusal("attack with Lucky") == "Lucky's party has an exhausted character (RV-ATK-03)"
        play.one("regroup", "attack with Lucky", "Physical")
        assert play.blood("Keondra") == 5


def test_exhausted_members_do_not_hinder_an_attack_from_the_haven() -> None:
    """RV-ATK-05: by an ability such as Reach."""
    one = Side(haven=["Sniper", "Lucky"], exhausted=["Lucky"])
    with scene(one, Side(streets=["Keondra"]), book=book_with(SNIPER)) as play:
        play.one("attack with Sniper", "Physical")
        assert play.blood("Keondra") == 5


def test_exhausted_members_do_not_hinder_an_attack_in_anothers_turn() -> None:
    """RV-ATK-05: here on a claimant of the Prince Title."""
    two = Side(streets=["Lucky", "Grace"], exhausted=["Grace"])
    with scene(Side(streets=["Keondra"]), two, city=City(streets=["Prince of the City"])) as play:
        play.one("claim with Keondra")
        play.two("attack with Lucky", "Physical")
        assert play.blood("Keondra") == 5
        assert not play.is_ready("Lucky")
        assert play.actions == 1  # the claim's; the attack costs none


@differs("DIFF-47", "2022-09")
def test_exhausted_members_do_not_hinder_a_party_that_may_not_be_rearranged() -> None:
    """RV-ATK-05: an effect stops them; Jorge, in another party with an exhausted member, is not excused."""
    one = Side(streets=[["Lucky", "Chained"], ["Jorge Guerrero", "Grace"]], exhausted=["Chained", "Grace"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(CHAINED)) as play:
        assert play.refusal("attack with Jorge Guerrero") == (
            "Jorge Guerrero's party has an exhausted character (RV-ATK-03)"
        )
        play.one("attack with Lucky", "Physical")
        assert play.blood("Keondra") == 5


def test_others_of_the_attacking_party_stay_ready_and_are_no_attackers() -> None:
    """RV-ATK-06: Jorge's "Attacker -" ability is off while Lucky attacks beside him."""
    one = Side(streets=["Lucky", "Jorge Guerrero", "Hoarder"], hand=["Awe"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(HOARDER)) as play:
        play.one("attack with Lucky", "Physical", "pass")
        assert play.is_ready("Jorge Guerrero") and play.is_ready("Hoarder") and not play.is_ready("Lucky")
        assert play.refusal("activate Jorge Guerrero") == "Jorge Guerrero is not the attacker (RV-ABIL-26)"
        play.one("pass")
        assert play.blood("Keondra") == 5


def test_abilities_of_the_rest_of_the_party_affect_the_attack() -> None:
    """RV-ATK-07: Sister Claire's "Party -" ability; from another party it would not."""
    one = Side(streets=[["Florencia", "Sister Claire"]])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("attack with Florencia", "Physical", "activate Sister Claire")
        assert play.blood("Keondra") == 6 - 1 - 1
    with scene(Side(streets=[["Florencia"], ["Sister Claire"]]), Side(haven=["Keondra"])) as play:
        play.one("attack with Florencia", "Physical")
        assert play.blood("Keondra") == 6 - 1
        assert play.is_ready("Sister Claire")


def test_the_acting_character_is_the_attacker_from_the_exhaust_step_on() -> None:
    """RV-ATK-08, RV-ATK-09: before a target is named, effects on attackers that need no activation apply."""
    one = Side(streets=["Scout", "Prudence"])
    with scene(one, Side(haven=["Keondra"], streets=["Iara"]), book=book_with(SCOUT)) as play:
        assert (play.value("Scout", w.INTEL), play.value("Scout", w.SHIELD)) == (0, 0)
        play.one("attack with Scout")
        assert play.is_asked(0, "attack-target")
        assert (play.value("Scout", w.INTEL), play.value("Scout", w.SHIELD)) == (1, 2)
        assert play.value("Prudence", w.SHIELD) == 0
        play.one("target Iara", "Physical")


# ---- Target Step


def test_what_may_be_attacked() -> None:
    """RV-ATK-10, RV-ATK-11: foes in Haven or Streets, Mortals that are not attached, Monsters; nothing else."""
    one = Side(streets=["Ryan"], haven=["Sara"])
    two = Side(streets=["Iara"], haven=["Keondra"], torpor=["Gisele"], attached={"Iara": ["Vagrant"]})
    three = Side(haven=["Lucky"])
    city = City(
        streets=["Lookout", "BOPE-RJ: Psyops", "Cristo Redentor", "Prince of the City"],
        face_down=["Ghost"],
        monsters=["Vampire"],
    )
    with scene(one, two, three, city=city) as play:
        play.one("attack with Ryan")
        assert sorted(play.offered) == sorted(
            [
                "target Keondra",
                "target Iara",
                "target Lucky",
                "target Lookout",
                "target BOPE-RJ: Psyops",
                "target face-down Monster",
                "target Vampire",
            ]
        )
        play.one("target Keondra", "Social")
        assert play.blood("Keondra") == 6


def test_only_hunters_attack_monsters() -> None:
    """RV-ATK-12: a vampire player may not, face up or face down."""
    city = City(face_down=["Ghost"], monsters=["Vampire"])
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"], streets=["Iara"]), city=city) as play:
        play.one("attack with Lucky")
        assert play.refusal("target Vampire") == "Only Hunters attack Monsters: Vampire (RV-ATK-12)"
        assert play.refusal("target face-down Monster") == (
            "Only Hunters attack Monsters: face-down Monster (RV-ATK-12)"
        )
        play.one("target Iara", "Physical")
        assert play.blood("Iara") == 2


def test_the_named_target_is_the_defender_and_its_player_the_defending_player() -> None:
    """RV-ATK-13, RV-ATK-15: player 3 is asked for Block and Reaction, and the target alone is hurt."""
    two = Side(streets=["Iara"], hand=["Layers of Protection"])
    three = Side(haven=["Keondra", "Hakim Owusu"], hand=["Layers of Protection"])
    with scene(Side(streets=["Lucky"]), two, three) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(2, "block")
        play.three("pass")
        assert play.is_asked(2, "place-reaction")
        play.three("pass")
        assert (play.blood("Keondra"), play.blood("Hakim Owusu"), play.blood("Iara")) == (5, 3, 3)


def test_text_about_the_target_waits_until_blocking_is_over() -> None:
    """RV-ATK-14, RV-ATK-44: Renata puts Prestige on "the target" in Step 5, and by then that is the Blocker."""
    with scene(Side(streets=["Renata Gomes"]), Side(haven=["Keondra", "Gisele"])) as play:
        play.one("attack with Renata Gomes", "target Keondra", "Physical")
        assert play.g.stakes == []
        play.two("block with Gisele")
        assert play.g.stakes == [play.card("Gisele"), 0, 1]


def test_an_ability_used_before_blocking_reaches_whoever_is_the_target_after_it() -> None:
    """RV-ATK-14: -1 Shield for "the target" before Step 1 is the Blocker's, not the first target's."""
    one = Side(streets=["Unnerver"])
    two = Side(haven=["Keondra", "Bulwark"])
    with scene(one, two, book=book_with(UNNERVER, BULWARK)) as play:
        play.one("attack with Unnerver", "target Keondra", "activate Unnerver", "Physical")
        play.two("block with Bulwark")
        assert play.blood("Bulwark") == 3
    with scene(one, two, book=book_with(UNNERVER, BULWARK)) as play:
        play.one("attack with Unnerver", "target Keondra", "pass", "Physical")
        play.two("block with Bulwark")
        play.one("pass")
        assert play.blood("Bulwark") == 4


def test_defender_effects_without_activation_apply_from_the_target_step_on() -> None:
    """RV-ATK-16: a defender that is harder to find while it is the target."""
    with scene(Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Recluse"]), book=book_with(RECLUSE)) as play:
        assert play.value("Recluse", w.SECRECY) == 0
        play.one("attack with Lucky")
        assert play.is_asked(0, "intel")
        assert play.value("Recluse", w.SECRECY) == 1
        play.one("discard Awe", "Physical")
        assert play.value("Recluse", w.SECRECY) == 0
