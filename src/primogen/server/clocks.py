"""Time to answer: a reserve that each answer adds to, or so many days for each answer. Bots have none.

All of it follows from what happened and how long nothing had, so that a table brought back has the right time on its
clocks. How long is measured by the process's own clock: that on the wall may be set, by an hour and more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.ids import NONE, Seat
from primogen.kernel.plain import as_dict, as_int, as_list

DAY: Final = 86_400.0  # seconds

TO_COME_BACK: Final = 60.0  # seconds: whoever is back looks at the table first

# What becomes of those whose time is over: see timing_out.py
BOT: Final = "bot"
LOSE: Final = "lose"


@dataclass(frozen=True)
class Pace:
    """`reserve` and `increment` are seconds; or `days` for each answer. All 0: no clock. `on_time_out`: BOT or LOSE."""

    reserve: int = 0
    increment: int = 0
    days: int = 0
    on_time_out: str = BOT

    def is_timed(self) -> bool:
        return self.reserve > 0 or self.days > 0

    def whole(self) -> float:
        return self.days * DAY if self.days else float(self.reserve)


NO_CLOCK: Final = Pace()


class Clock:
    """Whose time runs since when, and what everybody has left."""

    def __init__(self, pace: Pace, seats: int, now: float) -> None:
        self.pace: Final = pace
        self.left: Final = [pace.whole()] * seats
        self.seat: Seat = NONE  # whose time runs
        self.since = now

    def run_for(self, seat: Seat, now: float, took: float | None = None) -> None:
        """The time until now was that of the seat before; from now on it is this one's.

        `took` says how long that was; without it, the clock on the wall does.
        """
        if self.seat != NONE:
            passed = now - self.since if took is None else took
            self.left[self.seat] = max(0.0, self.left[self.seat] - max(0.0, passed))
        self.seat, self.since = seat, now

    def stand_still(self, now: float) -> None:
        """The time until now was nobody's: there was no server."""
        self.since = now

    def add(self, seat: Seat) -> None:
        """For an answer."""
        self.left[seat] = self.pace.whole() if self.pace.days else self.left[seat] + self.pace.increment

    def greet(self, seat: Seat) -> None:
        """Whose time was over is back, and has some again: otherwise it would be over at once."""
        least = self.pace.whole() if self.pace.days else min(self.pace.whole(), TO_COME_BACK)
        self.left[seat] = max(self.left[seat], least)

    def remaining(self) -> float | None:
        """What whose time runs had left when something last happened; nothing if nobody's does."""
        return None if self.seat == NONE else self.left[self.seat]

    def shown(self) -> dict[str, object]:
        """What each had left at `since`; from then on, the time of `seat` runs."""
        return {"seat": self.seat, "since": round(self.since, 1), "left": [round(left, 1) for left in self.left]}

    def saved(self) -> dict[str, object]:
        return {"seat": self.seat, "since": self.since, "left": self.left}

    def load(self, saved: object) -> None:
        found = as_dict(saved)
        self.seat, self.since = as_int(found["seat"]), float(str(found["since"]))
        self.left[:] = [float(str(left)) for left in as_list(found["left"])]
