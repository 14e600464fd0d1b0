"""Processes that share a PostgreSQL database: what happens at a table in one is told by the others to their players.

The row of an event decides which of two answers counts: its key is the table and a number. PostgreSQL tells all
processes that something has happened (NOTIFY), and they read what. Who runs bots and clocks: see leases.py.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import psycopg
from psycopg import sql
from sqlalchemy.engine import URL

from primogen.server.hall import Hall
from primogen.server.leases import OURS
from primogen.server.storage import ANEW, CHANNEL

TRY_AGAIN: Final = 1.0  # seconds, after PostgreSQL was not to be reached

log: Final = logging.getLogger("primogen")


def plain_address(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def ears_of(hall: Hall) -> psycopg.AsyncConnection:
    """A connection that hears news. While it lives, so does this process in the eyes of the others."""
    ears = await psycopg.AsyncConnection.connect(plain_address(hall.storage.engine.url), autocommit=True)
    await ears.execute("SELECT pg_advisory_lock(%s, %s)", (OURS, hall.storage.process))
    await ears.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
    return ears


async def share(hall: Hall, ears: psycopg.AsyncConnection) -> None:
    """As long as the server runs. Whoever was deaf for a while catches up with everything."""
    while True:
        try:
            async with ears, asyncio.TaskGroup() as catching_up:  # one table does not wait for another
                async for news in ears.notifies():
                    process, room, *how = news.payload.split(" ")
                    if process == str(hall.storage.process) or room not in hall.open:
                        continue
                    if how and ANEW not in how:
                        hall.open[room].present.hear(int(process), how[0])
                    else:
                        catching_up.create_task(catch_up(hall, room, is_anew=ANEW in how))
        except* psycopg.OperationalError as group:
            hall.failures.add("PostgreSQL is gone", group.exceptions[0])
        ears = await heard_again(hall)
        for name, at in list(hall.open.items()):
            at.is_mine = False  # somebody may have taken it over meanwhile: upkeep.py asks
            await catch_up(hall, name)


async def catch_up(hall: Hall, room: str, *, is_anew: bool = False) -> None:
    try:
        await (hall.look_again(room) if is_anew else hall.catch_up(room))
    except Exception as error:
        hall.failures.add("a table lags behind", error, room=room)


async def heard_again(hall: Hall) -> psycopg.AsyncConnection:
    while True:
        await asyncio.sleep(TRY_AGAIN)
        try:
            return await ears_of(hall)
        except psycopg.OperationalError as error:
            hall.failures.add("PostgreSQL cannot be reached", error)
