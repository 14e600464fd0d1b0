"""Conviction cards: what each does as it is burned, and which of several is spent."""

from __future__ import annotations

import pytest

from primogen.kernel.values import balance
from primogen.vtes.language.faces import equipment
from primogen.vtes.language.says import damage, may_use
from primogen.vtes.language.sentences import OFTEN
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import BLEED, INTERCEPT
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, EXTRAS, book_with

SIGHT, STRIKE, REACT = "Second Sight", "Strike with Conviction", "React with Conviction"
ERICK, XIAN = 'Erick "Shophet125" Franco', 'Xian "DziDzat155" Quan'


RINGS = book_with(*EXTRAS, equipment("test-ring", "Ring", abilities=(may_use(w.STRIKE, damage(3), OFTEN),)))


def decline(play: Play) -> None:
    """Until the next action."""
    while play.asked.asks in ("block", "respond", "strike"):
        words = ("decline", "pass", "hands")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def hunting(two: Side) -> Play:
    play = begin(Side(ready=["Krid"], blood={"Krid": 1}), two, book=BOOK)
    play.one("hunt with Krid")
    return play


# ---- second sight


def test_second_sight_gives_intercept() -> None:
    """101705: burned for 1 intercept when it is needed; and only one by the same imbued in an action."""
    play = hunting(Side(ready=[ERICK, XIAN], on={ERICK: [SIGHT, SIGHT]}))
    play.two(f"block with {ERICK}")
    play.two(f"use {SIGHT}")
    assert (play.asked.asks, play.where(SIGHT), play.value(ERICK, INTERCEPT)) == ("strike", "ash heap", 1)


def test_only_one_second_sight_in_an_action() -> None:
    """101705: against more stealth a second one is not burned; another imbued may burn his."""
    one = Side(ready=["Krid"], hand=["Quiet Errand"])
    with scene(one, Side(ready=[ERICK, XIAN], on={ERICK: [SIGHT, SIGHT], XIAN: [SIGHT]}), book=BOOK) as play:
        play.one("play Quiet Errand")
        play.two(f"block with {ERICK}")
        assert play.offered == [f"use {SIGHT}", f"use {SIGHT} (2)", "pass"]
        play.two(f"use {SIGHT}")
        assert play.offered == [f"block with {ERICK}", f"block with {XIAN}", "decline"]
        play.two(f"block with {XIAN}", f"use {SIGHT}")
        play.two("decline")
        assert play.pool == [31, 30]


def test_second_sight_is_for_monsters() -> None:
    """101705: not when a mortal acts."""
    one = Side(ready=["Thug"], hand=["Quiet Errand"])
    with scene(one, Side(ready=[ERICK], on={ERICK: [SIGHT]}), book=BOOK) as play:
        play.one("play Quiet Errand")
        play.two(f"block with {ERICK}", "decline")
        assert play.pool == [31, 30]


def test_second_sight_blinds_monsters() -> None:
    """101705: as this imbued announces an action monsters have 1 intercept less for it; mortals do not."""
    two = Side(ready=["Krid", "Thug"])
    play = begin(Side(ready=[ERICK], on={ERICK: [SIGHT, SIGHT]}), two, book=BOOK)
    play.one(f"bleed with {ERICK}", f"use {SIGHT}")
    assert [balance(play.g, play.card(name), INTERCEPT) for name in ("Krid", "Thug")] == [-1, 0]
    play.two("block with Krid")
    assert play.asked.asks == "block"
    play.two("decline")
    assert (play.pool, play.where(SIGHT), play.host(f"{SIGHT} (2)")) == ([30, 29], "ash heap", ERICK)
    assert balance(play.g, play.card("Krid"), INTERCEPT) == 0
    play.check_end()
    with scene(Side(ready=[ERICK], on={ERICK: [SIGHT]}), Side(ready=["Thug"]), book=BOOK) as play:
        play.one(f"bleed with {ERICK}", f"use {SIGHT}")
        play.two("block with Thug")
        decline(play)
        assert play.pool == [30, 30]


def test_second_sight_is_not_burned_later() -> None:
    """101705: once somebody was asked to block, the action is announced."""
    with scene(Side(ready=[ERICK], on={ERICK: [SIGHT]}), Side(ready=["Krid", "Thug"]), book=BOOK) as play:
        play.one(f"bleed with {ERICK}", "pass")
        play.two("decline")
        assert (play.pool, play.where(SIGHT)) == ([30, 29], "on card")


