"""Fitting the weights of `simple`: candidates play the standing bot, and the better ones lead on.

    primogen fit --minutes 5 --jobs 16 --keep fitted.json

It needs neither a server nor the page. Where only the sources are (and msgspec and PyYAML), this is the same command:

    PYTHONPATH=src python3 -m primogen.lab.fit --minutes 8 --jobs 16 --keep fitted.json

After every generation the weights found so far are in that file, in the form of `bots/simple.json`, whose place they
take when they are good; beside it is what the search knows, so that the same command goes on where it was.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from primogen.bots.eyes import Eyes
from primogen.bots.roster import mind_of
from primogen.bots.simple import Mind, Policy
from primogen.bots.weights import Row, Weights, rows_in, standing_rows, weights_of, written
from primogen.decks.starters import STARTERS, starter
from primogen.kernel.machine import answer
from primogen.lab.dealing import dealt
from primogen.lab.evolution import Evolution, Search, begun

TRIALS: Final = 28  # candidates in a generation
DEALS: Final = {2: 64, 4: 20}  # in a generation, by table size: about as much time for each
LONGEST_GAME: Final = 5_000  # answers; who plays longer than that has not won
MEASURED: Final = {2: 400, 4: 200}  # deals, at the end


@dataclass(frozen=True)
class Deal:
    """One deal is played once from each of its seats."""

    decks: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Trial:
    """A candidate, its foe in all other seats, and what they play."""

    candidate: Weights
    foe: Weights
    deals: tuple[Deal, ...]


@dataclass(frozen=True)
class Found:
    won: int
    played: int
    errors: int  # games that a fault of the rules broke off; they count for nobody


def deals_of(seats: int, count: int, dice: random.Random) -> tuple[Deal, ...]:
    """Every line-up of the starter decks as often as any other."""
    if seats == 2:
        pairs = itertools.cycle(itertools.product(STARTERS, repeat=2))
        return tuple(Deal(next(pairs), dice.getrandbits(48)) for _ in range(count))
    return tuple(Deal(tuple(dice.sample(STARTERS, seats)), dice.getrandbits(48)) for _ in range(count))


def tried(trial: Trial) -> Found:
    candidate, foe = mind_of(trial.candidate), mind_of(trial.foe)
    won, played, errors = 0, 0, 0
    for deal in trial.deals:
        for seat in range(len(deal.decks)):
            minds = [candidate if at == seat else foe for at in range(len(deal.decks))]
            try:
                won += winner_of(deal, minds) == seat
                played += 1
            except RuntimeError:
                errors += 1
    return Found(won, played, errors)


def winner_of(deal: Deal, minds: list[Mind]) -> int:
    """The seat, or -1 of a game that does not end."""
    g = dealt([starter(name).for_play() for name in deal.decks], deal.seed)
    policies = [Policy(mind, deal.seed + seat) for seat, mind in enumerate(minds)]
    for _ in range(LONGEST_GAME):
        if g.decision is None:
            return g.ended[0]
        seat = g.decision.seat
        answer(g, policies[seat].choose(Eyes(g, seat)))
    return -1


class Fit:
    """A search, the file it is kept in, and who does the playing."""

    def __init__(self, rows: list[Row], keep: Path, seed: int, pool: ProcessPoolExecutor) -> None:
        self.rows: Final = rows
        self.foe: Final = weights_of(rows)
        self.keep: Final = keep
        self.state: Final = keep.with_suffix(".search.json")
        self.seed: Final = seed
        self.pool: Final = pool
        self.evolution: Final = Evolution(len(rows), TRIALS)
        self.search = self.kept() or begun(len(rows))

    def kept(self) -> Search | None:
        if not self.state.exists():
            return None
        said = json.loads(self.state.read_text(encoding="utf-8"))
        if said["rows"] != [asdict(row) for row in self.rows]:
            raise FitError(f"{self.state} began from other weights: move it away to begin again")
        return Search(**said["search"])

    def weights_at(self, steps: list[float]) -> list[Row]:
        return [replace(row, value=row.value + row.step * far) for row, far in zip(self.rows, steps, strict=True)]

    def generation(self) -> dict[int, float]:
        """One more; the mean share of wins by table size."""
        dice = random.Random(f"{self.seed}/{self.search.generation}")
        deals = {seats: deals_of(seats, count, dice) for seats, count in DEALS.items()}
        throws = self.evolution.throws(dice)
        trials = [
            Trial(weights_of(self.weights_at(self.evolution.tried(self.search, throw))), self.foe, deals[seats])
            for throw in throws
            for seats in DEALS
        ]
        found = list(self.pool.map(tried, trials))
        shares = [each.won / max(1, each.played) for each in found]
        by_trial = [shares[at : at + len(DEALS)] for at in range(0, len(shares), len(DEALS))]
        self.evolution.learn(self.search, throws, [sum(each) for each in by_trial])
        self.write()
        return {seats: sum(each[at] for each in by_trial) / TRIALS for at, seats in enumerate(DEALS)}

    def write(self) -> None:
        self.keep.write_text(written(self.found()), encoding="utf-8")
        said = {"rows": [asdict(row) for row in self.rows], "search": asdict(self.search)}
        self.state.write_text(json.dumps(said), encoding="utf-8")

    def found(self) -> list[Row]:
        return self.weights_at(self.search.middle)

    def measured(self) -> Iterator[tuple[int, Found]]:
        """What was found against where it began, on deals nobody has seen."""
        dice = random.Random(f"{self.seed}/measured")
        for seats, count in MEASURED.items():
            deals = deals_of(seats, count, dice)
            parts = [Trial(weights_of(self.found()), self.foe, deals[at::50]) for at in range(50)]
            yield seats, summed(list(self.pool.map(tried, parts)))


class FitError(ValueError):
    """A fit that cannot begin."""


def summed(parts: list[Found]) -> Found:
    return Found(
        sum(each.won for each in parts), sum(each.played for each in parts), sum(each.errors for each in parts)
    )


def fit(
    minutes: float, jobs: int, keep: Path, since: Path | None, seed: int, told: Callable[[str], None] = print
) -> None:
    """`told` hears a line after every generation."""
    rows, ends = standing_rows() if since is None else rows_in(since), time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        run = Fit(rows, keep, seed, pool)
        while time.monotonic() < ends:
            shares = run.generation()
            told_shares = ", ".join(f"{share:.1%} at {seats} seats" for seats, share in shares.items())
            told(f"generation {run.search.generation}: {told_shares}; spread {run.search.spread:.2f}")
        for seats, found in run.measured():
            errors = f", {found.errors} broken off" if found.errors else ""
            told(f"{found.won / max(1, found.played):.1%} of {found.played} games at {seats} seats{errors}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("primogen.lab.fit", description="Fit the weights of the bot `simple`.")
    parser.add_argument("--minutes", type=float, default=5.0, help="for how long")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes")
    parser.add_argument("--keep", type=Path, required=True, help="where the weights go; it goes on from there")
    parser.add_argument("--since", type=Path, help="begin with, and play against, these weights")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same candidates on the same deals")
    said = parser.parse_args(arguments)
    fit(said.minutes, said.jobs, said.keep, said.since, said.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
