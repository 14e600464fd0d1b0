"""Speed, measured beside others in the same run and told as ratios: the machines are noisy, the ratios less so."""

from __future__ import annotations

import json
import platform
import random
import subprocess
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from primogen.games.register import games, wing
from primogen.games.wing import Wing
from primogen.kernel import machine
from primogen.kernel.game import Game
from primogen.kernel.machine import answer, ask_again
from primogen.kernel.views import view
from primogen.lab import yardstick
from primogen.lab.simulate import Plan, simulate
from primogen.lab.statistics import Tally

GAMES: Final = 24
PEERS_PYTHON: Final = Path(".venv-bench/bin/python")
PEERS_SCRIPT: Final = Path("benchmarks/peers.py")
WANTED: Final = {  # only real choices count, theirs as ours; all that they count is told beside it
    "lpsim, responses": 50.0,
    "lpsim, choices": 50.0,
    "catanatron, all ticks": 0.8,
    "catanatron, choices": 0.8,
}
OTHERS_WANTED: Final = 0.9  # of this game's choices: what any other game makes at a full table
SIMULATED_WANTED: Final = 0.7  # of the bare machine's decisions: a bot's dice, dealing and counting cost something


class BenchError(RuntimeError):
    """A peer is installed, but does not run."""


@dataclass
class Speeds:
    """Of one table size; microseconds are of one call."""

    decisions_per_second: float = 0.0
    simulated_per_second: float = 0.0  # decisions of `primogen simulate --bots random`, dealing and counting included
    games_per_second: float = 0.0
    clones_per_second: float = 0.0
    save_us: float = 0.0
    view_us: float = 0.0
    options_us: float = 0.0
    late_over_early: float = 0.0  # the cost of a decision in the last third of a game, over the first third's

    def better(self, other: Speeds) -> Speeds:
        """The best of two rounds, number by number."""
        rates = ("decisions_per_second", "simulated_per_second", "games_per_second", "clones_per_second")
        mine, theirs = asdict(self), asdict(other)
        return Speeds(**{k: max(mine[k], theirs[k]) if k in rates else min_known(mine[k], theirs[k]) for k in mine})


def min_known(one: float, other: float) -> float:
    return min((each for each in (one, other) if each), default=0.0)


@dataclass
class Report:
    seats_4: Speeds = field(default_factory=Speeds)
    seats_2: Speeds = field(default_factory=Speeds)
    others: dict[str, float] = field(default_factory=dict)  # choices a second of other games, at full tables
    yardstick_decisions: float = 0.0
    yardstick_clones: float = 0.0
    peers: dict[str, float] = field(default_factory=dict)
    compiled: bool = False


def new_game(game: Wing, seed: int, seats: int) -> Game:
    decks, arena = game.decks(), game.arena()
    starters = decks.starters()
    names = [starters[(seed + seat) % len(starters)] for seat in range(seats)]
    return arena.opened(arena.header(names, [decks.starter(name) for name in names], seed))


def play_randomly(g: Game, seed: int) -> tuple[int, float, list[float]]:
    """Real choices, seconds, and when each choice was made."""
    pick, count, moments = seed * 2654435761 & 0x7FFFFFFF, 0, []
    begun = time.perf_counter()
    while g.decision is not None:
        options = len(g.decision.options)
        pick = (pick * 1103515245 + 12345) & 0x7FFFFFFF
        if options > 1:
            count += 1
            moments.append(time.perf_counter())
        answer(g, (pick >> 8) % options)
    return count, time.perf_counter() - begun, moments


def measure_play(game: Wing, seats: int) -> Speeds:
    count, spent, early, late = 0, 0.0, 0.0, 0.0
    for seed in range(GAMES):
        made, seconds, moments = play_randomly(new_game(game, seed, seats), seed)
        count, spent = count + made, spent + seconds
        third = len(moments) // 3
        if third > 10:
            early += (moments[third] - moments[0]) / third
            late += (moments[-1] - moments[-third - 1]) / third
    return Speeds(count / spent, 0.0, GAMES / spent, late_over_early=late / early)


def measure_simulation(game: str, seats: int) -> float:
    """As many games as were played bare."""
    starters = wing(game).decks().starters()
    return simulated_per_second(Plan(game, GAMES, (seats,), starters, ("random",)), time.perf_counter)


def simulated_per_second(plan: Plan, clock: Callable[[], float]) -> float:
    """A game that fails would be kept beside where this runs: none does."""
    shelf = wing(plan.game).decks()
    decks, tally, begun = {name: shelf.starter(name) for name in plan.decks}, Tally(), clock()
    simulate(plan, decks, 1, tally, checked=False, failures=Path("failures"), told=hear_nothing)
    return tally.decisions / (clock() - begun)


def hear_nothing(tally: Tally) -> None:
    return


def measure_positions(game: Wing, seats: int, speeds: Speeds) -> None:
    """At every tenth decision of some games: in the middle of attacks too."""
    positions: list[Game] = []
    for seed in range(3):
        g, at, dice = new_game(game, seed, seats), 0, random.Random(seed)
        while g.decision is not None:
            if at % 10 == 0:
                positions.append(g.clone())
            answer(g, dice.randrange(len(g.decision.options)))
            at += 1
    positions = [g for g in positions if g.decision is not None]
    speeds.clones_per_second = 1e6 / each_us(positions, clone)
    speeds.save_us = each_us(positions, save)
    speeds.view_us = each_us(positions, look)
    speeds.options_us = each_us(positions, list_options)


