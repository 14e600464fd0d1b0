"""What is kept: tables, seats, all that happened, chat. What happens is on disk before anybody hears of it."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Final

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Row,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    text,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.shapes import Shape
from primogen.server.clocks import Pace
from primogen.server.files import file_of, make_private
from primogen.server.glances import glance_of
from primogen.server.migrating import migrate
from primogen.server.rows import CARRIED, Happened, Listing, NewEvent, Outcome, RoomRow, SeatRow, SnapshotRow
from primogen.server.schema import chat, events, leases, rooms, seats, snapshots
from primogen.server.talk import MOST_LINES

MOST_LISTED: Final = 200  # tables
LISTED_FOR: Final = 3600.0  # seconds that a table is still listed after the end
SOUGHT_FOR: Final = 6 * 3600.0  # seconds that its open seats are: whoever made it has gone to bed

ANEW: Final = "anew"  # said of a table at which what was told before is not so any more
CHANNEL: Final = "primogen"  # where PostgreSQL tells other processes: see sharing.py
ANNOUNCE: Final = text("SELECT pg_notify(:channel, :news)")

KEPT_TERMS: Final = Shape(dict[str, str])


class Taken(RuntimeError):
    """Something else has happened at this number, in another process perhaps."""


class Storage:
    def __init__(self, url: str) -> None:
        self.engine: Final = create_engine(with_driver(url), hide_parameters=True)  # errors are logged; seeds are not
        self.process: Final = secrets.randbits(31)  # a name for this process among those that share a database
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", careful)
            if (path := file_of(self.engine.url)) is not None:
                make_private(path)
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def add_room(self, room: RoomRow, glance: str = "") -> None:
        header = json.dumps(dict(room.header))
        with self.engine.begin() as db:
            db.execute(
                insert(rooms).values(
                    id=room.id,
                    game=room.game,
                    header=header,
                    listed=int(room.is_listed),
                    made_at=room.made_at,
                    reserve=room.pace.reserve,
                    increment=room.pace.increment,
                    days=room.pace.days,
                    on_time_out=room.pace.on_time_out,
                    secret=room.secret,
                    release=room.release,
                    host=room.host,
                    decks=room.decks,
                    terms=json.dumps(dict(room.terms)) if room.terms else "",
                    glance=glance,
                    seeking=sought(glance),
                )
            )
            for number, seat in enumerate(room.seats):
                db.execute(insert(seats).values(room=room.id, seat=number, **asdict(seat)))
            for number, event in enumerate(room.events):
                db.execute(insert(events).values(event_values(room.id, number, event)))

    def add_event(self, room: str, number: int, event: Happened) -> None:
        self.add_events([NewEvent(room, number, event)])

    def add_events(self, new: list[NewEvent]) -> None:
        """All of them, or none: then one has happened already."""
        if not new:
            return
        try:
            with self.engine.begin() as db:
                db.execute(insert(events), [event_values(each.room, each.number, each.event) for each in new])
                for each in new:
                    add_snapshots(db, each)
                    reseat(db, each)
                self.announce(db, {each.room for each in new})
        except IntegrityError:
            raise Taken(f"among {[(each.room, each.number) for each in new]}, one has happened") from None

    def add_chat(self, room: str, number: int, seat: int, text: str) -> None:
        try:
            with self.engine.begin() as db:
                db.execute(insert(chat).values(room=room, number=number, seat=seat, text=text, at=time.time()))
                db.execute(delete(chat).where(chat.c.room == room, chat.c.number <= number - MOST_LINES))
                self.announce(db, {room})
        except IntegrityError:
            raise Taken(f"line {number} of {room} has been said") from None

    def announce(self, db: Connection, changed: set[str], how: str = "") -> None:
        """Once this is on disk, other processes hear at which tables something has happened; or has changed (ANEW)."""
        if db.dialect.name == "postgresql":
            for room in sorted(changed):
                db.execute(ANNOUNCE, {"channel": CHANNEL, "news": f"{self.process} {room} {how}".strip()})

    def announce_present(self, room: str, counted: str) -> None:
        """Other processes hear how many are at each seat here."""
        with self.engine.begin() as db:
            db.execute(ANNOUNCE, {"channel": CHANNEL, "news": f"{self.process} {room} {counted}"})

    def news(self, room: str, number: int, lines: int) -> tuple[list[Happened], list[tuple[int, str]]]:
        """What happened at a table from this number on, and what was said after so many lines."""
        past = select(events).where(events.c.room == room, events.c.number >= number).order_by(events.c.number)
        told = select(chat).where(chat.c.room == room, chat.c.number >= lines).order_by(chat.c.number)
        with self.engine.connect() as db:
            return [happened_in(row) for row in db.execute(past)], [
                (int(row.seat), str(row.text)) for row in db.execute(told)
            ]

    def end(self, room: str) -> None:
        with self.engine.begin() as db:
            db.execute(update(rooms).where(rooms.c.id == room).values(ended_at=time.time(), seeking=0))
            db.execute(delete(leases).where(leases.c.room == room))
            db.execute(delete(snapshots).where(snapshots.c.room == room, snapshots.c.kind != CARRIED))

    def note(self, room: str, glance: str) -> None:
        """What can be told of it as long as nobody opens it."""
        with self.engine.begin() as db:
            db.execute(update(rooms).where(rooms.c.id == room).values(glance=glance))

    def listed(self) -> list[Listing]:
        """Those that anybody may look at, or sit down at: the newest first; games that are over for an hour."""
        now = time.time()
        ends = (rooms.c.ended_at.is_(None), rooms.c.ended_at > now - LISTED_FOR)
        sought = (rooms.c.seeking > 0) & (rooms.c.made_at > now - SOUGHT_FOR) & ends[0]
        return self.listings([*((rooms.c.listed == 1) & end for end in ends), sought])

    def named(self, names: list[str]) -> list[Listing]:
        return self.listings([rooms.c.id.in_(names)])

    @contextmanager
    def at_one_moment(self) -> Iterator[Connection]:
        """For reading: whatever is written meanwhile is not seen, also not by the last of several questions."""
        with self.engine.connect() as db:
            if db.dialect.name == "sqlite":
                db.exec_driver_sql("BEGIN")
            else:
                db.execution_options(isolation_level="REPEATABLE READ")
            yield db

    def listings(self, wanted: list[ColumnElement[bool]]) -> list[Listing]:
        """The newest of each, so that each has its index."""
        lists = [select(rooms).where(each).order_by(rooms.c.made_at.desc()).limit(MOST_LISTED) for each in wanted]
        newest = [select(each.subquery()) for each in lists]
        all_of_them = union(*newest).order_by(text("made_at DESC")).limit(MOST_LISTED)
        with self.engine.connect() as db:
            found = {str(row.id): listing(row) for row in db.execute(all_of_them)}
            sitting = select(seats.c.room, seats.c.name).where(seats.c.room.in_(found)).order_by(seats.c.seat)
            for row in db.execute(sitting):
                found[str(row.room)].names.append(str(row.name))
        return list(found.values())

    def room(self, room: str) -> RoomRow | None:
        with self.at_one_moment() as db:
            found = db.execute(select(rooms).where(rooms.c.id == room)).first()
            if found is None:
                return None
            sitting = db.execute(select(seats).where(seats.c.room == room).order_by(seats.c.seat))
            past = db.execute(select(events).where(events.c.room == room).order_by(events.c.number))
            last = select(chat).where(chat.c.room == room).order_by(chat.c.number.desc()).limit(MOST_LINES)
            told = db.execute(last).all()[::-1]
            stood = db.execute(select(snapshots).where(snapshots.c.room == room).order_by(snapshots.c.number))
            return RoomRow(
                str(found.id),
                str(found.game),
                json.loads(found.header),
                bool(found.listed),
                [SeatRow(row.name, row.bot, row.token, row.way, row.invitation, row.deck) for row in sitting],
                [happened_in(row) for row in past],
                [(int(row.seat), str(row.text)) for row in told],
                Pace(found.reserve, found.increment, found.days, found.on_time_out),
                float(found.made_at),
                str(found.secret),
                str(found.release),
                found.ended_at is not None,
                [SnapshotRow(row.number, row.kind, row.release, row.under, row.content) for row in stood],
                int(told[0].number) if told else 0,
                int(found.host),
                str(found.decks),
                terms_kept(found.terms),
            )


def with_driver(url: str) -> URL:
    """PostgreSQL is spoken to by psycopg 3."""
    found = make_url(url)
    return found.set(drivername="postgresql+psycopg") if found.drivername == "postgresql" else found


def event_values(room: str, number: int, event: Happened) -> dict[str, object]:
    said = {"kind": event.kind, "seat": event.seat, "value": event.value, "at": event.at, "luck": event.luck}
    came = event.outcome
    outcome = {"chance": json.dumps(came.chance) if came.chance else "", "fingerprint": came.fingerprint}
    return {"room": room, "number": number, **said, **outcome, "told": came.told, "took": event.took}


def happened_in(row: Row[tuple[object, ...]]) -> Happened:
    outcome = Outcome(tuple(json.loads(row.chance)) if row.chance else (), row.fingerprint, row.told)
    return Happened(row.kind, row.seat, row.value, row.at, row.luck, outcome, row.took)


def add_snapshots(db: Connection, new: NewEvent) -> None:
    """The newest take the place of older ones."""
    if new.release:
        db.execute(update(rooms).where(rooms.c.id == new.room).values(release=new.release))
    for each in new.snapshots:
        older = (snapshots.c.room == new.room) & (snapshots.c.kind == each.kind) & (snapshots.c.number < each.forget)
        db.execute(delete(snapshots).where(older))
        row = {"number": each.number, "kind": each.kind, "release": each.release, "under": each.under}
        db.execute(insert(snapshots).values(room=new.room, **row, content=each.content))


def reseat(db: Connection, new: NewEvent) -> None:
    """Who has which seat after an event, and the header of a deal. Both are kept with it, or nothing is."""
    if new.glance:
        now = {"glance": new.glance, "seeking": sought(new.glance)}
        db.execute(update(rooms).where(rooms.c.id == new.room).values(now))
    if new.event.header is not None:
        db.execute(update(rooms).where(rooms.c.id == new.room).values(header=json.dumps(dict(new.event.header))))
    for number, seat in enumerate(new.event.seats or ()):
        mine = (seats.c.room == new.room) & (seats.c.seat == number)
        db.execute(update(seats).where(mine).values(**asdict(seat)))


def sought(glance: str) -> int:
    return len(glance_of(glance).open) if glance else 0


def terms_kept(text: str) -> Terms:
    return KEPT_TERMS.read(text) if text else NO_TERMS


def listing(row: Row[tuple[object, ...]]) -> Listing:
    pace = Pace(row.reserve, row.increment, row.days, row.on_time_out)
    return Listing(row.id, row.game, [], row.ended_at is not None, row.glance, row.decks, pace, terms_kept(row.terms))


def careful(connection: object, _: object) -> None:
    """Readers do not wait for writers; what is acknowledged survives a crash of the machine.

    A broken letter is read as one that cannot be read: left to itself, the driver would fail, and tell the whole text.
    """
    assert isinstance(connection, sqlite3.Connection)
    connection.text_factory = legible
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def legible(text: bytes) -> str:
    return text.decode(errors="replace")
