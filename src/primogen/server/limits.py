"""How much a connection, or an address, may ask for. Named here, each with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

MESSAGES_PER_SECOND: Final = 50.0  # of one socket: far more than a hand can click, enough for a quick bot
MESSAGES_AT_ONCE: Final = 200.0
TABLES_PER_MINUTE: Final = 20  # of one address, all of them at once if it likes
OPENINGS_PER_MINUTE: Final = 60.0  # of one address: tables that are not in memory, each of which is played again
OPENINGS_AT_ONCE: Final = 60.0
OPENED_AT_ONCE: Final = 2  # tables: one that is long keeps nobody waiting, and there is time for all that goes on
OPEN_SEATS_PER_MINUTE: Final = 10.0  # taken by one address: nobody sweeps the lobby empty
OPEN_SEATS_AT_ONCE: Final = 10.0
REPLAYS_PER_MINUTE: Final = 30.0  # of one address: each keeps a core busy for a second
REPLAYS_AT_ONCE: Final = 15.0
SOCKETS_AT_ONCE: Final = 600  # of one address: a whole club behind one router, not all that a server can hold
ADDRESSES: Final = 10_000  # remembered; beyond that the oldest are forgotten


class Allowance:
    """A bucket that fills by the second: each request takes one."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.left = at_once
        self.at = monotonic()

    def takes_one(self) -> bool:
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doors:
    """How many come from each address at the same time."""

    def __init__(self, at_once: int) -> None:
        self.at_once: Final = at_once
        self.inside: Final[Counter[str]] = Counter()

    @contextmanager
    def opened(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more."""
        if self.inside[address] >= self.at_once:
            yield False
            return
        self.inside[address] += 1
        try:
            yield True
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]


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
