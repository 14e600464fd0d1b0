"""What a server does every second, whoever plays: it takes over tables of dead processes and forgets idle ones."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from primogen.server.glances import told
from primogen.server.hall import Hall

EVERY: Final = 1.0  # seconds
IDLE: Final = 600.0  # seconds after which a table that nobody looks at, and no bot or clock needs, leaves memory

log: Final = logging.getLogger("primogen")


async def keep_house(hall: Hall, *, is_shared: bool) -> None:
    while True:
        await asyncio.sleep(EVERY)
        try:
            if is_shared:
                await hall.bring_back()
                await forget_dead(hall)
            await forget_idle(hall, IDLE)
        except Exception:  # the database is gone for a while, say
            log.exception("the tables were not looked after")


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
