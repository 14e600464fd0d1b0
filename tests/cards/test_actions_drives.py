"""Unhosted Action cards that attach to a character of one's own: Drives, a Poison Pill, True Faith."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_or_reaction
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

PARRYING = book_with(attack_or_reaction("test-parry", "Parry", n.PHYSICAL, decks=n.BOTH, bp=1, damage=3))
LUCKY, RYAN = Side(haven=["Lucky"]), Side(haven=["Ryan"])

# ---- Drive: Atonement


def test_atonement_attaches_to_one_of_the_cell() -> None:
    """hah-drive-atonement: an Unhosted Action; a character of one's own cell, not of a foe's, nor one in recovery."""
    one = Side(haven=["Ryan", "Sara"], torpor=["Maria Lopez"], blood={"Maria Lopez": 1}, hand=["Drive: Atonement"])
    with scene(one, LUCKY) as play:
        play.one("play Drive: Atonement")
        assert sorted(play.offered) == ["Ryan", "Sara"]
        play.one("Sara")
        assert (play.host("Drive: Atonement"), play.actions, play.is_ready("Sara")) == ("Sara", 1, True)


def test_atonement_is_borne_once() -> None:
    """hah-drive-atonement: max 1 on a character; another character may have its own, and a full one has no room."""
    one = Side(haven=["Ryan", "Sara"], attached={"Ryan": ["Drive: Atonement"]}, hand=["Drive: Atonement"])
    with scene(one, LUCKY) as play:
        play.one("play Drive: Atonement")
        assert play.host("Drive: Atonement") == "Sara"
    one.haven = ["Ryan"]
    with scene(one, LUCKY) as play:
        assert play.refusal("play Drive: Atonement") == "Drive: Atonement has no legal target (RV-TERM-28)"


def test_atonement_guards() -> None:
    """hah-drive-atonement: Sara has no Guard of her own, and with the Drive Blocks a Ranged attack; Ryan cannot."""
    two = Side(haven=["Maria Lopez", "Sara", "Ryan"], attached={"Sara": ["Drive: Atonement"]}, leader_side="influence")
    with scene(Side(streets=["Lucky"], hand=["Shotgun", "Awe"]), two) as play:
        play.one("attack with Lucky", "target Maria Lopez", "Ranged", "place Shotgun")
        assert sorted(play.offered) == ["block with Sara", "pass"]
        play.two("block with Sara")
        play.one("no")
        assert (play.blood("Sara"), play.blood("Maria Lopez")) == (1, 4)


def test_atonement_shields_against_physical_damage() -> None:
    """hah-drive-atonement: 1 Shield, for its bearer, against Physical damage and no other."""
    two = Side(haven=["Sara", "Ryan"], attached={"Ryan": ["Drive: Atonement"]}, leader_side="influence")
    one = Side(streets=["Lucky"], hand=["Risky Business"])
    with scene(one, two) as play:  # 1 + 3, and Ryan has Physical 0
        play.one("attack with Lucky", "target Ryan", "Physical", "place Risky Business")
        play.two("pass")
        assert play.blood("Ryan") == 1
    one.hand = ["Shotgun"]
    with scene(one, two) as play:  # Ranged
        play.one("attack with Lucky", "target Ryan", "Ranged", "place Shotgun")
        assert play.blood("Ryan") == 2
    one.hand = ["Wide Array of Pain"]
    with scene(Side(streets=["Keondra"], hand=["Wide Array of Pain"]), two) as play:  # Mental: 1 + 2 - 1
        play.one("attack with Keondra", "target Ryan", "Mental", "place Wide Array of Pain")
        play.two("pass")
        assert play.blood("Ryan") == 2
    with scene(Side(streets=["Lucky"], hand=["Risky Business"]), two) as play:  # another of the cell
        play.one("attack with Lucky", "target Sara", "Physical", "place Risky Business")
        play.two("pass")
        assert play.where("Sara") == "torpor"


def test_atonement_shields_against_action_cards() -> None:
    """hah-drive-atonement: Physical damage is Physical damage, from whatever source; Mental damage is not."""
    one = Side(haven=["Maria Lopez"], hand=["Found a Weakness", "Wrath"], stakes={"Ryan": 1}, burned=["Sara"])
    two = Side(haven=["Ryan"], attached={"Ryan": ["Drive: Atonement"]})
    with scene(one, two) as play:  # 1 and 1 for Sense the Unnatural
        play.one("play Found a Weakness", "Ryan")
        assert play.blood("Ryan") == 3


def test_atonement_mends_the_original_target() -> None:
    """hah-drive-atonement: when its bearer Blocks, at once, and only the original target."""
    two = Side(
        haven=["Sara", "Ryan", "Jamie"],
        attached={"Ryan": ["Drive: Atonement"]},
        blood={"Sara": 1, "Ryan": 3, "Jamie": 1},
        leader_side="influence",
    )
    for blocker, sara, ryan, jamie in (("Ryan", 2, 3, 1), ("Jamie", 1, 3, 1)):
        with scene(Side(streets=["Ceraph"]), two) as play:
            play.one("attack with Ceraph", "target Sara", "Mental")
            play.two(f"block with {blocker}")
            assert (play.blood("Sara"), play.blood("Ryan"), play.blood("Jamie")) == (sara, ryan, jamie)
    with scene(Side(streets=["Ceraph"]), two) as play:  # attacked themselves, they have Blocked nothing
        play.one("attack with Ceraph", "target Ryan", "Mental")
        play.two("pass")
        assert (play.blood("Sara"), play.blood("Ryan")) == (1, 3)


# ---- Drive: Curiosity


def test_curiosity_gives_an_action_to_a_reader() -> None:
    """hah-drive-curiosity: 1 Unhosted Action if the bearer has Library; Francisco has not."""
    one = Side(haven=["Ryan", "Francisco"], hand=["Drive: Curiosity"])
    for bearer, unhosted in (("Ryan", 1), ("Francisco", 0)):
        with scene(one, LUCKY) as play:
            play.one("play Drive: Curiosity", bearer)
            assert (play.host("Drive: Curiosity"), play.actions, play.unhosted_actions) == (bearer, 1, unhosted)


def test_curiosity_is_borne_once() -> None:
    """hah-drive-curiosity: max 1 on a character, beside Drives of other names."""
    one = Side(haven=["Ryan"], attached={"Ryan": ["Drive: Curiosity"]}, hand=["Drive: Curiosity", "Drive: Vengeance"])
    with scene(one, LUCKY) as play:
        assert play.refusal("play Drive: Curiosity") == "Drive: Curiosity has no legal target (RV-TERM-28)"
        play.one("play Drive: Vengeance")
        assert play.host("Drive: Vengeance") == "Ryan"


def test_curiosity_investigates_more() -> None:
    """hah-drive-curiosity: 1 more from the general supply when its bearer investigates, not when another does."""
    one = Side(streets=["Ryan", "Francisco"], attached={"Ryan": ["Drive: Curiosity"]})
    for hunters, number in ((("exhaust Ryan", "done"), 2), (("exhaust Francisco", "done"), 1), (("exhaust Ryan",), 3)):
        with scene(one, LUCKY) as play:
            play.one("investigate", *hunters)
            if number == 3:
                play.one("exhaust Francisco")
            assert (prestige_on(play, "Lucky", 0), play.g.prestige) == (number, [5, 5])


def test_curiosity_investigates_monsters() -> None:
    """hah-drive-curiosity: the target may be a face-down Monster."""
    one = Side(streets=["Ryan"], attached={"Ryan": ["Drive: Curiosity"]})
    with scene(one, LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("investigate", "face-down Monster")
        assert (prestige_on(play, "Ghost", 0), prestige_on(play, "Lucky", 0)) == (2, 0)


# ---- Drive: Vengeance


def test_vengeance_grows_with_the_dead() -> None:
    """hah-drive-vengeance: 1 more damage for every 2 burned characters of one's own; 1 or 3 do not make a pair more."""
    for burned, blood in ((["Sara"], 3), (["Sara", "Jamie"], 2), (["Sara", "Jamie", "Rio", "Awe"], 2)):
        one = Side(streets=["Maria Lopez"], attached={"Maria Lopez": ["Drive: Vengeance"]}, burned=burned)
        with scene(one, Side(haven=["Grace"], burned=["Sage", "Judas"], blood={"Grace": 3})) as play:
            play.one("attack with Maria Lopez", "Physical")  # 2 against 2
            assert play.blood("Grace") == blood


