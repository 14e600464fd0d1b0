"""primogen serve --check: what would become of the tables under way if this version served them from now on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import NullPool, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from primogen.cli.databases import address_of, default_database
from primogen.cli.misuse import Misused
from primogen.server.checking import BROKEN, READABLE, SAME, STANDS, TURN, Prospects, looked_at, under_way
from primogen.server.copying import copied
from primogen.server.files import file_of
from primogen.server.migrating import TooNew, is_current
from primogen.server.storage import Storage, with_driver

SHOWN: Final = 20  # tables that are named
WORDS: Final = {
    SAME: "go on as they are",
    STANDS: "go on where they stand, if their people agree",
    TURN: "go on from the beginning of a turn, if their people agree",
    READABLE: "can only be read",
    BROKEN: "cannot be opened",
}


def check_tables(database: str | None) -> int:
    """Whether some would be lost: 1, otherwise 0."""
    url = address_of(database or default_database())
    try:
        with copy_of(url) as storage:
            return told(storage)
    except (TooNew, SQLAlchemyError, sqlite3.Error) as error:
        why = str(error).partition("\n")[0]
        raise Misused(f"--database {url.render_as_string()}: {why}") from None


def told(storage: Storage) -> int:
    names, prospects = under_way(storage), Prospects()
    print(f"{len(names)} tables are under way")
    for name, fate, why in looked_at(storage):
        prospects.add(name, fate, why)
    for fate, words in WORDS.items():
        if prospects.counted[fate]:
            print(f"{prospects.counted[fate]:>6} {words}")
    for name, why in list(prospects.lost.items())[:SHOWN]:
        print(f"       {name}: {why}")
    if len(prospects.lost) > SHOWN:
        print(f"       and {len(prospects.lost) - SHOWN} more")
    return 1 if prospects.lost else 0


@contextmanager
def copy_of(url: URL) -> Iterator[Storage]:
    """SQLite: a copy of one moment, which may be migrated. PostgreSQL: itself, if there is nothing to migrate."""
    path = file_of(url)
    if path is None:
        address = url.render_as_string(hide_password=False)
        if not is_current(create_engine(with_driver(address), poolclass=NullPool, hide_parameters=True)):
            raise Misused("this database would be migrated first: check a copy of it (pg_dump, pg_restore)")
        storage = Storage(address)
        with closing(storage):
            yield storage
        return
    if not path.is_file():
        raise Misused(f"{path}: there is no such database")
    with TemporaryDirectory(prefix="primogen-") as folder:
        copy = Path(folder) / "tables.db"
        with closing(sqlite3.connect(path)) as old:
            copied(old, copy)
        storage = Storage(f"sqlite:///{copy}")
        with closing(storage):
            yield storage
