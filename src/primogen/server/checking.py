"""What a switch to this version would mean for the tables under way in a database. Nothing is changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import select

from primogen.games.desks import DESKS
from primogen.server.rooms import Room
from primogen.server.rows import EXACT, REST
from primogen.server.schema import rooms
from primogen.server.storage import Storage

SAME: Final = "same"  # they go on as if nothing had happened
STANDS: Final = "stands"  # where they stand, if their people agree
TURN: Final = "turn"  # from the beginning of a turn, if their people agree
READABLE: Final = "readable"  # they cannot go on
BROKEN: Final = "broken"  # they cannot even be opened

OFFERS: Final = {EXACT: STANDS, REST: TURN, "": READABLE}


@dataclass
class Prospects:
    """How many tables would fare how, and which of them would be lost to their players."""

    counted: Counter[str] = field(default_factory=Counter)
    lost: dict[str, str] = field(default_factory=dict)  # why, by table

    def add(self, room: str, fate: str, why: str) -> None:
        self.counted[fate] += 1
        if fate in (READABLE, BROKEN):
            self.lost[room] = why


def under_way(storage: Storage) -> list[str]:
    with storage.engine.connect() as db:
        found = select(rooms.c.id).where(rooms.c.ended_at.is_(None)).order_by(rooms.c.made_at)
        return [str(name) for name in db.scalars(found)]


def looked_at(storage: Storage) -> Iterator[tuple[str, str, str]]:
    """Each table with its fate, and why."""
    for name in under_way(storage):
        try:
            row = storage.room(name)
            if row is not None:
                held = Room(row, DESKS[row.game]).held
                yield name, SAME if held is None else OFFERS[held.offer], "" if held is None else held.why
        except Exception as error:  # whatever is wrong with it, the others are looked at, too
            yield name, BROKEN, f"{type(error).__name__}: {error}"
