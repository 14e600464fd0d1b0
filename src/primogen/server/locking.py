"""One server for one SQLite file: whoever serves it, or puts another in its place, holds a lock beside it.

The system takes the lock from a process that dies, however it dies. The file stays, and says who held it last.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from primogen.kernel.shapes import Shape
from primogen.server.files import PRIVATE

LONGEST_NOTE: Final = 200  # bytes
WHEN: Final = "%Y-%m-%d %H:%M:%S"


class Holder(msgspec.Struct):
    """Who holds it, and since when."""

    pid: int
    since: str


HOLDER: Final = Shape(Holder)


class InUse(RuntimeError):
    """Another process has this database."""

    def __init__(self, path: Path, holder: Holder | None) -> None:
        who = "" if holder is None else f" (process {holder.pid}, since {holder.since})"
        super().__init__(f"{path}: another process serves it{who}")


def lock_of(path: Path) -> Path:
    """Beside the file itself, by whatever name it is called."""
    real = path.resolve()
    return real.with_name(f"{real.name}.lock")


@contextmanager
def held(path: Path) -> Iterator[None]:
    lock = os.open(lock_of(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    try:
        if not is_taken(lock):
            raise InUse(path, read(lock))
        write(lock, Holder(os.getpid(), time.strftime(WHEN)))
        yield
    finally:
        os.close(lock)


def is_held(path: Path) -> bool:
    """By another, at this moment."""
    if not lock_of(path).exists():
        return False
    lock = os.open(lock_of(path), os.O_RDWR | os.O_CLOEXEC)
    try:
        return not is_taken(lock)
    finally:
        os.close(lock)


def is_taken(lock: int) -> bool:
    """Whether it is ours now."""
    if sys.platform == "win32":
        return True  # Windows keeps no such locks, and nobody hosts strangers there
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def read(lock: int) -> Holder | None:
    """Nothing if it is being written at this moment."""
    try:
        return HOLDER.read(os.pread(lock, LONGEST_NOTE, 0))
    except msgspec.MsgspecError:
        return None


def write(lock: int, holder: Holder) -> None:
    os.ftruncate(lock, 0)
    os.pwrite(lock, msgspec.json.encode(holder), 0)
