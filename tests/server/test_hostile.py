"""One who means no good, in each way that we know of: the others play on, and do not notice.

In short here, where it counts that nobody is refused or forgotten; `make soak` also says how long the others wait,
which means something on a quiet machine alone.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import httpx
import pytest

from primogen.client import Client
from primogen.kernel.journal import Journal, written
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened
from serving import ANA, BEN, BOT, LONG, Away, Seated

SECONDS = float(os.environ.get("PRIMOGEN_HOSTILE", "1"))
IS_MEASURED = "PRIMOGEN_HOSTILE" in os.environ
MOST = 0.1  # seconds that 99 of 100 answers take at most, with a hostile client or without
BUSY = 3  # or so many times what they take without one, on a machine that is busy anyway
TABLES = 20  # that are not in memory
EVENTS = 600  # at each of them
KINDS = (
    *("nobody", "grows-a-table", "opens-tables", "talks", "does-not-read", "searches", "checks-decks"),
    *("lists-tables", "wants-replays", "says-half"),
)


@dataclass
class Stage:
    place: Away
    theirs: Seated
    rooms: list[str]
    alone: float = 0.0  # seconds, without anybody hostile


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Two people at a table, one who means no good at another, and tables that nobody has opened for long."""
    folder = tmp_path_factory.mktemp("hostile")
    place = Away("--tables-per-minute", 1000, folder=folder)
    idle = [place.deal(ANA, BOT).room for _ in range(TABLES)]
    place.ends(signal.SIGKILL)
    grow(folder / "primogen" / "tables.db", idle)
    place = Away("--tables-per-minute", 1000, folder=folder)
    yield Stage(place, place.deal(ANA, BOT), idle)
    place.ends(signal.SIGKILL)


def grow(database: Path, rooms: list[str]) -> None:
    """As if their people had left and come back for days; no process has them any more."""
    with closing(sqlite3.connect(database)) as db, db:
        for room in rooms:
            (last,) = db.execute("SELECT max(number) FROM events WHERE room = ?", (room,)).fetchone()
            rows = [(room, last + 1 + n, ("leave", "back")[n % 2], 0, 0, 0.0) for n in range(EVENTS)]
            db.executemany("INSERT INTO events (room, number, kind, seat, value, at) VALUES (?, ?, ?, ?, ?, ?)", rows)
        db.execute("DELETE FROM leases")


@cache
def journal() -> str:
    """Of a long game, as chance plays it."""
    names, dice = list(STARTERS[:4]), random.Random(1)
    header = header_of(names, [starter(name).for_play() for name in names], b"hostile")
    journal = Journal(header, opened(header))
    while journal.g.decision is not None:
        journal.answer(dice.randrange(len(journal.g.decision.options)))
    return "".join(f"{line}\n" for line in written(header, journal.entries))


async def answers_of(place: Away, until: asyncio.Event) -> list[float]:
    """How long each answer took until the server had kept it; people answer, and think a little."""
    waits: list[float] = []
    dice = random.Random(1)
    while not until.is_set() or len(waits) < 5:
        at = await asyncio.to_thread(place.deal, ANA, BEN)
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            while not ana.is_over and (not until.is_set() or len(waits) < 5):
                waits.append(await one_answer(ana, ben, dice))
                await asyncio.sleep(0.02)
    return waits


async def one_answer(ana: Client, ben: Client, dice: random.Random) -> float:
    """And then both have heard of it."""
    asked, number = (ana if ana.is_asked else ben), ana.prompt["number"]
    begun = time.monotonic()
    await asyncio.wait_for(asked.answer(dice.randrange(len(asked.options))), LONG)
    took = time.monotonic() - begun
    for client in (ana, ben):
        while client.prompt.get("number") == number and not client.is_over:
            await asyncio.wait_for(client.receive(), LONG)
    return took


def slowest_of(waits: list[float]) -> float:
    """Of a hundred, all but one are quicker."""
    return sorted(waits)[int(len(waits) * 0.99)]


@pytest.mark.parametrize("kind", KINDS)
def test_others_play_on(stage: Stage, kind: str) -> None:
    said = {
        "server": stage.place.address,
        "room": stage.theirs.room,
        "token": stage.theirs.tokens[0],
        "rooms": stage.rooms,
        "journal": journal() if kind == "wants-replays" else "",
    }

    async def together() -> tuple[list[float], bytes]:
        script = str(Path(__file__).parents[1] / "hostile.py")
        command = [sys.executable, script, kind, str(SECONDS)]
        running = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        over = asyncio.Event()
        playing = asyncio.create_task(answers_of(stage.place, over))
        out, err = await running.communicate(json.dumps(said).encode())
        over.set()
        assert running.returncode == 0, err.decode()
        return await playing, out

    waits, out = asyncio.run(asyncio.wait_for(together(), SECONDS + 4 * LONG))
    came = json.loads(out)
    slowest = slowest_of(waits)
    print(f"{kind}: {came}; {len(waits)} answers, p99 {slowest * 1000:.0f} ms")
    assert came and "500" not in came
    assert httpx.get(f"http://{stage.place.address}/health", timeout=LONG).status_code == 200
    stage.alone = stage.alone or slowest  # nobody is the first
    assert not IS_MEASURED or slowest < max(MOST, BUSY * stage.alone)
