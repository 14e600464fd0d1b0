"""The three Relics of the Faithful: Blood of Saint Dominic, Bone of the Apostle James, Thorn from the Crown."""

from __future__ import annotations

import pytest

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

BLOOD, BONE, THORN = "Blood of Saint Dominic", "Bone of the Apostle James", "Thorn from the Crown"
RELICS = pytest.mark.parametrize("relic", [BLOOD, BONE, THORN])
LUCKY = Side(haven=["Lucky"])
END_TURN = ("pass action", "pass action", "end phase")


@RELICS
def test_a_relic_stays_in_play(relic: str) -> None:
    """hah-blood-of-saint-dominic, hah-bone-of-the-apostle-james, hah-thorn-from-the-crown: an Action, by anybody."""
    with scene(Side(haven=["Ryan", "Noriko"], hand=[relic]), LUCKY) as play:
        play.one(f"play {relic}", "exhaust Ryan")
        assert (play.where(relic), play.actions, play.is_ready("Ryan"), play.is_ready(relic)) == (
            "table",
            1,
            False,
            True,
        )


@RELICS
def test_a_relic_is_of_the_faithful(relic: str) -> None:
    """hah-blood-of-saint-dominic, hah-bone-of-the-apostle-james, hah-thorn-from-the-crown: one of them is needed."""
    with scene(Side(haven=["Ryan"], hand=[relic]), LUCKY) as play:
        assert play.refusal(f"play {relic}").endswith("(RV-ACT-28)")


@RELICS
def test_a_relic_is_one_per_player(relic: str) -> None:
    """hah-blood-of-saint-dominic, hah-bone-of-the-apostle-james, hah-thorn-from-the-crown: of each, for each player."""
    with scene(Side(haven=["Noriko"], hand=[relic], ongoing=[relic]), LUCKY) as play:
        assert play.refusal(f"play {relic}").endswith("(RV-UNIQ-05)")
    others = [each for each in (BLOOD, BONE, THORN) if each != relic]
    with scene(Side(haven=["Noriko"], hand=[relic], ongoing=others), Side(haven=["Andrés"], ongoing=[relic])) as play:
        play.one(f"play {relic}")
        assert play.where(relic) == "table"


@RELICS
def test_a_relic_is_a_relic(relic: str) -> None:
    """hah-blood-of-saint-dominic, hah-bone-of-the-apostle-james, hah-thorn-from-the-crown: Ingrid gains an Action."""
    with scene(Side(haven=["Ingrid"], hand=[relic]), LUCKY) as play:
        play.one(f"play {relic}")
        assert play.actions == 2


# ---- Blood of Saint Dominic


def test_the_blood_mends_all_of_true_faith() -> None:
    """hah-blood-of-saint-dominic: 1 each, those in recovery too; not those without True Faith, nor a foe's."""
    one = Side(
        haven=["Noriko", "Deacon Jones", "Ryan", "Florencia"],
        streets=["Ingrid"],
        torpor=["Evangeline"],
        attached={"Ingrid": ["True Faith"]},
        blood={"Deacon Jones": 2, "Ryan": 2, "Florencia": 1, "Ingrid": 1, "Evangeline": 1},
        ongoing=[BLOOD],
        leader="Evangeline",
    )
    two = Side(haven=["Pregador"], attached={"Pregador": ["True Faith"]}, blood={"Pregador": 1})
    with scene(one, two) as play:
        play.one(f"activate {BLOOD}")
        names = ("Deacon Jones", "Ryan", "Florencia", "Ingrid", "Evangeline", "Pregador")
        assert [play.blood(name) for name in names] == [3, 2, 1, 2, 2, 1]
        assert (play.is_ready(BLOOD), play.actions) == (False, 2)


def test_the_blood_works_once_a_turn() -> None:
    """hah-blood-of-saint-dominic: readied, it serves again; not when nobody of True Faith is hurt."""
    one = Side(haven=["Evangeline", "Deacon Jones"], blood={"Evangeline": 2}, ongoing=[BLOOD])
    with scene(one, LUCKY) as play:
        play.one(f"activate {BLOOD}")
        assert play.refusal(f"activate {BLOOD}").endswith("(RV-ABIL-17)")
        play.one(*END_TURN)
        play.two(*END_TURN)
        play.one(f"activate {BLOOD}")
        assert (play.blood("Evangeline"), play.blood("Deacon Jones")) == (4, 4), "never above Blood Potency"
    one.blood = {}
    with scene(one, LUCKY) as play:
        assert play.refusal(f"activate {BLOOD}").endswith("(RV-ABIL-04)")


# ---- Bone of the Apostle James


