"""Actions written by hand that stay in play: a corruption, and a company of Anarchs."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.atoms.corrupting import corrupt, corruption
from primogen.vtes.rules.in_force import refresh
from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BOOK = book_with("Horde, The", "Xeper, Sultan of Lepers", "Mary the Black", "Casey Snyder", "Rayne", "Crow", "Indira")


def least(play: Play, *first: str) -> None:
    """Whoever is asked does no more than he must."""
    said = (*first, "pass", "decline", "no", "hands")
    found = [each for each in said if each in play.offered]
    assert found, (play.asked.asks, play.offered)
    play.answers(play.asked.seat, (found[0],))


def until(play: Play, word: str) -> None:
    while word not in play.offered:
        least(play)


def over(play: Play, *unseen: str) -> None:
    """The action under way; these are never on offer."""
    while play.asked.asks != "act":
        assert not set(unseen) & set(play.offered)
        least(play)


def blocked(play: Play, who: str) -> None:
    until(play, f"block with {who}")
    play.two(f"block with {who}")


# ---- a corruption

PLAGUE, HORDE, MARY = "Contagion", "Horde, The", "Mary the Black"


def test_it_is_put_on_an_infernal_vampire() -> None:
    """100418: at +1 stealth; no other vampire can do it."""
    for who in (HORDE, "Lauren"):
        play = begin(Side(ready=[who], hand=[PLAGUE]), Side(), book=BOOK)
        assert (f"play {PLAGUE}" in play.offered) == (who == HORDE)
        if who == HORDE:
            play.one(f"play {PLAGUE}")
            over(play)
            assert play.host(PLAGUE) == HORDE


@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_every_other_methuselah_burns_pool(turn: int, where: str) -> None:
    """100418: in her unlock phase, while he is ready; not its own."""
    one = Side(ready=[HORDE] if where == "ready" else [], torpor=[] if where == "ready" else [HORDE])
    one.on = {HORDE: [PLAGUE]}
    play = begin(one, Side(), Side(), turn=turn, phase=UNTAP, book=BOOK)
    while play.asked.asks == "untap":
        least(play, "end")
    assert play.pool == [30 - (seat == turn and turn > 0 and where == "ready") for seat in range(3)]


def infected(counters: int) -> Play:
    """Mary the Black, who bears it at the superior level, is blocked."""
    one = Side(ready=[MARY], on={MARY: [PLAGUE]})
    play = begin(one, Side(ready=["Ashley"]), book=BOOK)
    play.g.played_as[play.card(PLAGUE)] = 1
    reindexed(play)
    if counters:
        corrupt(play.g, play.card("Ashley"), 0, counters)
    play.one(f"bleed with {MARY}")
    blocked(play, "Ashley")
    until(play, "hands")
    return play


def reindexed(play: Play) -> None:
    """It says what it says at that level."""
    refresh(play.g, play.card(PLAGUE))


@pytest.mark.parametrize(("counters", "answer"), [(0, ""), (2, "yes"), (2, "no")])
def test_who_is_corrupted_is_stolen(counters: int, answer: str) -> None:
    """100418: with as many counters as her capacity, which are burned for it; the other strike does its damage."""
    play = infected(counters)
    play.one(f"use {PLAGUE}")
    play.two("hands")
    ashley = play.card("Ashley")
    if answer:
        until(play, answer)
        play.one(answer)
    over(play)
    stolen = answer == "yes"
    assert (play.g.controller[ashley], play.blood("Ashley"), play.blood(MARY)) == (int(not stolen), 3, 6)
    assert corruption(play.g, ashley, 0) == (0 if stolen else counters + 1)


def test_not_at_the_basic_level() -> None:
    """100418: there it is no strike."""
    play = begin(Side(ready=[MARY], on={MARY: [PLAGUE]}), Side(ready=["Ashley"]), book=BOOK)
    play.one(f"bleed with {MARY}")
    blocked(play, "Ashley")
    over(play, f"use {PLAGUE}")


# ---- a company of Anarchs

STATUS = "The Status Perfectus"


def test_it_stays_in_play() -> None:
    """101863: by a ready Anarch."""
    for who in ("Rayne", "Ashley"):
        play = begin(Side(ready=[who], hand=[STATUS]), Side(), book=BOOK)
        assert (f"play {STATUS}" in play.offered) == (who == "Rayne")
        if who == "Rayne":
            play.one(f"play {STATUS}")
            over(play)
            assert play.where(STATUS) == "in play"


def test_blood_moves_between_anarchs() -> None:
    """101863: once in her master phase, from one of hers to any other."""
    one = Side(ready=["Casey Snyder", "Rayne", "Ashley"], in_play=[STATUS], blood={"Rayne": 1})
    play = begin(one, Side(ready=["Indira", "Lauren"], blood={"Indira": 1}), phase=MASTER, book=BOOK)
    play.one(f"use {STATUS}")
    assert sorted(play.offered) == ["Casey Snyder", "Rayne"]
    play.one("Casey Snyder")
    assert sorted(play.offered) == ["Indira", "Rayne"]
    play.one("Indira")
    assert (play.blood("Casey Snyder"), play.blood("Indira"), play.is_tapped(STATUS)) == (5, 2, False)
    assert f"use {STATUS}" not in play.offered


@pytest.mark.parametrize("answer", ["Crow", "no"])
def test_another_anarch_goes_on_with_the_fight(answer: str) -> None:
    """101863: after a combat of one who blocked; the card and he lock; the acting minion does not strike at first."""
    two = Side(ready=["Rayne", "Crow", "Lauren", "Indira"], tapped=["Indira"], in_play=[STATUS])
    play = begin(Side(ready=["Madison"]), two, book=BOOK)
    play.one("bleed with Madison")
    blocked(play, "Rayne")
    until(play, answer)
    assert sorted(play.offered) == ["Crow", "no"]
    play.two(answer)
    if answer == "Crow":
        assert (play.is_tapped(STATUS), play.is_tapped("Crow")) == (True, True)
        assert "hands" in play.offered and play.asked.seat == 1
    over(play)
    fights = answer == "Crow"
    assert play.blood("Madison") == 6 - 1 - fights and play.blood("Crow") == play.g.face(play.card("Crow")).capacity
    assert play.is_tapped(STATUS) == fights


@pytest.mark.parametrize(("blocker", "locked"), [("Lauren", ""), ("Rayne", STATUS)])
def test_not_after_another_combat(blocker: str, locked: str) -> None:
    """101863: only of an Anarch who blocked, and if it is not locked."""
    two = Side(ready=["Rayne", "Crow", "Lauren"], in_play=[STATUS], tapped=[locked] if locked else [])
    play = begin(Side(ready=["Madison"]), two, book=BOOK)
    play.one("bleed with Madison")
    blocked(play, blocker)
    over(play, "Crow")
