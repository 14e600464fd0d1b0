"""All tables of this process. One answer at a time at each; kept before it is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Final

from primogen.games.desks import DESKS
from primogen.games.register import FIRST
from primogen.kernel.ids import NONE, Seat
from primogen.server import requests
from primogen.server.failures import Failures
from primogen.server.feeds import Feed, Listener
from primogen.server.glances import told
from primogen.server.happenings import (
    AGREE,
    CARRY,
    DECLINE,
    RESUME,
    SITTING,
    UNDO,
    WISH,
    Misplayed,
    Overtaken,
    happened,
)
from primogen.server.leases import Leases
from primogen.server.limits import USUAL, Bounds
from primogen.server.manners import Manners
from primogen.server.metrics import Metrics
from primogen.server.opened import Open
from primogen.server.opening import Opening
from primogen.server.protocol import LONGEST_CHAT
from primogen.server.pulse import AWAY, Pulse
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow
from primogen.server.running import Running
from primogen.server.seating import Seating
from primogen.server.standing import Standing
from primogen.server.storage import Storage, Taken
from primogen.server.taking_back import Wish
from primogen.server.thinking import Thinkers
from primogen.server.tokens import plain
from primogen.server.writing import Writer

ENDED_KEPT: Final = 100  # games that are over and still in memory

log: Final = logging.getLogger("primogen")


def rules_here(game: str) -> str:
    """Those that this process plays a game by; the game is loaded for it. Empty: it is not played here."""
    return DESKS[game].rules() if game in DESKS else ""


class Hall:
    def __init__(
        self, storage: Storage, thinkers: Thinkers, bounds: Bounds = USUAL, standing: Standing | None = None
    ) -> None:
        self.storage: Final = storage
        self.pulse: Final = Pulse(storage.engine)
        self.standing: Final = standing or Standing()
        self.failures: Final = Failures()
        self.writer: Final = Writer(storage)
        self.leases: Final = Leases(storage, rules_here, [FIRST])
        self.running: Final = Running(self, thinkers)
        self.seating: Final = Seating(self, bounds.open_seats_at_once)
        self.announcing: Final[set[asyncio.Future[None]]] = set()
        self.open: Final[dict[str, Open]] = {}
        self.bounds: Final = bounds
        self.opening: Final = Opening(storage, bounds.openings_at_once)
        self.over: Final[deque[str]] = deque()
        self.metrics: Final = Metrics()

    # ---- tables

    async def open_new(self, row: RoomRow) -> None:
        room = await asyncio.to_thread(Room, row, DESKS[row.game])
        await asyncio.to_thread(self.storage.add_room, row, told(room))
        async with self.opening.locks.of(row.id):
            at = Open(room, row.game, Manners(self.bounds))
            at.is_mine = await asyncio.to_thread(self.leases.claim, row.id)
            self.open[row.id] = at
        async with self.at_rest(at):
            await self.seating.deal_if_complete(at)
            self.running.go_on(at)

    async def find(self, name: str, address: str = "") -> Open:
        """In memory, or brought back from storage as it was after the last answer kept: see opening.py."""
        while (at := self.open.get(name)) is None or name in self.opening.coming:
            await self.opening.wait(name, address, self.take_in)
        at.used_at = time.monotonic()
        return at

    async def take_in(self, room: Room, game: str) -> None:
        if room.id in self.open:
            return
        at = Open(room, game, Manners(self.bounds))
        if room.clock is not None:  # another process may have measured until now
            at.happened_at -= max(0.0, time.time() - room.clock.since)
        self.open[room.id] = at  # from now on, news of other processes is heard
        try:
            await self.run_if_free(at)
        except BaseException:
            del self.open[room.id]
            raise

    async def run_if_free(self, at: Open) -> None:
        """From now on this process runs the table, unless another one does. While none did, no clock ran."""
        async with self.at_rest(at) as room:
            if not room.is_over:
                at.is_mine = await asyncio.to_thread(self.leases.claim, room.id)
            await self.learn(at)
            with contextlib.suppress(Overtaken):
                await self.seating.deal_if_complete(at)
            if at.is_mine and room.clock is not None and not room.is_over and not room.is_full:
                with contextlib.suppress(Overtaken):
                    await self.keep(at, happened(RESUME, NONE))
            self.running.go_on(at)

    async def bring_back(self) -> int:
        """Tables that a process which is no more was running; after a restart, all that are under way."""
        here = [(name, at) for name, at in self.open.items() if not at.is_mine and not at.lock.locked()]
        wanting = [name for name, at in here if at.room.needs_running()]
        unheld = await asyncio.to_thread(self.leases.unheld, wanting)
        names = [name for name in unheld if name not in self.opening.unopened.names]
        for name in names:
            try:
                await self.bring_one_back(name)
            except AWAY:
                raise
            except Misplayed:  # it has been told why
                continue
            except Exception as error:
                await self.opening.unopened.add(name, error)
        return len(names)

    async def bring_one_back(self, name: str) -> None:
        at = await self.find(name)
        if at.room.is_over or at.room.is_full:  # the last answer was kept, but not that it was the last
            await asyncio.to_thread(self.storage.end, name)
        elif not at.is_mine:
            await self.run_if_free(at)

    async def catch_up(self, name: str) -> None:
        """Something has happened at a table, in another process."""
        at = self.open.get(name)
        if at is not None:
            async with self.at_rest(at):
                await self.learn(at)

    async def look_again(self, name: str) -> None:
        """What is kept of a table is not what it was: all who are there are told anew."""
        at = self.open.get(name)
        if at is not None:
            async with at.lock:
                at.is_doubtful = True
            async with self.at_rest(at):
                pass

    async def learn(self, at: Open) -> None:
        """What is on disk and not in memory happens here, too. The table is at rest."""
        room = at.room
        events, lines = await asyncio.to_thread(self.storage.news, room.id, room.number, room.chat.next)
        if not events and not lines:
            return
        at.is_doubtful = True
        if any(event.kind in SITTING for event in events):  # who has which seat is told by the rows alone
            await self.opening.again(room)
        else:
            await self.opening.happen(room, events)
            room.chat.add(lines)
        at.happened_at = time.monotonic()
        at.is_doubtful = False
        self.tell(at)
        self.running.go_on(at)
        if room.is_over:
            self.forget_old(room.id)

    def feed(self, at: Open, seat: Seat, lang: int) -> Feed:
        if (seat, lang) not in at.feeds:
            at.feeds[seat, lang] = Feed(at.room, at.room.teller(seat, lang))
        return at.feeds[seat, lang]

    def come(self, at: Open, seat: Seat, listener: Listener) -> None:
        """A connection begins; where there can be other processes, they hear of it."""
        if self.storage.engine.dialect.name == "postgresql":
            at.present.share(partial(self.announce, at.room.id))
        at.present.come(seat, listener)

    def announce(self, room: str, counted: str) -> None:
        telling = asyncio.ensure_future(asyncio.to_thread(self.storage.announce_present, room, counted))
        self.announcing.add(telling)
        telling.add_done_callback(self.announced)

    def announced(self, telling: asyncio.Future[None]) -> None:
        self.announcing.discard(telling)
        if not telling.cancelled() and telling.exception() is not None:
            log.warning("who is here was not announced", extra={"why": type(telling.exception()).__name__})

    # ---- playing

    @asynccontextmanager
    async def at_rest(self, at: Open) -> AsyncIterator[Room]:
        """The table, while nothing happens at it. After a failure to write, what is on disk is what has happened."""
        async with at.lock:
            if at.is_doubtful:
                await self.opening.again(at.room)
                at.is_doubtful = False
                self.tell(at)
            yield at.room

    async def answer(self, at: Open, seat: Seat, number: int, option: int) -> None:
        """When this returns, the answer is on disk and everybody has been told. So it is with all that follow."""
        async with self.at_rest(at) as room:
            await self.keep(at, requests.answered(room, seat, number, option))

    async def put_in(self, at: Open, seat: Seat, number: int, option: int) -> None:
        async with self.at_rest(at) as room:
            await self.keep(at, requests.put_in(room, seat, number, option))

    async def leave(self, at: Open, seat: Seat) -> None:
        async with self.at_rest(at) as room:
            event = requests.left(room, seat)
            at.manners.check_leave(seat)
            await self.keep(at, event)

    async def come_back(self, at: Open, seat: Seat) -> None:
        async with self.at_rest(at) as room:
            await self.keep(at, requests.came_back(room, seat))

    async def concede(self, at: Open, seat: Seat) -> None:
        async with self.at_rest(at) as room:
            await self.keep(at, requests.gave_up(room, seat))

    async def consent(self, at: Open, seat: Seat) -> None:
        """To going on under other rules: see releases.py. Done as soon as everybody agrees."""
        async with self.at_rest(at) as room:
            await self.keep(at, requests.consents(room, seat, is_mine=at.is_mine))
            if room.held is not None and room.people() <= room.agreeing():
                await self.keep(at, happened(CARRY, seat, room.held.answers))

    async def wish_undo(self, at: Open, seat: Seat, number: int) -> None:
        async with self.at_rest(at) as room:
            await self.consider(at, requests.wished(room, seat, number), happened(WISH, seat))

    async def agree(self, at: Open, seat: Seat, number: int) -> None:
        async with self.at_rest(at) as room:
            await self.consider(at, requests.agreed(room, seat, number), happened(AGREE, seat))

    async def consider(self, at: Open, wish: Wish, step: Happened) -> None:
        """Done as soon as everybody agrees."""
        await self.keep(at, happened(UNDO, wish.seat) if at.room.is_granted(wish) else step)

    async def decline(self, at: Open, seat: Seat, number: int) -> None:
        async with self.at_rest(at) as room:
            requests.agreed(room, seat, number)
            await self.keep(at, happened(DECLINE, seat))

    async def keep(self, at: Open, event: Happened) -> None:
        """It happens, is kept, and is told, whatever becomes of whoever asked for it. The table is at rest."""
        if at.room.is_full:
            raise Misplayed("full", "this table is too long: nothing more can happen here")
        keeping = asyncio.create_task(self.keep_whole(at, event))
        try:
            await asyncio.shield(keeping)
        except asyncio.CancelledError:
            await asyncio.wait([keeping])
            raise

    async def keep_whole(self, at: Open, event: Happened) -> None:
        room, was_over, begun, now = at.room, at.room.is_over, time.perf_counter(), time.monotonic()
        if room.clock is not None:
            event = replace(event, took=0.0 if event.kind == RESUME else now - at.happened_at)
        at.is_doubtful = True
        room.happen(event)
        new = room.as_kept(event)
        try:
            await self.writer.add_event(replace(new, glance=told(room)) if event.kind in SITTING else new)
        except Taken:
            raise Overtaken from None
        at.is_doubtful, at.happened_at = False, now
        self.tell(at)
        self.metrics.took(event.kind, time.perf_counter() - begun)
        self.running.go_on(at)
        if (room.is_over and not was_over) or room.is_full:
            await asyncio.to_thread(self.storage.note, room.id, told(room))
            await asyncio.to_thread(self.storage.end, room.id)
            log.info("a game is over", extra={"room": room.id, "events": room.number})
            self.forget_old(room.id)

    def forget_old(self, newly_over: str) -> None:
        """Of the games that are over, the last ones stay in memory; the others are found on disk if anybody comes."""
        self.over.append(newly_over)
        while len(self.over) > ENDED_KEPT:
            name = self.over.popleft()
            at = self.open.get(name)
            if at is not None and not at.is_watched():
                del self.open[name]

    async def chat(self, at: Open, seat: Seat, text: str) -> None:
        text = plain(text)
        if not text or len(text) > LONGEST_CHAT:
            raise Misplayed("chat", f"a line of 1 to {LONGEST_CHAT} characters")
        if seat == NONE:
            raise Misplayed("seat", "only players talk at this table")
        at.manners.check_talk(seat)
        async with self.at_rest(at) as room:
            try:
                await asyncio.to_thread(self.storage.add_chat, room.id, room.chat.next, seat, text)
            except Taken:
                await self.learn(at)
                raise Overtaken from None
            room.chat.add([(seat, text)])
            self.tell(at)

    def tell(self, at: Open) -> None:
        if at.feeds:
            looks = at.room.looks()
            for key, feed in list(at.feeds.items()):
                if feed.is_another_players():
                    feed.end()
                else:
                    feed.update(looks)
                if feed.is_over or feed.is_stale():
                    del at.feeds[key]

    # ---- closing

    async def close(self) -> None:
        """Leases stay: whoever starts next, or is there already, takes the tables over."""
        await self.opening.close()
        for at in self.open.values():
            self.running.stop(at)
        self.running.thinkers.close()
        await asyncio.to_thread(self.writer.close)
        self.storage.close()
