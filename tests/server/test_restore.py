"""A backup in the database's place: after a crash above all, and never under a server that runs."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from command_line import primogen
from primogen.server.storage import Storage
from serving import ANA, BEN, Away, Seated, both_play, serving


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def played_on(place: Away, at: Seated, answers: int) -> None:
    async def play() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            await both_play(ana, ben, answers)

    asyncio.run(play())


def events_of(file: Path, at: Seated) -> list[object]:
    with closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT * FROM events WHERE room = ? ORDER BY number", (at.room,)).fetchall()


def made_copy(folder: Path) -> Path:
    Storage(address(folder)).close()
    copy = folder / "copy.db"
    assert primogen("backup", copy, "--database", address(folder)).code == 0
    return copy


def test_after_a_crash_all_tables_of_the_backup_are_there(tmp_path: Path) -> None:
    """What SQLite has beside a file whose server was killed would be written into any file of that name."""
    file, copy = tmp_path / "tables.db", tmp_path / "b.db"
    place = Away("--database", address(tmp_path), "--tables-per-minute", 1000)
    tables = [place.deal(ANA, BEN) for _ in range(6)]
    for at in tables:
        played_on(place, at, 10)
    assert primogen("backup", copy, "--database", address(tmp_path)).code == 0
    before = {at.room: events_of(copy, at) for at in tables}
    for at in tables:
        played_on(place, at, 10)
    for _ in range(30):
        place.make(ANA, BEN)
    place.ends(signal.SIGKILL)
    assert (tmp_path / "tables.db-wal").stat().st_size > 100_000
    said = primogen("restore", copy, "--database", address(tmp_path))
    assert said.code == 0 and f"{file}: 6 tables of {copy}\n" in said.out, said.err
    assert not (tmp_path / "tables.db-wal").exists() and not (tmp_path / "tables.db-shm").exists()
    with serving(tmp_path) as near:
        assert set(near.hall.open) == set(before)
        assert {at.room: near.table(at).room.number for at in tables} == {room: len(of) for room, of in before.items()}
    assert {at.room: events_of(file, at) for at in tables} == before


def test_what_was_there_is_kept_and_can_still_be_opened(tmp_path: Path) -> None:
    place = Away("--database", address(tmp_path))
    at = place.deal(ANA, BEN)
    assert primogen("backup", tmp_path / "b.db", "--database", address(tmp_path)).code == 0
    played_on(place, at, 10)
    place.ends(signal.SIGKILL)
    said = primogen("restore", tmp_path / "b.db", "--database", address(tmp_path))
    kept = [Path(word.strip(",")) for word in said.out.splitlines()[1].split() if "tables.db." in word]
    assert [path.name[-4:] for path in kept][1:] == ["-shm", "-wal"] and all(path.exists() for path in kept)
    assert len(events_of(tmp_path / "tables.db", at)) == 4 and len(events_of(kept[0], at)) == 14


def test_not_under_a_server_that_runs(tmp_path: Path) -> None:
    copy = made_copy(tmp_path)
    place = Away("--database", address(tmp_path))
    try:
        at = place.deal(ANA, BEN)
        said = primogen("restore", copy, "--database", address(tmp_path))
        assert said.complains() and f"process {place.process.pid}" in said.err
        played_on(place, at, 3)
    finally:
        place.ends(signal.SIGTERM)
    assert len(events_of(tmp_path / "tables.db", at)) == 7


def test_a_database_that_is_gone_is_restored_too(tmp_path: Path) -> None:
    copy = made_copy(tmp_path)
    for path in tmp_path.glob("tables.db*"):
        path.unlink()
    said = primogen("restore", copy, "--database", address(tmp_path))
    assert (said.code, said.out) == (0, f"{tmp_path / 'tables.db'}: 0 tables of {copy}\n")
    Storage(address(tmp_path)).close()


def test_what_is_wrong_with_a_copy_is_named_and_nothing_changes(tmp_path: Path) -> None:
    copy = made_copy(tmp_path)
    before = (tmp_path / "tables.db").read_bytes()
    letter, cut, later, other = (tmp_path / name for name in ("letter.txt", "cut.db", "later.db", "other.db"))
    letter.write_text("Dear Prince, " * 100, encoding="utf-8")
    cut.write_bytes(copy.read_bytes()[:-4096])
    later.write_bytes(copy.read_bytes())
    for path, statement in (
        (later, "UPDATE alembic_version SET version_num = '0999'"),
        (other, "CREATE TABLE x (y)"),
    ):
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(statement)
    for path, named in (
        (letter, "not a database"),
        (cut, "cut.db: "),
        (later, "a later version of Primogen"),
        (other, "no tables of Primogen"),
        (tmp_path / "nothing.db", "there is no such file"),
        (tmp_path / "tables.db", "is the database itself"),
    ):
        said = primogen("restore", path, "--database", address(tmp_path))
        assert said.complains() and named in said.err, said.err
    assert (tmp_path / "tables.db").read_bytes() == before
    assert not list(tmp_path.glob("tables.db.2*")) and not list(tmp_path.glob("*restored*"))


def test_postgresql_has_its_own_program(tmp_path: Path) -> None:
    said = primogen("restore", made_copy(tmp_path), "--database", "postgresql://ana:secret@host/tables")
    assert said.complains() and "pg_restore" in said.err and "secret" not in said.err


# ---- who may read it


@pytest.mark.parametrize("mask", [0o000, 0o022])
def test_nobody_else_reads_what_a_server_keeps(tmp_path: Path, mask: int) -> None:
    """The secrets of running games are in it."""
    before = os.umask(mask)
    try:
        place = Away("--database", address(tmp_path))
        place.deal(ANA, BEN)
        copy = tmp_path / "copy.db"
        assert primogen("backup", copy, "--database", address(tmp_path)).code == 0
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("*.db*")}
        place.ends(signal.SIGKILL)
        assert primogen("restore", copy, "--database", address(tmp_path)).code == 0
    finally:
        os.umask(before)
    names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock", "copy.db")
    assert modes == dict.fromkeys(names, 0o600)
    assert stat.S_IMODE((tmp_path / "tables.db").stat().st_mode) == 0o600


def test_a_database_that_others_can_read_is_told_of(tmp_path: Path) -> None:
    Storage(address(tmp_path)).close()
    (tmp_path / "tables.db").chmod(0o644)
    _, _, err = Away("--database", address(tmp_path)).ends(signal.SIGTERM)
    assert "others can read the database" in err
