"""Taking back an answer: the wish to, and where the game stood before."""

from __future__ import annotations

from dataclasses import dataclass, field

from primogen.kernel.game import Game
from primogen.kernel.ids import Seat


@dataclass
class Wish:
    """To take back the last answer: who wishes it, and who agrees. It lapses with the next thing that happens."""

    seat: Seat
    agreed: set[Seat] = field(default_factory=set)


@dataclass(frozen=True)
class Moment:
    """Where a game stood: enough to go back to it."""

    g: Game
    entries: int
    lines: int
