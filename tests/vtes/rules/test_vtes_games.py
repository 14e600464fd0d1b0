"""Whole games of random bots: they end, and everything holds at every decision of them."""

from __future__ import annotations

import random

import pytest

from primogen.kernel.machine import CONCESSION, answer, interject
from primogen.vtes.cards import BY_CLAN, RULEBOOK, deck
from primogen.vtes.lab.checks import check
from primogen.vtes.rules.setup import new_game

LONGEST = 60_000  # answers
GIVES_UP = 0.004  # how likely somebody concedes at any decision


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_and_hold(seats: int, seed: int) -> None:
    """Cards and counters are conserved; copies and saves ask the same; the same answer comes to the same."""
    dice = random.Random(seed)
    g = new_game(RULEBOOK, [deck(clan) for clan in dice.sample([*BY_CLAN], seats)], b"%d" % seed)
    for _ in range(LONGEST):
        if g.decision is None:
            break
        index = dice.randrange(len(g.decision.options))
        if g.answered[0] % 7 == 0:
            check(g)
            other = g.clone()
            answer(other, index)
            answer(g, index)
            assert other.fingerprint() == g.fingerprint()
        else:
            answer(g, index)
    assert g.ended
    assert sum(g.victory) == seats


@pytest.mark.parametrize("clan", BY_CLAN)
def test_five_times_the_same_deck(clan: str) -> None:
    """VT-CONTEST-01 to -08: everything unique is contested all the time, and yet the game ends."""
    dice = random.Random(clan)
    g = new_game(RULEBOOK, [deck(clan)] * 5, clan.encode())
    while g.decision is not None:
        if g.answered[0] % 7 == 0:
            check(g)
        answer(g, dice.randrange(len(g.decision.options)))
    assert sum(g.victory) == 5


@pytest.mark.parametrize("seed", range(8))
def test_the_others_play_on_when_somebody_leaves(seed: int) -> None:
    """VT-VICTORY-01: in the middle of whatever is going on; who has left is asked nothing more."""
    dice = random.Random(seed)
    g = new_game(RULEBOOK, [deck(clan) for clan in BY_CLAN], b"%d" % seed)
    while g.decision is not None:
        assert g.is_in(g.decision.seat)
        if dice.random() < GIVES_UP and len(g.gone) < 3:
            interject(g, dice.choice([seat for seat in range(5) if g.is_in(seat)]), CONCESSION)
            check(g)
        else:
            answer(g, dice.randrange(len(g.decision.options)))
    assert sum(g.victory) == 5
