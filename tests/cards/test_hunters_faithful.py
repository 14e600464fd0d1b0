"""Evangeline, Deacon Jones, Florencia, Toquinho and Ingrid, of the Faithful."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_or_reaction
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

RIPOSTE = attack_or_reaction("test-riposte", "Riposte", n.SOCIAL, decks=n.BOTH, bp=0, damage=2)
LUCKY, KEONDRA, IARA = Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Iara"])
RELICS = ["Thorn from the Crown", "Blood of Saint Dominic", "Bone of the Apostle James"]


def readied(play: Play, *names: str) -> list[bool]:
    return [play.is_ready(name) for name in names]


# ---- Evangeline


@pytest.mark.parametrize(("mine", "theirs", "left"), [(0, 0, 2), (1, 0, 1), (2, 0, 1), (0, 2, 2)])
def test_evangelines_party_strikes_harder_at_whom_she_knows(mine: int, theirs: int, left: int) -> None:
    """hah-evangeline: +1 for 1 or more Prestige of her player's colour on the target; another player's is nothing."""
    one = Side(streets=["Evangeline", "Florencia"], stakes={"Iara": mine} if mine else {})
    three = Side(haven=["Lucky"], stakes={"Iara": theirs} if theirs else {})
    with scene(one, IARA, three) as play:
        play.one("attack with Florencia", "target Iara", "Social")
        assert play.blood("Iara") == left


def test_evangeline_is_of_her_own_party() -> None:
    """hah-evangeline: Social 2 and 1 more against Social 2, or none; and 1 more in a Ranged attack."""
    for stakes, blood in (({"Keondra": 1}, 5), ({}, 6)):
        for attack_type in ("Social", "Ranged"):
            with scene(Side(streets=["Evangeline"], stakes=stakes), KEONDRA) as play:
                play.one("attack with Evangeline", attack_type)
                assert play.blood("Keondra") == blood


def test_evangeline_helps_no_other_party_and_no_other_target() -> None:
    """hah-evangeline: from elsewhere in The Streets; or when the Prestige lies on somebody beside the target."""
    one = Side(streets=[["Florencia"], ["Evangeline"]], stakes={"Iara": 1})
    with scene(one, IARA) as play:
        play.one("attack with Florencia", "Social")
        assert play.blood("Iara") == 2
    one = Side(streets=["Florencia", "Evangeline"], stakes={"Keondra": 1})
    with scene(one, Side(haven=["Keondra", "Iara"], exhausted=["Keondra"])) as play:
        play.one("attack with Florencia", "target Iara", "Social")
        assert play.blood("Iara") == 2


def test_a_blocker_is_the_target_for_evangeline() -> None:
    """hah-evangeline: the Prestige must be on whoever is the target in the end."""
    two = Side(haven=["Keondra", "Gisele"])
    for bearer, blood in (("Keondra", 3), ("Gisele", 2)):
        one = Side(streets=["Florencia", "Evangeline"], stakes={bearer: 1})
        with scene(one, two) as play:
            play.one("attack with Florencia", "target Keondra", "Social")
            play.two("block with Gisele")
            assert play.blood("Gisele") == blood


def test_prestige_that_is_spent_no_longer_serves_evangeline() -> None:
    """hah-evangeline: the only Prestige on Lucky pays for Speaking in Tongues, or stays and adds 1."""
    one = Side(streets=["Florencia", "Evangeline"], hand=["Speaking in Tongues"], stakes={"Lucky": 1})
    for number, blood in ((1, 3), (0, 2)):
        with scene(one, LUCKY) as play:
            play.one("attack with Florencia", "Social", "place Speaking in Tongues", "yes: Speaking in Tongues")
            play.one(f"{number} from Lucky")
            assert play.blood("Lucky") == blood


def test_evangeline_helps_attackers_only() -> None:
    """hah-evangeline: who strikes back is none, whoever bears Prestige; 2 and Social 1 against Social 1."""
    two = Side(haven=["Evangeline", "Florencia"], hand=["Riposte"], leader_side="influence")
    two.stakes = {"Lucky": 1, "Florencia": 1}
    with scene(Side(streets=["Lucky"]), two, book=book_with(RIPOSTE)) as play:
        play.one("attack with Lucky", "target Florencia", "Social")
        play.two("pass", "place Riposte")
        assert play.blood("Lucky") == 5 - 2


def test_evangelines_party_helps_against_monsters_and_claimants() -> None:
    """hah-evangeline: a tagged Monster; and from the Hideout at a claimant."""
    one = Side(streets=["Florencia", "Evangeline"], tagged=["Ghost"], stakes={"Ghost": 1})
    with scene(one, LUCKY, city=City(monsters=["Ghost"])) as play:
        play.one("attack with Florencia", "target Ghost", "Social", "pass")
        assert play.blood("Ghost") == 6 - (1 + 1 - 1)
    two = Side(haven=["Evangeline", "Florencia"], stakes={"Iara": 1})
    with scene(Side(streets=["Iara"]), two, city=City(streets=["Prince of the City"])) as play:
        play.one("claim with Iara")
        play.two("attack with Florencia", "Social")
        assert play.blood("Iara") == 1


def test_who_has_true_faith() -> None:
    """hah-evangeline, hah-deacon-jones: Blood of Saint Dominic mends those two, and no other of the Faithful."""
    names = ["Florencia", "Evangeline", "Deacon Jones", "Toquinho", "Ingrid", "Pregador", "Sister Claire"]
    one = Side(haven=names, ongoing=["Blood of Saint Dominic"], blood=dict.fromkeys(names, 1))
    with scene(one, LUCKY) as play:
        play.one("activate Blood of Saint Dominic")
        assert [name for name in names if play.blood(name) == 2] == ["Evangeline", "Deacon Jones"]


# ---- Deacon Jones


@pytest.mark.parametrize("number", [1, 2, 3])
def test_deacon_jones_strikes_harder_for_each_relic(number: int) -> None:
    """hah-deacon-jones: for 2 Prestige, with any type of attack; or he keeps the Prestige."""
    one = Side(streets=["Deacon Jones"], ongoing=RELICS[:number])
    for attack_type, attribute in (("Physical", 1), ("Ranged", 0)):
        with scene(one, KEONDRA) as play:
            play.one("attack with Deacon Jones", attack_type, "activate Deacon Jones", "pass")
            assert (play.blood("Keondra"), play.g.prestige[0]) == (6 - attribute - number, 3)
        with scene(one, KEONDRA) as play:
            play.one("attack with Deacon Jones", attack_type, "pass")
            assert (play.blood("Keondra"), play.g.prestige[0]) == (6 - attribute, 5)


def test_deacon_jones_needs_a_relic_of_his_own_player() -> None:
    """hah-deacon-jones: a foe's does not count, nor does one in hand or one that is gone."""
    one = Side(streets=["Deacon Jones"], hand=RELICS[:1], discard=RELICS[1:2], ongoing=["Take Careful Notes"])
    two = Side(haven=["Sara"], ongoing=RELICS[2:], leader_side="influence")
    with scene(one, two) as play:
        play.one("attack with Deacon Jones", "Physical", "pass")
        assert (play.is_asked(0, "act"), play.blood("Sara"), play.g.prestige[0]) == (True, 2, 5)


