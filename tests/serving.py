"""A real server on a free port, with a database of its own; and what one needs to sit down at its tables."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as sync_connect

from patience import LONG as LONG
from primogen.cli.serving import bound
from primogen.client import Client, Refusal
from primogen.server.addresses import Proxies
from primogen.server.app import hall_of, make_app
from primogen.server.hall import Hall
from primogen.server.limits import Bounds
from primogen.server.opened import Open
from primogen.server.rooms import Room
from primogen.server.upkeep import put_away
from primogen.server.wires import Wiring

AT_ONCE, BREATH = 100, 0.025  # answers, and then seconds between them: no server takes many more from one socket
MANY = 1000
WIDE = Bounds(
    tables_per_minute=MANY,
    openings_at_once=MANY,
    open_seats_at_once=MANY,
    replays_at_once=MANY,
    tries_at_once=MANY,
    sockets_at_once=MANY,
    reads_at_once=MANY,
    sign_ups_per_day=MANY,
    lines_at_once=MANY,
    leaves_at_once=MANY,
)  # for tests of other things
HERE = Proxies(["127.0.0.1"])  # a test may come in anybody's name
ANA = {"name": "Ana", "deck": "ministry"}
BEN = {"name": "Ben", "deck": "caitiff"}
BOT = {"name": "Bot", "deck": "faithful", "bot": "random"}


@dataclass(frozen=True)
class Seated:
    """A table, its players' secrets, and by seat how the guests among them come to it, and with what."""

    room: str
    tokens: list[str]
    commitment: str = ""
    invitations: dict[int, str] = field(default_factory=dict)
    brings: dict[int, dict[str, str]] = field(default_factory=dict)


class Guest(Client):
    """Sits down as soon as they are awaited."""

    def __init__(self, address: str, at: Seated, seat: int, lang: str) -> None:
        token = "" if seat < 0 else at.tokens[seat]
        super().__init__(address, at.room, token, lang, invitation=at.invitations.get(seat, ""))
        self.brings = at.brings.get(seat)

    async def join(self) -> None:
        await super().join()
        if self.is_awaited and self.brings is not None:
            await self.sit(**self.brings)


