"""Which database a command means, and whether it can be had."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from primogen.cli.misuse import Misused
from primogen.server.files import file_of, is_open_to_others
from primogen.server.locking import InUse, held
from primogen.server.migrating import TooNew
from primogen.server.storage import Storage

KINDS: Final = ("sqlite", "postgresql")

log: Final = logging.getLogger("primogen")


def data_folder() -> Path:
    folder = user_data_path("primogen", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


def address_of(database: str) -> URL:
    """A password is never repeated in a complaint."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise Misused("--database: an address such as sqlite:///tables.db or postgresql://user@host/name") from None
    if url.drivername not in KINDS:
        raise Misused(f"--database: {url.drivername} is not known here, only {' and '.join(KINDS)}")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise Misused("--database: name a file; in memory alone, every game would be lost")
    path = file_of(url)
    if path is not None and not path.parent.is_dir():
        raise Misused(f"{path}: there is no folder {path.parent}")
    return url


@contextmanager
def prepared(database: str) -> Iterator[str]:
    """Its address as our libraries want it, after a look inside. A file of SQLite's is ours alone meanwhile."""
    url = address_of(database)
    with alone(file_of(url)):
        look_inside(url)
        yield url.render_as_string(hide_password=False)


@contextmanager
def alone(path: Path | None) -> Iterator[None]:
    """With a file that no server has; databases that have servers of their own share."""
    if path is None or path.is_dir():
        yield
        return
    try:
        with held(path):
            yield
    except InUse as error:
        raise Misused(f"{error}: stop that first. Several servers can share PostgreSQL, but not a file") from None


def look_inside(url: URL) -> None:
    """It is brought to what this version expects."""
    try:
        Storage(url.render_as_string(hide_password=False)).close()
    except ModuleNotFoundError:
        raise Misused("PostgreSQL needs more: pip install 'primogen[postgresql]'") from None
    except (SQLAlchemyError, sqlite3.Error, TooNew) as error:
        why = str(error).partition("\n")[0]
        raise Misused(f"--database {url.render_as_string()}: {why}") from None
    path = file_of(url)
    if path is not None and is_open_to_others(path):
        log.warning("others can read the database, and with it every hand: chmod 600", extra={"file": str(path)})


def file_at(database: str, instead: str) -> Path:
    """The file of a database that is one; `instead` says what PostgreSQL's own programs do."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise Misused("--database: an address such as sqlite:///tables.db") from None
    if url.drivername == "postgresql":
        raise Misused(f"PostgreSQL has a program of its own for this: {instead}")
    path = file_of(url)
    if path is None:
        raise Misused("--database: an address such as sqlite:///tables.db")
    return path