def test_deacon_jones_must_be_the_attacker_himself() -> None:
    """hah-deacon-jones: no use outside an attack, or in Evangeline's, beside her."""
    one = Side(streets=["Deacon Jones", "Evangeline"], ongoing=RELICS[2:])
    with scene(one, KEONDRA) as play:
        assert play.refusal("activate Deacon Jones").endswith("(RV-ABIL-26)")
        play.one("attack with Evangeline", "Mental")
        assert play.refusal("activate Deacon Jones").endswith("(RV-ABIL-26)")
        play.one("pass")
        assert play.blood("Keondra") == 6


def test_deacon_jones_once_a_turn_and_not_with_the_last_prestige() -> None:
    """hah-deacon-jones: with 2 Prestige he cannot pay, but with 1 of them on the target."""
    with scene(Side(streets=["Deacon Jones"], ongoing=RELICS[1:2], prestige=2), KEONDRA) as play:
        play.one("attack with Deacon Jones", "Physical")
        assert (play.is_asked(0, "act"), play.blood("Keondra")) == (True, 5)
    one = Side(streets=["Deacon Jones"], ongoing=[RELICS[2]], prestige=2, stakes={"Keondra": 1})
    with scene(one, KEONDRA) as play:
        play.one("attack with Deacon Jones", "Physical", "activate Deacon Jones")
        assert play.refusal("activate Deacon Jones").endswith("(RV-ABIL-17)")
        play.one("activate Bone of the Apostle James")
        assert (play.blood("Keondra"), play.g.prestige[0], prestige_on(play, "Keondra", 0)) == (4, 1, 0)
        play.one("attack with Deacon Jones", "Physical")
        assert play.blood("Keondra") == 3


