"""Pregador, Sister Claire, Andrés and Noriko, of the Faithful."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THAT, any_character, blood, deal, draw, exhaust, relentless, target
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import ready
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY, KEONDRA = Side(haven=["Lucky"]), Side(haven=["Keondra"])
ATTACKER = Side(streets=["Lucky"])
SENTRY = fighter("Sentry", relentless(blood(1), draw(1)))
MESMERIST = fighter("Mesmerist", relentless(blood(1), target(any_character, exhaust(THAT))))
PYRE = fighter("Pyre", relentless(blood(1), target(any_character, deal(3, THAT, quality=n.AGGRAVATED_QUALITY))))


# ---- Pregador


@pytest.mark.parametrize(("attack_type", "left"), [("Physical", 1), ("Social", 2), ("Mental", 1)])
def test_pregador_blocks_for_anybody(attack_type: str, left: int) -> None:
    """hah-pregador: he pays 1, comes out to The Streets, exhausts and takes the damage; or he does not."""
    with scene(ATTACKER, KEONDRA, Side(haven=["Sister Claire", "Pregador"])) as play:
        play.one("attack with Lucky", "target Keondra", attack_type)
        play.three("activate Pregador")
        assert (play.where("Pregador"), play.is_ready("Pregador"), play.blood("Pregador")) == ("streets", False, left)
        assert (play.blood("Keondra"), play.g.prestige) == (6, [5, 5, 4])
        assert (play.where("Sister Claire"), play.is_ready("Sister Claire")) == ("haven", True)
    with scene(ATTACKER, Side(haven=["Gisele"]), Side(haven=["Pregador"])) as play:
        play.one("attack with Lucky", "target Gisele", "Social")
        play.three("pass")
        assert (play.where("Pregador"), play.blood("Gisele"), play.g.prestige[2]) == ("haven", 3, 5)


def test_pregador_blocks_no_ranged_attack_and_only_when_ready() -> None:
    """hah-pregador: nor without a Prestige to spare, nor from recovery."""
    at_home = Side(haven=["Pregador"])
    cases = [
        ("Ranged", at_home),
        ("Physical", Side(haven=["Pregador"], exhausted=["Pregador"])),
        ("Physical", Side(haven=["Pregador"], prestige=1)),
        ("Physical", Side(haven=["Sister Claire"], torpor=["Pregador"], leader="Pregador", blood={"Pregador": 1})),
    ]
    for attack_type, three in cases:
        with scene(ATTACKER, KEONDRA, three) as play:
            play.one("attack with Lucky", "target Keondra", attack_type)
            assert play.is_asked(0, "act")
    with scene(ATTACKER, KEONDRA, at_home) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(2, "block")
        play.three("pass")


def test_pregador_blocks_once_in_each_turn() -> None:
    """hah-pregador: made ready, he does not Block a second time in One's turn, but does in Two's."""
    sides = (Side(streets=[["Sage"], ["Lucky"]]), Side(haven=["Keondra"]), Side(haven=["Pregador"]))
    with scene(*sides) as play:
        play.one("attack with Sage", "target Keondra", "Physical")
        play.three("activate Pregador")
        ready(play.g, play.card("Pregador"))
        play.ask_again()
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert (play.is_asked(0, "act"), play.blood("Keondra"), play.g.prestige[2]) == (True, 5, 4)
        play.one("end phase")
        play.two("move out", "attack with Keondra", "target Lucky", "Physical")
        play.three("activate Pregador")
        assert (play.is_ready("Pregador"), play.g.prestige[2]) == (False, 3)


def test_pregador_blocks_for_his_own_cell_from_elsewhere() -> None:
    """hah-pregador: "any target"; in the target's own party he may Block as anybody may, and pays nothing."""
    two = Side(haven=["Ingrid", "Pregador"], streets=["Sister Claire"], leader="Ingrid")
    with scene(ATTACKER, two) as play:
        play.one("attack with Lucky", "target Sister Claire", "Physical")
        assert play.offered == ["activate Pregador", "pass"]
        play.two("activate Pregador")
        assert (play.blood("Sister Claire"), play.blood("Pregador")) == (2, 1)
        assert not play.g.are_party(play.card("Pregador"), play.card("Sister Claire"))
    with scene(ATTACKER, Side(haven=["Ingrid", "Pregador"], leader_side="influence")) as play:
        play.one("attack with Lucky", "target Ingrid", "Physical")
        assert play.offered == ["block with Pregador", "activate Pregador", "pass"]
        play.two("block with Pregador")
        assert (play.g.prestige[1], play.where("Pregador")) == (5, "haven")


