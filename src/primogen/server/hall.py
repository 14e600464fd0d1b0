"""All tables of this process. One answer at a time at each; kept before it is told; bots answer by themselves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, field
from typing import Final

from primogen.kernel.ids import NONE, Seat
from primogen.kernel.views import packed, view
from primogen.server.feeds import Feed
from primogen.server.games import DESKS
from primogen.server.protocol import LONGEST_CHAT
from primogen.server.rooms import Misplayed, Room, digest, new_token
from primogen.server.storage import RoomRow, SeatRow, Storage, Taken
from primogen.server.thinking import Thinkers

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


class Hall:
    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self.epoch: Final = secrets.token_hex(4)
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
        return Dealt(row.id, tokens)

    async def find(self, name: str) -> Open:
        """In memory, or brought back from storage as it was after the last answer kept."""
        async with self.opening:
            if name not in self.open:
                row = await asyncio.to_thread(self.storage.room, name)
                if row is None:
                    raise Misplayed("room", "there is no such table")
                self.open[name] = Open(Room(row, DESKS[row.game]), row.game)
                self.let_bots_answer(self.open[name])
        return self.open[name]

    async def bring_back(self) -> int:
        """After a restart: every table that has not ended."""
        names = await asyncio.to_thread(self.storage.open_rooms)
        for name in names:
            await self.find(name)
        return len(names)

    def feed(self, at: Open, seat: Seat, lang: int) -> Feed:
        if (seat, lang) not in at.feeds:
            at.feeds[seat, lang] = Feed(at.room, at.room.teller(seat, lang), self.epoch)
        return at.feeds[seat, lang]

    # ---- playing

    async def answer(self, at: Open, seat: Seat, number: int, option: int) -> None:
        """When this returns, the answer is on disk and everybody has been told."""
        async with at.lock:
            room = at.room
            before, told = room.g.clone(), len(room.lines)
            code = room.answer(seat, number, option)
            try:
                await asyncio.to_thread(self.storage.add_answer, room.id, number, code)
            except Taken:
                room.take_back(before, told)
                raise Misplayed("stale", "this question has been answered") from None
            except BaseException:
                room.take_back(before, told)
                raise
            if room.g.ended:
                await asyncio.to_thread(self.storage.end, room.id)
            self.tell(at)
        self.let_bots_answer(at)

    async def chat(self, at: Open, seat: Seat, text: str) -> None:
        text = " ".join(text.split())
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
        while at.room.bot_asked():
            room, asked = at.room, at.room.g.decision
            assert asked is not None
            number, seed = room.g.answered[0], int(digest(f"{room.id}/{asked.seat}")[:8], 16)
            content = packed(view(room.g, asked.seat))
            option = await self.thinkers.think(at.game, room.bot_asked(), seed + number, content, len(asked.options))
            try:
                await self.answer(at, asked.seat, number, option)
            except Misplayed as error:
                log.warning("a bot's answer was not taken", extra={"room": room.id, "code": error.code})
                return

    async def close(self) -> None:
        for at in self.open.values():
            if at.bots is not None:
                at.bots.cancel()
        self.thinkers.close()
        self.storage.close()
