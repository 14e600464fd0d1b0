"""What is kept, as values: a table, its seats, what happened at it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from primogen.kernel.journal import Header
from primogen.server.clocks import NO_CLOCK, Pace


@dataclass(frozen=True)
class Outcome:
    """What came of an answer when it was given: what chance gave, at times the game's fingerprint, and the lines told.

    Whoever lets it happen again compares. `told` is JSON, with cards by their ids.
    """

    chance: tuple[int, ...] = ()
    fingerprint: str = ""
    told: str = ""


UNKNOWN: Final = Outcome()

# Kinds of snapshots: see snapshots.py
EXACT: Final = "exact"
REST: Final = "rest"
CARRIED: Final = "carried"


@dataclass(frozen=True)
class Happened:
    """What a table is made of besides its header: see happenings.py for the kinds. `at` is the time, in seconds; `took`
    how long nothing had happened, as the process that kept it measured: a clock on the wall may be set.
    """

    kind: str
    seat: int
    value: int
    at: float
    luck: str = ""
    outcome: Outcome = UNKNOWN
    took: float | None = None


@dataclass(frozen=True)
class SnapshotRow:
    """How a game stood after so many events: see snapshots.py. `forget`: those of its kind before this number."""

    number: int
    kind: str
    release: str
    under: str
    content: bytes
    forget: int = 0


@dataclass(frozen=True)
class NewEvent:
    """What happens next at a table, if nothing has happened at this number."""

    room: str
    number: int
    event: Happened
    snapshots: tuple[SnapshotRow, ...] = ()
    release: str = ""  # by which the table is played from now on, if that is new


@dataclass(frozen=True)
class SeatRow:
    name: str
    bot: str
    token: str


@dataclass(frozen=True)
class Listing:
    """What strangers may know of a table."""

    room: str
    game: str
    names: list[str]
    is_over: bool


@dataclass(frozen=True)
class RoomRow:
    """With a secret (in hex), the header has no seed yet: it follows from the secret and the lucks of the seats."""

    id: str
    game: str
    header: Header
    is_listed: bool
    seats: list[SeatRow]
    events: list[Happened]
    chat: list[tuple[int, str]]
    pace: Pace = NO_CLOCK
    made_at: float = field(default_factory=time.time)
    secret: str = ""
    release: str = ""  # by which it is played; empty if that was never written down
    is_ended: bool = False
    snapshots: list[SnapshotRow] = field(default_factory=list)  # the newest last
    chat_from: int = 0  # the number of the first line of `chat`
