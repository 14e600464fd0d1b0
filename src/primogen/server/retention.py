"""How long tables are kept after the last thing that happened there, and how older ones go: a few at a time."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select

from primogen.games.desks import lesson_names
from primogen.server.happenings import ANSWER, ASIDE, CONCEDE, TIME_OUT
from primogen.server.leases import Leases
from primogen.server.schema import events, leases, metadata, rooms, seats

DAY: Final = 86_400.0  # seconds
AT_ONCE: Final = (
    20  # tables that are removed together: some thousand rows, so that nobody's answer waits long for the disk
)
PLAYED: Final = (ANSWER, ASIDE, CONCEDE, TIME_OUT)


@dataclass(frozen=True)
class Retention:
    """In days; 0 keeps for ever."""

    unplayed: int = 2  # nobody has given an answer there
    lessons: int = 7  # and tables at which bots play among themselves
    finished: int = 365  # and any other: a game that nobody has gone on with for so long is over, too

    def keeps_all(self) -> bool:
        return not (self.unplayed or self.lessons or self.finished)


FOR_EVER: Final = Retention(0, 0, 0)


class Pruning:
    def __init__(self, held: Leases, retention: Retention, *, spares_leased: bool = False) -> None:
        """A table that a living process runs is spared; with `spares_leased`, one that anybody has leased."""
        self.leases: Final = held
        self.retention: Final = retention
        self.spares_leased: Final = spares_leased

    def old(self) -> dict[str, list[str]]:
        """Tables that are to be removed, by why. One that is so for two reasons is named once."""
        found: dict[str, list[str]] = {}
        seen: set[str] = set()
        with self.leases.engine.connect() as db:
            for why, days in vars(self.retention).items():
                names = list(db.scalars(select(rooms.c.id).where(self.is_old(db, why, days)).order_by(rooms.c.id)))
                found[why] = [name for name in names if name not in seen]
                seen.update(names)
        return found

    def remove(self, why: str, names: list[str]) -> int:
        """Those of them that are still old. How many that were."""
        days = vars(self.retention)[why]
        with self.leases.engine.begin() as db:
            still = select(rooms.c.id).where(rooms.c.id.in_(names), self.is_old(db, why, days)).order_by(rooms.c.id)
            gone = list(db.scalars(still))
            for name in belonging():
                table = metadata.tables[name]
                db.execute(delete(table).where(table.c.room.in_(gone)))
            db.execute(delete(rooms).where(rooms.c.id.in_(gone)))
        return len(gone)

    def is_old(self, db: Connection, why: str, days: int) -> ColumnElement[bool]:
        if not days:
            return rooms.c.id.is_(None)
        here = events.c.room == rooms.c.id
        last = select(func.max(events.c.at)).where(here).scalar_subquery()
        until = time.time() - days * DAY
        old = (rooms.c.made_at < until) & (func.coalesce(last, rooms.c.made_at) < until) & ~self.is_in_use(db)
        if why == "unplayed":
            return old & ~exists().where(here, events.c.kind.in_(PLAYED))
        if why == "lessons":
            has_people = exists().where(seats.c.room == rooms.c.id, seats.c.bot == "")
            return old & (rooms.c.game.in_(lesson_names()) | ~has_people)
        return old

    def is_in_use(self, db: Connection) -> ColumnElement[bool]:
        of_this = leases.c.room == rooms.c.id
        return exists().where(of_this if self.spares_leased else of_this & leases.c.holder.in_(self.leases.alive(db)))


def belonging() -> list[str]:
    """All that is kept of a room, whatever it is."""
    found = metadata.sorted_tables
    return [table.name for table in found if any(key.column is rooms.c.id for key in table.foreign_keys)]


def few(names: Iterable[str]) -> Iterator[list[str]]:
    left = iter(names)
    while batch := list(islice(left, AT_ONCE)):
        yield batch
