"""primogen backup: a copy of the database as it is at one moment, while people play on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from primogen.cli.misuse import Misused
from primogen.cli.serving import default_database
from primogen.server.copying import copied


def back_up(file: Path, database: str | None) -> int:
    source = kept_in(database or default_database())
    if file.exists():
        raise Misused(f"{file}: is there already")
    if not file.parent.is_dir():
        raise Misused(f"{file}: there is no folder {file.parent}")
    readable = f"{source.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(readable, uri=True)) as old:
            copied(old, file)
        tables = tables_in(file)
    except sqlite3.DatabaseError as error:
        file.unlink(missing_ok=True)
        raise Misused(f"{source}: {error}") from None
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


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        return int(db.execute("SELECT count(*) FROM rooms").fetchone()[0])
