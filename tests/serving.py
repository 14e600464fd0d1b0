"""A real server on a free port, with a database of its own; and what one needs to sit down at its tables."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from primogen.cli.serving import LONGEST_READ, bound
from primogen.client import Client
from primogen.server.app import hall_of, make_app
from primogen.server.hall import Hall, Open

LONG = 30.0  # seconds: whatever takes longer hangs
MANY = 1000.0
ANA = {"name": "Ana", "deck": "ministry"}
BEN = {"name": "Ben", "deck": "caitiff"}
BOT = {"name": "Bot", "deck": "faithful", "bot": "random"}


@dataclass(frozen=True)
class Seated:
    """A table that has been dealt, and its seats' secrets."""

    room: str
    tokens: list[str]


class Place:
    """A server that can be reached."""

    def __init__(self, address: str) -> None:
        self.address = address

    def asked(self, path: str, data: object = None) -> httpx.Response:
        url = f"http://{self.address}{path}"
        return httpx.get(url, timeout=LONG) if data is None else httpx.post(url, json=data, timeout=LONG)

    def deal(self, *seats: dict[str, str], listed: bool = False) -> Seated:
        answer = self.asked("/api/tables", {"seats": list(seats), "listed": listed})
        assert answer.status_code == 201, answer.text
        return Seated(answer.json()["room"], answer.json()["tokens"])

    def client(self, at: Seated, seat: int = -1, lang: str = "en") -> Client:
        """A spectator if no seat is named."""
        return Client(f"ws://{self.address}", at.room, "" if seat < 0 else at.tokens[seat], lang)

    def raw(self) -> connect:
        """A socket without manners."""
        return connect(f"ws://{self.address}/socket", max_size=None)


class Near(Place):
    """A server in a thread of this process: a test may look behind the scenes."""

    def __init__(self, address: str, hall: Hall) -> None:
        super().__init__(address)
        self.hall = hall

    def table(self, at: Seated) -> Open:
        return self.hall.open[at.room]


@contextmanager
def serving(folder: Path, *, tables_at_once: float = MANY) -> Iterator[Near]:
    app = make_app(f"sqlite:///{folder / 'tables.db'}", tables_at_once=tables_at_once)
    with bound("127.0.0.1", 0) as listening:
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws_max_size=LONGEST_READ))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.02)
        try:
            yield Near(f"127.0.0.1:{listening.getsockname()[1]}", hall_of(app.state))
        finally:
            server.should_exit = True
            thread.join(LONG)


async def play(client: Client, dice: random.Random, answers: int = 10_000) -> int:
    """Any option, until the game is over or so many answers were given. How many were."""
    given = 0
    while given < answers and await asyncio.wait_for(client.until_asked(), LONG):
        await asyncio.wait_for(client.answer(dice.randrange(len(client.options))), LONG)
        given += 1
    return given


async def heard(raw: ClientConnection) -> str:
    said = await asyncio.wait_for(raw.recv(), LONG)
    assert isinstance(said, str)
    return said


async def catch_up(client: Client, n: int) -> None:
    """Hear everything up to that event."""
    while client.n < n:
        await asyncio.wait_for(client.receive(), LONG)
