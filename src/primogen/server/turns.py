"""Something scarce: so many have it at once, and whoever asks for much waits for themselves alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

Place = asyncio.Future[None]


class Turns:
    """Of those who wait, one of each address is next, one address after the other."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.lines: Final[OrderedDict[str, deque[Place]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            await self.wait(address)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, address: str) -> None:
        place: Place = asyncio.get_running_loop().create_future()
        self.lines.setdefault(address, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was this one's turn at the same moment
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """To the first who still waits in the next line; that line is then the last."""
        while self.lines:
            address, line = self.lines.popitem(last=False)
            place = line.popleft()
            if line:
                self.lines[address] = line
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
