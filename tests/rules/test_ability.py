"""Abilities: whose they are, when they may be activated, and the forms of character abilities.

What they cost: test_ability_costs.py. Those of attachments: test_ability_attachments.py.
"""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    activated,
    any_character,
    blood,
    deal,
    exhaust_this,
    exhaust_this_card,
    gain,
    may_target,
    mend,
    party,
    party_has,
    put,
    relentless,
    target,
    this_party,
    vampire,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
BRAWLER = vampire("test-brawler", "Brawler", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                  abilities=(activated(blood(1), target(any_character, deal(9, THAT))),))
BROKER = vampire("test-broker", "Broker", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(blood(1), gain(1, n.AGENDA)), activated(blood(1), gain(1, n.PRESTIGE))))
SPOOK = vampire("test-spook", "Spook", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                abilities=(activated(exhaust_this, target(any_character, put(n.FEAR, THAT))),))
NURSE = vampire("test-nurse", "Nurse", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                abilities=(party(blood(1), target(this_party, mend(1, THAT))),))
GUARDIAN = vampire("test-guardian", "Guardian", n.BRUJAH, bp=4, attributes=(0, 0, 0), disciplines=(n.FORTITUDE,),
                   abilities=(party_has(this_party, 1, n.SHIELD),))
ASSASSIN = vampire("test-assassin", "Assassin", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.CELERITY,),
                   abilities=(relentless(blood(1), target(any_character, deal(9, THAT))),))
PIT = action("test-pit", "Pit", n.ONGOING, decks=n.VAMPIRES,
             abilities=(activated(exhaust_this_card, target(any_character, deal(9, THAT))),))
JOB = action("test-job", "Job", decks=n.VAMPIRES, text=gain(1, n.PRESTIGE))
# fmt: on
BOOK = book_with(BRAWLER, BROKER, SPOOK, NURSE, GUARDIAN, ASSASSIN, PIT, JOB)


# ---- whose


def test_the_source_of_an_effect_is_the_character_or_the_card_that_performs_it() -> None:
    """RV-ABIL-01: the Temple of Set hears the Leader defeat somebody, and not the Pit do it."""
    two = Side(haven=["Lucky", "Hope", "Grace"], prestige=9)
    haven, face_down = "Haven - The Temple of Set", {"Pay Tribute": 1}
    one = Side(haven=["Brawler"], ongoing=["Pit"], haven_card=haven, face_down=face_down)
    with scene(one, two, book=BOOK) as play:
        play.one("activate Pit", "Lucky")
        assert (play.where("Lucky"), play.asked.asks, play.g.stakes[-1]) == ("torpor", "act", 1)
        play.one("activate Brawler", "Hope", "yes: Haven - The Temple of Set")
        assert (play.where("Hope"), play.g.stakes[-1]) == ("torpor", 2)
        assert play.g.agenda == [2, 0]  # either way it is One who defeats characters of the Rival


