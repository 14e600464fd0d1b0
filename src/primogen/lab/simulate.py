"""Many games, on several cores."""

from __future__ import annotations

import itertools
import multiprocessing
import random
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from primogen.decks.deck import AnyDeck
from primogen.games.register import wing
from primogen.games.terms import BY_LOT, drawn
from primogen.lab.failures import MOST_KEPT, keep, recorded
from primogen.lab.match import LONGEST_GAME, Outcome, play
from primogen.lab.pairing import Pairing
from primogen.lab.statistics import Tally
from primogen.text.languages import EN


@dataclass(frozen=True)
class Plan:
    game: str
    games: int
    seats: tuple[int, ...]
    decks: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int = 0
    terms: tuple[tuple[str, str], ...] = ()  # of every table; BY_LOT: another for each


def pairings(plan: Plan) -> Iterator[Pairing]:
    """Every combination of decks in turn, at each table size in turn, the seats rotated."""
    tables = [(seats, list(combinations(plan.decks, seats))) for seats in plan.seats]
    for number in range(plan.games):
        seats, choices = tables[number % len(tables)]
        turn = number // len(tables)
        decks = choices[turn % len(choices)]
        shift = turn // len(choices) % seats
        bots = tuple(plan.bots[(number + seat) % len(plan.bots)] for seat in range(seats))
        seed = plan.seed + number
        yield Pairing(decks[shift:] + decks[:shift], bots, seed, settled_for(plan, seed))


def settled_for(plan: Plan, seed: int) -> tuple[tuple[str, str], ...]:
    """The terms of one table."""
    if not any(value == BY_LOT for _, value in plan.terms):
        return plan.terms
    offered = partial(wing(plan.game).terms, lang=EN)
    return tuple(drawn(dict(plan.terms), offered, random.Random(f"{seed}/terms")).items())


def combinations(decks: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """All of them, a deck against itself included."""
    return list(itertools.combinations_with_replacement(decks, seats))


class Worker:
    """Plays one pairing; sent to other processes whole."""

    def __init__(self, game: str, decks: Mapping[str, AnyDeck], checked: bool) -> None:
        self.game = game
        self.decks = decks
        self.checked = checked

    def __call__(self, pairing: Pairing) -> Outcome:
        game = wing(self.game)
        outcome = play(game, pairing, self.decks, checked=self.checked)
        if outcome.error or outcome.stuck:
            outcome.journal = recorded(game, pairing, self.decks, checked=self.checked, longest=LONGEST_GAME)
        return outcome


def simulate(
    plan: Plan,
    decks: Mapping[str, AnyDeck],
    jobs: int,
    tally: Tally,
    *,
    checked: bool,
    failures: Path,
    told: Callable[[Tally], None],
) -> None:
    """`tally` counts every game as it ends, `told` hears of it; those that fail are kept in a folder."""
    worker = Worker(plan.game, decks, checked)

    def hear(outcome: Outcome) -> None:
        if outcome.journal and len(tally.failures) < MOST_KEPT:
            outcome.kept = str(keep(failures, outcome.pairing, outcome.journal))
        tally.add(outcome)
        told(tally)

    if jobs == 1:
        for pairing in pairings(plan):
            hear(worker(pairing))
        return
    # Unlike a multiprocessing.Pool, which would wait for ever, an executor says when a worker has died.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for outcome in pool.map(worker, pairings(plan), chunksize=4):
            hear(outcome)
