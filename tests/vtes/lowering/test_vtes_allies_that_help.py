"""Allies that do something for others: a press, one who unlocks, stealth; and what becomes of them."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.topics import BLEED, STEALTH, STRENGTH
from primogen.vtes.rules.words import LIBRARY, REMOVED
from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

STRAY, TALKER, SERVITOR = "Underbridge Stray", "Saatet-ta", "Infernal Servitor"


@pytest.mark.parametrize(("name", "life", "strength"), [("Belinde", 1, 0), ("Horace Radcliffe", 2, 1)])
def test_a_stray_is_what_its_trainer_makes_of_it(name: str, life: int, strength: int) -> None:
    """102065: at the superior level it has more life and strength."""
    play = begin(Side(ready=[name], hand=[STRAY]), Side(), book=book_with(STRAY))
    play.one(f"play {STRAY}", *(["superior"] if life > 1 else []))
    play.all_pass()
    play.one("end", "end", "end")
    assert (play.where(STRAY), play.blood(STRAY), play.value(STRAY, STRENGTH)) == ("ready", life, strength)


def test_a_stray_helps_to_press() -> None:
    """102065: any minion that its Methuselah has in combat, for 1 life; not the opponent's."""
    play = begin(Side(ready=["Sully", STRAY], blood={STRAY: 2}), Side(ready=["Madison"]), book=book_with(STRAY))
    play.one("bleed with Sully")
    play.two("block with Madison")
    play.one("hands")
    play.two("hands")
    assert play.offered == [f"use {STRAY}", "pass"]
    play.one(f"use {STRAY}")
    play.all_pass()
    assert (play.asked.asks, play.blood(STRAY)) == ("strike", 1)
    play.one("hands")
    play.two("hands")
    play.one(f"use {STRAY}")
    assert play.where(STRAY) == "ash heap"
    play.all_pass()
    assert play.asked.asks == "strike"


def test_a_stray_dies_for_one_who_unlocks() -> None:
    """102065: during an action at its Methuselah, unless it blocks; for another minion, who is ready."""
    two = Side(ready=["Madison", STRAY], tapped=["Madison"], torpor=["Lauren"])
    for action, offered in (("bleed with Sully", True), ("hunt with Sully", False)):
        play = begin(Side(ready=["Sully"]), two, book=book_with(STRAY))
        play.one(action)
        if play.asked.asks == "block":
            play.two(f"block with {STRAY}")
            assert f"use {STRAY}" not in play.offered
        play = begin(Side(ready=["Sully"]), two, book=book_with(STRAY))
        play.one(action)
        assert (play.asked.asks == "respond" and f"use {STRAY}" in play.offered) == offered
        if offered:
            play.two(f"use {STRAY}")
            assert (play.where(STRAY), play.is_tapped("Madison")) == ("ash heap", False)
            assert (play.asked.asks, play.offered) == ("block", ["block with Madison", "decline"])


def test_a_mummy_helps_in_three_ways() -> None:
    """101665: a Follower of Set of hers; stealth while it is needed, the bleed at any time."""
    setite = "Nakhthorheb"
    one = Side(ready=[setite, TALKER])
    book = book_with(TALKER, setite)
    play = begin(one, Side(ready=["Lauren"]), book=book)
    play.one(f"bleed with {setite}", f"use {TALKER}")
    assert (play.value(setite, BLEED), play.is_tapped(TALKER)) == (play.g.face(play.card(setite)).bleed + 1, True)
    play = begin(one, Side(ready=["Lauren"]), book=book)
    play.one(f"bleed with {setite}", "pass")
    play.two("block with Lauren")
    play.one(f"use {TALKER}")
    assert play.asked.asks == "one-of"
    play.answer(0)
    assert play.value(setite, STEALTH) == 1
    play = begin(Side(ready=["Sully", TALKER]), Side(ready=["Lauren"]), book=book)
    play.one("bleed with Sully")
    assert f"use {TALKER}" not in play.offered


def test_a_mummy_comes_back() -> None:
    """101665: into her owner's library, when she is burned."""
    play = begin(Side(ready=["Lenny Burkhead"], hand=["Burning Wrath"]), Side(ready=[TALKER]), book=book_with(TALKER))
    play.one("bleed with Lenny Burkhead")
    play.two(f"block with {TALKER}")
    play.one("play Burning Wrath")
    play.two("hands")
    assert play.names(1, LIBRARY) == [TALKER]


def test_a_servant_acts_at_once_and_is_gone() -> None:
    """100981: in the turn in which it is recruited; after an action that succeeds it is removed, blocked it stays."""
    for blocker in ([], ["Madison"]):
        play = begin(
            Side(ready=["Mary the Black"], hand=[SERVITOR]),
            Side(ready=blocker),
            book=book_with(SERVITOR, "Mary the Black"),
        )
        play.one(f"play {SERVITOR}")
        if play.asked.asks == "level":
            play.one("basic")
        while play.asked.asks != "act":
            play.answers(play.asked.seat, ("decline",) if play.asked.asks == "block" else ("pass",))
        play.one(f"bleed with {SERVITOR}")
        if blocker:
            play.two("block with Madison")
            while play.asked.asks != "act":
                play.answers(play.asked.seat, ("hands",) if play.asked.asks == "strike" else ("pass",))
            assert (play.where(SERVITOR), play.blood(SERVITOR)) == ("ready", 1)
        else:
            assert (play.names(0, REMOVED), play.pool) == ([SERVITOR], [29, 27])


def test_a_servant_needs_its_master() -> None:
    """100981: it is removed as soon as its Methuselah controls no infernal vampire."""
    for others, place in (([], "removed"), (["Huitzilopochtli"], "ready")):
        one = Side(ready=[SERVITOR, *others], torpor=["Mary the Black"])
        play = begin(Side(ready=["Madison"]), one, book=book_with(SERVITOR, "Mary the Black", *others))
        play.one("diablerize with Madison")
        while play.asked.asks != "act":
            play.answers(play.asked.seat, (play.offered[-1],))
        assert play.where("Mary the Black") == "ash heap"
        assert play.where(SERVITOR) == place


@pytest.mark.parametrize("level", ["basic", "superior"])
def test_a_greater_servant_plays_cards(level: str) -> None:
    """100981: of its two Disciplines, at the superior level."""
    one = Side(ready=["Mary the Black"], hand=[SERVITOR, "Swallowed by the Night"])
    play = begin(one, Side(ready=["Lauren"]), book=book_with(SERVITOR, "Mary the Black"))
    play.one(f"play {SERVITOR}", level)
    while play.asked.asks != "act":
        play.answers(play.asked.seat, ("decline",) if play.asked.asks == "block" else ("pass",))
    play.one(f"bleed with {SERVITOR}")
    play.two("block with Lauren")
    assert (play.asked.asks == "respond" and "play Swallowed by the Night" in play.offered) == (level == "superior")