def test_pregador_blocks_only_a_foes_attack() -> None:
    """hah-pregador: not his own player's, and not a Monster's, which has no player."""
    one = Side(streets=["Ingrid"], haven=["Pregador"])
    with scene(one, Side(haven=["Hakim Owusu"])) as play:
        play.one("attack with Ingrid", "Mental")
        assert (play.is_asked(0, "act"), play.blood("Hakim Owusu")) == (True, 1)
    with scene(one, LUCKY, city=City(face_down=["Maricoxi"])) as play:
        play.one("attack with Ingrid", "target face-down Monster", "Mental")
        assert (play.is_asked(0, "act"), play.blood("Ingrid")) == (True, 1)


def test_pregador_cannot_block_for_himself() -> None:
    """hah-pregador: being the target, he is not asked."""
    with scene(ATTACKER, Side(haven=["Pregador"], leader_side="influence")) as play:
        play.one("attack with Lucky", "Physical")
        assert (play.is_asked(0, "act"), play.blood("Pregador"), play.g.prestige[1]) == (True, 1, 5)


def test_pregador_meets_no_antagonist_in_a_foes_turn() -> None:
    """hah-pregador: PsyOps minds parties moved in their player's own turn; a Mortal is a target too."""
    three = Side(haven=["Pregador"], hand=["Wrath"])
    with scene(Side(streets=["Matthew"]), KEONDRA, three, city=City(streets=["BOPE-RJ: Psyops", "Vagrant"])) as play:
        play.one("attack with Matthew", "target Vagrant", "Social")
        play.three("activate Pregador", "pass")
        assert (play.names(2, w.HAND), play.where("Pregador"), play.where("Vagrant")) == (
            ["Wrath"],
            "streets",
            "streets",
        )


def test_pregador_pays_with_the_prestige_on_the_attacker() -> None:
    """hah-pregador: his cost is like any other."""
    three = Side(haven=["Pregador"], stakes={"Lucky": 2})
    with scene(ATTACKER, KEONDRA, three) as play:
        play.one("attack with Lucky", "target Keondra", "Social")
        play.three("activate Pregador")
        assert play.offered == ["0 from Lucky", "1 from Lucky"]
        play.three("1 from Lucky")
        assert (play.g.prestige[2], prestige_on(play, "Lucky", 2)) == (5, 1)


def test_pregadors_ability_can_be_answered() -> None:
    """hah-pregador: a Relentless ability answers it before he comes, and may keep him from coming."""
    for answering, answer in (("Sentry", []), ("Mesmerist", ["Pregador"]), ("Pyre", ["Pregador"])):
        two = Side(haven=["Keondra"], streets=[answering], library=["Awe"], leader="Keondra")
        sides = (ATTACKER, two, Side(haven=["Ingrid", "Pregador"]))
        with scene(*sides, book=book_with(SENTRY, MESMERIST, PYRE)) as play:
            play.one("attack with Lucky", "target Keondra")
            play.two("pass")
            play.one("Physical")
            play.three("activate Pregador")
            assert (play.asked.asks, play.where("Pregador"), play.g.prestige[2]) == ("respond", "haven", 4)
            play.two(f"activate {answering}", *answer)
            if answering == "Sentry":
                assert (play.names(1, w.HAND), play.where("Pregador"), play.blood("Keondra")) == (["Awe"], "streets", 6)
            else:
                assert (play.where("Pregador") in ("haven", "burned"), play.blood("Keondra")) == (True, 5)


# ---- Sister Claire


def test_sister_claire_adds_1_to_an_attack_of_her_party() -> None:
    """hah-sister-claire: she exhausts; of any type; or she does not."""
    one = Side(streets=["Florencia", "Sister Claire"])
    for answer, more in (("activate Sister Claire", 1), ("pass", 0)):
        for attack_type, attribute in (("Physical", 1), ("Ranged", 0)):
            with scene(one, KEONDRA) as play:
                play.one("attack with Florencia", attack_type, answer)
                assert (play.blood("Keondra"), play.is_ready("Sister Claire")) == (6 - attribute - more, not more)
                assert play.g.prestige[0] == 5


