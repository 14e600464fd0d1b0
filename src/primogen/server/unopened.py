"""Tables that cannot be opened: what is kept of them is broken, or no longer means anything.

Each is refused by itself, and nobody else notices. It is tried again at the next start, but its trace is logged once: a
note in the database says which version has met it, and why.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from primogen import __version__
from primogen.server.happenings import Misplayed
from primogen.server.schema import unopened
from primogen.server.storage import Storage

LONGEST_WHY: Final = 200  # characters

log: Final = logging.getLogger("primogen")


def cannot_be_opened() -> Misplayed:
    return Misplayed("room", "this table can no longer be opened")


class Unopened:
    def __init__(self, storage: Storage) -> None:
        self.engine: Final = storage.engine
        self.names: Final[set[str]] = set()  # tried in vain by this process, which does not try again

    async def add(self, room: str, error: Exception) -> None:
        self.names.add(room)
        why = f"{type(error).__name__}: {error}"[:LONGEST_WHY]
        if await asyncio.to_thread(self.is_new, room, why):
            log.error("a table cannot be opened", extra={"room": room}, exc_info=error)

    def is_new(self, room: str, why: str) -> bool:
        """Whether this version meets it for the first time. What cannot be noted is told again next time."""
        mine = unopened.c.room == room
        try:
            with self.engine.begin() as db:
                if db.scalar(select(unopened.c.why).where(mine, unopened.c.version == __version__)) == why:
                    return False
                db.execute(unopened.delete().where(mine))
                db.execute(unopened.insert().values(room=room, version=__version__, why=why, at=time.time()))
        except SQLAlchemyError:
            pass
        return True
