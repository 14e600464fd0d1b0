"""Two tables that differ only in what a seat cannot see give that seat the same view, options, refusals and prompts."""

from __future__ import annotations

import random

import pytest

from primogen.decks.starters import STARTERS, starter
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.lab.twins import all_that_is_seen, twin_of
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.table import Table

PAIRS_PER_GAME = 40


def game(seed: int) -> Table:
    names = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed % 3)]
    return opened(header_of(names, [starter(name).for_play() for name in names], b"%d" % seed))


@pytest.mark.parametrize("seed", range(25))
def test_a_seat_cannot_tell_twins_apart(seed: int) -> None:
    """RV-INFO-01, RV-INFO-07 to RV-INFO-12: 1,000 pairs in all."""
    g, dice, pairs = game(seed), random.Random(seed), 0
    while g.decision is not None and pairs < PAIRS_PER_GAME:
        if dice.random() < 0.25:
            pairs += 1
            seat = dice.randrange(g.seats())
            twin = twin_of(g, seat, dice)
            assert all_that_is_seen(twin, seat) == all_that_is_seen(g, seat)
        answer(g, dice.randrange(len(g.decision.options)))
    assert pairs == PAIRS_PER_GAME or g.ended


def test_the_twins_do_differ() -> None:
    """The test above can fail: a view that showed the other hand would tell them apart."""
    g = game(3)
    twin = twin_of(g, 0, random.Random(3))
    assert view(twin, 1).plain() != view(g, 1).plain()
