"""The same chance in every run of a test, so that none fails once in a while; `PRIMOGEN_CHANCE=1` lets chance loose."""

from __future__ import annotations

import hashlib
import os
from itertools import count
from pathlib import Path
from typing import Final

from primogen.kernel.fairness import new_secret

SECRETS: Final = "primogen.server.seating.new_secret"  # where servers take the secrets of their tables from
IS_LOOSE: Final = bool(os.environ.get("PRIMOGEN_CHANCE"))


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
