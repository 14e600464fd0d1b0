"""Powers that are used in combat, by an action, or for another mortal."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.seeing import visible
from primogen.vtes.rules.topics import BLEED, STRENGTH, SURGES
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK

FAITH, SIGHT, STRIKE = "Faith", "Second Sight", "Strike with Conviction"
ERICK, XIAN, LEAF = 'Erick "Shophet125" Franco', 'Xian "DziDzat155" Quan', 'Leaf "Potter116" Pankowski'
MAMAN, PEDRO = "Maman Boumba", "Pedro Cortez"


def pass_all(play: Play) -> None:
    while play.asked.asks in ("block", "respond", "strike"):
        words = ("decline", "pass", "hands")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def blocked(one: Side, two: Side, *others: Side) -> Play:
    """The first of the one bleeds, and the first of the other blocks."""
    play = begin(one, two, *others, book=BOOK)
    play.one(f"bleed with {one.ready[0]}")
    play.two(*["pass"] * play.offers("use Surge"), f"block with {two.ready[0]}")
    return play


# ---- abjure

ABJURE = {LEAF: ["Abjure"]}


@pytest.mark.parametrize(("victim", "gains"), [("Thug", True), (ERICK, True)])
def test_abjure_ends_the_combat_of_another(victim: str, gains: bool) -> None:
    """100007: by locking him and the card, before range, between a monster and a mortal; and he may gain conviction."""
    play = blocked(Side(ready=["Krid"]), Side(ready=[victim, LEAF], on=ABJURE, hand=[SIGHT], ash_heap=[STRIKE]))
    play.two("use Abjure")
    assert play.offered == [SIGHT, STRIKE, "no"]
    play.two(STRIKE)
    assert (play.host(STRIKE), play.is_tapped(LEAF), play.is_tapped("Abjure")) == (LEAF, True, True)
    assert (play.asked.asks, play.blood("Krid"), play.is_tapped(victim)) == ("act", 5, True)


def test_abjure_without_conviction() -> None:
    """100007: it may be declined."""
    play = blocked(Side(ready=["Krid"]), Side(ready=["Thug", LEAF], on=ABJURE, hand=[SIGHT]))
    play.two("use Abjure", "no")
    assert (play.where(SIGHT), play.asked.asks) == ("hand", "act")


def test_abjure_for_himself() -> None:
    """100007: an imbued in combat, who is unlocked, may end it, and gains nothing by it; a locked one cannot."""
    play = begin(Side(ready=["Krid"], hand=["Bum's Rush"]), Side(ready=[LEAF], on=ABJURE, hand=[SIGHT]), book=BOOK)
    play.one("play Bum's Rush")
    play.two("decline")
    play.two("use Abjure")
    assert (play.where(SIGHT), play.asked.asks, play.is_tapped(LEAF)) == ("hand", "act", True)
    play = blocked(Side(ready=["Krid"]), Side(ready=[LEAF], on=ABJURE, hand=[SIGHT]))
    assert not play.offers("use Abjure")


@pytest.mark.parametrize(("first", "second"), [("Krid", "Ira"), ("Thug", "Una")])
def test_abjure_is_between_monster_and_mortal(first: str, second: str) -> None:
    """100007: not between two of either."""
    play = blocked(Side(ready=[first]), Side(ready=[second]), Side(ready=[LEAF], on=ABJURE))
    assert play.asked.asks == "strike"


def test_abjure_by_a_third_methuselah() -> None:
    """100007: whoever fights; but not by one who is incapacitated."""
    play = blocked(Side(ready=["Krid"]), Side(ready=["Thug"]), Side(ready=[LEAF], on=ABJURE))
    play.three("use Abjure", "no")
    assert play.asked.asks == "act"
    play = blocked(Side(ready=["Krid"]), Side(ready=["Thug"]), Side(incapacitated=[LEAF], on=ABJURE))
    assert play.asked.asks == "strike"


# ---- donate

DONATE = {MAMAN: ["Donate", FAITH]}


def test_donate_to_a_bleed() -> None:
    """100575: +1 bleed, limited, for another mortal's bleed; the card is burned, and 1 conviction spent."""
    with scene(Side(ready=["Plain Man", ERICK, MAMAN], on=DONATE), Side(), book=BOOK) as play:
        play.one(f"bleed with {ERICK}", "use Donate")
        assert (play.pool, play.where("Donate"), play.where(FAITH)) == ([30, 28], "ash heap", "ash heap")
        assert play.value(ERICK, BLEED) == 1
    for who in (MAMAN, "Plain Man"):  # not for himself, nor for a monster
        play = begin(Side(ready=["Plain Man", MAMAN], on=DONATE), Side(), book=BOOK)
        play.one(f"bleed with {who}")
        assert (play.asked.asks, play.pool) == ("act", [30, 29])


