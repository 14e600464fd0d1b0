"""What a user got wrong, and files that must be there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from primogen.kernel.journal import JournalError, OpeningError


class Misused(ValueError):
    """A value or a file that makes no sense here."""


def readable(path: Path) -> Path:
    try:
        if path.is_file():
            return path
        what = "is not a file" if path.exists() else "there is no such file"
    except OSError as error:
        what = error.strerror or "cannot be read"
    raise Misused(f"{path}: {what}")


def writable(path: Path) -> Path:
    """Said before a game begins, rather than when it is to be kept."""
    if path.is_dir():
        raise Misused(f"{path}: is a folder, not a file")
    if not path.parent.is_dir():
        raise Misused(f"{path}: there is no folder {path.parent}")
    return path


@contextmanager
def journal_at(path: Path) -> Iterator[None]:
    """What is wrong with a journal is told with its file."""
    try:
        yield
    except (JournalError, OpeningError) as error:
        raise Misused(f"{path}: {error}") from None
