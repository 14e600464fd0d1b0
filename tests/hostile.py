"""Clients that mean no good, each in its own way, from an address of their own: `python hostile.py KIND SERVER ...`."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from patience import LONG

BY = "127.0.0.66"  # not the address of anybody else
EMOJI = "\N{BAT}" * 500
MOST_WAITS = 600  # tenths of a second
HALF = b"GET /health HTTP/1.1\r\nHost: here\r\n"


class Hostile:
    """What came of its tries is counted, and said in the end."""

    def __init__(self, server: str, room: str, token: str, rooms: list[str], journal: str) -> None:
        self.server, self.room, self.token, self.rooms, self.journal = server, room, token, rooms, journal
        self.came: Counter[str] = Counter()

    # ---- how it comes

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=BY)
        return httpx.AsyncClient(base_url=f"http://{self.server}", transport=transport, timeout=LONG)

    async def sit(self) -> ClientConnection:
        host, port = self.server.split(":")
        socket = await connect(
            f"ws://{self.server}/socket", host=host, port=int(port), local_addr=(BY, 0), max_size=None
        )
        await socket.send(json.dumps({"t": "hello", "room": self.room, "token": self.token}))
        return socket

    async def asks(self, method: str, path: str, data: object = None, content: bytes | None = None) -> None:
        """Eight at a time, as fast as they are answered."""
        async with self.http() as client:

            async def one() -> None:
                while True:
                    answer = await client.request(method, path, json=data, content=content)
                    self.came[str(answer.status_code)] += 1

            await asyncio.gather(*(one() for _ in range(8)))

    async def says(self, messages: Callable[[dict[str, object]], list[dict[str, object]]]) -> None:
        """By one socket, just below what makes the server hang up."""
        socket, asked = await self.sit(), itertools.count(1)
        prompt: dict[str, object] = {}
        while True:
            for message in messages(prompt):
                await socket.send(json.dumps({"id": next(asked), **message}))
            await asyncio.sleep(0.04)
            with contextlib.suppress(TimeoutError):
                while True:
                    said = json.loads(await asyncio.wait_for(socket.recv(), 0.001))
                    self.came[str(said.get("code", said["t"]))] += 1
                    scene = said.get("scene") or said.get("patch") or {}
                    prompt = {**prompt, **(scene.get("prompt") or {})}

    # ---- what it does

    async def grows_a_table(self) -> None:
        dice = random.Random(1)

        def both_ways(prompt: dict[str, object]) -> list[dict[str, object]]:
            number = prompt.get("number", 0)
            kind = dice.choice(["answer", "undo", "leave", "back", "rematch"])
            return [{"t": kind, **({"number": number} if kind in ("answer", "undo") else {}), **option_for(kind)}]

        await self.says(both_ways)

    async def opens_tables(self) -> None:
        async with self.http() as client:
            for room in itertools.cycle(self.rooms):
                self.came[str((await client.get(f"/api/tables/{room}")).status_code)] += 1

    async def talks(self) -> None:
        def chat(_: dict[str, object]) -> list[dict[str, object]]:
            return [{"t": "chat", "text": EMOJI}]

        await asyncio.gather(*(self.says(chat) for _ in range(8)))

    async def does_not_read(self) -> None:
        deaf = [await self.sit() for _ in range(60)]
        for each in deaf:
            each.transport.pause_reading()
        self.came["deaf"] = len(deaf)
        await asyncio.Event().wait()

    async def searches(self) -> None:
        await self.asks("GET", f"/api/rules?lang=es&words={'+'.join('a' * 60)}")

    async def checks_decks(self) -> None:
        deck = "Agenda: The Snake Den\nLibrary\n" + "999 Awe\n" * 2400
        await self.asks("POST", "/api/games/rivals/decks/check", {"deck": deck[:19_000]})

    async def lists_tables(self) -> None:
        await self.asks("GET", "/api/tables")

    async def wants_replays(self) -> None:
        await self.asks("POST", "/api/replay", content=self.journal.encode())

    async def says_half(self) -> None:
        host, port = self.server.split(":")
        held: list[asyncio.StreamWriter] = []
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(BY, 0))
                writer.write(HALF)
                held.append(writer)
                self.came["half"] += 1
            if len(held) > 1100:
                held.pop(0).close()
            await asyncio.sleep(0.001)

    async def nobody(self) -> None:
        """Means no harm, to tell how busy the machine is without."""
        self.came["nothing"] += 1
        await asyncio.Event().wait()

    def all(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "nobody": self.nobody,
            "grows-a-table": self.grows_a_table,
            "opens-tables": self.opens_tables,
            "talks": self.talks,
            "does-not-read": self.does_not_read,
            "searches": self.searches,
            "checks-decks": self.checks_decks,
            "lists-tables": self.lists_tables,
            "wants-replays": self.wants_replays,
            "says-half": self.says_half,
        }


def option_for(kind: str) -> dict[str, object]:
    return {"option": 0} if kind == "answer" else {}


async def for_a_while(hostile: Hostile, kind: str, seconds: float) -> None:
    """So many seconds, and until something has come of it: a busy machine takes its time."""

    async def doing() -> None:
        with contextlib.suppress(WebSocketException, OSError, httpx.HTTPError):
            await hostile.all()[kind]()

    task = asyncio.create_task(doing())
    await asyncio.wait([task], timeout=seconds)
    for _ in range(MOST_WAITS):
        if hostile.came or task.done():
            break
        await asyncio.wait([task], timeout=0.1)
    task.cancel()
    await asyncio.wait([task])


def main() -> None:
    kind, seconds = sys.argv[1], float(sys.argv[2])
    hostile = Hostile(**json.loads(sys.stdin.read()))
    asyncio.run(for_a_while(hostile, kind, seconds))
    print(json.dumps(hostile.came))


if __name__ == "__main__":
    main()
