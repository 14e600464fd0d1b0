"""A hall without sockets, whose disk and whose bots can be held: what a test sees is so by order, never by chance."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from primogen.games.desks import DESKS
from primogen.kernel.decisions import Decision
from primogen.kernel.ids import Seat
from primogen.kernel.journal import Header
from primogen.server import requests
from primogen.server.clocks import Pace
from primogen.server.hall import Hall
from primogen.server.opened import Open
from primogen.server.rooms import Room
from primogen.server.rows import Happened, NewEvent, RoomRow, SeatRow
from primogen.server.seating import SeatPlan
from primogen.server.sockets import Connection
from primogen.server.storage import Storage
from primogen.server.thinking import Thinkers
from primogen.text.languages import EN
from serving import LONG

GAME = "rivals"
ANA = SeatPlan("Ana", "ministry")
BEN = SeatPlan("Ben", "caitiff")
CYD = SeatPlan("Cyd", "faithful")
DAN = SeatPlan("Dan", "inquisitive")
BOT = SeatPlan("Bot", "inquisitive", "random")
TURNS_OF_THE_LOOP = 50  # far more than telling anybody anything takes


class HeldDisk(Storage):
    """What is written while it is held waits until it is let go."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.let_go = threading.Event()
        self.let_go.set()
        self.is_asked = threading.Event()  # something is about to be written

    def add_events(self, new: list[NewEvent]) -> None:
        self.wait()
        super().add_events(new)

    def add_chat(self, room: str, number: int, seat: int, text: str) -> None:
        self.wait()
        super().add_chat(room, number, seat, text)

    def wait(self) -> None:
        self.is_asked.set()
        assert self.let_go.wait(LONG)

    def hold(self) -> None:
        self.is_asked.clear()
        self.let_go.clear()

    def kept(self, room: str) -> list[Happened]:
        row = self.room(room)
        assert row is not None
        return row.events


class HeldThinkers(Thinkers):
    """Bots that think in this process: the first option, when they are let go."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()
        self.is_asked = asyncio.Event()
        self.thoughts = 0

    async def think(self, game: str, bot: str, seed: int, view: bytes, header: Header, options: int) -> int:
        self.is_asked.set()
        self.thoughts += 1
        await self.let_go.wait()
        return 0

    def close(self) -> None:
        self.let_go.set()


class Table:
    def __init__(self, hall: Hall, at: Open, disk: HeldDisk, bots: HeldThinkers) -> None:
        self.hall = hall
        self.at = at
        self.disk = disk
        self.bots = bots

    @property
    def room(self) -> Room:
        return self.at.room

    @property
    def asked(self) -> Decision:
        assert self.room.asked is not None
        return self.room.asked

    def connection(self, seat: Seat) -> Connection:
        """As one who has heard everything so far."""
        connection = Connection(self.hall, self.at, seat, self.hall.feed(self.at, seat, EN))
        connection.feed.listeners.add(connection.listener)
        return connection

    async def answer(self, option: int = 0) -> None:
        await self.hall.answer(self.at, self.asked.seat, self.room.question, option)


@asynccontextmanager
async def dealt(
    folder: Path, *plans: SeatPlan, pace: Pace | None = None, seed: bytes = b"a hall"
) -> AsyncIterator[Table]:
    disk, bots = HeldDisk(f"sqlite:///{folder / 'tables.db'}"), HeldThinkers()
    hall = Hall(disk, bots)
    try:
        made = await hall.seating.make(GAME, list(plans), is_listed=False, pace=pace or Pace(), seed=seed)
        yield Table(hall, await hall.find(made.room), disk, bots)
    finally:
        disk.let_go.set()
        await hall.close()


async def everything_is_told() -> None:
    for _ in range(TURNS_OF_THE_LOOP):
        await asyncio.sleep(0)


def heard(*connections: Connection) -> list[int]:
    """How many messages lie there for each."""
    return [connection.listener.queue.qsize() for connection in connections]


# ---- a table alone, without a hall


def room_of(*plans: SeatPlan, seed: bytes = b"a room", pace: Pace | None = None) -> Room:
    header = DESKS[GAME].deal([plan.name for plan in plans], [plan.deck for plan in plans], seed)
    rows = [SeatRow(plan.name, plan.bot, "") for plan in plans]
    return Room(RoomRow("a-room", GAME, header, False, rows, [], [], pace or Pace(), made_at=0.0), DESKS[GAME])


def again(room: Room, events: list[Happened]) -> Room:
    """The same table brought back after so much has happened."""
    return Room(RoomRow(room.id, GAME, room.header, False, room.seats, events, [], room.pace, made_at=0.0), DESKS[GAME])


def any_answer(room: Room, dice: random.Random) -> Happened:
    assert room.asked is not None
    option = dice.randrange(len(room.asked.options))
    return requests.answered(room, room.asked.seat, room.question, option)
