"""An upgrade played through: games run, the version changes under them; none is lost, none changed silently.

The next version is a copy of the sources with a line changed. `PRIMOGEN_TABLES` says how many games run.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import primogen
from primogen.games.desks import DESKS
from primogen.server.happenings import ANSWER, happened
from primogen.server.rooms import Room
from primogen.server.rows import RoomRow, SeatRow
from primogen.server.snapshots import EVERY
from primogen.server.storage import Storage

HERE = Path(primogen.__file__).parent
TABLES = int(os.environ.get("PRIMOGEN_TABLES", "6"))
DECKS = ["ministry", "caitiff", "faithful", "inquisitive"]

# What a next version may bring: where, what stands there, and what will
CHANGES: dict[str, list[tuple[str, str, str]]] = {
    "nothing": [("rivals/rules/turn.py", '"""Between two turns nothing is under way."""', '"""Said otherwise."""')],
    "a card": [("rivals/cards/hunters_and_hunted/fighting.py", "damage=1", "damage=2")],
    "a rule": [("rivals/rules/numbers.py", "STARTING_PRESTIGE: Final = 20", "STARTING_PRESTIGE: Final = 21")],
    "an order": [("rivals/rules/numbers.py", "CARDS_PER_DRAW_STEP: Final = 2", "CARDS_PER_DRAW_STEP: Final = 1")],
    "a field": [
        ("rivals/rules/printed.py", "    needs_bp: int = 0", "    weight: int = 0\n    needs_bp: int = 0"),
        (
            "rivals/rules/table.py",
            '        self.knows: Final = self.column("knows", PER_CARD)',
            '        self.column("weighed", PER_CARD)\n        self.knows: Final = self.column("knows", PER_CARD)',
        ),
    ],
}
GOES_ON = """
import json, random, sys
from primogen.games.desks import DESKS
from primogen.server.happenings import ANSWER, CARRY, happened
from primogen.server.requests import consents
from primogen.server.rooms import Room
from primogen.server.storage import Storage
storage, told = Storage(sys.argv[1]), {}
for name in sys.argv[2:]:
    room = Room(storage.room(name), DESKS["rivals"])
    def keep(event):
        room.happen(event)
        storage.add_events([room.as_kept(event)])
    offer, lost = ("same", 0) if room.held is None else (room.held.offer, room.held.lost)
    before = [room.g.fingerprint(), list(room.g.prestige), room.g.clock[1]]
    if room.held is not None:
        for seat in sorted(room.people()):
            keep(consents(room, seat, is_mine=True))
        keep(happened(CARRY, 0, room.held.answers))
    dice = random.Random(name)
    for _ in range(20):
        if room.asked is not None:
            keep(happened(ANSWER, room.asked.seat, dice.randrange(len(room.asked.options))))
    again = Room(storage.room(name), DESKS["rivals"])
    told[name] = [offer, lost, before, again.held is None, again.g.fingerprint() == room.g.fingerprint()]
print(json.dumps(told))
"""


def next_version(to: Path, change: str) -> Path:
    shutil.copytree(HERE, to / "primogen", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    for file, stands, will in CHANGES[change]:
        path = to / "primogen" / file
        text = path.read_text(encoding="utf-8")
        assert stands in text, f"{file}: nothing to change"
        path.write_text(text.replace(stands, will, 1), encoding="utf-8")
    return to


def games(storage: Storage) -> dict[str, tuple[Room, list[str]]]:
    """Each with how it stood after every answer."""
    found: dict[str, tuple[Room, list[str]]] = {}
    for number in range(TABLES):
        seats, name = 2 + number % 3, f"table{number}"
        decks = [DECKS[(number + seat) % len(DECKS)] for seat in range(seats)]
        header = DESKS["rivals"].deal([f"Player {seat}" for seat in range(seats)], decks, b"%d" % number)
        rows = [SeatRow(f"Player {seat}", "", f"{name}-{seat}") for seat in range(seats)]
        storage.add_room(RoomRow(name, "rivals", header, False, rows, [], []))
        row = storage.room(name)
        assert row is not None
        room, dice = Room(row, DESKS["rivals"]), random.Random(number)
        stood = [room.g.fingerprint()]
        for _ in range(30 + 7 * number % 50):
            if room.asked is not None:
                event = happened(ANSWER, room.asked.seat, dice.randrange(len(room.asked.options)))
                room.happen(event)
                storage.add_events([room.as_kept(event)])
                stood.append(room.g.fingerprint())
        if not room.is_over:
            found[name] = room, stood
    return found


def run(version: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(version), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("change", CHANGES)
def test_no_game_is_lost_and_none_changed(change: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    storage = Storage(database)
    before = games(storage)
    storage.close()
    version = next_version(tmp_path / "next", change)
    said = run(version, "-m", "primogen", "serve", "--check", "--database", database)
    assert "can only be read" not in said and "cannot be opened" not in said
    told = json.loads(run(version, "-c", GOES_ON, database, *before))
    offers = {offer for offer, *_ in told.values()}
    assert offers <= {"same"} if change == "nothing" else "same" not in offers or change == "a card"
    for name, (offer, lost, (print_of, prestige, turn), goes_on, is_same) in told.items():
        room, stood = before[name]
        assert goes_on and is_same, f"{name} does not come back as it went on"
        if (
            offer != "rest"
        ):  # where it stood, to the last token; or before the first answer that has another outcome now
            assert print_of == stood[-1 - lost]
            assert lost == 0 or (change == "an order" and lost <= 2 * EVERY)
        else:  # the turn that was going on, not one that never was
            assert turn == told_turn(room) and len(prestige) == room.g.seats()


def told_turn(room: Room) -> int:
    lines = [line for line in room.lines if line.key == "turn"]
    return lines[-1].number