def clone(g: Game) -> None:
    g.clone()


def save(g: Game) -> None:
    g.save()


def look(g: Game) -> None:
    view(g, 0)


def list_options(g: Game) -> None:
    ask_again(g)


def each_us(positions: list[Game], act: object) -> float:
    assert callable(act)
    begun = time.perf_counter()
    for _ in range(3):
        for g in positions:
            act(g)
    return (time.perf_counter() - begun) / (3 * len(positions)) * 1e6


def measure_yardstick() -> tuple[float, float]:
    begun = time.perf_counter()
    count = sum(yardstick.play(seed).decisions for seed in range(60))
    decisions = count / (time.perf_counter() - begun)
    game = yardstick.play(1)
    begun = time.perf_counter()
    for _ in range(300):
        game.copy()
    return decisions, 300 / (time.perf_counter() - begun)


def measure_peers() -> dict[str, float]:
    """One round of all that are installed; empty if none is."""
    if not PEERS_PYTHON.exists() or not PEERS_SCRIPT.exists():
        return {}
    out = subprocess.run([str(PEERS_PYTHON), str(PEERS_SCRIPT)], capture_output=True, text=True, check=False)
    if out.returncode:
        raise BenchError(f"{PEERS_SCRIPT} failed: {out.stderr.strip().splitlines()[-1]}")
    found = json.loads(out.stdout.strip().splitlines()[-1])
    return {str(name): float(speed) for name, speed in found.items()}


def measured(game: str, rounds: int, *, with_peers: bool, told: Callable[[int], None]) -> Report:
    """Rounds of everything in turn, so that a busy moment of the machine hits all alike; the best of each counts."""
    report = Report(compiled=not machine.__file__.endswith(".py"))
    for done in range(rounds):
        told(done)
        for seats in (4, 2):
            speeds = measure_play(wing(game), seats)
            speeds.simulated_per_second = measure_simulation(game, seats)
            measure_positions(wing(game), seats, speeds)
            if seats == 4:
                report.seats_4 = report.seats_4.better(speeds)
            else:
                report.seats_2 = report.seats_2.better(speeds)
        for name in games():
            if name != game:
                speed = measure_play(wing(name), wing(name).full).decisions_per_second
                report.others[name] = max(report.others.get(name, 0.0), speed)
        decisions, clones = measure_yardstick()
        report.yardstick_decisions = max(report.yardstick_decisions, decisions)
        report.yardstick_clones = max(report.yardstick_clones, clones)
        for name, speed in measure_peers().items() if with_peers else ():
            report.peers[name] = max(report.peers.get(name, 0.0), speed)
    told(rounds)
    return report


@dataclass
class Ratio:
    """Of this game's speed over theirs; of another game, and of what simulates this one, over this game's."""

    beside: str
    theirs: float
    ratio: float
    wanted: float = 0.0  # at least; 0 where nothing is asked


def ratios_of(report: Report) -> list[Ratio]:
    ours, clones = report.seats_4.decisions_per_second, report.seats_4.clones_per_second
    simulated = report.seats_4.simulated_per_second
    found = [
        Ratio("simulated, decisions/s", simulated, simulated / ours, SIMULATED_WANTED),
        Ratio("yardstick, decisions/s", report.yardstick_decisions, ours / report.yardstick_decisions),
        Ratio("yardstick, clones/s", report.yardstick_clones, clones / report.yardstick_clones, 1.5),
    ]
    for name, speed in report.others.items():
        found.append(Ratio(f"{name}, {wing(name).full} seats, choices/s", speed, speed / ours, OTHERS_WANTED))
    for name, speed in report.peers.items():
        found.append(Ratio(f"{name}/s", speed, ours / speed, WANTED.get(name, 0.0)))
    return found


def as_record(report: Report) -> dict[str, object]:
    return {
        **asdict(report),
        "python": platform.python_version(),
        "ratios": [asdict(each) for each in ratios_of(report)],
    }


def show(report: Report, console: Console, *, with_peers: bool) -> None:
    grid = Grid("", "4 seats", "2 seats", title="compiled" if report.compiled else "interpreted")
    for name, key in ROWS:
        places = 2 if key == "late_over_early" else 0
        grid.add_row(name, *(f"{number_of(each, key):,.{places}f}" for each in (report.seats_4, report.seats_2)))
    console.print(grid)
    ratios = Grid("beside", "its speed", "ratio", "wanted", title="random play, 4 seats, one core")
    for each in ratios_of(report):
        wanted = f"at least {each.wanted:g}" if each.wanted else ""
        ratios.add_row(each.beside, f"{each.theirs:,.0f}", f"{each.ratio:.2f}", wanted)
    console.print(ratios)
    if with_peers and not report.peers:
        console.print("The peers are not installed: `make bench` installs them into .venv-bench and measures them.")


ROWS: Final = (
    ("decisions/s", "decisions_per_second"),
    ("decisions/s, simulated", "simulated_per_second"),
    ("games/s", "games_per_second"),
    ("clones/s", "clones_per_second"),
    ("save, us", "save_us"),
    ("a seat's view, us", "view_us"),
    ("listing options, us", "options_us"),
    ("late over early decisions", "late_over_early"),
)


def number_of(speeds: Speeds, key: str) -> float:
    return float(asdict(speeds)[key])
