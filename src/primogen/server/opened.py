"""A table in memory: what it is, who listens, and what goes on at it by itself."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from primogen.kernel.ids import Seat
from primogen.server.feeds import Feed
from primogen.server.manners import Manners
from primogen.server.presence import Presence
from primogen.server.rooms import Room


@dataclass
class Open:
    """A table in memory."""

    room: Room
    game: str
    manners: Manners
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    feeds: dict[tuple[Seat, int], Feed] = field(default_factory=dict)
    bots: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None  # when the time of whoever is asked is over
    ringing: asyncio.Task[None] | None = None
    present: Presence = field(init=False)
    is_doubtful: bool = False  # whether memory may lag behind the disk
    is_mine: bool = False  # whether this process runs its bots and clocks: see leases.py
    used_at: float = field(default_factory=time.monotonic)
    happened_at: float = field(default_factory=time.monotonic)  # the last event

    def __post_init__(self) -> None:
        self.present = Presence(len(self.room.seats))

    def passed(self) -> float:
        """Seconds since anything has happened, whatever is done to the clock on the wall."""
        return time.monotonic() - self.happened_at

    def is_watched(self) -> bool:
        return any(feed.listeners for feed in self.feeds.values())
