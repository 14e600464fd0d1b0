"""What is kept is kept, once, and comes back as it was: on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import inspect
from sqlalchemy.event import listen, remove

from databases import KINDS, database
from primogen.games.desks import DESKS
from primogen.server.accounts import accounts
from primogen.server.clocks import Pace
from primogen.server.leases import Leases
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.schema import metadata
from primogen.server.storage import Storage, Taken
from serving import ANA, BEN, both_play, serving

SEATS = [SeatRow("Ana", "", "0" * 64), SeatRow("Bot «é»", "simple", "1" * 64)]


@pytest.fixture(scope="module", params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(str(request.param), tmp_path_factory.mktemp("storage")) as found:
        yield found


@pytest.fixture
def storage(address: str) -> Iterator[Storage]:
    found = Storage(address)
    yield found
    found.close()


def row_for(name: str) -> RoomRow:
    header = DESKS["rivals"].deal(["Ana", "Bot"], ["ministry", "caitiff"], name.encode())
    return RoomRow(name, "rivals", header, True, SEATS, [], [], Pace(600, 5), 1_700_000_000.25)


def test_a_table_comes_back_as_it_was(storage: Storage) -> None:
    row = row_for("whole")
    storage.add_room(row)
    events = [
        Happened("sit", 0, 0, 1.0, "luck"),
        Happened("answer", 0, 3, 1.5),
        Happened("aside", 1, -(2**40), 2.5),
        Happened("undo", 0, 0, 3.5),
    ]
    for number, event in enumerate(events):
        storage.add_event("whole", number, event)
    storage.add_chat("whole", 0, 1, "¿Qué? <b>'; DROP TABLE rooms --")
    found = storage.room("whole")
    assert found is not None
    assert (found.header, found.seats, found.is_listed) == (row.header, SEATS, True)
    assert (found.events, found.pace, found.made_at) == (events, Pace(600, 5), row.made_at)
    assert found.chat == [(1, "¿Qué? <b>'; DROP TABLE rooms --")]
    assert storage.room("nowhere") is None


def test_what_has_a_number_happens_once(storage: Storage) -> None:
    """Also when two processes, each with a connection of its own, try at the same moment."""
    storage.add_room(row_for("once"))
    others, taken = [Storage(str(storage.engine.url)) for _ in range(4)], list[int]()

    def all_try(seat: int) -> None:
        for number in range(20):
            try:
                others[seat].add_event("once", number, Happened("answer", seat, number, 0.0))
            except Taken:
                taken.append(number)

    threads = [threading.Thread(target=all_try, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for other in others:
        other.close()
    found = storage.room("once")
    assert found is not None and [event.value for event in found.events] == list(range(20))
    assert sorted(taken) == sorted([*range(20)] * 3)


def test_a_table_is_read_as_it_was_at_one_moment(storage: Storage) -> None:
    """Somebody sits down, at another process, while it is read: that it happened is there, and who sits, or neither."""
    storage.add_room(row_for("moment"))
    other = Storage(str(storage.engine.url))
    taken = [replace(SEATS[0], token="2" * 64), SEATS[1]]
    event = Happened("take", 0, 0, 1.0, seats=tuple(taken))

    def meanwhile(_db: object, _cursor: object, statement: str, *_: object) -> None:
        if "FROM seats" in statement and not was_written:
            was_written.append(statement)
            other.add_event("moment", 0, event)

    was_written: list[str] = []
    listen(storage.engine, "after_cursor_execute", meanwhile)
    found = storage.room("moment")
    remove(storage.engine, "after_cursor_execute", meanwhile)
    now = storage.room("moment")
    other.close()
    assert was_written and found is not None and (found.events, found.seats) == ([], SEATS)
    assert now is not None and (len(now.events), now.seats) == (1, taken)


def test_tables_that_are_over_are_not_brought_back(storage: Storage) -> None:
    for name in ("first", "second", "third"):
        storage.add_room(row_for(name))
        assert Leases(storage).claim(name)
    storage.end("second")
    restarted = Storage(str(storage.engine.url))
    assert {"first", "third"} <= set(Leases(restarted).unheld([])) and "second" not in Leases(restarted).unheld([])
    restarted.close()


def test_the_migrations_make_what_the_code_expects(storage: Storage) -> None:
    """Table by table, column by column; and running them again changes nothing."""
    found = inspect(storage.engine)
    assert accounts in metadata.sorted_tables and len(metadata.sorted_tables) >= 7
    for table in metadata.sorted_tables:
        assert [column["name"] for column in found.get_columns(table.name)] == [each.name for each in table.columns]
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [each.name for each in table.primary_key]
    Storage(str(storage.engine.url)).close()


def test_a_game_is_played_stopped_and_played_on(address: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=address) as near:
        at = near.deal(ANA, BEN)

        async def some_answers() -> None:
            async with near.client(at, 0) as ana, near.client(at, 1) as ben:
                await both_play(ana, ben, 15)
                await ana.request("chat", text="hasta mañana \U0001f9db")

        asyncio.run(some_answers())
        before = near.table(at).room.g.fingerprint()
    with serving(tmp_path, database=address) as near:
        assert near.table(at).room.g.fingerprint() == before
        assert near.table(at).room.chat.lines == [(0, "hasta mañana \U0001f9db")]
        asyncio.run(some_answers())
        row = near.hall.storage.room(at.room)
        assert row is not None and Room(row, DESKS["rivals"]).number == near.table(at).room.number > 15
