"""Attacking a Monster: the Preemptive Strike, the tagging attack, and what a Monster's own text does then."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    attack_card,
    attacker,
    attackers_in_this_party,
    hunter,
    party_has,
    plus,
    prestige,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY = Side(haven=["Lucky"])
BAZOOKA = attack_card("test-bazooka", "Bazooka", n.RANGED, decks=n.HUNTERS, bp=1, damage=20)


def tagger(play: Play, name: str) -> int:
    return play.g.tagger[play.card(name)]


def is_up(play: Play, name: str) -> bool:
    return not play.g.face_down[play.card(name)]


# ---- the attack


def test_a_monster_is_attacked_by_the_rules_of_attacks() -> None:
    """RV-MONSTER-10: from The Streets, with an action, exhausting the attacker."""
    with scene(Side(streets=["Ryan"], haven=["Sara"]), LUCKY, city=City(face_down=["Ghost"])) as play:
        assert play.refusal("attack with Sara") == "Sara is not in The Streets (RV-ATK-02)"
        play.one("attack with Ryan", "target face-down Monster", "Social")
        assert (play.actions, play.is_ready("Ryan")) == (1, False)
        assert play.blood("Ghost") == 6, "Social 1 against Social 1"


def test_the_first_attack_is_made_on_a_face_down_monster() -> None:
    """RV-MONSTER-11: type and Attack card are chosen blind."""
    one = Side(streets=["Ryan"], hand=["Confuse"])
    with scene(one, LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("attack with Ryan", "target face-down Monster", "Mental")
        assert (play.asked.asks, is_up(play, "Ghost")) == ("place-attack-card", False)
        assert not play.g.sees(0, play.card("Ghost"))
        play.one("pass", "pass")
        assert is_up(play, "Ghost")


def test_a_blocked_attack_leaves_the_monster_face_down() -> None:
    """RV-MONSTER-12, RV-MONSTER-13: not turned up, not tagged, no strike, and its Prestige stays."""
    one = Side(streets=["Maria Lopez"], stakes={"Ghost": 2})
    three = Side(haven=["Sister Claire", "Pregador"], stakes={"Ghost": 1})
    with scene(one, LUCKY, three, city=City(face_down=["Ghost"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        play.three("activate Pregador")
        assert (is_up(play, "Ghost"), tagger(play, "Ghost"), play.blood("Ghost")) == (False, NONE, 6)
        assert (prestige_on(play, "Ghost", 0), prestige_on(play, "Ghost", 2)) == (2, 1)
        assert (play.blood("Maria Lopez"), play.where("Pregador")) == (4, "burned")


# ---- the Preemptive Strike


def test_the_strike_comes_before_the_attack() -> None:
    """RV-MONSTER-13, RV-MONSTER-14: after the Attack card is down and Blocks are past, before anything is revealed."""
    one = Side(streets=["Maria Lopez"], hand=["Confuse", "Know Their Habits"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Mental", "place Confuse")
        assert (play.asked.asks, play.blood("Brain-Eater")) == ("place-reaction", 7)
        assert play.g.face_down[play.card("Confuse")] == 1
        play.one("pass")
        assert play.blood("Maria Lopez") == 2
        play.one("no", "no")
        assert (play.where("Confuse"), play.blood("Brain-Eater")) == ("discard", 7)


def test_type_and_attack_card_are_locked_in() -> None:
    """RV-MONSTER-14: seeing a Ghost (+2 Shield against Physical attacks), one can change neither."""
    one = Side(streets=["Maria Lopez"], hand=["Release the Hounds", "Confuse"])
    with scene(one, LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "pass")
        assert (play.asked.asks, is_up(play, "Ghost")) == ("place-reaction", True)
        assert play.refusal("place Confuse") == "Confuse is not a Reaction (RV-REACT-01)"
        play.one("pass")
        assert (play.asked.asks, play.blood("Ghost"), play.blood("Maria Lopez")) == ("act", 6, 2)


def test_secrecy_does_not_hinder_the_strike() -> None:
    """RV-MONSTER-15: nobody discards anything for the Monster."""
    one = Side(streets=["Maria Lopez"], haven_card="Hideout - The Bunker", prestige=1)
    two = Side(haven=["Lucky"], hand=["Awe", "Awe"])
    with scene(one, two, city=City(face_down=["Brain-Eater"])) as play:
        assert play.value("Maria Lopez", w.SECRECY) == 2
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        assert play.blood("Maria Lopez") == 2


def test_the_strike_takes_no_exhausting() -> None:
    """RV-MONSTER-16: it does not exhaust the Monster, and an exhausted one strikes as well."""
    one = Side(streets=["Maria Lopez"], tagged=["Brain-Eater"])
    for exhausted in ([], ["Brain-Eater"]):
        city = City(monsters=["Brain-Eater"], exhausted=exhausted)
        with scene(one, LUCKY, city=city) as play:
            play.one("attack with Maria Lopez", "target Brain-Eater", "Physical")
            assert (play.blood("Maria Lopez"), play.is_ready("Brain-Eater")) == (2, not exhausted)


def test_every_attack_meets_a_strike() -> None:
    """RV-MONSTER-17, RV-MONSTER-18: turned up by the first, it strikes at the second too, and stays face up."""
    one = Side(streets=[["Maria Lopez"], ["Deacon Jones"]])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        assert (is_up(play, "Brain-Eater"), play.blood("Maria Lopez")) == (True, 2)
        play.one("attack with Deacon Jones", "target Brain-Eater", "Physical")
        assert (is_up(play, "Brain-Eater"), play.blood("Deacon Jones")) == (True, 2)


def test_the_hunter_struck_is_no_attacker() -> None:
    """RV-MONSTER-19: what helps attackers helps nobody against the strike, and is back for the attack."""
    shieldmaid = hunter(
        "test-shieldmaid",
        "Shieldmaid",
        n.FAITHFUL,
        bp=5,
        attributes=(0, 0, 0),
        edges=(),
        abilities=(party_has(attackers_in_this_party, 2, n.SHIELD), attacker(prestige(1), plus(2, n.SHIELD))),
    )
    with scene(Side(streets=["Shieldmaid"]), LUCKY, city=City(face_down=["Ghost"]), book=book_with(shieldmaid)) as play:
        play.one("attack with Shieldmaid", "target face-down Monster", "Social")
        assert (play.blood("Shieldmaid"), play.offered) == (3, ["activate Shieldmaid", "pass"])
        assert play.value("Shieldmaid", w.SHIELD) == 2
        play.one("pass")


def test_the_hunter_struck_is_target_and_defender() -> None:
    """RV-MONSTER-19: the Reaction is hers, and +1 Shield in her party counts."""
    one = Side(streets=["Maria Lopez", "Juliana"], hand=["Get into its Mind"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "pass", "pass")
        play.one("place Get into its Mind", "no")
        assert (play.blood("Maria Lopez"), play.where("Get into its Mind")) == (4, "discard")


# ---- with what it strikes


@pytest.mark.parametrize(
    ("monster", "target", "kind", "lost"),
    [
        ("Brain-Eater", "Maria Lopez", "Mental", 2),  # 1 1 2 against 2 0 0
        ("Brain-Eater", "Ingrid", "Physical", 1),  # 1 1 2 against 0 0 2
        ("Sorceress", "Evangeline", "Physical", 1),  # 1 2 1 against 0 2 0: Mental as much, but lower down
        ("Warlock", "Ingrid", "Physical", 1),  # 1 1 3 against 0 0 2: all three alike
        ("The Strange", "Toquinho", "Social", 2),  # 2 2 0 against 1 0 1
        ("The Strange", "Ingrid", "Physical", 2),  # 2 2 0 against 0 0 2
        ("Vampire", "Evangeline", "Social", 1),  # 0 3 1 against 0 2 0: Mental as much, but lower down
        ("Chupacabra", "Maria Lopez", "Social", 1),  # 2 1 1 against 2 0 0
        ("Werewolf", "Maria Lopez", "Physical", 1),  # 3 1 1 against 2 0 0: Social and Mental as much
    ],
)
def test_the_attribute_that_hurts_most(monster: str, target: str, kind: str, lost: int) -> None:
    """RV-MONSTER-20, RV-MONSTER-21, RV-MONSTER-22: less the target's; of equals the topmost on the card."""
    with scene(Side(streets=[target], tagged=[monster]), LUCKY, city=City(monsters=[monster])) as play:
        before = play.blood(target)
        play.one(f"attack with {target}", f"target {monster}", "Ranged")
        assert f"{monster} strikes {target}: {kind}" in play.log()
        assert before - play.blood(target) == lost


