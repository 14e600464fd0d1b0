"""What nobody needs any more is removed: by a server every night, or by whoever runs it. All else stays."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, update

from command_line import primogen
from databases import KINDS, database
from primogen.games.desks import DESKS
from primogen.server.leases import Leases
from primogen.server.retention import AT_ONCE, DAY, FOR_EVER, Pruning, Retention, belonging
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.schema import chat, events, leases, metadata, rooms, seats, unopened
from primogen.server.storage import Storage
from primogen.server.upkeep import sweep, until_night
from serving import ANA, BEN, LONG, Away, Near, serving

PERSON, BOT = SeatRow("Ana", "", "0" * 64), SeatRow("Bot", "simple", "1" * 64)
HEADER = DESKS["rivals"].deal(["Ana", "Bot"], ["ministry", "caitiff"], b"seed")
SIT, ANSWER = "sit", "answer"


def add(storage: Storage, name: str, days: float, *kinds: str, game: str = "rivals", has_people: bool = True) -> None:
    """A table whose last event, if any, is so many days old; it was made half a day before."""
    last = time.time() - days * DAY
    past = [Happened(kind, 0, 0, last) for kind in kinds]
    sitting = [PERSON if has_people else BOT, BOT]
    made_at = last - DAY / 2 if kinds else last
    storage.add_room(RoomRow(name, game, HEADER, False, sitting, past, [], made_at=made_at, secret="00"))


@pytest.fixture(params=KINDS)
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    with database(str(request.param), tmp_path) as address:
        found = Storage(address)
        yield found
        found.close()


def names(storage: Storage) -> set[str]:
    with storage.engine.connect() as db:
        return set(db.scalars(select(rooms.c.id)))


def fill(storage: Storage) -> None:
    add(storage, "new", 0.0)
    add(storage, "waits", 1.9, SIT)
    add(storage, "unplayed", 2.1, SIT)
    add(storage, "empty", 2.1)
    add(storage, "played", 364, SIT, ANSWER)
    add(storage, "left", 366, SIT, ANSWER)
    add(storage, "over", 366, SIT, ANSWER)
    storage.end("over")
    add(storage, "lesson", 6.9, ANSWER, game="lessons")
    add(storage, "old lesson", 7.1, ANSWER, game="lessons")
    add(storage, "bots", 6.9, ANSWER, has_people=False)
    add(storage, "old bots", 7.1, ANSWER, has_people=False)


OLD = {"unplayed": ["empty", "unplayed"], "lessons": ["old bots", "old lesson"], "finished": ["left", "over"]}


def test_each_kind_of_table_has_its_time(storage: Storage) -> None:
    """Counted from the last thing that happened there."""
    fill(storage)
    pruning, before = Pruning(Leases(storage), Retention()), names(storage)
    assert {why: sorted(found) for why, found in pruning.old().items()} == OLD
    assert [pruning.remove(why, found) for why, found in OLD.items()] == [2, 2, 2]
    assert before - names(storage) == {name for found in OLD.values() for name in found}
    assert not any(pruning.old().values())
    assert not any(Pruning(Leases(storage), FOR_EVER).old().values())


def test_with_a_table_goes_all_that_is_kept_of_it(storage: Storage) -> None:
    """Whatever has a room in it; and nothing of another table."""
    for name in ("gone", "stays"):
        add(storage, name, 400 if name == "gone" else 1, SIT, ANSWER)
        storage.add_chat(name, 0, 0, "hola")
        with storage.engine.begin() as db:
            db.execute(insert(leases).values(room=name, holder=0))  # of a process that is no more
            db.execute(insert(unopened).values(room=name, version="", why="", at=0.0))
    assert {"events", "seats", "chat", "leases", "unopened"} <= set(belonging())
    assert all("room" in metadata.tables[name].columns for name in belonging())
    assert Pruning(Leases(storage), Retention()).remove("finished", ["gone", "stays"]) == 1
    with storage.engine.connect() as db:
        for table in (events, seats, chat, leases, unopened):
            assert set(db.scalars(select(table.c.room))) == {"stays"}, table.name


def test_a_table_that_somebody_runs_or_has_come_back_to_stays(storage: Storage) -> None:
    for name in ("run", "again"):
        add(storage, name, 400, SIT, ANSWER)
    mine = Leases(storage)
    assert mine.claim("run")
    pruning = Pruning(mine, Retention())
    assert pruning.old()["finished"] == ["again"]
    storage.add_event("again", 2, Happened(ANSWER, 0, 0, time.time()))
    assert pruning.remove("finished", ["run", "again"]) == 0


# ---- every night


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Near]:
    with serving(tmp_path) as near:
        yield near


def swept(place: Near) -> None:
    asyncio.run_coroutine_threadsafe(sweep(place.hall, Retention()), place.loop).result(LONG)


def age(place: Near, room: str) -> None:
    with place.hall.storage.engine.begin() as db:
        db.execute(update(rooms).where(rooms.c.id == room).values(made_at=0.0))
        db.execute(update(events).where(events.c.room == room).values(at=0.0))
        db.execute(leases.delete().where(leases.c.room == room))


def test_a_sweep_takes_a_few_at_a_time_and_never_in_the_loop(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(2 * AT_ONCE + 5):
        add(place.hall.storage, f"old {number}", 400, SIT, ANSWER)
    removes, batches, threads = Pruning.remove, list[int](), set[int]()

    def counted(pruning: Pruning, why: str, found: list[str]) -> int:
        batches.append(len(found))
        threads.add(threading.get_ident())
        return removes(pruning, why, found)

    monkeypatch.setattr(Pruning, "remove", counted)
    swept(place)
    assert batches == [AT_ONCE, AT_ONCE, 5] and names(place.hall.storage) == set()
    in_loop = asyncio.run_coroutine_threadsafe(this_thread(), place.loop).result(LONG)
    assert in_loop not in threads


async def this_thread() -> int:
    return threading.get_ident()


def test_a_table_in_memory_stays_however_old(place: Near) -> None:
    at = place.deal(ANA, BEN)
    age(place, at.room)
    add(place.hall.storage, "old", 400)
    swept(place)
    assert names(place.hall.storage) == {at.room}
    assert place.asked(f"/api/tables/{at.room}").status_code == 200


def test_the_night_is_at_four() -> None:
    assert until_night(datetime(2026, 1, 1, 3, 59)) == 60
    assert until_night(datetime(2026, 1, 1, 4, 0)) == DAY
    assert until_night(datetime(2026, 1, 31, 23, 0)) == 5 * 3600


# ---- primogen prune


def test_prune_says_what_it_would_do_and_does_it(storage: Storage) -> None:
    fill(storage)
    address, before = storage.engine.url.render_as_string(hide_password=False), names(storage)
    address = address.replace("+psycopg", "")
    said = primogen("prune", "--dry-run", "--database", address)
    lines = (
        "2 tables at which nobody has played",
        "2 tables of lessons, or of bots alone",
        "2 tables whose game is over, or has been left",
    )
    assert (said.code, said.out.splitlines()) == (0, [f"would remove {line}" for line in lines]), said.err
    assert names(storage) == before
    said = primogen("prune", "--database", address, "--keep-unplayed", 0, "--keep-finished", 1000)
    assert said.out.splitlines()[1] == f"removed {lines[1]}"
    assert before - names(storage) == set(OLD["lessons"])


def test_what_is_wrong_with_pruning_is_named(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    assert "there is no such file" in primogen("prune", "--database", address).err
    Storage(address).close()
    for option in ("--keep-unplayed", "--keep-lessons", "--keep-finished"):
        for command in ("prune", "serve"):
            said = primogen(command, option, -1, "--database", address)
            assert said.complains() and f"{option} -1: days, or 0 for ever" in said.err
    place = Away("--database", address)
    try:
        at = place.deal(ANA, BEN)
        said = primogen("prune", "--database", address)
        assert said.complains() and f"process {place.process.pid}" in said.err
        said = primogen("prune", "--database", address, "--dry-run")
        assert said.code == 0 and "would remove 0 tables" in said.out
    finally:
        place.ends(signal.SIGTERM)
    storage = Storage(address)
    with storage.engine.connect() as db:
        assert db.scalar(select(func.count()).where(rooms.c.id == at.room)) == 1
    storage.close()


def test_an_old_database_is_not_migrated_on_the_way(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    storage = Storage(address)
    with storage.engine.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '0004'")
    storage.close()
    said = primogen("prune", "--database", address)
    assert said.complains() and "of an earlier version" in said.err