def test_vengeance_attaches_once() -> None:
    """hah-drive-vengeance: to a character of the cell, max 1."""
    one = Side(haven=["Ryan", "Sara"], attached={"Ryan": ["Drive: Vengeance"]}, hand=["Drive: Vengeance"])
    with scene(one, LUCKY) as play:
        play.one("play Drive: Vengeance")
        assert (play.host("Drive: Vengeance"), play.actions) == ("Sara", 1)


def test_vengeance_is_for_attackers() -> None:
    """hah-drive-vengeance: an attack by another of the party is as before, and so is striking back."""
    one = Side(streets=["Maria Lopez", "Ryan"], attached={"Ryan": ["Drive: Vengeance"]}, burned=["Sara", "Jamie"])
    with scene(one, Side(haven=["Grace"])) as play:
        play.one("attack with Maria Lopez", "Physical")
        assert play.blood("Grace") == 5
    two = Side(
        haven=["Ryan"],
        attached={"Ryan": ["Drive: Vengeance"]},
        burned=["Sara", "Jamie"],
        hand=["Parry"],
        leader_side="influence",
    )
    with scene(Side(streets=["Ceraph"]), two, book=PARRYING) as play:
        play.one("attack with Ceraph", "Physical")
        play.two("place Parry")
        assert (play.blood("Ceraph"), play.blood("Ryan")) == (3, 3), "3, less Ceraph's Physical 1"


