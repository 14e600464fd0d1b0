"""How much each seat may add to a table besides its answers. In memory alone: a pause forgives everything."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import Seat
from primogen.server.happenings import Misplayed
from primogen.server.limits import LEAVES_PER_MINUTE, LINES_PER_SECOND, Allowances, Bounds


class Manners:
    def __init__(self, bounds: Bounds) -> None:
        self.lines: Final = Allowances(LINES_PER_SECOND, bounds.lines_at_once)
        self.leaves: Final = Allowances(LEAVES_PER_MINUTE / 60, bounds.leaves_at_once)

    def check_talk(self, seat: Seat) -> None:
        if not self.lines.takes_one(str(seat)):
            raise Misplayed("slow", "wait a moment before you say more")

    def check_leave(self, seat: Seat) -> None:
        """Whoever has left may always come back."""
        if not self.leaves.takes_one(str(seat)):
            raise Misplayed("slow", "you have left often enough: wait a moment")
