"""Which process runs a table's bots and clocks. Several processes may have a table open; one has its lease.

A process is alive while it holds the advisory lock of its name in PostgreSQL, and PostgreSQL takes that from a dead one
at once. On SQLite there is one process: whatever another name has leased was leased before a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from primogen.server.releases import rules_in
from primogen.server.schema import leases, processes, rooms
from primogen.server.storage import Storage

OURS: Final = 0x5052494D  # the first half of the key of every advisory lock of ours
ALIVE: Final = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = :ours AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def nobodys(game: str) -> str:
    """Of a process that plays nothing."""
    return ""


class Leases:
    def __init__(self, storage: Storage, rules_of: Callable[[str], str] = nobodys, at_once: Sequence[str] = ()) -> None:
        """`rules_of`: those that this process plays a game by, as tables are pinned to them (see releases.py); asked
        `at_once` of these games, of others when there is a table."""
        self.engine: Final = storage.engine
        self.me: Final = storage.process
        self.rules_of: Final = rules_of
        self.played: Final = {game: rules_of(game) for game in at_once}
        self.enroll()

    def enroll(self) -> None:
        """Others may know by which rules this process plays; the dead are forgotten."""
        with self.engine.begin() as db:
            db.execute(delete(processes).where(processes.c.name.not_in(self.alive(db) - {self.me})))
            db.execute(insert(processes).values(name=self.me, rules=self.known()))

    def rules(self, db: Connection, game: str) -> str:
        """By which this process plays a game, which is loaded for it; from now on others know, too."""
        if game not in self.played:
            self.played[game] = self.rules_of(game)
            db.execute(update(processes).where(processes.c.name == self.me).values(rules=self.known()))
        return self.played[game]

    def known(self) -> str:
        return " ".join(sorted({*self.played.values()}))

    def is_mine_to_run(self, db: Connection, room: str) -> bool:
        """Not while somebody is there who plays by the rules that the table is pinned to, and this process does not."""
        row = db.execute(select(rooms.c.game, rooms.c.release).where(rooms.c.id == room)).one_or_none()
        pinned = "" if row is None else rules_in(str(row.release))
        if row is None or not pinned or pinned == self.rules(db, str(row.game)):
            return True
        others = select(processes.c.rules).where(processes.c.name.in_(self.alive(db) - {self.me}))
        return not any(pinned in str(rules).split() for rules in db.scalars(others))

    def alive(self, db: Connection) -> set[int]:
        """The processes that are, and this one: its lock may be on its way."""
        if db.dialect.name != "postgresql":
            return {self.me}
        return {int(name) for name in db.scalars(ALIVE, {"ours": OURS})} | {self.me}

    def living(self) -> set[int]:
        with self.engine.connect() as db:
            return self.alive(db)

    def claim(self, room: str) -> bool:
        """Whether this process has the lease now: nobody has it, or somebody who is dead."""
        mine = {"room": room, "holder": self.me}
        try:
            with self.engine.begin() as db:
                holder = db.scalar(select(leases.c.holder).where(leases.c.room == room))
                if holder != self.me and not self.is_mine_to_run(db, room):
                    return False
                if holder is None:
                    db.execute(insert(leases).values(mine))
                    return True
                if holder == self.me or holder in self.alive(db):
                    return bool(holder == self.me)
                theirs = (leases.c.room == room) & (leases.c.holder == holder)
                return db.execute(update(leases).where(theirs).values(mine)).rowcount == 1
        except IntegrityError:  # somebody was quicker
            return False

    def release(self, room: str) -> None:
        with self.engine.begin() as db:
            db.execute(delete(leases).where((leases.c.room == room) & (leases.c.holder == self.me)))

    def unheld(self, wanting: list[str]) -> list[str]:
        """Tables whose process is dead, and those of `wanting` that no other process has leased."""
        with self.engine.begin() as db:
            going_on = leases.join(rooms, (rooms.c.id == leases.c.room) & rooms.c.ended_at.is_(None))
            rows = db.execute(select(leases.c.room, leases.c.holder).select_from(going_on).order_by(rooms.c.made_at))
            holders: dict[str, int] = {str(row.room): row.holder for row in rows}
            alive = self.alive(db)
            dead = [room for room, holder in holders.items() if holder not in alive and self.is_mine_to_run(db, room)]
        return dead + [room for room in wanting if holders.get(room, self.me) == self.me]
