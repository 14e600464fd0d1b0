"""The one thread that writes: together if it can, one by one if it must; and what is kept comes back in order."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from halls import ANA, BEN, HeldDisk, room_of
from primogen.server.rows import Happened, NewEvent, RoomRow
from primogen.server.storage import Storage, Taken
from primogen.server.writing import Writer
from serving import LONG


class Gathering(HeldDisk):
    """Counts what is written at once."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.flushes: list[int] = []

    def add_events(self, new: list[NewEvent]) -> None:
        if new:
            self.flushes.append(len(new))
            super().add_events(new)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Gathering]:
    storage = Gathering(f"sqlite:///{tmp_path / 'tables.db'}")
    for name in ("one", "two", "three"):
        room = room_of(ANA, BEN)
        storage.add_room(RoomRow(name, "rivals", room.header, False, room.seats, [], [], made_at=0.0))
    yield storage
    storage.let_go.set()
    storage.close()


def an_event(value: int) -> Happened:
    return Happened("answer", 0, value, 1.0)


async def all_of(*tasks: asyncio.Task[None]) -> list[str]:
    ends = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), LONG)
    return ["" if end is None else type(end).__name__ for end in ends]


def test_whatever_has_gathered_is_written_at_once(disk: Gathering) -> None:
    async def write() -> None:
        writer = Writer(disk)
        disk.hold()
        first = asyncio.create_task(writer.add_event(NewEvent("one", 0, an_event(0))))
        assert await asyncio.to_thread(disk.is_asked.wait, LONG)
        later = [asyncio.create_task(writer.add_event(NewEvent(room, 0, an_event(1)))) for room in ("two", "three")]
        await asyncio.sleep(0)
        disk.let_go.set()
        assert await all_of(first, *later) == ["", "", ""]
        assert disk.flushes == [1, 2]
        await asyncio.to_thread(writer.close)

    asyncio.run(write())


def test_one_that_comes_too_late_costs_nobody_else_their_answer(disk: Gathering) -> None:
    disk.add_event("two", 0, an_event(7))

    async def write() -> None:
        writer = Writer(disk)
        disk.hold()
        first = asyncio.create_task(writer.add_event(NewEvent("one", 0, an_event(0))))
        assert await asyncio.to_thread(disk.is_asked.wait, LONG)
        later = [asyncio.create_task(writer.add_event(NewEvent(room, 0, an_event(1)))) for room in ("two", "three")]
        await asyncio.sleep(0)
        disk.let_go.set()
        assert await all_of(first, *later) == ["", "Taken", ""]
        await asyncio.to_thread(writer.close)

    asyncio.run(write())
    kept = [disk.kept(room) for room in ("one", "two", "three")]
    assert [[event.value for event in events] for events in kept] == [[0], [7], [1]]


def test_when_the_disk_fails_everybody_who_waits_is_told(disk: Gathering, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        writer = Writer(disk)
        disk.hold()
        first = asyncio.create_task(writer.add_event(NewEvent("one", 0, an_event(0))))
        assert await asyncio.to_thread(disk.is_asked.wait, LONG)
        later = [asyncio.create_task(writer.add_event(NewEvent(room, 0, an_event(1)))) for room in ("two", "three")]
        await asyncio.sleep(0)
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "add_events", no_disk)
            disk.let_go.set()
            assert await all_of(first, *later) == ["OSError"] * 3
        assert await all_of(asyncio.create_task(writer.add_event(NewEvent("one", 0, an_event(5))))) == [""]
        await asyncio.to_thread(writer.close)

    asyncio.run(write())
    assert [event.value for event in disk.kept("one")] == [5]


def no_disk(storage: Storage, new: list[NewEvent]) -> None:
    raise OSError("no space left on device")


def test_whatever_came_before_the_end_is_written(disk: Gathering) -> None:
    async def write() -> None:
        writer = Writer(disk)
        disk.hold()
        first = asyncio.create_task(writer.add_event(NewEvent("one", 0, an_event(0))))
        assert await asyncio.to_thread(disk.is_asked.wait, LONG)
        second = asyncio.create_task(writer.add_event(NewEvent("one", 1, an_event(1))))
        await asyncio.sleep(0)
        closing = threading.Thread(target=writer.close)
        closing.start()
        disk.let_go.set()
        assert await all_of(first, second) == ["", ""]
        await asyncio.to_thread(closing.join, LONG)

    asyncio.run(write())
    assert [event.value for event in disk.kept("one")] == [0, 1]


def test_news_begin_where_memory_ends_and_are_in_order(disk: Gathering) -> None:
    for number in (0, 1, 2, 3):
        disk.add_event("one", number, an_event(10 + number))
    values = [[event.value for event in disk.news("one", number, 0)[0]] for number in (0, 2, 4)]
    assert values == [[10, 11, 12, 13], [12, 13], []]


def test_of_what_is_written_together_all_or_nothing_is_kept(disk: Gathering) -> None:
    disk.add_event("two", 0, an_event(1))
    with pytest.raises(Taken):
        disk.add_events([NewEvent("one", 0, an_event(1)), NewEvent("two", 0, an_event(2))])
    assert disk.kept("one") == []


def test_what_is_acknowledged_survives_a_crash_of_the_machine(disk: Gathering) -> None:
    """SQLite's own words: FULL is 2, and the log is written ahead."""
    with disk.engine.connect() as db:
        assert db.execute(text("PRAGMA synchronous")).scalar() == 2
        assert db.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(text("PRAGMA foreign_keys")).scalar() == 1