def test_a_strike_that_cannot_hurt_is_physical() -> None:
    """RV-MONSTER-21: all three deal nothing."""
    wall = hunter("test-wall", "Wall", n.FAITHFUL, bp=5, attributes=(3, 3, 3), edges=())
    with scene(Side(streets=["Wall"]), LUCKY, city=City(face_down=["Werewolf"]), book=book_with(wall)) as play:
        play.one("attack with Wall", "target face-down Monster", "Ranged")
        assert "Werewolf strikes Wall: Physical" in play.log()
        assert (play.blood("Wall"), tagger(play, "Werewolf")) == (5, 0)


# ---- Blocks and Reactions


def test_a_ready_member_of_the_party_blocks_the_strike() -> None:
    """RV-MONSTER-23: exhausting for it; nobody exhausted, and nobody of another party."""
    one = Side(streets=[["Maria Lopez", "Toquinho"], ["Sara"]], haven=["Ryan"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        assert play.offered == ["block with Toquinho", "pass"]
        assert play.refusal("block with Sara") == "Sara is not in the defending party (RV-BLOCK-01)"
        play.one("block with Toquinho")
        assert (play.blood("Maria Lopez"), play.blood("Toquinho")) == (4, 2)
        assert not play.is_ready("Toquinho")
        assert (tagger(play, "Brain-Eater"), play.blood("Brain-Eater")) == (0, 6)


def test_the_monster_keeps_its_type_against_a_blocker() -> None:
    """RV-MONSTER-24: Mental against Maria Lopez, and so against Sara, whom Physical would have hurt."""
    one = Side(streets=["Maria Lopez", "Sara"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "block with Sara")
        assert (play.blood("Maria Lopez"), play.blood("Sara")) == (4, 3)


def test_reactions_against_the_strike() -> None:
    """RV-MONSTER-25: of the strike's type, by whoever is the target then."""
    one = Side(streets=["Maria Lopez", "Rio"], hand=["Know Their Habits", "Ready and Waiting"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "pass", "block with Rio")
        assert play.refusal("place Ready and Waiting") == (
            "Ready and Waiting does not match the attack type (RV-ATK-37)"
        )
        play.one("place Know Their Habits")
        assert (play.blood("Rio"), play.where("Know Their Habits")) == (2, "discard")


def test_an_attacker_that_falls_attacks_no_more() -> None:
    """RV-MONSTER-26: no damage, no tag; the Attack card is discarded, the action is spent."""
    one = Side(haven=["Sara"], streets=["Ryan"], hand=["Confuse"], leader="Sara", blood={"Ryan": 1})
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Ryan", "target face-down Monster", "Mental", "place Confuse")
        assert (play.where("Ryan"), play.where("Confuse"), play.actions) == ("burned", "discard", 1)
        assert (play.blood("Brain-Eater"), tagger(play, "Brain-Eater"), is_up(play, "Brain-Eater")) == (7, NONE, True)


def test_the_attack_goes_on_though_a_blocker_falls() -> None:
    """RV-MONSTER-27: what counts is that the Hunter who declared the attack still stands."""
    one = Side(streets=["Maria Lopez", "Rio"], blood={"Rio": 1})
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "block with Rio")
        assert (play.where("Rio"), play.blood("Maria Lopez")) == ("burned", 4)
        assert (tagger(play, "Brain-Eater"), play.blood("Brain-Eater")) == (0, 6)


# ---- tagging


def test_the_first_successful_attack_tags() -> None:
    """RV-MONSTER-28: even one that deals no damage; a later attacker of the same player changes nothing."""
    one = Side(streets=[["Ryan"], ["Maria Lopez"]])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater", "Ghost"])) as play:
        play.one("attack with Ryan", "target face-down Monster", "Physical")
        assert (tagger(play, "Brain-Eater"), play.blood("Brain-Eater")) == (0, 7)
        assert (tagger(play, "Ghost"), is_up(play, "Ghost")) == (NONE, False)


def test_who_fails_first_does_not_tag() -> None:
    """RV-MONSTER-28: the first successful attack, not the first attack."""
    one = Side(haven=["Sara"], streets=["Ryan"], leader="Sara", blood={"Ryan": 1})
    two = Side(streets=["Evangeline"])
    with scene(one, two, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Ryan", "target face-down Monster", "Mental")
        assert tagger(play, "Brain-Eater") == NONE
        play.one("pass action", "end phase")
        play.two("move out", "attack with Evangeline", "target Brain-Eater", "Social")
        assert (tagger(play, "Brain-Eater"), play.blood("Brain-Eater")) == (1, 6)


def test_the_tagging_attack_is_superficial() -> None:
    """RV-MONSTER-29: the Monster keeps 1 Blood, however hard it was hit; the next attack may defeat it."""
    one = Side(streets=[["Ryan"], ["Maria Lopez"]], hand=["Bazooka", "Bazooka"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"]), book=book_with(BAZOOKA)) as play:
        play.one("attack with Ryan", "target face-down Monster", "Ranged", "place Bazooka", "pass", "no")
        assert (play.blood("Brain-Eater"), play.where("Brain-Eater")) == (1, "streets")
        play.one("attack with Maria Lopez", "target Brain-Eater", "Ranged", "place Bazooka")
        assert (play.names(w.CITY, w.STREETS), play.g.agenda[0]) == ([], 3)


def test_blood_lost_before_the_first_attack_changes_nothing() -> None:
    """RV-MONSTER-30: damage outside attacks does not tag; the first attack is Superficial all the same."""
    one = Side(streets=["Ryan", "Sara"], hand=["Anonymous Tip", "Bazooka"], leader="Sara")
    two = Side(haven=["Evangeline"])
    city = City(streets=["BOPE-RJ: Caveira"], face_down=["Brain-Eater"])
    with scene(one, two, city=city, book=book_with(BAZOOKA)) as play:
        play.one("play Anonymous Tip", "exhaust Ryan")
        assert (play.blood("Brain-Eater"), tagger(play, "Brain-Eater"), is_up(play, "Brain-Eater")) == (6, NONE, False)
        play.one("regroup", "attack with Sara", "target face-down Monster")
        play.one("Ranged", "place Bazooka")
        assert (play.blood("Brain-Eater"), tagger(play, "Brain-Eater")) == (1, 0)


def test_tagging_sends_others_prestige_home() -> None:
    """RV-MONSTER-31: into their personal supplies; the tagger's own stays on the Monster."""
    one = Side(streets=["Maria Lopez"], stakes={"Ghost": 2})
    two = Side(haven=["Evangeline"], stakes={"Ghost": 1, "Maria Lopez": 1})
    three = Side(haven=["Deacon Jones"], stakes={"Ghost": 3})
    with scene(one, two, three, city=City(face_down=["Ghost"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        assert [prestige_on(play, "Ghost", seat) for seat in range(3)] == [2, 0, 0]
        assert (play.g.prestige, prestige_on(play, "Maria Lopez", 1)) == ([5, 6, 8], 1)


# ---- Monsters' own text, and their end


def test_a_monsters_text_applies_as_it_is_turned_up() -> None:
    """RV-MONSTER-32: the Warlock's -1 damage from attackers in a party of three, in its first attack and the next."""
    one = Side(streets=["Maria Lopez", "Rio", "Juliana"])
    with scene(one, LUCKY, city=City(face_down=["Warlock"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "pass")
        assert play.blood("Warlock") == 9, "2 less 1 by its text, less 1 by Physical"
    with scene(Side(streets=["Maria Lopez", "Rio"]), LUCKY, city=City(face_down=["Warlock"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "pass")
        assert play.blood("Warlock") == 8


def test_the_chupacabra_steals_once() -> None:
    """RV-MONSTER-32: the first time attack damage is dealt to it, be it the tagging attack, and never again."""
    one = Side(streets=[["Maria Lopez"], ["Ryan"]], hand=["Release the Hounds", "Confuse"])
    with scene(one, LUCKY, city=City(face_down=["Chupacabra"])) as play:
        play.one(
            "attack with Maria Lopez", "target face-down Monster", "Physical", "play Release the Hounds", "no", "pass"
        )
        assert (play.blood("Chupacabra"), play.blood("Maria Lopez")) == (6 - 2 + 1, 4 - 1 - 1)
        play.one("attack with Ryan", "target Chupacabra", "Mental", "place Confuse", "no", "no", "no")
        assert (play.blood("Chupacabra"), play.blood("Ryan")) == (4, 2)


def test_only_attack_damage_provokes_a_monster() -> None:
    """RV-MONSTER-32: Maria Lopez' ability deals damage during Ryan's attack, but it is not the attack's."""
    one = Side(
        streets=[["Ryan"], ["Maria Lopez"]],
        hand=["Wrath"],
        curses={"Sorceress": ["Confuse", "Confuse", "Confuse"]},
        tagged=["Sorceress"],
    )
    with scene(one, LUCKY, city=City(monsters=["Sorceress"])) as play:
        play.one("attack with Ryan", "target Sorceress", "Ranged", "pass", "pass", "activate Maria Lopez")
        assert (play.blood("Sorceress"), play.names(0, w.HAND)) == (6, ["Wrath"])


def test_a_monster_takes_damage_like_anybody() -> None:
    """RV-MONSTER-33: Shields first, then the attribute; Aggravated damage meets no attribute."""
    one = Side(streets=["Maria Lopez"], hand=["Release the Hounds"], tagged=["Ghost"])
    with scene(one, LUCKY, city=City(monsters=["Ghost"])) as play:
        play.one("attack with Maria Lopez", "target Ghost", "Physical", "play Release the Hounds", "no")
        assert play.blood("Ghost") == 6 - (2 + 2 - 2)
    one = Side(haven=["Ryan"], hand=["Anonymous Tip"])
    city = City(streets=["BOPE-RJ: Caveira", "BOPE-RJ: Marksman"], monsters=["Werewolf"])
    with scene(one, LUCKY, city=city) as play:
        play.one("play Anonymous Tip")
        assert play.blood("Werewolf") == 8


def test_prestige_on_a_defeated_monster_is_gone() -> None:
    """RV-MONSTER-34: to the general supply, not to the player; and the Monster leaves the game."""
    one = Side(streets=["Maria Lopez"], tagged=["Brain-Eater"], stakes={"Brain-Eater": 3})
    city = City(monsters=["Brain-Eater"], blood={"Brain-Eater": 1}, unused=["Ghost"])
    with scene(one, LUCKY, city=city) as play:
        play.one("attack with Maria Lopez", "target Brain-Eater", "Physical")
        assert (prestige_on(play, "Brain-Eater", 0), play.g.prestige[0]) == (0, 5)
        assert (play.names(w.CITY, w.STREETS), play.names(w.CITY, w.UNUSED)) == ([], ["Ghost"])
        assert play.names(w.CITY, w.BURNED_PILE) == []


def test_a_wounded_werewolf_strikes_the_whole_party() -> None:
    """RV-MONSTER-32: one at a time, in the order the attacking player's Adversary chooses."""
    one = Side(streets=["Maria Lopez", "Deacon Jones"], haven=["Sara"], tagged=["Werewolf"], leader="Sara")
    city = City(monsters=["Werewolf"], blood={"Werewolf": 5})
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Keondra"]), city=city) as play:
        play.one("attack with Maria Lopez", "target Werewolf", "Physical")
        assert play.offered == ["strike Maria Lopez", "strike Deacon Jones"]
        play.three("strike Deacon Jones")
        assert (play.blood("Maria Lopez"), play.blood("Deacon Jones")) == (4, 2)
        play.one("pass")
        assert (play.blood("Maria Lopez"), play.blood("Werewolf")) == (3, 5)
