"""A restart with many tables under way: the server answers at once, and every table is as it was.

`PRIMOGEN_TABLES` says how many; what was measured with a thousand is in docs/operations.md.
"""

from __future__ import annotations

import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from primogen.games.desks import DESKS
from primogen.server.happenings import ANSWER, happened
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.snapshots import EVERY
from primogen.server.storage import Storage
from serving import serving

TABLES = int(os.environ.get("PRIMOGEN_TABLES", "30"))
PLAYED = 5  # games that are really played; the others are copies of them
ANSWERS = 60
COPIED = {
    "rooms": "id",
    "seats": "room",
    "events": "room",
    "snapshots": "room",
    "leases": "room",
}


def play(storage: Storage, name: str, number: int) -> str:
    """A duel against a bot, at a question to the person. Its fingerprint."""
    desk = DESKS["rivals"]
    header = desk.deal(["Ana", "Bot"], ["ministry", "caitiff"], b"%d" % number)
    rows = [SeatRow("Ana", "", f"{name}-0"), SeatRow("Bot", "simple", "")]
    storage.add_room(RoomRow(name, "rivals", header, False, rows, [], []))
    row = storage.room(name)
    assert row is not None
    room, dice, answers = Room(row, desk), random.Random(number), 0
    while room.asked is not None and (answers < ANSWERS or room.asked.seat != 0):
        event = happened(ANSWER, room.asked.seat, dice.randrange(len(room.asked.options)))
        room.happen(event)
        storage.add_events([room.as_kept(event)])
        answers += 1
    with storage.engine.begin() as db:
        db.exec_driver_sql(f"INSERT INTO leases VALUES ('{name}', 1)")
    return room.g.fingerprint()


def copies(path: Path, name: str, how_many: int) -> list[str]:
    names = [f"{name}-{number}" for number in range(how_many)]
    with closing(sqlite3.connect(path)) as db, db:
        for table, key in COPIED.items():
            columns = [str(row[1]) for row in db.execute(f"PRAGMA table_info({table})")]
            taken = ", ".join("?" if column == key else column for column in columns)
            for copy in names:
                db.execute(f"INSERT INTO {table} SELECT {taken} FROM {table} WHERE {key} = ?", (copy, name))
    return names


def test_every_table_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    prints: dict[str, str] = {}
    for number in range(PLAYED):
        found = play(storage, f"game{number}", number)
        for copy in [f"game{number}", *copies(tmp_path / "tables.db", f"game{number}", TABLES // PLAYED - 1)]:
            prints[copy] = found
    storage.close()
    played: list[Happened] = []
    plays = Room.play

    def counted(room: Room, event: Happened) -> None:
        if room.recalled is None:
            played.append(event)
        plays(room, event)

    monkeypatch.setattr(Room, "play", counted)
    begun = time.perf_counter()
    with serving(tmp_path, waits_for_tables=False) as near:
        assert near.asked("/health").status_code == 200
        first = time.perf_counter() - begun
        while len(near.hall.open) < len(prints):
            assert near.asked("/health").status_code == 200
            time.sleep(0.05)
        back = time.perf_counter() - begun
        now = {name: at.room.g.fingerprint() for name, at in near.hall.open.items()}
    print(f"{len(prints)} tables: the first answer after {first:.1f} s, all back after {back:.1f} s")
    assert now == prints
    assert len(played) <= 3 * EVERY * len(prints), "few answers are played again, however long a game is"
