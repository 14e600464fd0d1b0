"""What a server does whoever plays: it takes over tables of dead processes, forgets idle ones, removes old ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from datetime import datetime, timedelta
from typing import Final

from primogen.server.glances import told
from primogen.server.hall import Hall
from primogen.server.retention import Pruning, Retention, few

EVERY: Final = 1.0  # seconds
IDLE: Final = 600.0  # seconds after which a table that nobody looks at, and no bot or clock needs, leaves memory
NIGHT: Final = 4  # o'clock, when few play
BREATH: Final = 0.2  # seconds

log: Final = logging.getLogger("primogen")


async def keep_house(hall: Hall, *, is_shared: bool) -> None:
    while True:
        try:
            if is_shared or not hall.standing.is_back:
                await come_back(hall)
            if is_shared:
                await forget_dead(hall)
            hall.standing.tell(hall)
            hall.failures.tell()
            await forget_idle(hall, IDLE)
        except Exception as error:  # the database is gone for a while, say
            hall.failures.add("the tables were not looked after", error)
        await asyncio.sleep(EVERY)


async def come_back(hall: Hall) -> None:
    """All that were under way; later, those of processes that have died."""
    back = await hall.bring_back()
    if not hall.standing.is_back:
        hall.standing.is_back = True
        bad = len(hall.opening.unopened.names)
        log.info("tables are back", extra={"tables": len(hall.open), "of": back, **({"unopened": bad} if bad else {})})


async def sweep_nightly(hall: Hall, retention: Retention) -> None:
    """Tables that are older than they are kept for."""
    while not retention.keeps_all():
        await asyncio.sleep(until_night(datetime.now()))
        try:
            await sweep(hall, retention)
        except Exception as error:
            hall.failures.add("old tables were not removed", error)


def until_night(now: datetime) -> float:
    """Seconds, and never none."""
    tonight = now.replace(hour=NIGHT, minute=0, second=0, microsecond=0)
    return ((tonight if tonight > now else tonight + timedelta(days=1)) - now).total_seconds()


async def sweep(hall: Hall, retention: Retention) -> None:
    """A few at a time, beside everything else, and with a breath in between. What is in memory stays."""
    pruning = Pruning(hall.leases, retention)
    gone: Counter[str] = Counter()
    for why, names in (await asyncio.to_thread(pruning.old)).items():
        for batch in few(names):
            unused = [name for name in batch if name not in hall.open and name not in hall.opening.coming]
            gone[why] += await asyncio.to_thread(pruning.remove, why, unused)
            await asyncio.sleep(BREATH)
    log.info("old tables are removed", extra=dict(gone))


async def forget_dead(hall: Hall) -> None:
    """At a process that is no more, nobody sits."""
    known = {process for at in hall.open.values() for process in at.present.elsewhere}
    if known:
        for process in known - await asyncio.to_thread(hall.leases.living):
            for at in hall.open.values():
                if process in at.present.elsewhere:
                    at.present.hear(process, "")


async def forget_idle(hall: Hall, idle: float) -> None:
    """It is on disk, and `find` brings it back."""
    for name, at in list(hall.open.items()):
        if at.lock.locked() or at.is_watched() or (at.is_mine and at.room.needs_running()):
            at.used_at = time.monotonic()
        elif time.monotonic() - at.used_at >= idle:
            await put_away(hall, name, idle)


async def put_away(hall: Hall, name: str, idle: float) -> None:
    async with hall.opening.locks.of(name):  # nobody finds it meanwhile
        at = hall.open.get(name)
        if at is None or time.monotonic() - at.used_at < idle:
            return
        del hall.open[name]
        hall.running.stop(at)
        if not at.room.is_over:
            await asyncio.to_thread(hall.storage.note, name, told(at.room))
        await asyncio.to_thread(hall.leases.release, name)
    log.info("an idle table is put away", extra={"room": name})
