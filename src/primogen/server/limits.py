"""How much a connection, or an address, may ask for. Named here, each with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from primogen.server.quotas import SIGN_UPS_PER_DAY

MESSAGES_PER_SECOND: Final = 50.0  # of one socket: far more than a hand can click, enough for a quick bot
MESSAGES_AT_ONCE: Final = 200.0
TABLES_PER_MINUTE: Final = 20  # of one address, all of them at once if it likes
OPENINGS_PER_MINUTE: Final = 60.0  # of one address: tables that are not in memory, each of which is played again
OPENINGS_AT_ONCE: Final = 60.0
OPENED_AT_ONCE: Final = 2  # tables: one that is long keeps nobody waiting, and there is time for all that goes on
REQUESTS_PER_SECOND: Final = 50.0  # of one address, of any kind but sockets; more of them wait
REQUESTS_AT_ONCE: Final = 300.0  # a page takes a dozen to open, a club has thirty
LONGEST_WAIT: Final = 10.0  # seconds that a request is too early at most, however many came before it
READS_PER_SECOND: Final = 10.0  # of one address, of all that is looked up: a page needs five to open
READS_AT_ONCE: Final = 100.0
OPEN_SEATS_PER_MINUTE: Final = 10.0  # taken by one address: nobody sweeps the lobby empty
OPEN_SEATS_AT_ONCE: Final = 10.0
REPLAYS_PER_MINUTE: Final = 30.0  # of one address: each keeps a core busy for a second
REPLAYS_AT_ONCE: Final = 15.0
TRIES_PER_MINUTE: Final = 10.0  # of one person to sign in or up
TRIES_AT_ONCE: Final = 20.0
LINES_PER_SECOND: Final = 0.5  # of chat, of one seat: as fast as one types, and others read
LINES_AT_ONCE: Final = 5.0
LEAVES_PER_MINUTE: Final = 6.0  # of one seat: each is kept, and played again, for ever
LEAVES_AT_ONCE: Final = 4.0
WIRES_AT_ONCE: Final = 300  # of one address, besides its sockets: browsers have six each, for seconds
SOCKETS_AT_ONCE: Final = 600  # of one address: a whole club behind one router, not all that a server can hold
ADDRESSES: Final = 10_000  # remembered; beyond that the oldest are forgotten


@dataclass(frozen=True)
class Bounds:
    """How much may be asked for at once. A test has others; a host may have more tables."""

    tables_per_minute: int = TABLES_PER_MINUTE
    openings_at_once: float = OPENINGS_AT_ONCE
    open_seats_at_once: float = OPEN_SEATS_AT_ONCE
    replays_at_once: float = REPLAYS_AT_ONCE
    tries_at_once: float = TRIES_AT_ONCE
    sockets_at_once: int = SOCKETS_AT_ONCE
    reads_at_once: float = READS_AT_ONCE
    sign_ups_per_day: int = SIGN_UPS_PER_DAY
    lines_at_once: float = LINES_AT_ONCE
    leaves_at_once: float = LEAVES_AT_ONCE


USUAL: Final = Bounds()


class Allowance:
    """A bucket that fills by the second: each request takes one."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.left = at_once
        self.at = monotonic()

    def has_one(self) -> bool:
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.per_second)
        self.at = now
        return self.left >= 1

    def takes_ahead(self) -> float:
        """One in any case: how many seconds too early."""
        self.has_one()
        self.left = max(self.left - 1, -LONGEST_WAIT * self.per_second)
        return max(0.0, -self.left / self.per_second)

    def takes_one(self) -> bool:
        if not self.has_one():
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

    def of(self, address: str) -> Allowance:
        if address not in self.found:
            if len(self.found) >= ADDRESSES:
                self.found.pop(next(iter(self.found)))
            self.found[address] = Allowance(self.per_second, self.at_once)
        return self.found[address]

    def takes_one(self, address: str) -> bool:
        return self.of(address).takes_one()

    def takes_ahead(self, address: str) -> float:
        return self.of(address).takes_ahead()

    def has_one(self, address: str) -> bool:
        return address not in self.found or self.found[address].has_one()