def test_donate_only_once_and_only_to_bleeds() -> None:
    """100575: a second one is limited, too; no other action is helped."""
    on = {MAMAN: ["Donate", FAITH], LEAF: ["Donate", FAITH]}
    play = begin(Side(ready=[ERICK, MAMAN, LEAF], on=on), Side(), book=BOOK)
    play.one(f"bleed with {ERICK}", "use Donate")
    assert play.pool == [30, 28]
    play = begin(Side(ready=[ERICK, MAMAN], hand=["Map"], on=DONATE), Side(), book=BOOK)
    play.one("play Map", ERICK)
    assert (play.host("Map"), play.asked.asks) == (ERICK, "act")


def test_donate_to_a_block() -> None:
    """100575: 1 intercept for another mortal who attempts to block; by who is unlocked."""
    one = Side(ready=["Krid"], hand=["Quiet Errand"])
    for tapped in ([], [MAMAN]):
        two = Side(ready=[ERICK, MAMAN], on={MAMAN: ["Donate", FAITH], ERICK: [SIGHT]}, tapped=tapped)
        play = begin(one, two, book=BOOK)
        play.one("play Quiet Errand")
        play.two(f"block with {ERICK}")
        assert play.offers("use Donate") == (not tapped)
        if not tapped:
            play.two("use Donate", f"use {SIGHT}")
            assert (play.asked.asks, play.where("Donate")) == ("strike", "ash heap")


def test_donate_to_a_fight() -> None:
    """100575: +1 strength for the rest of the action to another mortal who fights."""
    play = blocked(Side(ready=["Krid"]), Side(ready=["Thug", MAMAN], on=DONATE))
    play.two("use Donate")
    assert (play.value("Thug", STRENGTH), play.where("Donate"), play.where(FAITH)) == (3, "ash heap", "ash heap")
    pass_all(play)
    assert (play.blood("Krid"), play.asked.asks) == (2, "act")
    play = blocked(Side(ready=["Krid"]), Side(ready=[MAMAN], on=DONATE))
    assert play.asked.asks == "strike"


# ---- foresee

FORESEE = {LEAF: ["Foresee", FAITH]}


def test_foresee_and_let_it_pass() -> None:
    """100764: he looks at the hand, and may cancel combat; the action he has blocked goes on."""
    play = blocked(Side(ready=["Krid"], hand=["Dodge"]), Side(ready=[LEAF], on=FORESEE))
    play.two("use Foresee")
    assert (play.asked.asks, play.offered, play.g.hand(0)[0] in visible(play.g, 1)[0]) == ("pick", ["done"], True)
    play.two("done", "yes")
    assert (play.where(FAITH), play.is_tapped("Foresee")) == ("ash heap", True)
    assert (play.pool, play.blood("Krid")) == ([30, 29], 5)


def test_foresee_and_fight() -> None:
    """100764: or he goes on with it."""
    play = blocked(Side(ready=["Krid"]), Side(ready=[LEAF], on=FORESEE))
    play.two("use Foresee", "no")
    pass_all(play)
    assert (play.pool, play.blood("Krid"), play.blood(LEAF)) == ([30, 30], 4, 3)


