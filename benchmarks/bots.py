"""How `simple` does against the bots of an earlier version, in this version's game.

    git worktree add ../earlier c2050a1
    python benchmarks/bots.py ../earlier --seats 2 --games 2000 --jobs 2

Both know what their seats see, and nothing else. A deal is played once with this version's bot in each seat and the
earlier one in all others, so that the bot itself would win exactly its share. Two seats: every pair of starter decks in
turn; more: the starters in random order.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import multiprocessing
import random
import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from primogen.bots.bot import Bot
from primogen.kernel.machine import answer
from primogen.lab.match import LONGEST_GAME, chosen
from primogen.lab.statistics import Share
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.lab.dealing import dealt

NAME = "earlier_bots"
Task = tuple[Path, tuple[str, ...], int, int]  # the other version, decks, our seat, seed


@cache
def earlier(checkout: Path) -> Callable[[int], Bot]:
    """That version's `simple`: its folder bots/ under another name."""
    folder = Path(tempfile.mkdtemp())
    (folder / NAME).mkdir()
    for path in (checkout / "src" / "primogen" / "bots").iterdir():
        if path.is_file():
            text = re.sub(r"primogen\.bots\b", NAME, path.read_text(encoding="utf-8"))
            (folder / NAME / path.name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    return importlib.import_module(f"{NAME}.roster").BOTS["simple"]


def won(task: Task) -> bool:
    checkout, decks, ours, seed = task
    g = dealt([starter(name).for_play() for name in decks], seed)
    makers = [BOTS["simple"] if seat == ours else earlier(checkout) for seat in range(len(decks))]
    bots = [make(seed * 16 + seat) for seat, make in enumerate(makers)]
    for _ in range(LONGEST_GAME):
        if g.decision is None:
            return g.ended[0] == ours
        answer(g, chosen(g, bots[g.decision.seat], g.decision.seat, len(g.decision.options)))
    return False


def tasks(checkout: Path, seats: int, games: int, seed: int) -> list[Task]:
    dice, pairs = random.Random(seed), itertools.cycle(itertools.product(STARTERS, repeat=2))
    found: list[Task] = []
    while len(found) < games:
        decks = next(pairs) if seats == 2 else tuple(dice.sample(STARTERS, seats))
        deal = dice.getrandbits(40)
        found += [(checkout, decks, ours, deal) for ours in range(seats)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=77)
    said = parser.parse_args()
    todo = tasks(said.checkout, said.seats, said.games, said.seed)
    with ProcessPoolExecutor(said.jobs, multiprocessing.get_context("spawn")) as pool:
        found = []
        for one in pool.map(won, todo, chunksize=4):
            found.append(one)
            if len(found) % 200 == 0:
                print(f"{sum(found)} of {len(found)}", file=sys.stderr, flush=True)
    by_deck = {
        name: [one for one, task in zip(found, todo, strict=True) if task[1][task[2]] == name] for name in STARTERS
    }
    share = Share(sum(found), len(found))
    low, high = share.interval()
    print(f"{said.seats} seats: {share.rate():.1%} of {share.played} games ({low:.1%} to {high:.1%})")
    print(", ".join(f"{name} {sum(each) / max(1, len(each)):.0%}" for name, each in by_deck.items()))


if __name__ == "__main__":
    main()
