"""Master cards out of turn, written by hand: somebody is kept in the game, somebody flees from fire."""

from __future__ import annotations

import pytest

from primogen.kernel.decisions import option
from primogen.kernel.effects import CONCEDE
from primogen.kernel.machine import ask_again, interject
from primogen.vtes.rules.atoms.choosing import choose_seat_for
from primogen.vtes.rules.atoms.counters import burn_pool
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side

BOON = "Life Boon"


def end(play: Play) -> None:
    """Whoever is asked does no more."""
    words = ("end", "pass", "decline", "no", "hands")
    play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def bled(pool: int = 1, giver: int = 5) -> Play:
    """Two, by Lenny for 2; Four holds the card."""
    sides = [Side(ready=["Lenny Burkhead"]), Side(pool=pool), Side(ready=["Sully"]), Side(hand=[BOON], pool=giver)]
    play = begin(*sides)
    play.one("bleed with Lenny Burkhead")
    return play


def test_somebody_is_kept_in_the_game() -> None:
    """101103: with what she lost beyond her last pool, and 1 at the least; never the giver's last."""
    play = bled()
    assert play.pool == [30, 0, 30, 5]
    play.answers(3, (f"play {BOON}",))
    assert play.offered == ["2", "3", "4"]
    play.answers(3, ("3",))
    assert (play.pool, play.where(BOON), play.g.victory[:]) == ([30, 2, 30, 2], "in play", [0, 0, 0, 0])
    assert play.g.is_in(1)
    play = bled(pool=2)
    play.answers(3, (f"play {BOON}",))
    assert play.offered == ["1", "2", "3", "4"]


@pytest.mark.parametrize("case", ["pass", "too poor", "her own turn", "gives up"])
def test_otherwise_she_is_ousted(case: str) -> None:
    """101103: who could help does not, cannot, or may not; who gives up is beyond help."""
    if case == "her own turn":
        sides = [Side(hand=[BOON], ready=["Lenny Burkhead"]), Side(pool=1), Side(), Side()]
        play = begin(*sides)
        play.one("bleed with Lenny Burkhead")
    elif case == "gives up":
        play = begin(Side(), Side(), Side(), Side(hand=[BOON]))
        interject(play.g, 1, option(CONCEDE))
    else:
        play = bled(giver=2 if case == "too poor" else 5)
        assert (f"play {BOON}" in play.offered) == (case == "pass")
        if case == "pass":
            play.answers(3, ("pass",))
        else:
            play.all_pass()
    assert (play.g.is_in(1), play.g.victory[0], play.where(BOON)) == (False, 1, "hand")


def owed(*others: Side, phase: str = "minion") -> Play:
    """Two owes Four her next point."""
    two = Side(ready=["Lenny Burkhead", "Nik Sikko"], pool=10)
    play = begin(Side(), two, *others, Side(in_play=[BOON], pool=10), turn=1, phase=phase)
    choose_seat_for(play.g, play.card(BOON), 1)
    ask_again(play.g)
    return play


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_pool_in_each_of_her_unlock_phases(answer: str) -> None:
    """101103: if her creditor likes; not in those of others."""
    play = owed(Side(), phase=UNTAP)
    for _ in range(2):
        before = play.pool
        while play.asked.asks != "may":
            assert play.pool == before
            end(play)
        assert (play.g.active, play.asked.seat) == (1, 3)
        play.answers(3, (answer,))
        assert play.pool == [30, before[1] - (answer == "yes"), 30, before[3] + (answer == "yes")]


def test_her_victory_point_goes_to_her_creditor() -> None:
    """101103: the first one; the pool for the prey is hers, and the card is burned; the second point is her own."""
    play = owed(Side(pool=1))
    play.two("bleed with Lenny Burkhead")
    assert (play.g.victory[:], play.pool, play.where(BOON)) == ([0, 0, 0, 1], [30, 16, 0, 10], "ash heap")
    burn_pool(play.g, 3, 10)
    play.two("bleed with Nik Sikko")
    assert play.g.victory[:] == [0, 1, 0, 1]


def test_no_point_for_who_is_ousted_herself() -> None:
    """101103: her creditor is her prey, or falls with her."""
    play = owed()
    burn_pool(play.g, 2, 9)
    play.two("bleed with Lenny Burkhead")
    assert play.g.victory[:] == [0, 1, 0]


@pytest.mark.parametrize("owes", [1, 0])
def test_several_creditors_have_a_point_each(owes: int) -> None:
    """101103: hers, the first card first; a creditor who owes hers passes it on, and the next is the debtor's own."""
    two = Side(ready=["Lenny Burkhead", "Nik Sikko"])
    sides = [Side(in_play=[BOON]), two, Side(pool=1), Side(pool=1), Side(in_play=[BOON])]
    play = begin(*sides, turn=1)
    choose_seat_for(play.g, play.card(BOON), 1)
    choose_seat_for(play.g, play.card(f"{BOON} (2)"), owes)
    play.two("bleed with Lenny Burkhead")
    first = [1, 0, 0, 0, 0] if owes else [0, 0, 0, 0, 1]
    assert play.g.victory[:] == first
    assert (play.where(BOON), play.where(f"{BOON} (2)")) == ("ash heap", "in play" if owes else "ash heap")
    play.two("bleed with Nik Sikko")
    assert play.g.victory[:] == ([1, 0, 0, 0, 1] if owes else [0, 1, 0, 0, 1])
