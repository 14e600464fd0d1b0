"""The same chance in every run of a test, so that none fails once in a while; `PRIMOGEN_CHANCE=1` lets chance loose.

What is drawn by a lot is said when the test fails: with `PRIMOGEN_CHANCE` set to that it is drawn again.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from itertools import count
from pathlib import Path
from typing import Final

from primogen.kernel.fairness import new_secret

SECRETS: Final = "primogen.server.seating.new_secret"  # where servers take the secrets of their tables from
CHANCE: Final = os.environ.get("PRIMOGEN_CHANCE", "")
IS_LOOSE: Final = bool(CHANCE)


def lot(name: str) -> str:
    """What to seed dice with: the name itself, or that and whatever chance gives this once."""
    if not IS_LOOSE:
        return name
    drawn = secrets.token_hex(4) if CHANCE == "1" else CHANCE
    print(f"{name}: PRIMOGEN_CHANCE={drawn}")
    return f"{name}/{drawn}"


class Secrets:
    """For one table after the other, from the name of a test."""

    def __init__(self, test: str) -> None:
        self.test: Final = test
        self.numbers: Final = count()

    def __call__(self) -> bytes:
        return hashlib.sha256(f"{self.test}/{next(self.numbers)}".encode()).digest()


class Whispered:
    """The same for a server in another process: whoever makes a table there lays its secret into a file."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.secrets = Secrets("")

    def whisper(self, name: str = "") -> None:
        test = name or os.environ["PYTEST_CURRENT_TEST"].partition(" ")[0]
        if test != self.secrets.test:
            self.secrets = Secrets(test)
        if not IS_LOOSE:
            self.file.write_bytes(self.secrets())

    def heard(self) -> bytes:
        try:
            found = self.file.read_bytes()
        except FileNotFoundError:
            return new_secret()
        self.file.unlink()
        return found
