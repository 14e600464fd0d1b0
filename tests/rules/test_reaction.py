"""Step 4 and Reactions: Shields, strike-backs, and Reaction Specials that aid others."""

from __future__ import annotations

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.conditions import Always
from primogen.rivals.language.vocabulary import (
    THE_ATTACKER,
    THE_TARGET,
    THIS,
    also_deal,
    attack_card,
    attack_or_reaction,
    attacker_has,
    blood,
    gain,
    have,
    having,
    lines,
    plus,
    put,
    reaction,
    reaction_special,
    relentless,
    targeted,
    this_character,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
COUNTER = attack_or_reaction("test-counter", "Counter", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1)
RIPOSTE = attack_or_reaction("test-riposte", "Riposte", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1,
                             text=having(n.CELERITY, plus(3, n.DAMAGE, THIS)))
GLARE = reaction("test-glare", "Glare", (n.PHYSICAL,), decks=n.BOTH, bp=1, shield=0, face_up_if=Always(),
                 text=put(n.NO_INFLUENCE, THE_ATTACKER))
TAUNT = reaction("test-taunt", "Taunt", (n.PHYSICAL,), decks=n.BOTH, bp=1, shield=0,
                 text=put(n.NO_INFLUENCE, THE_ATTACKER))
THORNS = reaction("test-thorns", "Thorns", (n.PHYSICAL,), decks=n.BOTH, bp=1, shield=0,
                  text=also_deal(2, THE_ATTACKER, of=n.PHYSICAL))
FEINT = attack_card("test-feint", "Feint", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, text=targeted)
STONE_SKIN = reaction_special("test-stone-skin", "Stone Skin", decks=n.BOTH, bp=1, shield=1, answers=(n.AGGRAVATED,))
WARNING = reaction_special("test-warning", "Warning", n.AIDS_OTHERS, decks=n.BOTH, bp=4, shield=0,
                           text=lines(plus(1, n.SHIELD, THE_TARGET), gain(1, n.PRESTIGE)))
# fmt: on
HERMIT = fighter("Hermit", have(this_character, 2, n.SECRECY))
BRAWLER = fighter("Brawler", attacker_has(2, n.DAMAGE), relentless(blood(1), plus(2, n.DAMAGE, THIS), n.ATTACKER_FORM))
CARDS = (COUNTER, RIPOSTE, GLARE, TAUNT, THORNS, FEINT, STONE_SKIN)
BOOK = book_with(*CARDS, HERMIT, BRAWLER)
AIDED = book_with(WARNING)


def test_the_target_may_place_a_face_down_reaction_of_the_announced_type() -> None:
    """RV-REACT-01."""
    two = Side(haven=["Keondra"], hand=["Layers of Protection", "Comeuppance", "Coiled Strike"])
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "Physical")
        assert play.is_asked(1, "place-reaction")
        assert sorted(play.offered) == ["pass", "place Layers of Protection"]
        assert play.refusal("place Comeuppance") == "Comeuppance does not match the attack type (RV-ATK-37)"
        assert play.refusal("place Coiled Strike") == "Coiled Strike is not a Reaction (RV-REACT-01)"
        play.two("pass")
        assert play.blood("Keondra") == 5
        assert len(play.names(1, w.HAND)) == 3


