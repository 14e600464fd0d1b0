"""All tables of this process. One answer at a time at each; kept before it is told; bots answer by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from primogen.kernel.ids import NONE, Seat
from primogen.kernel.views import packed, view
from primogen.server.feeds import Feed
from primogen.server.games import DESKS
from primogen.server.protocol import LONGEST_CHAT
from primogen.server.rooms import Misplayed, Room, digest, new_token, plain
from primogen.server.storage import Happened, RoomRow, SeatRow, Storage, Taken
from primogen.server.thinking import Thinkers

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
    """A new table: its id, and a secret for each seat that a person takes."""

    room: str
    tokens: list[str]


@dataclass
class Open:
    """A table in memory."""

    room: Room
    game: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    feeds: dict[tuple[Seat, int], Feed] = field(default_factory=dict)
    bots: asyncio.Task[None] | None = None
    is_doubtful: bool = False  # whether memory may lag behind the disk


class Hall:
    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self.open: Final[dict[str, Open]] = {}
        self.opening: Final = asyncio.Lock()

    # ---- tables

    async def deal(self, game: str, plans: list[SeatPlan], *, is_listed: bool, seed: bytes = b"") -> Dealt:
        desk = DESKS[game]
        header = desk.deal(
            [plan.name for plan in plans], [plan.deck for plan in plans], seed or secrets.token_bytes(32)
        )
        tokens = ["" if plan.bot else new_token() for plan in plans]
        rows = [SeatRow(plan.name, plan.bot, digest(token)) for plan, token in zip(plans, tokens, strict=True)]
        row = RoomRow(secrets.token_urlsafe(9), game, header, is_listed, rows, [], [])
        await asyncio.to_thread(self.storage.add_room, row)
        await self.find(row.id)
        log.info("a table is dealt", extra={"room": row.id, "game": game, "seats": len(plans)})
        return Dealt(row.id, tokens)

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
                self.open[name] = Open(room, row.game)
                self.let_bots_answer(self.open[name])
        return self.open[name]

    async def bring_back(self) -> int:
        """After a restart: every table that has not ended."""
        names = await asyncio.to_thread(self.storage.open_rooms)
        for name in names:
            with contextlib.suppress(Misplayed):
                await self.find(name)
        log.info("tables are back", extra={"tables": len(self.open), "of": len(names)})
        return len(self.open)

    def feed(self, at: Open, seat: Seat, lang: int) -> Feed:
        if (seat, lang) not in at.feeds:
            at.feeds[seat, lang] = Feed(at.room, at.room.teller(seat, lang))
        return at.feeds[seat, lang]

    # ---- playing

    async def answer(self, at: Open, seat: Seat, number: int, option: int) -> None:
        """When this returns, the answer is on disk and everybody has been told."""
        async with at.lock:
            await self.settle(at)
            await self.keep(at, at.room.answered(seat, number, option))

    async def keep(self, at: Open, event: Happened) -> None:
        """It happens, is kept, and is told, whatever becomes of whoever asked for it. The table is locked."""
        keeping = asyncio.create_task(self.keep_whole(at, event))
        try:
            await asyncio.shield(keeping)
        except asyncio.CancelledError:
            await asyncio.wait([keeping])
            raise

    async def keep_whole(self, at: Open, event: Happened) -> None:
        room = at.room
        before, number = room.moment(), room.number
        try:
            room.happen(event)
            await asyncio.to_thread(self.storage.add_event, room.id, number, event)
        except Exception as error:
            room.go_back(before)
            at.is_doubtful = True  # it may be on disk all the same
            if isinstance(error, Taken):
                raise Misplayed("stale", "this question has been answered") from None
            raise
        self.tell(at)
        self.let_bots_answer(at)
        if room.g.ended:
            await asyncio.to_thread(self.storage.end, room.id)
            log.info("a game is over", extra={"room": room.id, "events": room.number})

    async def settle(self, at: Open) -> None:
        """After a failure to write: what is on disk is what has happened. The table is locked."""
        if at.is_doubtful:
            row = await asyncio.to_thread(self.storage.room, at.room.id)
            if row is None:
                raise Misplayed("room", "there is no such table")
            at.room.restore(row)
            at.is_doubtful = False
            self.tell(at)

    async def chat(self, at: Open, seat: Seat, text: str) -> None:
        text = plain(text)
        if not text or len(text) > LONGEST_CHAT:
            raise Misplayed("chat", f"a line of 1 to {LONGEST_CHAT} characters")
        if seat == NONE:
            raise Misplayed("seat", "only players talk at this table")
        async with at.lock:
            await asyncio.to_thread(self.storage.add_chat, at.room.id, len(at.room.chat), seat, text)
            at.room.chat.append((seat, text))
            self.tell(at)

    def tell(self, at: Open) -> None:
        for feed in at.feeds.values():
            feed.update()

    # ---- bots

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
        async with at.lock:
            await self.settle(at)
            room, asked, bot = at.room, at.room.g.decision, at.room.bot_asked()
            if asked is None or not bot:
                return
            number, seed = room.number, int(digest(f"{room.id}/{asked.seat}")[:8], 16)
            content = packed(view(room.g, asked.seat))
        option = await self.thinkers.think(at.game, bot, seed + number, content, len(asked.options))
        with contextlib.suppress(Misplayed):  # something else has happened meanwhile: think again
            await self.answer(at, asked.seat, number, option)

    async def close(self) -> None:
        for at in self.open.values():
            if at.bots is not None:
                at.bots.cancel()
        self.thinkers.close()
        self.storage.close()
