"""primogen backup: a copy of the database as it is at one moment, while people play on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from primogen.cli.misuse import Misused
from primogen.cli.serving import default_database


def back_up(file: Path, database: str | None) -> int:
    source = kept_in(database or default_database())
    if file.exists():
        raise Misused(f"{file}: is there already")
    if not file.parent.is_dir():
        raise Misused(f"{file}: there is no folder {file.parent}")
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        tables = copied(source, unfinished)
        unfinished.rename(file)
    except sqlite3.DatabaseError as error:
        raise Misused(f"{source}: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    print(f"{file}: {tables} tables")
    return 0


def kept_in(database: str) -> Path:
    try:
        url = make_url(database)
    except ArgumentError:
        raise Misused("--database: an address such as sqlite:///tables.db") from None
    if url.drivername == "postgresql":
        raise Misused("PostgreSQL is backed up by its own program, also while people play: pg_dump --format=custom")
    if url.drivername != "sqlite" or not url.database:
        raise Misused("--database: an address such as sqlite:///tables.db")
    path = Path(url.database)
    if not path.is_file():
        raise Misused(f"{path}: there is no such file")
    return path


def copied(source: Path, to: Path) -> int:
    """Every page as of one moment; how many tables there are. The copy is looked through before it counts as one."""
    readable = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(readable, uri=True)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)
        faults = new.execute("PRAGMA integrity_check").fetchall()
        if faults != [("ok",)]:
            raise sqlite3.DatabaseError(str(faults[0][0]))
        return int(new.execute("SELECT count(*) FROM rooms").fetchone()[0])
