"""Vampires with mandatory actions, coins, and what they do by their own text."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.words import ASH_HEAP, HAND
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of

ELEN = "Elen Kamjian"
EVAN = "Evan Klein"
NONU = "Nonu Dis"
HESHA = "Hesha Ruhadze"
ABRAHAM = "Abraham DuSable"
BUMS_RUSH = "Bum's Rush"


def test_she_must_bleed_while_a_minion_is_locked() -> None:
    """201585: before others act; with 1 more."""
    one = Side(ready=[ELEN, "Lauren", "Ashley"], tapped=["Ashley"])
    with scene(one, Side(), book=book_of("201585")) as play:
        assert [said for said in play.offered if said.startswith("bleed")] == []
        play.one(f"{ELEN}: act with {ELEN}")
        assert play.pool[1] == 28
        play.one("bleed with Lauren")
        assert play.pool[1] == 27


def test_she_bleeds_as_she_likes_while_none_is_locked() -> None:
    """201585: the rulebook's bleed, and not her own."""
    play = begin(Side(ready=[ELEN, "Lauren"]), Side(), book=book_of("201585"))
    assert f"bleed with {ELEN}" in play.offered
    assert f"{ELEN}: act with {ELEN}" not in play.offered


def test_she_hunts_if_she_must() -> None:
    """201585: then she owes no bleed."""
    one = Side(ready=[ELEN, "Ashley"], tapped=["Ashley"], blood={ELEN: 0})
    play = begin(one, Side(), book=book_of("201585"))
    assert [said for said in play.offered if ELEN in said] == [f"hunt with {ELEN}"]


def test_she_is_stuck_when_she_has_bled_already() -> None:
    """201585: and nobody waits for her."""
    one = Side(ready=[ELEN, "Lauren"], hand=["Freak Drive"])
    play = begin(one, Side(), book=book_of("201585"))
    play.one(f"bleed with {ELEN}")
    play.g.tapped[play.card(ELEN)] = 0
    play.ask_again()
    play.one("bleed with Lauren")
    assert [said for said in play.offered if ELEN in said] == []
    play.g.tapped[play.card("Lauren")] = 0
    assert play.pool[1] == 28


@pytest.mark.parametrize(("side", "combat"), [(1, True), (2, False)])
def test_a_coin_when_an_action_is_directed_at_him(side: int, combat: bool) -> None:
    """201627: tails, and it fails; its card is replaced."""
    one = Side(ready=["Lauren"], hand=[BUMS_RUSH], library=["Blur"])
    play = begin(one, Side(ready=[EVAN], tapped=[EVAN]), book=book_of("201627"))
    play.foretells([side])
    play.one(f"play {BUMS_RUSH}")
    assert (play.asked.asks == "act") != combat
    assert play.is_tapped("Lauren")
    assert play.names(0, HAND) == ["Blur"]


def test_no_coin_when_another_is_the_target() -> None:
    """201627: nor when his controller is bled."""
    one = Side(ready=["Lauren"], hand=[BUMS_RUSH])
    play = begin(one, Side(ready=[EVAN, "Ashley"], tapped=[EVAN, "Ashley"]), book=book_of("201627"))
    play.one("bleed with Lauren")
    assert play.pool[1] == 29


def test_blood_after_a_master_card() -> None:
    """201608: of hers, once in the phase, for a ready Follower of Set she controls."""
    one = Side(ready=[NONU, "Lauren"], hand=["Blood Doll", "Blood Doll"], blood={NONU: 2})
    play = begin(one, Side(), phase=MASTER, book=book_of("201608"))
    assert f"use {NONU}" not in play.offered
    play.one("play Blood Doll", "Lauren", f"use {NONU}")
    assert play.blood(NONU) == 3
    assert f"use {NONU}" not in play.offered


def test_no_blood_while_he_is_in_torpor() -> None:
    """201608: he must be ready."""
    one = Side(torpor=[NONU], ready=["Lauren"], hand=["Blood Doll"], blood={NONU: 2})
    play = begin(one, Side(), phase=MASTER, book=book_of("201608"))
    play.one("play Blood Doll", "Lauren")
    assert f"use {NONU}" not in play.offered


def test_bleeds_more_for_unique_equipment() -> None:
    """201591: attached to him, and unique."""
    for on, bleed in (([], 1), ([".44 Magnum"], 1), (["Ivory Bow", ".44 Magnum"], 2)):
        one = Side(ready=[HESHA, "Lauren"], on={HESHA: list(on), "Lauren": ["Erebus Mask"]})
        with scene(one, Side(), book=book_of("201591", "101014", "100657")) as play:
            play.one(f"bleed with {HESHA}")
            assert play.pool[1] == 30 - bleed


def test_discards_for_stealth_or_intercept() -> None:
    """201623: a card that requires Thaumaturgy, once in an action."""
    one = Side(ready=[ABRAHAM], hand=["Theft of Vitae", "Blur"], library=["Dodge"])
    with scene(one, Side(ready=["Lauren"]), book=book_of("201623")) as play:
        play.one(f"bleed with {ABRAHAM}")
        play.two("block with Lauren")
        play.one(f"use {ABRAHAM}", "Theft of Vitae")
        assert f"use {ABRAHAM}" not in play.offered
        play.two("decline")
        assert (play.pool[1], play.names(0, ASH_HEAP)) == (29, ["Theft of Vitae"])
