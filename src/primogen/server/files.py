"""The files of a SQLite database: for the eyes of the server's user alone."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

PRIVATE: Final = 0o600  # the secrets of running games are in them: whoever reads these knows all hands
OTHERS: Final = 0o077
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a file; it gives them the file's own mode


def file_of(url: URL) -> Path | None:
    """Where SQLite keeps it; nothing for other databases, or in memory alone."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:") or "uri" in url.query:
        return None
    return Path(str(url.database))


def make_private(path: Path) -> None:
    """An empty file is an empty database. One that is there stays as it is; SQLite says what is wrong with it."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_CLOEXEC, PRIVATE))


def is_open_to_others(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS)
