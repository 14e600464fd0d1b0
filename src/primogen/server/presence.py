"""Who is here: how many connections each seat of a table has. Everybody is told, so that nobody sits there unseen.

What is counted in other processes that share the database is told by them: see sharing.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from primogen.kernel.ids import NONE, Seat
from primogen.server.feeds import Listener
from primogen.server.protocol import Present, encoder

SOON: Final = 0.05  # seconds in which comings and goings are gathered

ASKING: Final = "?"  # what a process says that has just opened the table: who is elsewhere?

Announces: TypeAlias = Callable[[str], None]


class Presence:
    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.here: Final[dict[Listener, Seat]] = {}
        self.elsewhere: Final[dict[int, list[int]]] = {}  # by process
        self.announces: Announces | None = None  # tells other processes, if there can be any
        self.soon: asyncio.TimerHandle | None = None
        self.told: list[int] = []
        self.announced = [0] * seats

    def counted(self) -> list[int]:
        """In this process."""
        found = [0] * self.seats
        for seat in self.here.values():
            if seat != NONE:
                found[seat] += 1
        return found

    def all_counted(self) -> list[int]:
        together = [self.counted(), *self.elsewhere.values()]
        return [sum(each) for each in zip(*together, strict=True)]

    def come(self, seat: Seat, listener: Listener) -> None:
        self.here[listener] = seat
        listener.send(encoder.encode(Present(self.all_counted())))
        if seat != NONE:
            self.tell_soon()

    def go(self, seat: Seat, listener: Listener) -> None:
        self.here.pop(listener, None)
        if seat != NONE:
            self.tell_soon()

    def share(self, announces: Announces) -> None:
        """From now on other processes are told, and asked."""
        if self.announces is None:
            self.announces = announces
            announces(ASKING)

    def announce(self, announces: Announces) -> None:
        self.announced = self.counted()
        announces(",".join(map(str, self.announced)))

    def hear(self, process: int, said: str) -> None:
        """From another process. Of one that is no more nothing is said."""
        if said == ASKING:
            if self.announces is not None and any(self.counted()):
                self.announce(self.announces)
            return
        counted = [int(each) for each in said.split(",") if each.isdecimal()]
        self.elsewhere.pop(process, None)
        if len(counted) == self.seats and any(counted):
            self.elsewhere[process] = counted
        self.tell_soon()

    def tell_soon(self) -> None:
        if self.soon is None:
            self.soon = asyncio.get_running_loop().call_later(SOON, self.tell)

    def tell(self) -> None:
        self.soon = None
        if self.announces is not None and self.counted() != self.announced:
            self.announce(self.announces)
        now = self.all_counted()
        if now != self.told:
            self.told = now
            message = encoder.encode(Present(now))
            for listener in self.here:
                listener.send(message)