def test_a_card_that_is_attack_and_reaction_serves_as_either() -> None:
    """RV-REACT-02: Lucky attacks with one Counter and Matthew reacts with another; each does one thing only."""
    one, two = Side(streets=["Lucky"], hand=["Counter"]), Side(haven=["Matthew"], hand=["Counter"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Counter")
        play.two("place Counter")
        assert (play.blood("Lucky"), play.blood("Matthew")) == (5 - (1 + 2 - 1), 5 - max(0, 1 + 1 - 2))


def test_as_an_attack_card_it_does_not_strike_back_too() -> None:
    """RV-REACT-02: not as both at a time; Keondra loses 2 Blood and Lucky none."""
    with scene(Side(streets=["Lucky"], hand=["Counter"]), Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Counter")
        assert (play.blood("Lucky"), play.blood("Keondra")) == (5, 6 - 2)
        assert play.names(0, w.DISCARD) == ["Counter"]


def test_a_face_up_reaction_is_read_at_once() -> None:
    """RV-REACT-03: its token is on Lucky before his Attack card is turned up, and just one."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    with scene(one, Side(haven=["Keondra"], hand=["Glare"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Coiled Strike")
        play.two("play Glare")
        told = play.log()
        assert told.index("Lucky gets a 'No Influence' token") < told.index("Coiled Strike is turned face up")
        assert play.g.no_influence[play.card("Lucky")] == 1


def test_a_face_down_reaction_is_read_after_the_attack_card() -> None:
    """RV-REACT-03: the same text face down."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    with scene(one, Side(haven=["Keondra"], hand=["Taunt"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Coiled Strike")
        play.two("place Taunt")
        told = play.log()
        assert told.index("Lucky gets a 'No Influence' token") > told.index("Coiled Strike is turned face up")


def test_reacting_needs_no_attack_card_to_react_to() -> None:
    """RV-REACT-04."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Iara"], hand=["Shifting Organs"])) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Shifting Organs")
        assert play.blood("Iara") == 3


def test_only_the_target_after_blocking_plays_the_reaction() -> None:
    """RV-REACT-05: Iara has Blocked; her BP 3 and her Obfuscate count, not Keondra's."""
    two = Side(haven=["Keondra", "Iara"], hand=["Shifting Organs"])
    with scene(Side(streets=["Lucky"], hand=["Coiled Strike"]), two) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "place Coiled Strike")
        play.two("block with Iara")
        assert play.asked.about == play.card("Iara")
        play.two("place Shifting Organs")
        assert (play.blood("Iara"), play.blood("Keondra")) == (3 - (1 + 2 - 2), 6)


def test_a_reaction_is_played_by_a_character_of_sufficient_bp() -> None:
    """RV-REACT-06: Thaddeus has BP 2 and Shifting Organs asks for 3; that Lucky has 5 does not help."""
    two = Side(haven=["Thaddeus", "Lucky"], exhausted=["Lucky"], hand=["Shifting Organs", "Layers of Protection"])
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Thaddeus", "Physical")
        assert sorted(play.offered) == ["pass", "place Layers of Protection"]
        assert play.refusal("place Shifting Organs") == (
            "Shifting Organs asks for more Blood Potency than the character has (RV-ATK-39)"
        )
        play.two("place Layers of Protection", "done")
        assert (play.blood("Thaddeus"), play.where("Thaddeus")) == (2 - (2 - 1), "haven")


def test_one_reaction_per_opportunity() -> None:
    """RV-REACT-07: with two in hand, one is placed and the other stays."""
    two = Side(haven=["Iara"], hand=["Shifting Organs", "Shifting Organs"])
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "Physical")
        play.two("place Shifting Organs")
        assert play.is_asked(0, "act")
        assert play.names(1, w.HAND) == ["Shifting Organs"]
        assert play.blood("Iara") == 3 - (2 - 2)


def test_damage_of_a_kind_that_a_reaction_answers_is_an_opportunity_of_its_own() -> None:
    """RV-REACT-08: Keondra has reacted already, and may still play Stone Skin against Aggravated damage."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]})
    two = Side(haven=["Keondra"], hand=["Taunt", "Stone Skin"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Matthew", "Physical")
        play.two("place Taunt")
        play.one("activate Cobra Form")
        assert play.is_asked(1, "reaction-special")
        play.two("play Stone Skin", "Physical")
        assert play.blood("Keondra") == 6 - (2 + 1 - 1)
        assert sorted(play.names(1, w.DISCARD)) == ["Stone Skin", "Taunt"]


def test_a_reaction_special_may_aid_a_target_of_another_player() -> None:
    """RV-REACT-09: besides Iara's own Reaction; Player 3 gains the Prestige, and pays with no character."""
    two = Side(haven=["Iara"], hand=["Shifting Organs"])
    three = Side(haven=["Gisele"], hand=["Warning"])
    with scene(Side(streets=["Matthew"], hand=["Coiled Strike"]), two, three, book=AIDED) as play:
        play.one("attack with Matthew", "target Iara", "Physical", "place Coiled Strike")
        play.two("place Shifting Organs")
        play.three("place Warning")
        assert play.blood("Iara") == 3 - (2 + 2 - 2 - 1)
        assert play.g.prestige == [5, 5, 6]
        assert play.names(2, w.DISCARD) == ["Warning"]
        assert play.is_ready("Gisele")


def test_a_standard_reaction_aids_nobody_else() -> None:
    """RV-REACT-09: only such Reaction Specials may be played for another player's target."""
    three = Side(haven=["Gisele"], hand=["Layers of Protection", "Warning"])
    with scene(Side(streets=["Matthew"]), Side(haven=["Keondra"]), three, book=AIDED) as play:
        play.one("attack with Matthew", "target Keondra", "Physical")
        assert sorted(play.offered) == ["pass", "place Warning"]
        assert play.refusal("place Layers of Protection") == "Layers of Protection is not a Reaction (RV-REACT-01)"
        play.three("pass")
        assert play.blood("Keondra") == 6 - 2


