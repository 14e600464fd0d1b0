"""What is kept, as values: a table, its seats, what happened at it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from primogen.games.terms import Terms
from primogen.kernel.ids import NONE
from primogen.kernel.journal import Header
from primogen.server.clocks import NO_CLOCK, Pace

ANY: Final = "any"  # the decks that may be brought: any that is legal


@dataclass(frozen=True)
class SeatRow:
    """A bot's, or a person's: then `token` is the digest of their own secret, empty as long as nobody has the seat.

    `way` is how a person comes to it (see sitting.py), `invitation` the digest of what opens it to the first who comes.
    `deck` is empty until its player has one; at a table whose header has all decks it says nothing.
    """

    name: str
    bot: str
    token: str
    way: str = ""
    invitation: str = ""
    deck: str = ""


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

    Before the deal an event may change who has which seat: all `seats` after it. The deal brings the `header`. Both are
    kept in the same moment, in the rows of the table.
    """

    kind: str
    seat: int
    value: int
    at: float
    luck: str = ""
    outcome: Outcome = UNKNOWN
    took: float | None = None
    seats: tuple[SeatRow, ...] | None = field(default=None, compare=False)
    header: Header | None = field(default=None, compare=False)


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
    glance: str = ""  # what can be told of the table from now on, without opening it: see glances.py


@dataclass(frozen=True)
class Listing:
    """What strangers may know of a table."""

    room: str
    game: str
    names: list[str]
    is_over: bool
    glance: str = ""
    decks: str = ANY
    pace: Pace = NO_CLOCK
    terms: Terms = field(default_factory=dict)


@dataclass(frozen=True)
class RoomRow:
    """With a secret (in hex), the header has no seed yet: it follows from the secret and the lucks of the seats. It is
    empty until the cards are dealt, at a table to which everybody brings a deck. `decks` says which they may bring.
    """

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
    host: int = NONE  # the seat of whoever may change the table before the deal
    decks: str = ANY
    terms: Terms = field(default_factory=dict)  # by which it is dealt: the header has them, too
