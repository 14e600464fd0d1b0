"""Games on several cores: a process that dies is told, and never waited for."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import NoReturn

import pytest

from primogen.lab.simulate import Plan, simulate
from primogen.lab.statistics import Tally
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import STARTERS, starter

PLAN = Plan("rivals", games=6, seats=(2,), decks=STARTERS, bots=("random",), seed=3)


class Deadly(DeckList):
    """Whichever process is sent this deck dies of it."""

    def __reduce__(self) -> tuple[Callable[[int], NoReturn], tuple[int]]:
        return os._exit, (1,)


def quietly(_: Tally) -> None:
    """Nobody watches."""


def test_a_worker_that_dies_is_told() -> None:
    decks = {name: starter(name) for name in STARTERS} | {"deadly": Deadly()}
    with pytest.raises(BrokenExecutor):
        simulate(PLAN, decks, 2, Tally(), checked=False, failures=Path("failures"), told=quietly)


def test_two_workers_play_the_games_of_one() -> None:
    """And they are counted in the same order."""
    decks = {name: starter(name) for name in STARTERS}
    one, two = Tally(), Tally()
    for jobs, tally in ((1, one), (2, two)):
        simulate(PLAN, decks, jobs, tally, checked=False, failures=Path("failures"), told=quietly)
    assert (one.games, one.lengths, one.turns, one.ways) == (two.games, two.lengths, two.turns, two.ways)
