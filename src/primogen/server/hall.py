"""All tables of this process. One answer at a time at each; kept before it is told; bots answer by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from primogen.kernel.fairness import commitment_to, new_secret
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.views import packed, view
from primogen.server.clocks import NO_CLOCK, Pace
from primogen.server.feeds import Feed
from primogen.server.games import DESKS
from primogen.server.metrics import Metrics
from primogen.server.protocol import LONGEST_CHAT
from primogen.server.rooms import (
    LEAVE,
    REMATCH,
    RESUME,
    Misplayed,
    Room,
    Wish,
    digest,
    happened,
    new_token,
    next_room,
    plain,
)
from primogen.server.storage import Happened, RoomRow, SeatRow, Storage, Taken
from primogen.server.thinking import Thinkers

ENDED_KEPT: Final = 100  # games that are over and still in memory
UNSEEDED: Final = b""  # the seed of a header before the deal
TRY_AGAIN: Final = 1.0  # seconds, after a failure to write

log: Final = logging.getLogger("primogen")


@dataclass(frozen=True)
class SeatPlan:
    """A person if `bot` is empty. A deck is a starter's name, or a deck's text."""

    name: str
    deck: str
    bot: str = ""


@dataclass
class Dealt:
    """A new table: its id, a secret for each seat that a person takes, and what binds the server to its own."""

    room: str
    tokens: list[str]
    commitment: str


@dataclass
class Open:
    """A table in memory."""

    room: Room
    game: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    feeds: dict[tuple[Seat, int], Feed] = field(default_factory=dict)
    bots: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None  # when the time of whoever is asked is over
    ringing: asyncio.Task[None] | None = None
    is_doubtful: bool = False  # whether memory may lag behind the disk


class Hall:
    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self.open: Final[dict[str, Open]] = {}
        self.opening: Final = asyncio.Lock()
        self.over: Final[deque[str]] = deque()
        self.metrics: Final = Metrics()

    # ---- tables

    async def deal(self, game: str, plans: list[SeatPlan], *, is_listed: bool, pace: Pace = NO_CLOCK) -> Dealt:
        desk = DESKS[game]
        header = desk.deal([plan.name for plan in plans], [plan.deck for plan in plans], UNSEEDED)
        secret = new_secret()
        tokens = ["" if plan.bot else new_token() for plan in plans]
        rows = [SeatRow(plan.name, plan.bot, digest(token)) for plan, token in zip(plans, tokens, strict=True)]
        row = RoomRow(secrets.token_urlsafe(9), game, header, is_listed, rows, [], [], pace, secret=secret.hex())
        await self.open_new(row)
        log.info("a table is made", extra={"room": row.id, "game": game, "seats": len(plans)})
        return Dealt(row.id, tokens, commitment_to(secret))

    async def open_new(self, row: RoomRow) -> None:
        await asyncio.to_thread(self.storage.add_room, row)
        async with self.opening:
            self.open[row.id] = Open(Room(row, DESKS[row.game]), row.game)
            self.go_on(self.open[row.id])

    async def find(self, name: str) -> Open:
        """In memory, or brought back from storage as it was after the last answer kept."""
        async with self.opening:
            if name not in self.open:
                row = await asyncio.to_thread(self.storage.room, name)
                if row is None:
                    raise Misplayed("room", "there is no such table")
                try:
                    room = Room(row, DESKS[row.game])
                except Exception as error:  # cards have changed since, say
                    log.exception("a table cannot be opened", extra={"room": name})
                    raise Misplayed("room", "this table can no longer be opened") from error
                at = Open(room, row.game)
                if room.clock is not None and not room.is_over:
                    await self.keep(at, happened(RESUME, NONE))
                self.open[name] = at
                self.go_on(at)
        return self.open[name]

    async def bring_back(self) -> int:
        """After a restart: every table that has not ended."""
        names = await asyncio.to_thread(self.storage.open_rooms)
        for name in names:
            with contextlib.suppress(Misplayed):
                at = await self.find(name)
                if at.room.is_over:  # the last answer was kept, but not that it was the last
                    await asyncio.to_thread(self.storage.end, name)
        log.info("tables are back", extra={"tables": len(self.open), "of": len(names)})
        return len(self.open)

    def feed(self, at: Open, seat: Seat, lang: int) -> Feed:
        if (seat, lang) not in at.feeds:
            at.feeds[seat, lang] = Feed(at.room, at.room.teller(seat, lang))
        return at.feeds[seat, lang]

    # ---- playing

    @asynccontextmanager
    async def at_rest(self, at: Open) -> AsyncIterator[Room]:
        """The table, while nothing happens at it. After a failure to write, what is on disk is what has happened."""
        async with at.lock:
            if at.is_doubtful:
                row = await asyncio.to_thread(self.storage.room, at.room.id)
                if row is None:
                    raise Misplayed("room", "there is no such table")
                at.room.restore(row)
                at.is_doubtful = False
                self.tell(at)
            yield at.room

    async def sit(self, at: Open, seat: Seat, luck: str) -> None:
        """The first time counts. Whoever is the last to sit down is dealt to, as all are."""
        while True:
            try:
                async with self.at_rest(at) as room:
                    if seat in room.awaited():
                        await self.keep(at, room.sat(seat, luck))
                    return
            except Misplayed as error:
                if error.code != "stale":  # another process was quicker: look again
                    raise

    async def answer(self, at: Open, seat: Seat, number: int, option: int) -> None:
        """When this returns, the answer is on disk and everybody has been told. So it is with all that follow."""
        async with self.at_rest(at) as room:
            await self.keep(at, room.answered(seat, number, option))

    async def put_in(self, at: Open, seat: Seat, number: int, option: int) -> None:
        async with self.at_rest(at) as room:
            await self.keep(at, room.put_in(seat, number, option))

    async def leave(self, at: Open, seat: Seat) -> None:
        async with self.at_rest(at) as room:
            await self.keep(at, room.left(seat))

    async def come_back(self, at: Open, seat: Seat) -> None:
        async with self.at_rest(at) as room:
            await self.keep(at, room.came_back(seat))

    async def wish_undo(self, at: Open, seat: Seat, number: int) -> None:
        async with self.at_rest(at) as room:
            await self.consider(at, room.wished(seat, number))

    async def agree(self, at: Open, seat: Seat, number: int) -> None:
        async with self.at_rest(at) as room:
            await self.consider(at, room.agreed(seat, number))

    async def consider(self, at: Open, wish: Wish) -> None:
        """Done as soon as everybody agrees; a wish lapses with the next thing that happens."""
        undone = at.room.undone(wish)
        if undone is None:
            at.room.wish = wish
            self.tell(at)
        else:
            await self.keep(at, undone)

    async def decline(self, at: Open, seat: Seat, number: int) -> None:
        async with self.at_rest(at) as room:
            room.agreed(seat, number)
            room.wish = None
            self.tell(at)

    async def play_again(self, at: Open, seat: Seat) -> None:
        """When all would, they have a new table, which the same tokens open."""
        async with self.at_rest(at) as room:
            if not room.would_play_again(seat):
                self.tell(at)
                return
            old, name = await asyncio.to_thread(self.storage.room, room.id), next_room(room.id)
            assert old is not None
            if await asyncio.to_thread(self.storage.room, name) is None:
                header, secret = room.desk.again(old.header, UNSEEDED), new_secret().hex()
                gone = [happened(LEAVE, each) for each in sorted(room.away)]  # still played for by bots
                await self.open_new(
                    RoomRow(name, old.game, header, old.is_listed, old.seats, gone, [], old.pace, secret=secret)
                )
            await self.keep(at, happened(REMATCH, seat))

    async def keep(self, at: Open, event: Happened) -> None:
        """It happens, is kept, and is told, whatever becomes of whoever asked for it. The table is at rest."""
        keeping = asyncio.create_task(self.keep_whole(at, event))
        try:
            await asyncio.shield(keeping)
        except asyncio.CancelledError:
            await asyncio.wait([keeping])
            raise

    async def keep_whole(self, at: Open, event: Happened) -> None:
        room, number, was_over, begun = at.room, at.room.number, at.room.is_over, time.perf_counter()
        at.is_doubtful = True
        room.happen(event)
        try:
            await asyncio.to_thread(self.storage.add_event, room.id, number, event)
        except Taken:
            raise Misplayed("stale", "this question has been answered") from None
        at.is_doubtful = False
        self.tell(at)
        self.metrics.took(event.kind, time.perf_counter() - begun)
        self.go_on(at)
        if room.is_over and not was_over:
            await asyncio.to_thread(self.storage.end, room.id)
            log.info("a game is over", extra={"room": room.id, "events": room.number})
            self.forget_old(room.id)

    def forget_old(self, newly_over: str) -> None:
        """Of the games that are over, the last ones stay in memory; the others are found on disk if anybody comes."""
        self.over.append(newly_over)
        while len(self.over) > ENDED_KEPT:
            name = self.over.popleft()
            at = self.open.get(name)
            if at is not None and not any(feed.listeners for feed in at.feeds.values()):
                del self.open[name]

    async def chat(self, at: Open, seat: Seat, text: str) -> None:
        text = plain(text)
        if not text or len(text) > LONGEST_CHAT:
            raise Misplayed("chat", f"a line of 1 to {LONGEST_CHAT} characters")
        if seat == NONE:
            raise Misplayed("seat", "only players talk at this table")
        async with self.at_rest(at):
            await asyncio.to_thread(self.storage.add_chat, at.room.id, len(at.room.chat), seat, text)
            at.room.chat.append((seat, text))
            self.tell(at)

    def tell(self, at: Open) -> None:
        for feed in at.feeds.values():
            feed.update()

    # ---- what goes on by itself

    def go_on(self, at: Open) -> None:
        """Bots answer, clocks run."""
        self.let_bots_answer(at)
        if at.alarm is not None:
            at.alarm.cancel()
            at.alarm = None
        deadline = None if at.room.clock is None else at.room.clock.deadline()
        if deadline is not None:
            at.alarm = asyncio.get_running_loop().call_later(max(0.0, deadline - time.time()), self.ring, at)

    def ring(self, at: Open) -> None:
        at.ringing = asyncio.get_running_loop().create_task(self.time_out(at))

    async def time_out(self, at: Open) -> None:
        """An answer like any other, given by the clock."""
        try:
            async with self.at_rest(at) as room:
                answer = room.ran_out(time.time())
                if answer is None:
                    self.go_on(at)
                else:
                    await self.keep(at, answer)
        except Exception:
            log.exception("the answer of a clock was not taken", extra={"room": at.room.id})
            at.alarm = asyncio.get_running_loop().call_later(TRY_AGAIN, self.ring, at)

    def let_bots_answer(self, at: Open) -> None:
        if at.room.bot_asked() and (at.bots is None or at.bots.done()):
            at.bots = asyncio.get_running_loop().create_task(self.bots_answer(at))

    async def bots_answer(self, at: Open) -> None:
        """Until a person is asked. A failure to write is tried again; anything else is ours to mend."""
        while at.room.bot_asked():
            try:
                await self.bot_answers(at)
            except SQLAlchemyError:
                log.exception("a bot's answer was not kept", extra={"room": at.room.id})
                await asyncio.sleep(TRY_AGAIN)
            except Exception:
                log.exception("a bot's answer was not taken", extra={"room": at.room.id})
                return

    async def bot_answers(self, at: Open) -> None:
        async with self.at_rest(at) as room:
            asked, bot = room.asked, room.bot_asked()
            if asked is None or not bot:
                return
            number, seed = room.question, int(digest(f"{room.id}/{asked.seat}")[:8], 16)
            content = packed(view(room.g, asked.seat))
        option = await self.thinkers.think(at.game, bot, seed + number, content, len(asked.options))
        with contextlib.suppress(Misplayed):  # something else has happened meanwhile: think again
            async with self.at_rest(at) as room:
                if room.bot_asked():
                    await self.keep(at, room.chosen(number, option))

    async def close(self) -> None:
        for at in self.open.values():
            if at.bots is not None:
                at.bots.cancel()
            if at.alarm is not None:
                at.alarm.cancel()
        self.thinkers.close()
        self.storage.close()