class Place:
    """A server that can be reached."""

    def __init__(self, address: str) -> None:
        self.address = address

    def asked(self, path: str, data: object = None) -> httpx.Response:
        url = f"http://{self.address}{path}"
        return httpx.get(url, timeout=LONG) if data is None else httpx.post(url, json=data, timeout=LONG)

    def make(self, *seats: dict[str, str], **more: object) -> Seated:
        """A table at which nobody has sat down yet. The first person makes it, the others have a link."""
        people = [at for at, seat in enumerate(seats) if "bot" not in seat and "way" not in seat]
        guests = {at: {"way": "link"} for at in people[1:]}
        wanted = [guests.get(at, seat) for at, seat in enumerate(seats)]
        answer = self.asked("/api/tables", {"seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = [token_urlsafe(24) if at in guests else token for at, token in enumerate(made["tokens"])]
        invitations = {at: link for at, link in enumerate(made["invitations"]) if link}
        return Seated(made["room"], tokens, made["commitment"], invitations, {at: seats[at] for at in guests})

    def deal(self, *seats: dict[str, str], **more: object) -> Seated:
        """A table at which everybody has been once: the cards are dealt."""
        at = self.make(*seats, **more)
        self.sit_down(at)
        return at

    def sit_down(self, at: Seated) -> None:
        for seat, token in enumerate(at.tokens):
            if token:
                with sync_connect(f"ws://{self.address}/socket", max_size=None) as raw:
                    raw.send(hello(at, seat))
                    raw.recv(timeout=LONG)
                    if seat in at.brings:
                        raw.send(json.dumps({"t": "sit", "id": 1, **at.brings[seat]}))
                        while json.loads(raw.recv(timeout=LONG)).get("id") != 1:
                            pass

    def client(self, at: Seated, seat: int = -1, lang: str = "en") -> Client:
        """A spectator if no seat is named."""
        return Guest(f"ws://{self.address}", at, seat, lang)

    def raw(self) -> connect:
        """A socket without manners."""
        return connect(f"ws://{self.address}/socket", max_size=None)


class Near(Place):
    """A server in a thread of this process: a test may look behind the scenes."""

    def __init__(
        self, address: str, hall: Hall, loop: asyncio.AbstractEventLoop, wiring: Wiring, app: Litestar
    ) -> None:
        super().__init__(address)
        self.hall = hall
        self.wiring = wiring
        self.app = app
        self.loop = loop

    def table(self, at: Seated) -> Open:
        return self.hall.open[at.room]

    def settle(self, at: Seated) -> None:
        """Until nobody looks at the table any more: the server has noticed that they have hung up."""
        until = time.monotonic() + LONG
        while self.table(at).is_watched():
            assert time.monotonic() < until, "somebody still looks at this table"
            time.sleep(0.01)

    def put_away(self, at: Seated) -> None:
        """As if nobody had needed the table for a while: it is on disk alone."""
        asyncio.run_coroutine_threadsafe(put_away(self.hall, at.room, 0.0), self.loop).result(LONG)
        assert at.room not in self.hall.open

    def is_kept(self, at: Seated) -> bool:
        """Whether what is on disk makes the same table as the one in memory."""

        async def compare() -> bool:
            async with self.hall.at_rest(self.table(at)) as here:  # bots and clocks do not stop for a test
                row = self.hall.storage.room(at.room)
                assert row is not None
                there = Room(row, here.desk)
                alike = [(room.g.fingerprint(), room.question, room.away, len(room.past)) for room in (here, there)]
                return alike[0] == alike[1]

        return asyncio.run_coroutine_threadsafe(compare(), self.loop).result(LONG)


@contextmanager
def serving(
    folder: Path,
    *,
    database: str = "",
    bounds: Bounds = WIDE,
    proxies: Proxies = HERE,
    pace: float = MANY,
    waits_for_tables: bool = True,
) -> Iterator[Near]:
    app = make_app(database or f"sqlite:///{folder / 'tables.db'}", bounds=bounds)
    with bound("127.0.0.1", 0) as listening:
        wiring = Wiring(app, proxies, pace)
        server = uvicorn.Server(wiring)
        loop = asyncio.new_event_loop()
        thread = threading.Thread(target=loop.run_until_complete, args=(server.serve([listening]),), daemon=True)
        thread.start()
        while not (server.started and (hall_of(app.state).standing.is_back or not waits_for_tables)):
            assert thread.is_alive(), "the server did not start"
            thread.join(0.02)
        try:
            yield Near(f"127.0.0.1:{listening.getsockname()[1]}", hall_of(app.state), loop, wiring, app)
        finally:
            server.should_exit = True
            thread.join(LONG)
            loop.close()


def no_time_passes() -> float:
    """A clock for `primogen.server.limits`: on a slow machine nobody may ask for more than on a fast one."""
    return 0.0


async def play(client: Client, dice: random.Random, answers: int = 10_000) -> int:
    """Any option, until the game is over or so many answers were given. How many were."""
    given = 0
    while given < answers and await asyncio.wait_for(client.until_asked(), LONG):
        await asyncio.wait_for(client.answer(dice.randrange(len(client.options))), LONG)
        given += 1
        if given > AT_ONCE:
            await asyncio.sleep(BREATH)
    return given


def hello(at: Seated, seat: int = -1, **more: object) -> str:
    said = {"room": at.room, "token": "" if seat < 0 else at.tokens[seat], "invitation": at.invitations.get(seat, "")}
    return json.dumps({"t": "hello", **said, **more})


async def code_of(client: Client, kind: str, **said: object) -> str:
    """Why the server does not do it; empty if it does."""
    try:
        await asyncio.wait_for(client.request(kind, **said), LONG)
    except Refusal as refused:
        return refused.code
    return ""


async def heard(raw: ClientConnection, kind: str = "") -> dict[str, object]:
    """The next message, or the next of that kind; who comes and goes is not heard unless one listens for it."""
    while True:
        said = json.loads(await asyncio.wait_for(raw.recv(), LONG))
        assert isinstance(said, dict)
        if said["t"] == (kind or said["t"]) and (kind or said["t"] != "present"):
            return said


async def end_of(raw: ClientConnection) -> int:
    """The code with which the server hangs up, whatever it says before."""
    try:
        while True:
            await asyncio.wait_for(raw.recv(), LONG)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def catch_up(client: Client, n: int) -> None:
    """Hear everything up to that event."""
    while client.n < n:
        await asyncio.wait_for(client.receive(), LONG)


async def both_play(ana: Client, ben: Client, answers: int) -> None:
    """Turn and turn about, as the game asks them."""
    dice = random.Random(answers)
    for _ in range(answers):
        asked = next((client for client in (ana, ben) if client.is_asked), None)
        if asked is None or ana.is_over:
            return
        await play(asked, dice, answers=1)
        for client in (ana, ben):
            await catch_up(client, asked.n)


class Away(Place):
    """A server in a process of its own, begun by `primogen serve`: it can be told to stop, or be killed."""

    def __init__(
        self, *arguments: object, port: int = 0, folder: Path | None = None, python: Path | str = sys.executable
    ) -> None:
        command = [str(python), "-c", "from primogen.cli import main; main()", "serve", "--port", str(port)]
        environment = os.environ if folder is None else {**os.environ, "XDG_DATA_HOME": str(folder)}
        self.process = subprocess.Popen(
            [*command, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        super().__init__(self.said.rpartition("http://")[2].strip())
        if self.address:
            self.until_ready()

    def until_ready(self) -> None:
        """Until its tables are back."""
        until = time.monotonic() + LONG
        while self.asked("/ready").status_code != 200:
            assert time.monotonic() < until, self.asked("/ready").text
            time.sleep(0.05)

    def ends(self, by: signal.Signals) -> tuple[int, str, str]:
        """Exit code, and what it said after its address, on stdout and stderr."""
        self.process.send_signal(by)
        out, err = self.process.communicate(timeout=LONG)
        return self.process.returncode, out, err
