"""A copy of a SQLite database as it is at one moment, while others write to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from primogen.server.files import make_private


def copied(old: sqlite3.Connection, to: Path) -> None:
    """Every page as of one moment. It is looked through before it counts as a copy, and takes the place of another."""
    unfinished = to.with_name(f"{to.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        make_private(unfinished)
        with closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
            check(new)
        unfinished.replace(to)
    finally:
        unfinished.unlink(missing_ok=True)


def check(db: sqlite3.Connection) -> None:
    """Raises if a page is broken."""
    faults = db.execute("PRAGMA integrity_check").fetchall()
    if faults != [("ok",)]:
        raise sqlite3.DatabaseError(str(faults[0][0]))