def test_an_aid_is_played_by_a_character_of_its_own_player() -> None:
    """RV-REACT-06, RV-REACT-09: Warning asks for BP 4: Gisele has it; Judas has not, whatever the target has."""
    for aiders, offered in ((["Judas", "Gisele"], ["pass", "place Warning"]), (["Judas"], ["pass"])):
        for target in ("Iara", "Keondra"):
            three = Side(haven=aiders, hand=["Warning"])
            with scene(Side(streets=["Matthew"]), Side(haven=[target]), three, book=AIDED) as play:
                play.one("attack with Matthew", f"target {target}", "Physical")
                assert play.is_asked(2, "place-reaction")
                assert sorted(play.offered) == offered
                play.three("pass")


def test_the_defender_is_asked_for_a_reaction_first_and_then_the_others_clockwise() -> None:
    """RV-REACT-10: Player 3 is attacked; then Players 4 and 2. The attacking player is not asked."""
    sides = [Side(streets=["Matthew"], hand=["Warning"]), Side(haven=["Gisele"], hand=["Warning"])]
    sides += [Side(haven=["Keondra"], hand=["Awe"]), Side(haven=["Lucky"], hand=["Warning"])]
    with scene(*sides, book=AIDED) as play:
        play.one("attack with Matthew", "target Keondra", "Physical", "pass")
        asked = []
        for player in (play.three, play.four, play.two):
            asked.append(play.asked.seat)
            player("pass" if player == play.three else "place Warning")
        assert asked == [2, 3, 1]
        assert play.is_asked(0, "act")
        assert play.blood("Keondra") == 6
        gains = [line for line in play.log() if "gains" in line]
        assert gains == ["Four gains 1 Prestige", "Two gains 1 Prestige"]


def test_shields_and_damage_count_even_when_the_text_is_of_no_use() -> None:
    """RV-REACT-11: Gisele has neither Obfuscate nor Protean, and no Celerity."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Gisele"], hand=["Shifting Organs"])) as play:
        play.one("attack with Lucky", "Mental")
        play.two("place Shifting Organs")
        assert play.blood("Gisele") == 4
    one, two = Side(streets=["Lucky"]), Side(haven=["Matthew"], hand=["Riposte"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Riposte")
        assert play.blood("Lucky") == 5 - (1 + 2 - 1)


def test_shields_of_a_reaction_reduce_the_damage_by_their_number() -> None:
    """RV-REACT-12."""
    two = Side(haven=["Sara"], hand=["Ready and Waiting"], leader_side="influence")
    with scene(Side(streets=["Matthew"], hand=["Coiled Strike"]), two) as play:
        play.one("attack with Matthew", "Physical", "place Coiled Strike")
        play.two("place Ready and Waiting")
        assert play.blood("Sara") == 3 - (2 + 2 - 3)


def test_shields_of_a_reaction_are_for_who_played_it_only() -> None:
    """RV-REACT-12: Francisco plays it, the attack turns to Sara, and she has no Shields of it."""
    two = Side(
        haven=["Francisco", "Sara"], exhausted=["Sara"], hand=["Ready and Waiting"], leader_side="influence", prestige=1
    )
    with scene(Side(streets=["Matthew"], hand=["Feint"]), two, book=BOOK) as play:
        play.one("attack with Matthew", "target Francisco", "Physical", "place Feint")
        play.two("place Ready and Waiting")
        play.one("retarget Sara")
        if play.asked.asks == "abilities":  # in 2020 a defender has more of them
            play.two("pass")
        assert play.where("Sara") == "burned"  # 2 + 1 against Physical 0 and 3 Blood
        assert play.blood("Francisco") == 3


# ---- strike-backs


def test_a_skull_hurts_the_attacker_and_protects_nobody() -> None:
    """RV-REACT-13, RV-REACT-20: 1 and Matthew's Physical 2, less Grace's Physical 2; Matthew takes all of hers."""
    one, two = Side(streets=["Grace"], hand=["Coiled Strike"]), Side(haven=["Matthew"], hand=["Counter"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Grace", "Physical", "place Coiled Strike")
        play.two("place Counter")
        assert (play.blood("Grace"), play.blood("Matthew")) == (5 - (1 + 2 - 2), 5 - (2 + 2 - 2))


def test_a_strike_back_happens_at_the_very_same_time() -> None:
    """RV-REACT-14: both have 1 Blood left, and both fall."""
    one = Side(streets=["Lucky"], haven=["Judas"], blood={"Lucky": 1}, hand=["Coiled Strike"])
    two = Side(haven=["Matthew", "Iara"], exhausted=["Iara"], blood={"Matthew": 1}, hand=["Counter"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "target Matthew", "Physical", "place Coiled Strike")
        play.two("place Counter")
        assert (play.where("Lucky"), play.where("Matthew")) == ("torpor", "torpor")
        assert (play.blood("Judas"), play.blood("Iara")) == (2, 3)


def test_a_strike_back_is_worked_out_like_an_attack() -> None:
    """RV-REACT-14: Shields for attackers, such as Prudence's, and the attacker's attribute reduce it."""
    one, two = Side(streets=["Lucky", "Prudence"]), Side(haven=["Matthew"], hand=["Counter"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Counter")
        assert (play.blood("Lucky"), play.blood("Prudence")) == (5 - max(0, 1 + 2 - 2 - 1), 3)


def test_a_strike_back_must_match_the_attack_type() -> None:
    """RV-REACT-15."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Matthew"], hand=["Counter"]), book=BOOK) as play:
        play.one("attack with Lucky", "Social")
        assert play.refusal("place Counter") == "Counter does not match the attack type (RV-ATK-37)"
        play.two("pass")
        assert play.blood("Lucky") == 5