# ---- Florencia


def test_florencia_avenges_whom_the_preemptive_strike_defeated() -> None:
    """hah-florencia: Noriko Blocks the strike and falls; for 1 Prestige, 2 more than Physical 1 against 1."""
    one = Side(streets=["Florencia", "Noriko"])
    for answer, lost, prestige in (("activate Florencia", 2, 4), ("pass", 0, 5)):
        with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
            play.one("attack with Florencia", "target face-down Monster", "Physical", "block with Noriko", answer)
            assert (play.where("Noriko"), play.blood("Florencia")) == ("burned", 3)
            assert (play.blood("Brain-Eater"), play.g.prestige[0]) == (7 - lost, prestige)


def test_florencia_counts_a_leader_who_goes_to_recovery() -> None:
    """hah-florencia: defeated is defeated; paid for with what lies on the Monster."""
    one = Side(streets=["Florencia", "Noriko"], leader="Noriko", prestige=2, stakes={"Brain-Eater": 1})
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Florencia", "target face-down Monster", "Physical", "block with Noriko")
        play.one("activate Florencia")
        assert (play.blood("Brain-Eater"), prestige_on(play, "Brain-Eater", 0), play.g.prestige[0]) == (5, 0, 1)


def test_florencia_needs_a_defeat_by_the_strike_of_this_attack() -> None:
    """hah-florencia: not for a Blocker who stands, nor for a loss in an earlier attack, nor against a vampire."""
    with scene(Side(streets=["Florencia", "Ingrid"]), LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Florencia", "target face-down Monster", "Physical", "block with Ingrid")
        assert (play.is_asked(0, "act"), play.blood("Brain-Eater")) == (True, 7)
    one = Side(streets=[["Deacon Jones", "Noriko"], ["Florencia"]])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Deacon Jones", "target face-down Monster", "Social", "block with Noriko")
        assert play.is_asked(0, "act"), "nor is Florencia the attacker"
        play.one("attack with Florencia", "target Brain-Eater", "Physical")
        assert (play.is_asked(0, "act"), play.blood("Brain-Eater"), play.blood("Florencia")) == (True, 7, 1)
        assert play.refusal("activate Florencia").endswith("(RV-ABIL-26)")
    with scene(Side(streets=["Florencia"]), IARA) as play:
        play.one("attack with Florencia", "Physical")
        assert (play.is_asked(0, "act"), play.blood("Iara")) == (True, 2)


# ---- Toquinho


def test_toquinho_readies_the_cell_when_one_of_it_falls() -> None:
    """hah-toquinho: everybody, wherever they are, himself too; nobody of another player."""
    two = Side(
        haven=["Toquinho", "Ryan", "Sister Claire"],
        streets=["Rio"],
        leader="Rio",
        blood={"Sister Claire": 1},
        exhausted=["Toquinho", "Ryan", "Rio"],
    )
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Sister Claire", "Physical")
        assert play.where("Sister Claire") == "burned"
        assert readied(play, "Toquinho", "Ryan", "Rio", "Matthew") == [True, True, True, False]


def test_toquinho_readies_an_attacker_whose_companion_fell() -> None:
    """hah-toquinho: Sister Claire has Blocked the Preemptive Strike; Maria Lopez may attack again."""
    one = Side(streets=["Maria Lopez", "Sister Claire"], haven=["Toquinho"], exhausted=["Toquinho"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "block with Sister Claire")
        assert readied(play, "Maria Lopez", "Toquinho") == [True, True]
        play.one("attack with Maria Lopez", "target Brain-Eater", "Physical")
        assert (readied(play, "Maria Lopez"), play.blood("Brain-Eater")) == ([False], 7 - 1 - 1)


def test_toquinho_falls_and_the_others_are_ready() -> None:
    """hah-toquinho: he is of his own cell."""
    two = Side(haven=["Ryan", "Toquinho"], blood={"Toquinho": 1}, exhausted=["Ryan"], leader_side="influence")
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Toquinho", "Physical")
        assert (play.where("Toquinho"), readied(play, "Ryan")) == ("burned", [True])


def test_toquinho_cares_for_no_other_defeat_and_no_mere_wound() -> None:
    """hah-toquinho: a foe's character, a Mortal; nor is anything to be had of him in recovery."""
    one = Side(streets=["Maria Lopez"], haven=["Toquinho"], exhausted=["Toquinho"])
    with scene(one, Side(haven=["Keondra", "Hakim Owusu"], blood={"Hakim Owusu": 1})) as play:
        play.one("attack with Maria Lopez", "target Hakim Owusu", "Physical")
        play.two("pass")
        assert (play.where("Hakim Owusu"), readied(play, "Maria Lopez", "Toquinho")) == ("torpor", [False, False])
    with scene(one, LUCKY, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical")
        assert (play.where("Vagrant"), readied(play, "Toquinho")) == ("burned", [False])
    two = Side(haven=["Ryan", "Toquinho"], exhausted=["Ryan", "Toquinho"], leader_side="influence")
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Ryan", "Physical")
        assert (play.blood("Ryan"), readied(play, "Ryan")) == (2, [False])
    two = Side(haven=["Ryan", "Sister Claire"], torpor=["Toquinho"], leader="Toquinho", exhausted=["Ryan"])
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Sister Claire", "Physical")
        assert (play.where("Sister Claire"), readied(play, "Ryan")) == ("burned", [False])


def test_toquinho_guards() -> None:
    """hah-toquinho: he Blocks a Ranged attack, as Sara does not."""
    two = Side(haven=["Ryan", "Sara", "Toquinho"], leader_side="influence")
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Ryan", "Ranged")
        assert play.offered == ["block with Toquinho", "pass"]
        play.two("block with Toquinho")
        assert readied(play, "Toquinho", "Sara", "Ryan") == [False, True, True]


# ---- Ingrid


def test_ingrid_plays_a_relic_and_gains_an_action() -> None:
    """hah-ingrid: the one spent on the Relic is made up for, by one for any Action; she has exhausted."""
    one = Side(haven=["Ingrid"], hand=RELICS[:2])
    with scene(one, LUCKY) as play:
        play.one(f"play {RELICS[0]}")
        assert (play.where(RELICS[0]), play.is_ready("Ingrid")) == ("table", False)
        assert (play.actions, play.unhosted_actions) == (2, 0)


def test_ingrid_gains_an_action_for_each_relic() -> None:
    """hah-ingrid: readied by Toquinho after Jamie's fall, she plays a second one in the same turn."""
    one = Side(
        haven=["Ingrid"],
        streets=["Toquinho", "Jamie"],
        hand=RELICS[:2],
        leader="Ingrid",
        prestige=1,
        blood={"Jamie": 1},
    )
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one(f"play {RELICS[0]}", "exhaust Ingrid")
        play.one("attack with Toquinho", "target face-down Monster", "Physical", "pass", "block with Jamie", "pass")
        assert (play.actions, play.is_ready("Ingrid")) == (1, True)
        play.one(f"play {RELICS[1]}", "exhaust Ingrid")
        assert play.actions == 1


def test_ingrid_must_play_it_and_it_must_be_a_relic() -> None:
    """hah-ingrid: a Relic played by another, or an Action card that is none, costs its action."""
    one = Side(haven=["Ingrid", "Evangeline"], hand=[RELICS[0], "Wrath"])
    with scene(one, LUCKY) as play:
        play.one(f"play {RELICS[0]}", "exhaust Evangeline")
        assert (play.actions, play.is_ready("Ingrid")) == (1, True)
    with scene(one, LUCKY) as play:
        play.one("play Wrath", "exhaust Ingrid", "Lucky")
        assert (play.actions, play.is_ready("Ingrid")) == (1, False)
