"""A database with games under way, to be kept for the tests of later versions: see test_kept_databases.py.

python tests/server/keeping.py tests/server/kept/STEP.db.gz
"""

from __future__ import annotations

import gzip
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from primogen.games.desks import DESKS, teaching
from primogen.rivals.lessons.school import SCHOOL
from primogen.server.clocks import NO_CLOCK, Pace
from primogen.server.happenings import ANSWER, LEAVE, SIT, UNDO
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.storage import Storage
from primogen.server.tokens import digest

NAMES = ["Ana", "Ben", "Cleo", "Dora"]
DECKS = ["ministry", "caitiff", "faithful", "inquisitive"]
DAWN = 1_763_000_000.0  # when the first of them was made
NOW_AND_THEN = 37  # answers between two that are taken back


class Making:
    def __init__(self, storage: Storage, name: str, row: RoomRow) -> None:
        self.storage, self.name, self.now = storage, name, row.made_at
        storage.add_room(row)
        found = storage.room(name)
        assert found is not None
        self.room = Room(found, DESKS[row.game])

    def happen(self, kind: str, seat: int, value: int = 0, luck: str = "") -> None:
        self.now += 2.0
        event = Happened(kind, seat, value, self.now, luck)
        self.room.happen(event)
        self.storage.add_events([self.room.as_kept(event)])

    def play(self, answers: int, seed: int) -> None:
        dice = random.Random(seed)
        for number in range(1, answers + 1):
            if self.room.asked is None:
                break
            self.happen(ANSWER, self.room.asked.seat, dice.randrange(len(self.room.asked.options)))
            if number % NOW_AND_THEN == 0 and self.room.past and self.room.asked is not None:
                self.happen(UNDO, self.room.asked.seat)
        if self.room.is_over:
            self.storage.end(self.name)


def table(storage: Storage, name: str, seats: int, seed: int, bots: tuple[int, ...], pace: Pace) -> Making:
    header = DESKS["rivals"].deal(NAMES[:seats], DECKS[:seats], b"")
    rows = [
        SeatRow(NAMES[seat], "simple", "") if seat in bots else SeatRow(NAMES[seat], "", digest(f"{name}-{seat}"))
        for seat in range(seats)
    ]
    made, secret = DAWN + seed, f"{seed:02x}" * 32
    return Making(storage, name, RoomRow(name, "rivals", header, True, rows, [], [], pace, made, secret))


def game(
    storage: Storage,
    name: str,
    seats: int,
    answers: int,
    seed: int,
    bots: tuple[int, ...] = (),
    pace: Pace = NO_CLOCK,
    sitting: int = len(NAMES),
) -> Making:
    made = table(storage, name, seats, seed, bots, pace)
    for seat in range(min(seats, sitting)):
        if seat not in bots:
            made.happen(SIT, seat, 0, f"luck {seat}")
    made.play(answers, seed)
    return made


def fill(storage: Storage) -> None:
    game(storage, "waiting", 2, 0, 1, sitting=1)
    game(storage, "begun", 2, 3, 2)
    game(storage, "duel", 2, 60, 3)
    storage.add_chat("duel", 0, 0, "Good luck with [[Awe]]")
    game(storage, "three", 3, 90, 4, bots=(2,))
    game(storage, "four", 4, 100_000, 5, pace=Pace(600, 5, 0))
    game(storage, "days", 2, 45, 6, pace=Pace(0, 0, 3)).happen(LEAVE, 1)
    game(storage, "over", 2, 100_000, 7)
    header = teaching("rivals").lay(SCHOOL.lessons[0], ["Neonate", "Corvus"])
    rows = [SeatRow("Neonate", "", digest("lesson-0")), SeatRow("Corvus", "simple", "")]
    storage.add_room(RoomRow("lesson", "lessons", header, False, rows, [], [], made_at=DAWN + 9))


def main(to: Path) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        storage = Storage(f"sqlite:///{path}")
        fill(storage)
        storage.close()
        with closing(sqlite3.connect(path)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        to.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    print(f"{to}: {to.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
