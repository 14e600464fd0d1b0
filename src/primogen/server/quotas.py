"""How much of something an address may have in a day. A new day begins at midnight, and with every start."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SIGN_UPS_PER_DAY: Final = 20  # accounts of one address: a club on its first evening, not nine gigabytes
DAY: Final = 86_400


class Exhausted(RuntimeError):
    """This address has had all that it may have today."""


class Quota:
    def __init__(self, per_day: int) -> None:
        self.per_day: Final = per_day
        self.had: Final[Counter[str]] = Counter()
        self.day = 0

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Given back if nothing comes of it."""
        today = int(time.time() // DAY)
        if today != self.day:
            self.day = today
            self.had.clear()
        if self.had[address] >= self.per_day:
            raise Exhausted(address)
        self.had[address] += 1
        try:
            yield
        except BaseException:
            self.had[address] -= 1
            raise
