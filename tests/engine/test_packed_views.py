"""A view goes to another process and comes back the same."""

from __future__ import annotations

import random

import pytest

from primogen.kernel.machine import answer
from primogen.kernel.views import packed, unpacked, view
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened


@pytest.mark.parametrize("seed", range(6))
def test_a_view_comes_back_the_same(seed: int) -> None:
    """All of it, and a bot chooses the same from it."""
    names, dice = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed % 3)], random.Random(seed)
    g = opened(header_of(names, [starter(name).for_play() for name in names], b"%d" % seed))
    while g.decision is not None:
        seen = view(g, g.decision.seat)
        back = unpacked(packed(seen))
        assert (back.seat, back.seats, back.handles) == (seen.seat, seen.seats, seen.handles)
        assert back.plain() == seen.plain()
        assert BOTS["simple"](seed).choose(back) == BOTS["simple"](seed).choose(seen)
        answer(g, dice.randrange(len(g.decision.options)))