def test_the_bone_readies_one_of_true_faith() -> None:
    """hah-bone-of-the-apostle-james: one's own, at home or out, exhausted; nobody else, and no foe's."""
    one = Side(haven=["Evangeline", "Ryan"], streets=["Deacon Jones"], ongoing=[BONE])
    one.exhausted = ["Evangeline", "Ryan", "Deacon Jones"]
    two = Side(haven=["Pregador"], attached={"Pregador": ["True Faith"]}, exhausted=["Pregador"])
    with scene(one, two) as play:
        play.one(f"activate {BONE}")
        assert sorted(play.offered) == ["Deacon Jones", "Evangeline"]
        play.one("Deacon Jones")
        names = ("Deacon Jones", "Evangeline", "Ryan", "Pregador", BONE)
        assert [play.is_ready(name) for name in names] == [True, False, False, False, False]
        assert play.actions == 2


def test_the_bone_readies_one_in_recovery() -> None:
    """hah-bone-of-the-apostle-james: of the characters its player controls, RV-DEF-18."""
    one = Side(haven=["Noriko"], torpor=["Evangeline"], blood={"Evangeline": 1}, leader="Evangeline", ongoing=[BONE])
    one.exhausted = ["Evangeline"]
    with scene(one, LUCKY) as play:
        play.one(f"activate {BONE}")
        assert (play.where("Evangeline"), play.is_ready("Evangeline")) == ("torpor", True)


def test_the_bone_lets_a_character_act_again() -> None:
    """hah-bone-of-the-apostle-james: once a turn; Evangeline attacks twice."""
    with scene(Side(streets=["Evangeline"], ongoing=[BONE]), Side(haven=["Matthew"])) as play:
        play.one("attack with Evangeline", "Social", "pass", f"activate {BONE}", "attack with Evangeline", "Social")
        assert (play.blood("Matthew"), play.actions) == (5 - 1 - 1, 0)
        assert play.refusal(f"activate {BONE}").endswith("(RV-ABIL-17)")


# ---- Thorn from the Crown


def test_the_thorn_stings() -> None:
    """hah-thorn-from-the-crown: 1 more damage to the target for 1 Prestige, by exhausting it; nobody else is hurt."""
    one, two = Side(streets=["Evangeline", "Ryan"], ongoing=[THORN]), Side(haven=["Matthew", "Iara"])
    for choice, blood, prestige in ((f"activate {THORN}", 3, 4), ("pass", 4, 5)):
        with scene(one, two) as play:
            play.one("attack with Evangeline", "target Matthew", "Social")  # 2 against 1
            play.two("pass")
            play.one(choice)
            assert (play.blood("Matthew"), play.blood("Iara"), play.g.prestige[0]) == (blood, 3, prestige)
            assert play.is_ready(THORN) == (choice == "pass")


def test_the_thorn_needs_true_faith() -> None:
    """hah-thorn-from-the-crown: not for Ryan's attack beside Deacon Jones; with the card True Faith, for Ryan's too."""
    one = Side(streets=["Deacon Jones", "Ryan"], ongoing=[THORN])
    two = Side(haven=["Matthew"])
    with scene(one, two) as play:
        play.one("attack with Ryan", "Social")
        assert (play.blood("Matthew"), play.is_ready(THORN)) == (5, True)
    one.attached = {"Ryan": ["True Faith"]}
    with scene(one, two) as play:
        play.one("attack with Ryan", "Social", f"activate {THORN}")
        assert play.blood("Matthew") == 4


def test_the_thorn_needs_an_attack_of_ones_own() -> None:
    """hah-thorn-from-the-crown: a foe's True Faith attacker is not helped; nor does it serve outside an attack."""
    one = Side(streets=["Deacon Jones"], haven=["Noriko"], leader="Noriko")
    two = Side(haven=["Evangeline"], ongoing=[THORN], leader_side="influence")
    with scene(one, two) as play:
        play.one("attack with Deacon Jones", "Physical")
        assert (play.blood("Evangeline"), play.is_ready(THORN), play.g.prestige[1]) == (3, True, 5)
    with scene(one, two, turn=1) as play:
        assert play.refusal(f"activate {THORN}").endswith("(RV-ABIL-04)")


def test_the_thorn_is_not_for_the_last_prestige() -> None:
    """hah-thorn-from-the-crown: it must be paid for; and an exhausted one stings nobody."""
    for one in (
        Side(streets=["Evangeline"], ongoing=[THORN], prestige=1),
        Side(streets=["Evangeline"], ongoing=[THORN], exhausted=[THORN]),
    ):
        with scene(one, Side(haven=["Matthew"])) as play:
            play.one("attack with Evangeline", "Social")
            assert play.blood("Matthew") == 4


def test_the_thorn_is_gone_with_the_attack() -> None:
    """hah-thorn-from-the-crown: a second attack of the same turn has nothing of it; it stings a Monster too."""
    one = Side(streets=["Deacon Jones"], ongoing=[THORN, BONE], tagged=["Warlock"])
    with scene(one, LUCKY, city=City(monsters=["Warlock"])) as play:
        play.one("attack with Deacon Jones", "target Warlock", "Physical", f"activate {THORN}", "pass")
        assert play.blood("Warlock") == 9 - 1
        play.one(f"activate {BONE}", "attack with Deacon Jones", "target Warlock", "Physical")
        assert play.blood("Warlock") == 9 - 1
