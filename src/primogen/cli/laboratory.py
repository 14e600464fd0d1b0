"""`primogen simulate`, `fit` and `bench`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from primogen.cli.choosing import legal_deck, seats_at, terms_of
from primogen.cli.misuse import Misused, readable, writable
from primogen.games.register import wing
from primogen.games.terms import BY_LOT
from primogen.games.wing import Unfitted
from primogen.lab.pairing import RANDOM
from primogen.lab.simulate import Plan, simulate
from primogen.lab.statistics import Share, Tally, quantile

LINE_EVERY: Final = 1000  # games: what is told of the way where there is no screen for a bar


def run_simulation(
    game: str | None,
    games: int,
    seats: list[int],
    bots: list[str],
    decks: list[str],
    jobs: int,
    seed: int,
    failures: Path,
    edition: str | None,
    settled: list[str],
    *,
    checked: bool,
    as_json: bool,
) -> int:
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise Misused(f"{name} {number}: at least 1")
    if failures.exists() and not failures.is_dir():
        raise Misused(f"{failures}: is a file, not a folder")
    played = wing(game)
    terms = terms_of(played, edition, settled, by_lot=True)
    is_by_lot = BY_LOT in terms.values()  # then every table has its own: only a deck drawn for it is sure to be legal
    names = tuple(decks or ((RANDOM,) if is_by_lot else played.decks(terms).starters()))
    if is_by_lot and set(names) != {RANDOM}:
        raise Misused(f"where terms are {BY_LOT}, decks are random")
    lists = {name: legal_deck(played, name, terms) for name in names if name != RANDOM}
    sizes = tuple(seats_at(played, each) for each in seats)
    plan = Plan(played.name, games, sizes, names, tuple(bots), seed, tuple(terms.items()))
    tally = Tally()
    try:
        with progress_bar() as progress:
            task = progress.add_task("games", total=games)

            def told(so_far: Tally) -> None:
                progress.update(task, completed=so_far.games)
                if progress.disable and so_far.games % LINE_EVERY == 0:
                    line = f"{so_far.games} of {games} games, {so_far.stuck} stuck, {so_far.errors} errors"
                    print(line, file=sys.stderr, flush=True)

            simulate(plan, lists, jobs, tally, checked=checked, failures=failures, told=told)
    finally:  # though a process has died, or somebody has stopped it: what was played is told
        if as_json:
            print(json.dumps(as_record(tally), indent=1))
        else:
            show(tally)
    return 1 if tally.errors or tally.stuck else 0


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def as_record(tally: Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "errors": tally.errors,
        "stuck": tally.stuck,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "wins_by_seat": {str(seat + 1): share(tally.share_of_seat(seat)) for seat in sorted(tally.seats_played)},
        "wins_by_deck": {deck: share(tally.share_of_deck(deck)) for deck in sorted(tally.decks_played)},
        "wins_by_bot": {
            bot: share(Share(tally.bots_won[bot], tally.bots_played[bot])) for bot in sorted(tally.bots_played)
        },
        "wins_by_way": dict(tally.ways),
        "ends": {end: share(Share(number, tally.games)) for end, number in tally.ends().items()},
        "turns": spread(tally.turns),
        "decisions_per_game": spread(tally.lengths),
        "failures": tally.failures,
    }


def share(found: Share) -> dict[str, object]:
    low, high = found.interval()
    return {
        "won": found.won,
        "played": found.played,
        "rate": round(found.rate(), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def spread(numbers: list[int]) -> dict[str, int]:
    return {"least": min(numbers, default=0), "median": quantile(numbers, 0.5), "most": max(numbers, default=0)}


def show(tally: Tally) -> None:
    console = Console(highlight=False)
    grid = Grid("", "won", "of", "share", "95 % interval")
    for seat in sorted(tally.seats_played):
        add_row(grid, f"seat {seat + 1}", tally.share_of_seat(seat))
    for deck in sorted(tally.decks_played):
        add_row(grid, deck, tally.share_of_deck(deck))
    console.print(grid)
    ends = Grid("end", "games", "of", "share", "95 % interval")
    for end, number in tally.ends().items():
        add_row(ends, end, Share(number, tally.games))
    console.print(ends)
    ways = ", ".join(f"{way} {count}" for way, count in tally.ways.most_common())
    console.print(f"{tally.games} games, {tally.stuck} stuck, {tally.errors} errors; won by {ways or 'nobody'}")
    turns, lengths = spread(tally.turns), spread(tally.lengths)
    console.print(f"turns {turns['least']} to {turns['most']}, half of the games within {turns['median']}")
    console.print(
        f"{tally.decisions} decisions ({lengths['median']} in the median game) in {tally.seconds:.1f} s of play"
    )
    for failure in tally.failures[:10]:
        console.print(failure, markup=False)


def add_row(grid: Grid, name: str, found: Share) -> None:
    low, high = found.interval()
    grid.add_row(Text(name), str(found.won), str(found.played), f"{found.rate():.1%}", f"{low:.1%} to {high:.1%}")


def run_fit(game: str | None, minutes: float, jobs: int, keep: Path, since: Path | None, seed: int) -> int:
    if not 0 < minutes < float("inf"):
        raise Misused(f"--minutes {minutes:g}: more than 0")
    if jobs < 1:
        raise Misused(f"--jobs {jobs}: at least 1")
    try:
        wing(game).fit(minutes, jobs, writable(keep), None if since is None else readable(since), seed)
    except Unfitted as error:
        raise Misused(str(error)) from None
    return 0


def run_bench(game: str | None, rounds: int, *, with_peers: bool, as_json: bool, keep: Path | None) -> int:
    from primogen.lab.bench import BenchError, as_record, measured
    from primogen.lab.bench import show as show_speeds

    if rounds < 1:
        raise Misused(f"--rounds {rounds}: at least 1")
    path = None if keep is None else writable(keep)
    with progress_bar() as progress:
        task = progress.add_task("rounds", total=rounds)

        def told(done: int) -> None:
            progress.update(task, completed=done)

        try:
            report = measured(wing(game).name, rounds, with_peers=with_peers, told=told)
        except BenchError as error:
            print(f"primogen: {error}", file=sys.stderr)
            return 1
    record = json.dumps(as_record(report), indent=1)
    if path is not None:
        path.write_text(record + "\n", encoding="utf-8")
    if as_json:
        print(record)
    else:
        show_speeds(report, Console(highlight=False), with_peers=with_peers)
    return 0
