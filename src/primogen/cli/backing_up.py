"""primogen backup and restore: a copy of the database as it is at one moment, and that copy in its place again."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from primogen.cli.databases import alone, default_database, file_at
from primogen.cli.misuse import Misused, readable
from primogen.server.copying import check, copied
from primogen.server.files import BESIDE
from primogen.server.migrating import Foreign, TooNew, check_step

ASIDE: Final = "%Y%m%d-%H%M%S"


# ---- backup


def back_up(file: Path, database: str | None) -> int:
    source = file_at(database or default_database(), "pg_dump --format=custom, also while people play")
    if not source.is_file():
        raise Misused(f"{source}: there is no such file")
    if file.exists():
        raise Misused(f"{file}: is there already")
    if not file.parent.is_dir():
        raise Misused(f"{file}: there is no folder {file.parent}")
    with complaints_about(source), closing(sqlite3.connect(address(source), uri=True)) as old:
        tables_in(old)
        copied(old, file)
    with closing(sqlite3.connect(address(file, "&immutable=1"), uri=True)) as new:
        print(f"{file}: {tables_in(new)} tables")
    return 0


def tables_in(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT count(*) FROM rooms").fetchone()[0])


def address(file: Path, more: str = "") -> str:
    """To be read alone."""
    return f"{file.resolve().as_uri()}?mode=ro{more}"


@contextmanager
def complaints_about(file: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.DatabaseError, Foreign, TooNew) as error:
        raise Misused(f"{file}: {error}") from None


# ---- restore


def restore(file: Path, database: str | None) -> int:
    path = file_at(database or default_database(), "pg_restore --clean --if-exists --dbname=NAME FILE")
    readable(file)
    if not path.parent.is_dir():
        raise Misused(f"{path}: there is no folder {path.parent}")
    if path.exists() and path.samefile(file):
        raise Misused(f"{file}: is the database itself")
    with alone(path):
        new = path.with_name(f"{path.name}.restored")
        try:
            with complaints_about(file), closing(opened(file)) as old:
                check(old)
                check_step(old)
                tables = tables_in(old)
                copied(old, new)
            aside = put_aside(path)
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)
    print(f"{path}: {tables} tables of {file}")
    if aside:
        print(f"What was there is kept: {', '.join(map(str, aside))}")
    return 0


def opened(file: Path) -> sqlite3.Connection:
    """What has nothing beside it is whole by itself, wherever it lies: also where nobody may write."""
    is_whole = not any(file.with_name(file.name + ending).exists() for ending in BESIDE)
    return sqlite3.connect(address(file, "&immutable=1" if is_whole else ""), uri=True)


def put_aside(path: Path) -> list[Path]:
    """With all that SQLite has beside it: left there, that would be written into the copy. It still can be opened."""
    kept: list[Path] = []
    now = time.strftime(ASIDE)
    for ending in (*BESIDE, ""):
        with suppress(FileNotFoundError):
            kept.append(path.with_name(path.name + ending).rename(path.with_name(f"{path.name}.{now}{ending}")))
    return kept[::-1]