# ---- Poison Pill


def test_a_pill_poisons_the_attacker() -> None:
    """hah-poison-pill: 2 Aggravated damage, which burns whom it takes the last Blood from; attributes do not help."""
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Poison Pill"]}, blood={"Sage": 1})
    for blood, where, agenda in ((5, "streets", [1, 0]), (2, "burned", [1, 1])):
        one = Side(streets=["Matthew"], haven=["Keondra"], blood={"Matthew": blood})
        with scene(one, two) as play:
            play.one("attack with Matthew", "target Sage", "Physical")
            play.two("pass", "Deal 2 Aggravated Damage to the opposing character")
            assert (play.where("Matthew"), play.blood("Matthew")) == (where, 3 if where == "streets" else 0)
            assert (play.where("Sage"), play.where("Poison Pill"), play.blood("Keondra")) == ("torpor", "discard", 6)
            assert play.g.agenda == agenda, "1 for each character of a Rival"


def test_a_pill_costs_a_foe_agenda() -> None:
    """hah-poison-pill: or 1 Agenda of any foe, the attacker's player or another."""
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Poison Pill"]}, blood={"Sage": 1}, agenda=3)
    one, three = Side(streets=["Matthew"], agenda=3), Side(haven=["Ryan"], agenda=3)
    for foe, agenda in (("One", [3, 3, 3]), ("Three", [4, 3, 2])):
        with scene(one, two, three) as play:
            play.one("attack with Matthew", "target Sage", "Physical")
            play.two("pass", "Target foe loses 1 Agenda")
            assert sorted(play.offered) == ["One", "Three"]
            play.two(foe)
            assert (play.g.agenda, play.blood("Matthew")) == (agenda, 5)


def test_a_pill_where_nobody_has_agenda() -> None:
    """hah-poison-pill: with nothing to lose for any foe, the damage is dealt without a question."""
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Poison Pill"]}, blood={"Sage": 1}, agenda=3)
    with scene(Side(streets=["Matthew"]), two, RYAN, rivals=[2, 0, 1]) as play:
        play.one("attack with Matthew", "target Sage", "Physical")
        play.two("pass")
        assert (play.blood("Matthew"), play.g.agenda) == (3, [0, 3, 0])


