"""Lowered master cards about two vampires at once, about whole groups, and about actions that fail or are the first."""

from __future__ import annotations

from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def at_the(question: str, play: Play) -> Play:
    while play.asked.asks != question:
        play.answers(play.asked.seat, ("end",) if "end" in play.offered else ("pass",))
    return play


def decline(play: Play) -> None:
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))


def test_no_intercept_in_the_first_action() -> None:
    """100327: in the second one, for a minion of hers that attempts to block."""
    card = "Channel 10"
    one = Side(ready=["Madison", "Lauren"], blood={"Madison": 1, "Lauren": 1})
    play = begin(one, Side(ready=["Sully"], in_play=[card]), book=book_with(card))
    play.one("hunt with Madison")
    play.two("block with Sully", "decline")
    assert play.asked.asks == "act"
    play.one("hunt with Lauren")
    play.two("block with Sully", f"use {card}")
    play.all_pass()
    assert (play.asked.asks, play.is_tapped(card)) == ("strike", True)


def test_all_infernal_minions_unlock() -> None:
    """101361: for 1 pool, once in her master phase; others stay locked, and those of others."""
    card, fiends = "Path of Evil Revelations", ["Mary the Black", "Arishat"]
    one = Side(in_play=[card], ready=[fiends[0], "Sully"], tapped=[fiends[0], "Sully"])
    two = Side(ready=[fiends[1]], tapped=[fiends[1]])
    play = begin(one, two, phase=MASTER, book=book_with(card, *fiends))
    play.one(f"use {card}")
    assert [play.is_tapped(name) for name in (*fiends, "Sully")] == [False, True, True]
    assert (play.pool[0], play.offered) == (29, ["end"])


def test_whoever_burns_it_is_hurt() -> None:
    """101361: 1 damage that nothing prevents, to a vampire; an ally takes none."""
    card = "Path of Evil Revelations"
    one = Side(ready=["Madison", "Procurer"], hand=["Resilience"])
    for name, left in (("Madison", 5), ("Procurer", 1)):
        play = begin(one, Side(in_play=[card]), book=book_with(card))
        play.one(f"{name}: act with {card}")
        play.all_pass()
        assert (play.where(card), play.blood(name), play.asked.asks) == ("ash heap", left, "act")


def test_one_pool_or_an_elder() -> None:
    """100073: in each unlock phase: 1 pool, or a vampire of 4 or more, and then the card, too."""
    card = "Antediluvian Awakening"
    two = Side(ready=["Nik Sikko", "Sully"])
    for turn in (0, 1):
        play = begin(Side(in_play=[card]), two, turn=turn, phase=UNTAP, book=book_with(card))
        if turn == 0:
            assert play.pool == [29, 30]
            continue
        play.two("no")
        assert play.pool == [30, 29]
        play = begin(Side(in_play=[card]), two, turn=turn, phase=UNTAP, book=book_with(card))
        play.two("yes")
        assert (play.where("Sully"), play.where("Nik Sikko")) == ("ash heap", "ready")
        assert (play.pool, play.where(card)) == ([30, 30], "ash heap")


def test_an_action_at_him_fails() -> None:
    """101710: the card is burned, and so is the action's; nobody is asked to block, and he is not fought."""
    card, rush = "Secret Passage", "Bum's Rush"
    one = Side(ready=["Belinde"], hand=[rush])
    two = Side(ready=["Sully", "Lauren"], on={"Sully": [card]})
    play = begin(one, two, book=book_with(card, rush))
    play.one(f"play {rush}", "Sully")
    play.two(f"use {card}")
    assert (play.asked.asks, play.asked.seat) == ("act", 0)
    assert (play.where(card), play.where(rush), play.is_tapped("Belinde")) == ("ash heap", "ash heap", True)


def test_an_action_at_another_goes_on() -> None:
    """101710: nor a bleed; and while blocks are declined there is time for it still."""
    card, rush = "Secret Passage", "Bum's Rush"
    one = Side(ready=["Belinde"], hand=[rush])
    two = Side(ready=["Sully", "Lauren"], on={"Sully": [card]})
    play = begin(one, two, book=book_with(card, rush))
    play.one(f"play {rush}", "Lauren")
    assert play.asked.asks == "block"
    play = begin(one, two, book=book_with(card, rush))
    play.one("bleed with Belinde")
    assert play.asked.asks == "block"
    play = begin(one, two, book=book_with(card, rush))
    play.one(f"play {rush}", "Sully")
    play.two("pass", "decline", f"use {card}")
    assert (play.asked.asks, play.where(card)) == ("act", "ash heap")


