"""How much a connection, or an address, may ask for. Named here, each with its reason."""

from __future__ import annotations

import time
from typing import Final

MESSAGES_PER_SECOND: Final = 50.0  # of one socket: far more than a hand can click, enough for a quick bot
MESSAGES_AT_ONCE: Final = 200.0
TABLES_PER_MINUTE: Final = 20  # of one address, all of them at once if it likes
ADDRESSES: Final = 10_000  # remembered; beyond that the oldest are forgotten


class Allowance:
    """A bucket that fills by the second: each request takes one."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.left = at_once
        self.at = time.monotonic()

    def takes_one(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """One for each address."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.found: Final[dict[str, Allowance]] = {}

    def takes_one(self, address: str) -> bool:
        if address not in self.found:
            if len(self.found) >= ADDRESSES:
                self.found.pop(next(iter(self.found)))
            self.found[address] = Allowance(self.per_second, self.at_once)
        return self.found[address].takes_one()