def test_a_pill_poisons_the_target() -> None:
    """hah-poison-pill: its bearer attacked and was struck back; the opposing character is the target."""
    one = Side(streets=["Sage"], haven=["Lucky"], attached={"Sage": ["Poison Pill"]})
    with scene(one, Side(haven=["Keondra", "Iara"], hand=["Parry"]), RYAN, book=PARRYING) as play:
        play.one("attack with Sage", "target Keondra", "Physical")
        play.two("pass", "place Parry")
        assert (play.where("Sage"), play.blood("Keondra"), play.blood("Iara")) == ("torpor", 4, 3)


def test_a_pill_in_a_preemptive_strike() -> None:
    """hah-poison-pill: the opposing character is the Monster that struck, which stays untagged."""
    one = Side(streets=["Pregador"], haven=["Evangeline"], attached={"Pregador": ["Poison Pill"]}, leader="Evangeline")
    with scene(one, LUCKY, city=City(face_down=["Werewolf"])) as play:
        play.one("attack with Pregador", "target face-down Monster", "Physical")
        assert (play.where("Pregador"), play.blood("Werewolf"), play.g.tagger[play.card("Werewolf")]) == (
            "burned",
            8,
            -1,
        )


def test_a_pill_is_for_attacks() -> None:
    """hah-poison-pill: whoever is defeated outside an attack, or is not defeated, poisons nobody."""
    one = Side(haven=["Ryan"], hand=["Wrath"], burned=["Sara"])
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Poison Pill"]}, blood={"Sage": 1})
    with scene(one, Side(haven=["Lucky", "Judas"], attached={"Judas": ["Poison Pill"]}, blood={"Judas": 1})) as play:
        play.one("play Wrath", "Judas")
        play.two("no")
        assert (play.where("Judas"), play.blood("Ryan")) == ("torpor", 4)
    two.blood = {"Sage": 3}
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Sage", "Physical")
        play.two("pass")
        assert (play.blood("Sage"), play.blood("Matthew"), play.host("Poison Pill")) == (1, 5, "Sage")


def test_a_pill_is_taken_by_vampires_and_hunters() -> None:
    """hah-poison-pill: attached to a character of one's own; a character may have two."""
    for name in ("Ryan", "Lucky"):
        one = Side(haven=[name], attached={name: ["Poison Pill"]}, hand=["Poison Pill"])
        with scene(one, Side(haven=["Grace"])) as play:
            play.one("play Poison Pill")
            assert (play.host("Poison Pill (2)"), play.actions, play.is_ready(name)) == (name, 1, True)


# ---- True Faith


def test_true_faith() -> None:
    """hah-true-faith: the keyword and 1 Blood Potency, which brings no Blood; nobody else has either."""
    one = Side(haven=["Florencia", "Noriko"], hand=["True Faith"])
    with scene(one, LUCKY) as play:
        assert play.value("Florencia", w.TRUE_FAITH) == 0
        play.one("play True Faith", "Florencia")
        assert (play.value("Florencia", w.TRUE_FAITH), play.value("Noriko", w.TRUE_FAITH)) == (1, 0)
        assert (play.value("Florencia", w.BLOOD_POTENCY), play.value("Noriko", w.BLOOD_POTENCY)) == (4, 1)
        assert (play.blood("Florencia"), play.actions) == (3, 1)
        play.one("detach True Faith")
        assert (play.value("Florencia", w.TRUE_FAITH), play.value("Florencia", w.BLOOD_POTENCY)) == (0, 3)


def test_true_faith_comes_to_the_faithful() -> None:
    """hah-true-faith: with one of the Faithful in the cell, anybody of it may bear it; without, it is not played."""
    one = Side(haven=["Ryan", "Noriko"], hand=["True Faith"])
    with scene(one, LUCKY) as play:
        play.one("play True Faith", "Ryan")
        assert play.value("Ryan", w.TRUE_FAITH) == 1
    one.haven = ["Ryan"]
    with scene(one, LUCKY) as play:
        words = "True Faith needs a character of its clan in your coterie (RV-ACT-28)"
        assert play.refusal("play True Faith") == words
