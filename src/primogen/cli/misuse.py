"""What a user got wrong, and files that must be there."""

from __future__ import annotations

from pathlib import Path


class Misused(ValueError):
    """A value or a file that makes no sense here."""


def readable(path: Path) -> Path:
    if not path.is_file():
        raise Misused(f"{path}: there is no such file")
    return path