def test_foresee_by_who_was_blocked() -> None:
    """100764: the action does not go on."""
    play = blocked(Side(ready=[LEAF], on=FORESEE), Side(ready=["Krid"]))
    play.one("use Foresee", "yes")
    assert (play.pool, play.asked.asks, play.blood(LEAF)) == ([30, 30], "act", 4)


def test_foresee_only_after_a_block() -> None:
    """100764: and only in the first round."""
    play = begin(Side(ready=["Krid"], hand=["Bum's Rush"]), Side(ready=[LEAF], on=FORESEE), book=BOOK)
    play.one("play Bum's Rush")
    play.two("decline")
    assert not play.offers("use Foresee")
    two = Side(ready=[LEAF], on=FORESEE, hand=["Chase"])
    play = blocked(Side(ready=["Krid"]), two)
    play.two("pass")
    play.one("hands")
    play.two("hands", "play Chase")
    assert (play.asked.asks, play.offers("use Foresee")) == ("strike", False)


# ---- shame


def test_shame_strikes_with_his_own_strength() -> None:
    """101752: 2 conviction and the card; as much damage as the monster's strength, and combat ends."""
    play = blocked(Side(ready=["Brute"]), Side(ready=[LEAF], on={LEAF: ["Shame", FAITH, FAITH]}))
    assert not play.offers("use Shame")  # an older vampire than 7
    play = blocked(Side(ready=["Priscus 1"]), Side(ready=[LEAF], on={LEAF: ["Shame", FAITH, FAITH]}))
    play.two("use Shame")
    assert (play.blood("Priscus 1"), play.blood(LEAF), play.where("Shame"), play.asked.asks) == (
        6,
        4,
        "ash heap",
        "act",
    )


@pytest.mark.parametrize(("who", "may"), [("Krid", True), ("Fiend", False), ("Plain Man", True), ("Thug", False)])
def test_whom_shame_concerns(who: str, may: bool) -> None:
    """101752: monsters that are not infernal."""
    play = blocked(Side(ready=[who]), Side(ready=[LEAF], on={LEAF: ["Shame", FAITH, FAITH]}))
    assert play.offers("use Shame") == may


def test_shame_costs_two() -> None:
    """101752: 1 conviction is not enough."""
    play = blocked(Side(ready=["Krid"]), Side(ready=[LEAF], on={LEAF: ["Shame", FAITH]}))
    assert not play.offers("use Shame")


# ---- surge


def test_surge_in_combat() -> None:
    """101908: three counters, any number of which prevent as much damage; they are gone with the action."""
    one = Side(ready=["Brute"])
    play = blocked(one, Side(ready=[PEDRO], on={PEDRO: ["Surge", FAITH]}))
    play.two("use Surge")
    assert (play.value(PEDRO, SURGES), play.where(FAITH), play.is_tapped("Surge")) == (3, "ash heap", True)
    play.one("hands")
    play.two("hands", "use Surge", "2")
    assert play.value(PEDRO, SURGES) == 1
    play.two("pass")
    assert (play.blood(PEDRO), play.value(PEDRO, SURGES)) == (3, 0)


def test_surge_does_not_prevent_aggravated_damage() -> None:
    """101908: nor is it offered for it."""
    play = blocked(Side(ready=["Krid"], hand=["Claws"]), Side(ready=[PEDRO], on={PEDRO: ["Surge", FAITH]}))
    play.two("use Surge")
    play.one("play Claws")
    play.two("hands")
    assert (play.blood(PEDRO), play.asked.asks) == (3, "act")


def test_surge_as_a_reaction() -> None:
    """101908: against damage that comes of no combat, too."""
    play = begin(Side(ready=["Krid"], hand=["Blast"]), Side(ready=[PEDRO], on={PEDRO: ["Surge", FAITH]}), book=BOOK)
    play.one("play Blast", PEDRO)
    play.two("use Surge", "decline", "use Surge", "2")
    assert (play.blood(PEDRO), play.value(PEDRO, SURGES), play.where(FAITH)) == (4, 0, "ash heap")