def test_striking_back_makes_nobody_an_attacker() -> None:
    """RV-REACT-16: Brawler's "Attacker -" bonus and ability are for attacks of its own."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Brawler"], hand=["Counter"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Counter")
        assert play.is_asked(0, "act")  # nothing to activate in Step 7
        assert play.blood("Lucky") == 5 - (1 + 1 - 1)


def test_the_attackers_secrecy_does_not_matter_for_a_strike_back() -> None:
    """RV-REACT-17: Hermit has Secrecy 2, and Matthew no Intel."""
    with scene(Side(streets=["Hermit"]), Side(haven=["Matthew"], hand=["Counter", "Awe"]), book=BOOK) as play:
        play.one("attack with Hermit", "Physical")
        play.two("place Counter")
        assert play.is_asked(0, "act")
        assert play.blood("Hermit") == 4 - (1 + 2 - 1)
        assert play.names(1, w.HAND) == ["Awe"]


def test_nobody_of_the_attacking_party_blocks_a_strike_back() -> None:
    """RV-REACT-18: Gisele stands by, ready and with Guard."""
    one, two = Side(streets=["Lucky", "Gisele"]), Side(haven=["Matthew"], hand=["Counter"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Counter")
        assert play.is_asked(0, "act")
        assert (play.blood("Lucky"), play.blood("Gisele")) == (5 - (1 + 2 - 1), 4)
        assert play.is_ready("Gisele")


def test_the_attacker_cannot_answer_a_reaction_with_a_reaction() -> None:
    """RV-REACT-19: though there is a Reaction in hand."""
    one = Side(streets=["Lucky"], hand=["Layers of Protection"])
    with scene(one, Side(haven=["Matthew"], hand=["Counter"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "pass")
        play.two("place Counter")
        assert play.is_asked(0, "act")
        assert play.names(0, w.HAND) == ["Layers of Protection"]
        assert play.blood("Lucky") == 5 - (1 + 2 - 1)


def test_the_reacting_character_adds_its_matching_attribute() -> None:
    """RV-REACT-20: Keondra has Physical 0, Matthew 2; Lucky's 1 comes off."""
    for reactor, lost in (("Keondra", 1 + 0 - 1), ("Matthew", 1 + 2 - 1)):
        with scene(Side(streets=["Lucky"]), Side(haven=[reactor], hand=["Counter"]), book=BOOK) as play:
            play.one("attack with Lucky", "Physical")
            play.two("place Counter")
            assert play.blood("Lucky") == 5 - lost


# ---- neither Shield nor skull


def test_a_reaction_without_shield_or_skull_does_what_its_text_says() -> None:
    """RV-REACT-21: Taunt puts a token on Lucky; it neither shields Keondra nor hurts him."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"], hand=["Taunt"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Taunt")
        assert play.g.no_influence[play.card("Lucky")] == 1
        assert (play.blood("Lucky"), play.blood("Keondra")) == (5, 5)


def test_damage_that_only_the_text_deals_gets_no_attribute() -> None:
    """RV-REACT-22: 2 by Thorns, without Matthew's Physical 2, and less Lucky's 1."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Matthew"], hand=["Thorns"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Thorns")
        assert (play.blood("Lucky"), play.blood("Matthew")) == (5 - (2 - 1), 5)
