"""Failures that come again and again: the first is logged with its trace, the others once a minute with their number.

On a full disk everything fails, at every table and every second; and the log may lie on that disk.
"""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Final

AGAIN: Final = 60.0  # seconds between two lines of the same failure

log: Final = logging.getLogger("primogen")


@dataclass
class Failing:
    """Since when it has been silent, and how often it has happened since."""

    at: float
    more: dict[str, str]
    times: int = 0


class Failures:
    def __init__(self) -> None:
        self.counts: Final[Counter[str]] = Counter()  # of all, by what has failed
        self.found: Final[dict[tuple[str, str, str], Failing]] = {}

    def add(self, what: str, error: Exception, *, route: str = "", room: str = "") -> None:
        """What has failed, at which route and by which kind of error: at whichever table, it is the same failure."""
        self.counts[route or what] += 1
        key, more = (what, route, type(error).__name__), {"route": route} if route else {"room": room} if room else {}
        before = self.found.get(key)
        if before is None:
            self.found[key] = Failing(monotonic(), more)
            log.error(what, extra=more, exc_info=error)
        else:
            before.times, before.more = before.times + 1, more

    def tell(self) -> None:
        """Every now and then: what has gathered. What has not come again is forgotten, and would be new."""
        now = monotonic()
        for key, failing in list(self.found.items()):
            if now - failing.at < AGAIN:
                continue
            if not failing.times:
                del self.found[key]
                continue
            log.error(key[0], extra={**failing.more, "times": failing.times, "why": key[2]})
            failing.at, failing.times = now, 0
