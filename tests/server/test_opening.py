"""Tables come from disk to memory beside everything else: nobody waits for a table that is not theirs."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from primogen.client import Refusal
from primogen.server.locks import Locks
from primogen.server.opening import Opening
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow
from primogen.server.storage import Storage
from primogen.server.turns import Turns
from serving import ANA, BEN, LONG, WIDE, Near, Seated, both_play, no_time_passes, serving

ANSWERS = 12


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Near]:
    with serving(tmp_path) as near:
        yield near


def played(place: Near) -> Seated:
    """A table with a few answers."""
    at = place.deal(ANA, BEN)

    async def some_answers() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            await both_play(ana, ben, ANSWERS)

    asyncio.run(some_answers())
    place.settle(at)
    return at


class Witness:
    """In which threads things happen at tables."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: Counter[int] = Counter()
        happen = Room.happen

        def noted(room: Room, event: Happened) -> None:
            self.seen[threading.get_ident()] += 1
            happen(room, event)

        monkeypatch.setattr(Room, "happen", noted)


def loop_of(place: Near) -> int:
    """The thread in which everybody is served."""

    async def here() -> int:
        return threading.get_ident()

    return asyncio.run_coroutine_threadsafe(here(), place.loop).result(LONG)


# ---- beside everything else


def test_no_event_is_played_again_where_everybody_is_served(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    at = played(place)
    place.put_away(at)
    witness = Witness(monkeypatch)
    assert place.asked(f"/api/tables/{at.room}").json()["awaited"] == []
    assert witness.seen[loop_of(place)] == 0 and witness.seen.total() >= ANSWERS
    assert place.is_kept(at)


def test_nor_at_a_table_whose_memory_is_in_doubt(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    at = played(place)
    place.table(at).is_doubtful = True
    witness = Witness(monkeypatch)

    async def look() -> None:
        async with place.client(at) as spectator:
            assert spectator.prompt

    asyncio.run(look())
    assert witness.seen[loop_of(place)] == 0 and witness.seen.total() >= ANSWERS
    assert place.is_kept(at)


def test_nor_when_the_server_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place:
        played(place)
    witness = Witness(monkeypatch)
    with serving(tmp_path) as place:
        assert len(place.hall.open) == 1
        assert witness.seen[loop_of(place)] == 0 and witness.seen.total() >= ANSWERS


def slow_to_read(monkeypatch: pytest.MonkeyPatch, slow: Callable[[str], None]) -> None:
    read = Storage.room

    def read_slowly(storage: Storage, room: str) -> RoomRow | None:
        slow(room)
        return read(storage, room)

    monkeypatch.setattr(Storage, "room", read_slowly)


def test_a_table_that_takes_long_keeps_nobody_else_waiting(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those at tables in memory, nor who opens or makes another one."""
    long, short = played(place), played(place)
    for at in (long, short):
        place.put_away(at)
    begun, may_end = threading.Event(), threading.Event()

    def slow(room: str) -> None:
        if room == long.room:
            begun.set()
            assert may_end.wait(LONG)

    slow_to_read(monkeypatch, slow)
    with ThreadPoolExecutor(1) as somebody:
        opened = somebody.submit(place.asked, f"/api/tables/{long.room}")
        assert begun.wait(LONG)
        assert place.asked("/health").status_code == 200
        assert place.asked(f"/api/tables/{short.room}").status_code == 200
        place.deal(ANA, BEN)
        assert not opened.done()
        may_end.set()
        assert opened.result(LONG).status_code == 200


def test_who_comes_together_waits_for_the_same_opening(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the first of them does not wait."""
    at = played(place)
    place.put_away(at)
    reads: Counter[str] = Counter()

    def count(room: str) -> None:
        reads[room] += 1

    slow_to_read(monkeypatch, count)

    async def all_find() -> None:
        finding = [asyncio.create_task(place.hall.find(at.room)) for _ in range(5)]
        await asyncio.sleep(0)
        finding[0].cancel()
        found = await asyncio.gather(*finding, return_exceptions=True)
        assert isinstance(found[0], asyncio.CancelledError)
        assert at.room in place.hall.open and all(each is place.table(at) for each in found[1:])

    asyncio.run_coroutine_threadsafe(all_find(), place.loop).result(LONG)
    assert reads[at.room] == 1 and not place.hall.opening.coming and not place.hall.opening.locks.all


def test_who_comes_at_the_moment_it_is_there_finds_it(tmp_path: Path) -> None:
    """Its opening is done, and nothing has followed from that yet. To wait then would be to turn round for ever."""

    class AtOnce(Opening):
        async def brought(self, name: str) -> tuple[Room, str]:
            return object.__new__(Room), "rivals"

    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    opening, rounds = AtOnce(storage, 1), 0

    async def find() -> None:
        nonlocal rounds
        while "table" in opening.coming and rounds < 3:
            rounds += 1
            await opening.wait("table", "", come)

    async def come(room: Room, game: str) -> None:
        later.append(asyncio.create_task(find()))  # its first step comes before anybody hears that this is done

    later: list[asyncio.Task[None]] = []

    async def both() -> None:
        await opening.wait("table", "", come)
        await asyncio.gather(*later)

    try:
        asyncio.run(both())
    finally:
        storage.close()
    assert rounds == 0 and len(later) == 1


# ---- how often


def test_an_address_opens_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those that are not in memory, or nowhere at all. Those in memory are anybody's, at any time."""
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, openings_at_once=2)) as place:
        at = [place.deal(ANA, BEN) for _ in range(2)]
        for each in at:
            place.settle(each)
            place.put_away(each)
        assert place.asked(f"/api/tables/{at[0].room}").status_code == 200
        assert place.asked("/api/tables/nowhere").status_code == 404
        refused = place.asked(f"/api/tables/{at[1].room}")
        assert refused.status_code == 429 and "wait a minute" in refused.json()["detail"]
        assert place.asked(f"/api/tables/{at[0].room}").status_code == 200

        async def come() -> None:
            with pytest.raises(Refusal, match="busy"):
                await place.client(at[1], 0).join()
            async with place.client(at[0], 0) as ana:
                assert ana.seat == 0

        asyncio.run(come())


# ---- whose turn it is


def test_who_asks_for_much_waits_for_themselves() -> None:
    """One of each address after the other, and everybody in the order they came."""

    async def queue() -> list[str]:
        turns, order, all_wait = Turns(1), list[str](), asyncio.Event()

        async def one(address: str, name: str) -> None:
            async with turns.turn(address):
                await all_wait.wait()
                order.append(name)

        greedy = [asyncio.create_task(one("a", f"a{number}")) for number in range(4)]
        others = [asyncio.create_task(one(address, address)) for address in ("b", "c")]
        await asyncio.sleep(0)
        all_wait.set()
        await asyncio.gather(*greedy, *others)
        assert turns.free == 1 and not turns.lines
        return order

    assert asyncio.run(queue()) == ["a0", "a1", "b", "c", "a2", "a3"]


def test_who_goes_away_while_waiting_holds_up_nobody() -> None:
    async def queue() -> None:
        turns, order = Turns(1), list[str]()

        async def one(name: str) -> None:
            async with turns.turn(name):
                await asyncio.sleep(0)
                order.append(name)

        first, second, third, fourth = [asyncio.create_task(one(name)) for name in "abcd"]
        await asyncio.sleep(0)
        second.cancel()
        while not first.done():
            await asyncio.sleep(0)
        third.cancel()  # at the moment when it would be its turn
        await asyncio.gather(first, second, third, fourth, return_exceptions=True)
        assert (order[0], order[-1], turns.free) == ("a", "d", 1)

    asyncio.run(queue())


def test_a_lock_is_there_as_long_as_somebody_needs_it() -> None:
    async def lock() -> None:
        locks, order = Locks(), list[str]()

        async def hold(name: str, what: str) -> None:
            async with locks.of(name):
                order.append(what)
                await asyncio.sleep(0)
                order.append(what)

        await asyncio.gather(hold("x", "first"), hold("x", "second"), hold("y", "other"))
        assert order == ["first", "other", "first", "other", "second", "second"] and not locks.all

    asyncio.run(lock())