def test_you_are_the_player_and_not_the_character() -> None:
    """RV-ABIL-02: what "you" gain goes to the supply of whoever plays the character that plays the card."""
    with scene(Side(haven=["Keondra"], hand=["Job"], blood={"Keondra": 4}), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Job")
        assert (play.g.prestige, play.blood("Keondra"), play.g.stakes) == ([6, 5], 4, [])


# ---- when


def test_an_activated_ability_gives_its_effect_for_its_cost() -> None:
    """RV-ABIL-03, RV-ABIL-06: unless it is announced and paid for, nothing happens."""
    with scene(Side(haven=["Broker"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("pass action")
        assert (play.blood("Broker"), play.g.agenda) == (5, [0, 0])
        play.one("activate Broker")
        assert (play.blood("Broker"), play.g.agenda, play.g.prestige) == (4, [1, 0], [5, 5])
        assert "One activates Broker" in play.log(1)


def test_an_ability_must_have_a_target_it_would_change() -> None:
    """RV-ABIL-04: Bone of the Apostle James readies a True Faith character: none is exhausted, or one is."""
    one = Side(haven=["Evangeline", "Deacon Jones", "Ingrid"], ongoing=["Bone of the Apostle James"])
    one.exhausted = ["Ingrid"]
    refused = "Bone of the Apostle James's cost cannot be paid, or it would change nothing (RV-ABIL-04)"
    with scene(one, Side(haven=["Lucky"])) as play:
        assert play.refusal("activate Bone of the Apostle James") == refused
        assert play.is_ready("Bone of the Apostle James")
    one.exhausted = ["Ingrid", "Deacon Jones"]
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("activate Bone of the Apostle James")  # Deacon Jones is the only one it would change
        assert (play.is_ready("Deacon Jones"), play.is_ready("Ingrid")) == (True, False)
        assert not play.is_ready("Bone of the Apostle James")


def test_an_attack_bonus_needs_an_attack() -> None:
    """RV-ABIL-04, RV-EX-16: Francisco's Shields, outside an attack and in one."""
    one = Side(streets=["Francisco"])
    with scene(one, Side(haven=["Lucky"])) as play:
        said = "Francisco's cost cannot be paid, or it would change nothing (RV-ABIL-04)"
        assert play.refusal("activate Francisco") == said
        play.one("attack with Francisco", "Physical")
        assert play.asked.asks == "abilities"
        play.one("activate Francisco")
        assert (play.g.prestige, play.blood("Lucky")) == ([4, 5], 5)


def test_an_effect_whose_target_has_become_illegal_does_not_resolve() -> None:
    """RV-ABIL-05: the cost stays paid, and nobody else is hit instead."""
    with scene(Side(haven=["Spook"]), Side(haven=["Lucky", "Assassin"]), book=BOOK) as play:
        play.one("activate Spook", "Lucky")
        play.two("activate Assassin", "Lucky")
        assert (play.where("Lucky"), play.is_ready("Spook")) == ("torpor", False)
        assert [play.g.fear[play.card(name)] for name in ("Lucky", "Assassin", "Spook")] == [0, 0, 0]


@differs("DIFF-32", "2020")
def test_an_ability_is_paid_for_before_others_respond_and_resolves_after() -> None:
    """RV-ABIL-06, RV-ABIL-16."""
    with scene(Side(haven=["Spook"]), Side(haven=["Lucky", "Assassin"]), book=BOOK) as play:
        play.one("activate Spook", "Lucky")
        assert (play.is_asked(1, "respond"), play.is_ready("Spook")) == (True, False)
        assert play.g.fear[play.card("Lucky")] == 0
        play.two("pass")
        assert play.g.fear[play.card("Lucky")] == 1


def test_each_ability_of_a_card_may_be_activated_once_in_a_turn() -> None:
    """RV-ABIL-17, RV-ABIL-19: Broker's two abilities, each of them once; and again next turn."""
    with scene(Side(haven=["Broker"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Broker")
        assert play.offered.count("activate Broker") == 1  # the other
        assert play.refusal("activate Broker") == "Broker's ability was used this turn (RV-ABIL-17)"
        play.one("activate Broker")
        assert (play.g.agenda, play.g.prestige, play.blood("Broker")) == ([1, 0], [6, 5], 3)
        assert "activate Broker" not in play.offered
        play.one("pass action", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert [words for words in play.offered if "Broker" in words] == ["activate Broker", "activate Broker (2)"]


def test_as_many_abilities_may_be_activated_as_can_be_paid_for() -> None:
    """RV-ABIL-19: different ones, with no action spent; Broker's second Blood is its last."""
    one = Side(haven=["Broker", "Spook", "Brawler"], blood={"Broker": 2})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Broker", "activate Spook", "Lucky", "activate Brawler", "Spook")
        assert play.refusal("activate Broker").endswith("(RV-ABIL-17)")
        assert [words for words in play.offered if words.startswith("activate")] == []
        assert (play.g.agenda, play.g.fear[play.card("Lucky")], play.where("Spook")) == ([1, 0], 1, "torpor")
        assert play.actions == 2


def test_several_cards_with_the_same_ability_may_each_be_activated_once() -> None:
    """RV-ABIL-20."""
    one, two = Side(haven=["Keondra"], ongoing=["Pit", "Pit"]), Side(haven=["Lucky", "Hope", "Grace"], prestige=9)
    with scene(one, two, book=BOOK) as play:
        play.one("activate Pit", "Lucky", "activate Pit", "Hope")
        assert play.refusal("activate Pit") == "Pit's ability was used this turn (RV-ABIL-17)"
        assert play.names(1, w.TORPOR) == ["Lucky", "Hope"]


def test_activated_abilities_are_for_the_controllers_own_action_phase() -> None:
    """RV-ABIL-18: not for a foe's, not even in an attack on them, and not for an End Phase."""
    two = Side(haven=["Broker", "Lucky"], exhausted=["Broker"])
    with scene(Side(streets=["Keondra"]), two, book=BOOK) as play:
        assert "activate Broker" not in play.offered
        play.one("attack with Keondra", "target Lucky", "Social", "pass action", "end phase")
        assert (play.blood("Lucky"), play.asked.seat, play.asked.asks) == (4, 1, "act")
        play.two("activate Broker", "pass action", "pass action", "end phase")
        assert (play.asked.seat, play.asked.asks, play.g.agenda) == (0, "act", [0, 1])


def test_a_foe_uses_no_ordinary_ability_while_exerting_influence() -> None:
    """RV-ABIL-18: in One's Scheme Two is asked to exert, but it is not Two's Action Phase."""
    with scene(Side(haven=["Keondra"], hand=["Charmer"]), Side(haven=["Broker"]), book=BOOK) as play:
        play.one("play Charmer", "pass", "fist 0")
        assert play.offered == ["exert Broker", "pass"]
        assert play.refusal("activate Broker") == "Broker's ability is for your own Action Phase (RV-ABIL-18)"
        play.two("pass", "fist 0", "YES")
        assert (play.g.agenda, play.where("Charmer")) == ([0, 0], "table")


def test_damage_may_be_prevented_in_anybodys_turn() -> None:
    """RV-ABIL-18: Benício's ability has no Relentless and needs none."""
    two = Side(haven=["Benício", "Hope"], hand=["Awe", "Ingratiate"])
    with scene(Side(streets=["Keondra"]), two) as play:
        play.one("attack with Keondra", "target Hope", "Mental")
        play.two("pass", "pass", "yes: Benício", "discard Awe")
        assert (play.blood("Hope"), play.names(1, w.HAND)) == (4, ["Ingratiate"])


def test_shields_of_an_ability_are_mitigation_too() -> None:
    """RV-ABIL-18: Francisco pays when the damage comes, in One's turn."""
    two = Side(haven=["Francisco"], leader_side="influence", prestige=2)
    with scene(Side(streets=["Keondra"]), two, book=BOOK) as play:
        play.one("attack with Keondra", "Social")
        assert play.asked.asks == "mitigate"
        assert "activate Francisco" in play.offered
        play.two("activate Francisco")
        assert play.g.prestige[1] == 1
        assert play.blood("Francisco") == 3  # 2 against 2 Shields and Social 1


def test_a_characters_own_shields_are_no_use_to_another() -> None:
    """RV-ABIL-18: Sara is hit, and nobody asks for Francisco's ability."""
    two = Side(haven=["Sara", "Francisco"], exhausted=["Francisco"], leader_side="influence", prestige=2)
    with scene(Side(streets=["Keondra"]), two, book=BOOK) as play:
        play.one("attack with Keondra", "target Sara", "Social")
        assert (play.blood("Sara"), play.g.prestige[1]) == (3 - 2, 2)


# ---- the forms of character abilities


def test_an_ability_without_cost_or_keyword_is_always_on() -> None:
    """RV-ABIL-25: Ceraph's Influence, wherever she is, exhausted or not, whoever's turn it is; but not in torpor."""
    two = Side(haven=["Gisele", "Ceraph"], exhausted=["Ceraph"])
    for turn in (0, 1):
        with scene(Side(haven=["Lucky"]), two, turn=turn) as play:
            assert play.value("Ceraph", w.INFLUENCE) == 2
            assert play.value("Gisele", w.INFLUENCE) == 1  # the Leader token
    with scene(Side(haven=["Lucky"]), Side(haven=["Gisele"], torpor=["Ceraph"], blood={"Ceraph": 1})) as play:
        assert play.value("Ceraph", w.INFLUENCE) == 0


def test_an_attacker_ability_is_on_only_while_its_character_attacks() -> None:
    """RV-ABIL-26: Keondra's bonus in her own attack; not in Gisele's beside her, not when she is attacked."""
    one = Side(streets=[["Keondra", "Gisele"]], face_down={"Pay Tribute": 2})
    for attacker, left in (("Keondra", 2), ("Gisele", 3)):
        with scene(one, Side(haven=["Hope"])) as play:
            assert play.value("Keondra", w.DAMAGE) == 0
            play.one(f"attack with {attacker}", "Mental")
            assert play.blood("Hope") == left
            assert play.value("Keondra", w.DAMAGE) == 0
    with scene(one, Side(streets=["Lucky"]), turn=1) as play:
        play.two("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(0, "block")
        assert play.value("Keondra", w.DAMAGE) == 0
        play.one("pass")
        assert (play.blood("Keondra"), play.blood("Lucky")) == (5, 5)


def test_an_activated_attacker_ability_may_be_used_only_by_the_attacker() -> None:
    """RV-ABIL-26: Jorge Guerrero beside Hope, and Jorge Guerrero himself."""
    one = Side(streets=[["Jorge Guerrero", "Hope"]], hand=["Awe", "Ingratiate"])
    with scene(one, Side(haven=["Lucky"])) as play:
        assert play.refusal("activate Jorge Guerrero") == "Jorge Guerrero is not the attacker (RV-ABIL-26)"
        play.one("attack with Hope", "Social", "pass")
        assert (play.asked.asks, play.blood("Lucky"), len(play.names(0, w.HAND))) == ("act", 4, 2)
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("attack with Jorge Guerrero", "Physical", "pass", "activate Jorge Guerrero", "discard Awe")
        assert (play.blood("Lucky"), play.names(0, w.HAND)) == (3, ["Ingratiate"])


def test_a_party_ability_is_for_the_party_its_character_is_in() -> None:
    """RV-ABIL-27: Prudence gives attackers in her party 2 Shields, and no one else."""
    for parties, shields in (([["Hope", "Prudence"]], 2), ([["Hope"], ["Prudence"]], 0)):
        with scene(Side(streets=parties), Side(haven=["Lucky"], hand=["Awe"])) as play:
            play.one("attack with Hope", "Social")
            assert [play.value(name, w.SHIELD) for name in ("Hope", "Prudence", "Lucky")] == [shields, 0, 0]
            play.two("pass")


def test_a_party_ability_may_apply_to_any_number_of_the_party() -> None:
    """RV-ABIL-27: Juliana shields her whole party, herself included, attacking or not; Sara is in another."""
    with scene(Side(streets=[["Juliana", "Ryan", "Rio"], ["Sara"]]), Side(haven=["Lucky"])) as play:
        assert [play.value(name, w.SHIELD) for name in ("Juliana", "Ryan", "Rio", "Sara")] == [1, 1, 1, 0]


def test_a_party_ability_may_help_the_defending_party() -> None:
    """RV-ABIL-27: Guardian's Shield for the party attacked, if he is in it."""
    for side, left in ((Side(haven=["Guardian", "Hope"]), 3), (Side(haven=["Hope"], streets=["Guardian"]), 2)):
        side.exhausted = ["Guardian"]
        with scene(Side(streets=["Ingrid"]), side, book=BOOK) as play:
            play.one("attack with Ingrid", "target Hope", "Mental")
            assert play.blood("Hope") == left


def test_an_activated_party_ability_is_on_outside_attacks_too() -> None:
    """RV-ABIL-27, RV-ABIL-08: Nurse mends her party; Hope is in another."""
    left = {"Nurse": 4, "Keondra": 2, "Hope": 2}
    one = Side(streets=[["Nurse", "Keondra"], ["Hope"]], blood=left, exhausted=["Nurse"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Nurse")
        assert play.offered == ["Nurse", "Keondra"]
        play.one("Keondra")
        assert (play.blood("Keondra"), play.blood("Nurse"), play.blood("Hope")) == (3, 3, 2)


def test_in_an_attack_a_party_ability_is_for_the_parties_in_it() -> None:
    """RV-ABIL-27: Sister Claire helps Ingrid's attack only from within her party."""
    for parties, left in (([["Ingrid", "Sister Claire"]], 1), ([["Ingrid"], ["Sister Claire"]], 2)):
        with scene(Side(streets=parties), Side(haven=["Hope"])) as play:
            play.one("attack with Ingrid", "Mental")
            if play.asked.asks == "abilities":
                play.one("activate Sister Claire")
            assert (play.asked.asks, play.blood("Hope"), play.is_ready("Sister Claire")) == ("act", left, left == 2)


@differs("DIFF-32", "2020")
def test_in_an_attack_a_party_ability_is_for_the_party_attacked_too() -> None:
    """RV-ABIL-27: Medic answers an attack on a member of her party; from The Streets she could not."""
    medic = vampire("test-medic", "Medic", n.BRUJAH, bp=4, attributes=(0, 0, 0), disciplines=(n.FORTITUDE,),
                    abilities=(relentless(blood(1), gain(1, n.PRESTIGE), n.PARTY_FORM),))  # fmt: skip
    for side, gained in ((Side(haven=["Medic", "Hope"]), 1), (Side(haven=["Hope"], streets=["Medic"]), 0)):
        side.exhausted = ["Medic", "Hope"]
        with scene(Side(streets=["Ingrid"]), side, book=book_with(medic)) as play:
            before = play.g.prestige[1]
            play.one("attack with Ingrid", "target Hope")
            assert play.is_asked(1, "respond") == bool(gained)
            if gained:
                play.two("activate Medic")
            play.one("Mental")
            assert play.g.prestige[1] == before + gained


def test_only_an_exhaust_ability_needs_a_ready_character() -> None:
    """RV-ABIL-28, RV-ABIL-08: Spook must exhaust, Broker need not."""
    one = Side(haven=["Spook", "Broker"], exhausted=["Spook", "Broker"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Spook").endswith("(RV-ABIL-04)")
        play.one("activate Broker")
        assert play.g.agenda == [1, 0]
    with scene(Side(haven=["Spook"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Spook", "Lucky")
        assert (play.g.fear[play.card("Lucky")], play.is_ready("Spook")) == (1, False)


# ---- the target


@differs("DIFF-32", "2020")
def test_the_target_is_named_before_the_cost_and_declining_it_leaves_all_undone() -> None:
    """RV-ABIL-04, RV-ABIL-06, RV-ABIL-17: Tempter has paid nothing and used nothing, and may think better of it."""
    tempter = vampire("test-tempter", "Tempter", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                      abilities=(activated(blood(1), may_target(any_character, put(n.FEAR, THAT))),))  # fmt: skip
    with scene(Side(haven=["Tempter"]), Side(haven=["Assassin"]), book=book_with(tempter, ASSASSIN)) as play:
        play.one("activate Tempter")
        assert (play.asked.asks, play.blood("Tempter"), play.offered) == ("target", 5, ["Tempter", "Assassin", "no"])
        play.one("no")
        assert (play.asked.asks, play.blood("Tempter"), play.actions) == ("act", 5, 2), "and Assassin had no answer"
        play.one("activate Tempter", "Assassin")
        assert (play.asked.asks, play.blood("Tempter")) == ("respond", 4)
        play.two("pass")
        assert play.g.fear[play.card("Assassin")] == 1
        assert play.refusal("activate Tempter").endswith("(RV-ABIL-17)")