def test_sister_claire_helps_against_a_mortal_and_in_that_attack_only() -> None:
    """hah-sister-claire: a Vagrant needs 2; exhausted, she has nothing to add to the next attack."""
    one = Side(streets=[["Florencia", "Sister Claire"], ["Deacon Jones"]])
    with scene(one, KEONDRA, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Florencia", "target Vagrant", "Physical", "activate Sister Claire")
        assert play.where("Vagrant") == "burned"
        play.one("attack with Deacon Jones", "Physical")
        assert (play.is_asked(0, "act"), play.blood("Keondra")) == (True, 5)


def test_sister_claire_does_nothing_by_herself_or_from_afar() -> None:
    """hah-sister-claire: not outside attacks, not from another party, not once exhausted by her own attack."""
    with scene(Side(streets=[["Florencia"], ["Sister Claire"]]), KEONDRA) as play:
        assert play.refusal("activate Sister Claire").endswith("(RV-ABIL-04)")
        play.one("attack with Florencia", "Physical")
        assert (play.is_asked(0, "act"), play.is_ready("Sister Claire")) == (True, True)
        play.one("attack with Sister Claire", "Social")
        assert (play.is_asked(0, "act"), play.blood("Keondra")) == (True, 5)


def test_sister_claire_helps_nobody_to_defend() -> None:
    """hah-sister-claire: with her party attacked in a foe's turn, she is not asked."""
    two = Side(haven=["Florencia", "Sister Claire"], leader_side="influence", exhausted=["Florencia"])
    with scene(ATTACKER, two) as play:
        play.one("attack with Lucky", "target Florencia", "Mental")
        play.two("pass")
        assert (play.is_asked(0, "act"), play.blood("Lucky"), play.is_ready("Sister Claire")) == (True, 5, True)


def test_sister_claire_helps_against_a_claimant() -> None:
    """hah-sister-claire: in another player's turn, from the Hideout."""
    two = Side(haven=["Florencia", "Sister Claire"])
    with scene(Side(streets=["Iara"]), two, city=City(streets=["Prince of the City"])) as play:
        play.one("claim with Iara")
        play.two("attack with Florencia", "Physical", "activate Sister Claire")
        assert (play.blood("Iara"), play.is_ready("Sister Claire")) == (1, False)


# ---- Andrés


@pytest.mark.parametrize(("foe", "agenda"), [("One", [3 + 1 - 1, 3, 3]), ("Three", [3 + 1, 3, 2])])
def test_andres_takes_an_agenda_with_him(foe: str, agenda: list[int]) -> None:
    """hah-andres: his player chooses the foe, who need not have defeated him."""
    sides = (
        Side(streets=["Matthew"], agenda=3),
        Side(haven=["Evangeline", "Andrés"], leader_side="influence", agenda=3),
        Side(haven=["Lucky"], agenda=3),
    )
    with scene(*sides) as play:
        play.one("attack with Matthew", "target Andrés", "Social")
        play.two("pass")
        assert play.offered == ["Three", "One"]
        play.two(foe)
        assert (play.g.agenda, play.where("Andrés")) == (agenda, "burned")


def test_andres_keeps_the_victor_from_winning() -> None:
    """hah-andres: the 13th Agenda, earned by defeating him, is lost again; nobody goes below 0."""
    two = Side(haven=["Evangeline", "Andrés"], exhausted=["Evangeline"], leader_side="influence")
    with scene(Side(streets=["Matthew"], agenda=12), two) as play:
        play.one("attack with Matthew", "target Andrés", "Social")
        assert (play.g.agenda, play.winner) == ([12, 0], "")
    with scene(Side(streets=["Matthew"]), two, Side(haven=["Lucky"])) as play:
        play.one("attack with Matthew", "target Andrés", "Social")
        play.two("Three")
        assert play.g.agenda == [1, 0, 0]


def test_andres_cares_how_he_ends_and_for_nobody_else() -> None:
    """hah-andres: wounded or burned without a defeat he takes nothing; nor when Noriko falls beside him."""
    two = Side(haven=["Evangeline", "Andrés", "Noriko"], exhausted=["Evangeline", "Andrés"], leader_side="influence")
    with scene(Side(streets=["Matthew"], agenda=3), two) as play:
        play.one("attack with Matthew", "target Noriko", "Social")
        assert (play.where("Noriko"), play.g.agenda) == ("burned", [4, 0])
    one = Side(streets=["Andrés"], haven=["Evangeline"], hand=["Blaze of Glory"], tagged=["Ghost"], leader="Evangeline")
    with scene(one, Side(haven=["Lucky"], agenda=3), city=City(monsters=["Ghost"])) as play:
        play.one("attack with Andrés", "target Ghost", "Physical", "place Blaze of Glory")
        assert (play.where("Andrés"), play.g.agenda) == ("burned", [0, 2]), "the Ghost's strike has defeated him"
    one = Side(streets=["Andrés", "Evangeline"], hand=["Blaze of Glory"], tagged=["Ghost"], leader="Evangeline")
    with scene(one, Side(haven=["Lucky"], agenda=3), city=City(monsters=["Ghost"])) as play:
        play.one("attack with Andrés", "target Ghost", "Physical", "place Blaze of Glory", "block with Evangeline")
        play.one("yes: Blaze of Glory")
        assert (play.where("Andrés"), play.g.agenda) == ("burned", [0, 3]), "burned, and not defeated"


def test_andres_as_leader_and_in_the_first_round() -> None:
    """hah-andres: on the way to recovery too; a player who has had no turn is no target."""
    two = Side(haven=["Andrés", "Evangeline"], exhausted=["Evangeline"], leader_side="influence")
    sides = (Side(streets=["Matthew"], agenda=3), two, Side(haven=["Lucky"], agenda=3, turns_taken=0))
    with scene(*sides) as play:
        play.one("attack with Matthew", "target Andrés", "Mental")
        assert (play.where("Andrés"), play.g.agenda) == ("haven", [3, 0, 3]), "unhurt"
    with scene(*sides) as play:
        play.one("attack with Matthew", "target Andrés", "Social")
        assert (play.where("Andrés"), play.g.agenda) == ("torpor", [3 + 1 - 1, 0, 3])


# ---- Noriko


def test_noriko_leaves_a_card() -> None:
    """hah-noriko: from the deck her player chooses, in anybody's turn."""
    two = Side(
        haven=["Evangeline", "Noriko"],
        exhausted=["Evangeline"],
        library=["Wrath", "Confuse"],
        faction=["Ryan"],
        leader_side="influence",
    )
    for deck, card in (("library", "Wrath"), ("faction", "Ryan")):
        with scene(Side(streets=["Matthew"], library=["Awe"]), two) as play:
            play.one("attack with Matthew", "target Noriko", "Physical")
            assert play.offered == ["library", "faction"]
            play.two(deck)
            assert (play.where("Noriko"), play.names(1, w.HAND), play.names(0, w.HAND)) == ("burned", [card], [])


def test_noriko_draws_however_she_is_defeated() -> None:
    """hah-noriko: by a Monster's strike, as a Leader on the way to recovery; not when she is hit in vain."""
    one = Side(streets=["Florencia", "Noriko"], library=["Wrath", "Confuse"])
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Florencia", "target face-down Monster", "Physical", "block with Noriko", "pass")
        assert (play.where("Noriko"), play.names(0, w.HAND)) == ("burned", ["Wrath"])
    for attack_type, zone, hand in (("Social", "torpor", ["Wrath"]), ("Mental", "haven", [])):
        two = Side(haven=["Noriko", "Evangeline"], exhausted=["Evangeline"], library=["Wrath"], leader_side="influence")
        with scene(ATTACKER, two) as play:
            play.one("attack with Lucky", "target Noriko", attack_type)
            assert (play.where("Noriko"), play.names(1, w.HAND)) == (zone, hand)


def test_noriko_draws_for_nobody_else_and_only_for_a_defeat() -> None:
    """hah-noriko: not for Jamie beside her, nor burned by Blaze of Glory."""
    two = Side(haven=["Jamie", "Noriko"], exhausted=["Noriko"], blood={"Jamie": 1}, library=["Wrath"])
    two.leader, two.leader_side = "Noriko", "influence"
    with scene(ATTACKER, two) as play:
        play.one("attack with Lucky", "target Jamie", "Physical")
        assert (play.where("Jamie"), play.names(1, w.HAND)) == ("burned", [])
    one = Side(streets=["Noriko", "Ingrid"], hand=["Blaze of Glory"], library=["Wrath"], tagged=["Maricoxi"])
    one.leader = "Ingrid"
    with scene(one, LUCKY, city=City(monsters=["Maricoxi"])) as play:
        play.one("attack with Noriko", "target Maricoxi", "Physical", "place Blaze of Glory", "block with Ingrid")
        play.one("yes: Blaze of Glory")
        assert (play.where("Noriko"), play.names(0, w.HAND)) == ("burned", [])
