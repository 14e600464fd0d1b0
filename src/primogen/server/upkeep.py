"""What a server does every second, whoever plays: it takes over tables of dead processes and forgets idle ones."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from primogen.server.hall import Hall

EVERY: Final = 1.0  # seconds
IDLE: Final = 600.0  # seconds after which a table that nobody looks at, and no bot or clock needs, leaves memory

log: Final = logging.getLogger("primogen")


async def keep_house(hall: Hall, *, is_shared: bool) -> None:
    while True:
        try:
            if is_shared or not hall.standing.is_back:
                await come_back(hall)
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
        await asyncio.to_thread(hall.leases.release, name)
    log.info("an idle table is put away", extra={"room": name})
