"""What becomes of a seat whose time is over.

The first time it does nothing, where that is possible, and otherwise what a bot would do. The second time in a row a
bot plays for it, until its player is back. The third time its player concedes; or at once, if the table chose so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from primogen.kernel.ids import Seat
from primogen.kernel.journal import out_of_turn
from primogen.kernel.machine import CONCESSION
from primogen.server.clocks import LOSE
from primogen.server.happenings import ANSWER, ASIDE, CONCEDE, LEAVE, TIME_OUT
from primogen.server.rows import Happened

if TYPE_CHECKING:
    from primogen.server.rooms import Room

BY_THE_CLOCK: Final = 1  # the value of a `leave` that nobody asked for
TO_A_BOT: Final = 2  # times in a row: who misses one answer may be at the door, who misses two has left
TO_THE_END: Final = 3  # whoever comes back and does nothing again keeps others waiting


class Lateness:
    """How often in a row the time of each seat has run out. An answer of its own ends the row."""

    def __init__(self) -> None:
        self.times: Final[Counter[Seat]] = Counter()

    def hear(self, event: Happened, people: set[Seat]) -> None:
        if event.kind == TIME_OUT or (event.kind == LEAVE and event.value == BY_THE_CLOCK):
            self.times[event.seat] += 1
        elif event.kind in (ANSWER, ASIDE) and event.seat in people:
            del self.times[event.seat]


def follows(room: Room, late: Happened) -> Happened | None:
    """What happens when the clock has rung; None if a bot must think first."""
    times = room.late.times[late.seat] + 1
    if room.pace.on_time_out == LOSE or times >= TO_THE_END:
        return replace(late, kind=CONCEDE, value=out_of_turn(late.seat, CONCESSION))
    if times >= TO_A_BOT:
        return replace(late, kind=LEAVE, value=BY_THE_CLOCK)
    neutral = room.desk.neutral(room.g)
    return None if neutral is None else replace(late, value=neutral)
