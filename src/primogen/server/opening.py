"""Tables on their way from disk to memory. What happened at one happens again, beside everything else: in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec

from primogen.games.desks import DESKS
from primogen.server.happenings import Misplayed
from primogen.server.limits import OPENED_AT_ONCE, OPENINGS_PER_MINUTE, Allowances
from primogen.server.locks import Locks
from primogen.server.pulse import AWAY
from primogen.server.rooms import Room
from primogen.server.rows import Happened
from primogen.server.storage import Storage
from primogen.server.turns import Turns
from primogen.server.unopened import Unopened, cannot_be_opened

FEW: Final = 8  # events that may happen again between two other things; more, beside them

P = ParamSpec("P")


class Opening:
    def __init__(self, storage: Storage, at_once: float) -> None:
        self.storage: Final = storage
        self.unopened: Final = Unopened(storage)
        self.coming: Final[dict[str, asyncio.Task[None]]] = {}
        self.locks: Final = Locks()  # under each name, one table comes or goes at a time
        self.turns: Final = Turns(OPENED_AT_ONCE)
        self.allowances: Final = Allowances(OPENINGS_PER_MINUTE / 60, at_once)

    async def wait(self, name: str, address: str, come: Callable[[Room, str], Awaitable[None]]) -> None:
        """Until the table has come, for whoever asks first: `come` with it and the name of its game.

        `address` is that of whoever asks, and may do so only so often; the server itself has none.
        """
        if name not in self.coming:
            if address and not self.allowances.takes_one(address):
                raise Misplayed("busy", "too many tables are opened from this address: wait a minute")
            self.coming[name] = asyncio.create_task(self.bring(name, address, come))
            self.coming[name].add_done_callback(has_come)
        await asyncio.shield(self.coming[name])  # it comes even if this one does not wait

    async def bring(self, name: str, address: str, come: Callable[[Room, str], Awaitable[None]]) -> None:
        try:
            async with self.locks.of(name):
                async with self.turns.turn(address):
                    room, game = await self.brought(name)
                await come(room, game)
        finally:
            del self.coming[name]  # here and not later: to wait for what is done is not to wait at all

    async def brought(self, name: str) -> tuple[Room, str]:
        """Whatever is wrong with what is kept is wrong with this table alone."""
        if name in self.unopened.names:
            raise cannot_be_opened()
        try:
            return await asyncio.to_thread(self.read, name)
        except (Misplayed, *AWAY):
            raise
        except Exception as error:  # a broken row; or cards have changed since, say
            await self.unopened.add(name, error)
            raise cannot_be_opened() from error

    def read(self, name: str) -> tuple[Room, str]:
        row = self.storage.room(name)
        if row is None:
            raise Misplayed("room", "there is no such table")
        return Room(row, DESKS[row.game]), row.game

    # ---- what is in memory already

    async def again(self, room: Room) -> None:
        """As it is on disk, from the beginning."""
        async with self.turns.turn(room.id):
            await beside(self.read_again, room)

    def read_again(self, room: Room) -> None:
        row = self.storage.room(room.id)
        if row is None:
            raise Misplayed("room", "there is no such table")
        room.restore(row)

    async def happen(self, room: Room, events: list[Happened]) -> None:
        """What another process has kept."""
        if len(events) > FEW:
            await beside(all_happen, room, events)
        else:
            all_happen(room, events)

    async def close(self) -> None:
        coming = list(self.coming.values())
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)


def has_come(done: asyncio.Task[None]) -> None:
    if not done.cancelled():
        done.exception()  # whoever waited has it; perhaps nobody did


async def beside(do: Callable[P, None], *args: P.args, **more: P.kwargs) -> None:
    """In a thread, and to its end even if nobody waits any more: the next who comes must not find it half done."""
    doing = asyncio.create_task(asyncio.to_thread(do, *args, **more))
    try:
        await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        raise


def all_happen(room: Room, events: list[Happened]) -> None:
    for event in events:
        room.happen(event)
