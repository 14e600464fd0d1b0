"""A copy of a game shares nothing with it that could change, and plays on alike."""

from __future__ import annotations

import random
from typing import Never

import pytest

from primogen.kernel.frames import Frame
from primogen.kernel.ids import NONE
from primogen.kernel.machine import answer, pending
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.table import Table, table

ANSWERS, GAMES = 120, 20


def game(seed: int) -> Table:
    names = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed % 3)]
    return opened(header_of(names, [starter(name).for_play() for name in names], b"copies %d" % seed))


def with_marks(seed: int = 0) -> Table:
    """A game in the middle of something that may be undone, with a frame that waits for the value of another."""
    dice = random.Random(seed)
    for number in range(seed, seed + GAMES):
        g = game(number)
        while g.decision is not None:
            if g.marks and any(frame.into != NONE for frame in g.frames):
                return g
            answer(g, dice.randrange(len(g.decision.options)))
    raise AssertionError(f"no such position in {GAMES} games")


def test_nothing_that_changes_is_shared() -> None:
    g = with_marks()
    other = table(g.clone())
    for name, mine, theirs in zip([field.name for field in g.fields], g.columns, other.columns, strict=True):
        assert mine == theirs and mine is not theirs, name
    for name, ours, copied in zip(g.group_names, g.groups, other.groups, strict=True):
        assert ours == copied and ours is not copied, name
    for frame, copy in zip(g.frames, other.frames, strict=True):
        assert frame is not copy and frame.cells is not copy.cells and plain(frame) == plain(copy)
    assert g.marks == other.marks and g.marks is not other.marks


def plain(frame: Frame[Never]) -> tuple[int, int, int, list[int]]:
    return (frame.kind, frame.step, frame.into, frame.cells)


@pytest.mark.parametrize("seed", range(4))
def test_the_copy_plays_on_alike_and_the_game_does_not_notice(seed: int) -> None:
    """The copy plays to the end; then the game itself does, and comes to the same."""
    g = with_marks(seed)
    before, other = g.fingerprint(), table(g.clone())
    prints: list[str] = []
    dice = random.Random(seed)
    while other.decision is not None and len(prints) < ANSWERS:
        answer(other, dice.randrange(len(other.decision.options)))
        prints.append(other.fingerprint())
    assert g.fingerprint() == before
    dice = random.Random(seed)
    for mark in prints:
        answer(g, dice.randrange(len(pending(g).options)))
        assert g.fingerprint() == mark
