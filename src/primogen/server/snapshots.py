"""How games stand, kept now and then: a table is opened without playing its game from the deal, and outlives a release.

An *exact* snapshot is the whole state at a question. It is good under the rules and cards it was made by, and under
others as long as nothing that was under way in it has changed (`under`). One *at rest* is the game between two turns,
by names (kernel/resting.py): it outlives nearly everything. A *carried* one is where a game went on under new rules.
"""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Final

from primogen.kernel.resting import resting
from primogen.server.rows import CARRIED, EXACT, REST, SnapshotRow

if TYPE_CHECKING:
    from primogen.server.rooms import Room

EVERY: Final = 8  # answers: so many are played again when a table is opened, a few more where undo is possible
KEPT: Final = 2  # of each kind: the one before the newest, should the newest turn out to be of no use
QUICK: Final = 1  # how hard to compress: a third of the size at a tenth of the work

Content = dict[str, object]


class Snapshots:
    """Those of one table: which there are, and when the next is due."""

    def __init__(self) -> None:
        self.numbers: Final[dict[str, list[int]]] = {EXACT: [], REST: []}
        self.answers = 0  # of the journal, at the newest exact one

    def begin(self, rows: list[SnapshotRow], answers: int) -> None:
        for kind, numbers in self.numbers.items():
            numbers[:] = [row.number for row in rows if row.kind == kind]
        self.answers = answers

    def taken(self, room: Room) -> tuple[SnapshotRow, ...]:
        """After an event: those that are due. None of a game that is over, and none that somebody could undo."""
        found: list[SnapshotRow] = []
        journal = room.journal
        if journal is None or room.held is not None or journal.g.ended:
            return ()
        if journal.g.rests:
            found.append(self.row(room, REST, "", {"rest": resting(journal.g.rests[-1])}))
            journal.g.rests.clear()
        if not room.past and (len(journal.entries) - self.answers >= EVERY or not self.numbers[EXACT]):
            self.answers = len(journal.entries)
            found.append(self.row(room, EXACT, room.desk.under(journal.header, journal.g.saved()), exact(room)))
        return tuple(found)

    def row(self, room: Room, kind: str, under: str, content: Content) -> SnapshotRow:
        numbers = self.numbers[kind]
        numbers.append(room.number)
        del numbers[:-KEPT]
        return SnapshotRow(room.number, kind, room.release, under, packed(content), numbers[0])


def exact(room: Room) -> Content:
    clock = None if room.clock is None else room.clock.saved()
    return {"game": room.g.saved(), "clock": clock}


def carried(room: Room) -> SnapshotRow:
    return SnapshotRow(room.number, CARRIED, room.release, "", packed(exact(room)))


def packed(content: Content) -> bytes:
    return zlib.compress(json.dumps(content, separators=(",", ":")).encode(), QUICK)


def unpacked(content: bytes) -> Content:
    found = json.loads(zlib.decompress(content))
    if not isinstance(found, dict):
        raise ValueError("this is no snapshot")
    return found