# ---- strike with conviction


def test_a_hand_strike_with_conviction() -> None:
    """101886: against a monster, 1 damage more."""
    play = begin(Side(ready=["Krid"]), Side(ready=[ERICK], on={ERICK: [STRIKE]}), book=BOOK)
    play.one("bleed with Krid")
    play.two(f"block with {ERICK}")
    play.one("hands")
    assert play.offered == [f"use {STRIKE}", "hands"]
    play.two(f"use {STRIKE}")
    assert (play.blood("Krid"), play.blood(ERICK), play.where(STRIKE)) == (3, 3, "ash heap")


@pytest.mark.parametrize(("words", "left"), [("use Bow", 3), ("hands", 3), ("use Sword", 2)])
def test_a_weapon_strike_with_conviction(words: str, left: int) -> None:
    """101886: with any weapon that he bears, or with his hands; a weapon that is no such strike is not asked for."""
    play = begin(Side(ready=["Krid"]), Side(ready=[ERICK], on={ERICK: [STRIKE, "Bow", "Sword", "Ring"]}), book=RINGS)
    play.one("bleed with Krid")
    play.two(f"block with {ERICK}")
    play.one("hands")
    play.two(f"use {STRIKE}")
    assert play.offered == ["use Bow", "use Sword", "hands"]
    play.two(words)
    assert play.blood("Krid") == left


def test_no_strike_with_conviction_at_mortals() -> None:
    """101886: nor at an animal."""
    for victim in ("Thug", "Hound"):
        play = begin(Side(ready=[victim]), Side(ready=[ERICK], on={ERICK: [STRIKE]}), book=BOOK)
        play.one(f"bleed with {victim}")
        play.two(f"block with {ERICK}")
        play.one("hands")
        assert play.offered == ["hands"]


def test_a_bleed_with_conviction() -> None:
    """101886: at +1 bleed; burned if it succeeds, as the cost, and not if it is blocked."""
    with scene(Side(ready=[ERICK], on={ERICK: [STRIKE]}), Side(ready=["Krid"]), book=BOOK) as play:
        assert play.offered == [f"bleed with {ERICK}", f"{ERICK}: act with {STRIKE}", "end"]
        play.one(f"{ERICK}: act with {STRIKE}")
        assert play.value(ERICK, BLEED) == 2
        play.two("decline")
        assert (play.pool, play.where(STRIKE), play.value(ERICK, BLEED)) == ([30, 28], "ash heap", 1)
    play = begin(Side(ready=[ERICK], on={ERICK: [STRIKE]}), Side(ready=["Krid"]), book=BOOK)
    play.one(f"{ERICK}: act with {STRIKE}")
    play.two("block with Krid")
    decline(play)
    assert (play.pool, play.host(STRIKE)) == ([30, 30], ERICK)


# ---- which one is spent


def test_which_conviction_is_spent() -> None:
    """VT-CONV-05: his Methuselah chooses among kinds; of one kind, or if all of it goes, nobody is asked."""
    on = {ERICK: ["Discern", "Vigilance", SIGHT, STRIKE, STRIKE]}
    play = hunting(Side(ready=[ERICK], on=on, tapped=[ERICK]))
    play.two("use Vigilance")
    assert play.offered == [SIGHT, STRIKE]
    play.two(STRIKE)
    assert (play.where(STRIKE), play.where(f"{STRIKE} (2)"), play.is_tapped(ERICK)) == ("ash heap", "on card", False)
    play = hunting(Side(ready=[ERICK], on={ERICK: ["Vigilance", STRIKE, STRIKE]}, tapped=[ERICK]))
    play.two("use Vigilance")
    assert (play.where(STRIKE), play.asked.asks) == ("ash heap", "block")


def test_recovering_by_conviction_of_several_kinds() -> None:
    """VT-IMBUED-12: 3 of 4, which she chooses."""
    one = Side(incapacitated=[ERICK], on={ERICK: [SIGHT, STRIKE, STRIKE, REACT]})
    play = begin(one, Side(), phase=UNTAP, book=BOOK)
    play.one(f"{ERICK} recovers", STRIKE, STRIKE, REACT)
    assert (play.where(ERICK), play.host(SIGHT), play.blood(ERICK)) == ("ready", ERICK, 1)