def test_blood_for_a_younger_one_of_his_clan() -> None:
    """100860: up to 3, from a ready vampire; both are named as the card is played."""
    card = "Grooming the Protégé"
    one = Side(
        hand=[card],
        ready=["Ayelech", "Sully", "Lauren"],
        uncontrolled=["Rosalina Cortez", "Chrysanthemum", "Nik Sikko", "Catalina Vega"],
        blood={"Ayelech": 2},
    )
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one(f"play {card}")
    assert play.offered == ["Ayelech", "Lauren"]
    play.one("Ayelech")
    assert play.offered == ["Rosalina Cortez", "Chrysanthemum"]
    play.one("Chrysanthemum")
    assert play.offered == ["0", "1", "2"]
    play.one("2")
    assert [play.blood(name) for name in ("Ayelech", "Chrysanthemum", "Rosalina Cortez")] == [0, 2, 0]


def test_nobody_to_groom() -> None:
    """100860: an older one, or one of another clan, is none."""
    card = "Grooming the Protégé"
    one = Side(hand=[card], ready=["Lauren"], uncontrolled=["Ayelech", "Nik Sikko"])
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    assert f"play {card}" not in play.offered


CASTLE = "Heidelberg Castle, Germany"


def test_blood_and_belongings_change_hands() -> None:
    """100908: between two of hers, either way; not during an action."""
    one = Side(
        ready=["Madison", "Sully", "Lauren"],
        in_play=[CASTLE],
        on={"Madison": ["Laptop Computer"], "Sully": ["Raven Spy", "Blood Doll"]},
        blood={"Madison": 3, "Sully": 1},
    )
    play = begin(one, Side(), book=book_with(CASTLE))
    play.one(f"use {CASTLE}", "Madison")
    assert play.offered == ["Sully", "Lauren"]
    play.one("Sully")
    assert play.offered == ["Laptop Computer", "Raven Spy", "done"]
    play.one("Laptop Computer", "Raven Spy", "2", "0")
    assert [play.host(name) for name in ("Laptop Computer", "Raven Spy", "Blood Doll")] == ["Sully", "Madison", "Sully"]
    assert [play.blood(name) for name in ("Madison", "Sully")] == [1, 3]
    play = begin(one, Side(ready=["Nik Sikko"]), book=book_with(CASTLE))
    play.one("bleed with Madison")
    assert f"use {CASTLE}" not in play.offered


def test_they_may_keep_what_they_have() -> None:
    """100908: or only the other way."""
    one = Side(ready=["Madison", "Sully"], in_play=[CASTLE], on={"Madison": ["Laptop Computer"]}, blood={"Madison": 1})
    play = begin(one, Side(), book=book_with(CASTLE))
    play.one(f"use {CASTLE}", "Madison", "done", "0", "3")
    assert (play.host("Laptop Computer"), play.blood("Madison"), play.blood("Sully")) == ("Madison", 4, 1)


MUSEUM = "British Museum, London, The"


def test_who_equips_unlocks_once() -> None:
    """102236: with what is no weapon, nor electronic, nor a vehicle; that costs 1 less, and the hand is larger."""
    one = Side(ready=["Madison"], in_play=[MUSEUM], hand=["Flak Jacket", "Drum of Xipe Totec", ".44 Magnum"])
    play = begin(one, Side(hand=["Dodge"] * 7), book=book_with(MUSEUM, "Drum of Xipe Totec"))
    play.one("play Flak Jacket")
    play.one(f"use {MUSEUM}")
    assert (play.is_tapped("Madison"), play.pool[0]) == (False, 30)
    play.one("play Drum of Xipe Totec")
    assert (play.is_tapped("Madison"), play.asked.asks, play.pool[0]) == (True, "act", 29)
    play = begin(one, Side(hand=["Dodge"] * 7), book=book_with(MUSEUM, "Drum of Xipe Totec"))
    play.one("play .44 Magnum")
    assert (play.is_tapped("Madison"), play.asked.asks, play.pool[0]) == (True, "act", 28)


def test_nobody_blocks_what_has_failed() -> None:
    """101710: after an attempt that failed there is time for it, and no other attempt."""
    card, rush = "Secret Passage", "Bum's Rush"
    one = Side(ready=["Belinde"], hand=[rush, "Swallowed by the Night"])
    two = Side(ready=["Sully", "Lauren"], on={"Sully": [card]})
    play = begin(one, two, book=book_with(card, rush))
    play.one(f"play {rush}", "Sully")
    play.two("pass", "block with Lauren")
    play.one("play Swallowed by the Night")
    play.two(f"use {card}")
    assert (play.asked.asks, play.asked.seat) == ("act", 0)
