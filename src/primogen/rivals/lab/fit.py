"""Fitting the weights of `simple`: candidates play the standing bot, and the better ones lead on.

    primogen fit --minutes 5 --jobs 16 --keep fitted.json

It needs neither a server nor the page. Where only the sources are (and msgspec and PyYAML), this is the same command:

    PYTHONPATH=src python3 -m primogen.rivals.lab.fit --minutes 8 --jobs 16 --keep fitted.json

After every generation the weights found so far are in that file, in the form of `bots/simple.json`, whose place they
take when they are good; beside it is what the search knows, so that the same command goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from primogen.lab.evolution import Evolution, Search, begun
from primogen.rivals.bots.weights import Row, WeightsError, rows_in, standing_rows, values_of, written
from primogen.rivals.lab.trials import Found, Trial, deals_of, summed, tried

PARTS: Final = 50  # into which the last match is cut, so that all processes have something to do


@dataclass(frozen=True)
class Size:
    """How much is played: candidates in a generation, deals for each of them and deals of the last match, by seats."""

    trials: int
    deals: dict[int, int]
    measured: dict[int, int]


USUAL: Final = Size(
    trials=28, deals={2: 64, 4: 20}, measured={2: 400, 4: 200}
)  # about as much time for 2 seats as for 4


class FitError(ValueError):
    """A fit that cannot begin."""


class Fit:
    """A search, the file it is kept in, and who does the playing."""

    def __init__(self, rows: list[Row], keep: Path, seed: int, pool: Executor, size: Size = USUAL) -> None:
        self.rows: Final = rows
        self.foe: Final = values_of(rows)
        self.keep: Final = keep
        self.state: Final = keep.with_suffix(".search.json")
        self.seed: Final = seed
        self.pool: Final = pool
        self.size: Final = size
        self.evolution: Final = Evolution(len(rows), size.trials)
        self.search: Final = self.kept() or begun(len(rows))

    def kept(self) -> Search | None:
        if not self.state.exists():
            return None
        try:
            said = json.loads(self.state.read_text(encoding="utf-8"))
            search = Search(**said["search"])
        except (ValueError, TypeError, KeyError):
            raise FitError(f"{self.state} is not what a fit leaves: move it away to begin again") from None
        if said["rows"] != [asdict(row) for row in self.rows]:
            raise FitError(f"{self.state} began from other weights: move it away to begin again")
        return search

    def rows_at(self, steps: list[float]) -> list[Row]:
        return [replace(row, value=row.value + row.step * far) for row, far in zip(self.rows, steps, strict=True)]

    def found(self) -> list[Row]:
        return self.rows_at(self.search.middle)

    def generation(self) -> dict[int, float]:
        """One more; what share of their games the candidates have won, by table size."""
        dice = random.Random(f"{self.seed}/{self.search.generation}")
        tables = self.size.deals
        deals = {seats: deals_of(seats, count, dice) for seats, count in tables.items()}
        throws = self.evolution.throws(dice)
        trials = [
            Trial(values_of(self.rows_at(self.evolution.tried(self.search, throw))), self.foe, deals[seats])
            for throw in throws
            for seats in tables
        ]
        shares = [each.share() for each in self.pool.map(tried, trials)]
        by_throw = [shares[at : at + len(tables)] for at in range(0, len(shares), len(tables))]
        self.evolution.learn(self.search, throws, [sum(each) for each in by_throw])
        self.write()
        return {seats: sum([each[at] for each in by_throw]) / len(by_throw) for at, seats in enumerate(tables)}

    def write(self) -> None:
        self.keep.write_text(written(self.found()), encoding="utf-8")
        said = {"rows": [asdict(row) for row in self.rows], "search": asdict(self.search)}
        self.state.write_text(json.dumps(said), encoding="utf-8")

    def measured(self) -> Iterator[tuple[int, Found]]:
        """What was found against where it began, on deals nobody has seen."""
        dice = random.Random(f"{self.seed}/measured")
        for seats, count in self.size.measured.items():
            deals = deals_of(seats, count, dice)
            parts = [Trial(values_of(self.found()), self.foe, deals[at::PARTS]) for at in range(PARTS)]
            yield seats, summed(list(self.pool.map(tried, parts)))


def say(line: str) -> None:
    print(line, flush=True)


def fit(
    minutes: float,
    jobs: int,
    keep: Path,
    since: Path | None = None,
    seed: int = 1,
    size: Size = USUAL,
    told: Callable[[str], None] = say,
) -> None:
    """One generation at least. `told` hears of each, and how the match against the standing weights ends."""
    rows, ends = standing_rows() if since is None else rows_in(since), time.monotonic() + 60 * minutes
    # Unlike a multiprocessing.Pool, which would wait for ever, an executor says when a worker has died.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        run = Fit(rows, keep, seed, pool, size)
        is_over = False
        while not is_over:
            shares = ", ".join(f"{share:.1%} at {seats} seats" for seats, share in run.generation().items())
            told(f"generation {run.search.generation}: {shares}; spread {run.search.spread:.2f}")
            is_over = time.monotonic() >= ends
        for seats, found in run.measured():
            broken = f", {found.broken} broken off" if found.broken else ""
            told(f"{found.share():.1%} of {found.played} games at {seats} seats{broken}")


def main(arguments: list[str]) -> int:
    """The command where the command line's own library is not installed."""
    parser = argparse.ArgumentParser("primogen.rivals.lab.fit", description="Fit the weights of the bot `simple`.")
    parser.add_argument("--minutes", type=float, default=5.0, help="for how long")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes")
    parser.add_argument("--keep", type=Path, default=Path("fitted.json"), help="where the weights go")
    parser.add_argument("--since", type=Path, help="begin with, and play against, these weights")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same candidates on the same deals")
    said = parser.parse_args(arguments)
    try:
        fit(said.minutes, said.jobs, said.keep, said.since, said.seed)
    except (FitError, WeightsError, OSError) as error:
        print(f"primogen: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
