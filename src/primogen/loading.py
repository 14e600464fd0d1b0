"""How a server bears up: real games over real sockets, so many answers a second, and how long until all are told."""

from __future__ import annotations

import asyncio
import json
import math
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Final
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException

from primogen.client import Client, Refusal
from primogen.kernel.plain import as_dict, as_int, as_list

LONGEST: Final = 10.0  # seconds; whoever is not told by then never will be
APART: Final = 0.1  # seconds from one table's coming to the next one's, about: no evening begins everywhere at once
TEN_MILLION: Final = 10_000_000
UNDEALT: Final = -1  # before the first question


@dataclass(frozen=True)
class Plan:
    game: str
    tables: int
    seats: int
    rate: float  # answers a second, at all tables together
    seconds: float
    decks: list[str]  # one after the other


@dataclass
class Figures:
    """`told`: seconds from an answer until every seat of the table had heard of it; from when all tables play."""

    seconds: float
    awaited: int = 0  # tables that have not sat down yet
    until: float = math.inf
    told: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    games: int = 0

    def sat_down(self) -> None:
        """A table; with the last of them the measuring begins."""
        self.awaited -= 1
        if self.awaited == 0:
            self.until = time.perf_counter() + self.seconds

    def is_on(self) -> bool:
        return time.perf_counter() < self.until

    def rate(self) -> float:
        return len(self.told) / self.seconds

    def within(self, share: float) -> float:
        """So many seconds, in that share of all cases."""
        ordered = sorted(self.told)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Sitter:
    """One seat: hears everything, and answers when it is told to."""

    def __init__(self, client: Client, figures: Figures) -> None:
        self.client: Final = client
        self.figures: Final = figures
        self.heard: Final = asyncio.Event()
        self.at = 0.0  # when it last heard something

    def question(self) -> int:
        """The number of what is asked now, as far as this seat knows; beyond all numbers when the game is over."""
        return TEN_MILLION if self.client.is_over else as_int(self.client.prompt.get("number", UNDEALT))

    async def listen(self) -> None:
        try:
            while True:
                message = await self.client.receive()
                self.at = time.perf_counter()
                if message["t"] == "refused":
                    self.figures.errors.append(f"refused: {message['why']}")
                self.heard.set()
        except (WebSocketException, OSError, Refusal) as error:
            self.figures.errors.append(f"{type(error).__name__}: {error}")

    async def knows(self, question: int) -> float:
        """When it had heard that this question has been answered."""
        while self.question() <= question:
            self.heard.clear()
            await self.heard.wait()
        return self.at


class Party:
    """A table and all who sit at it."""

    def __init__(self, address: str, plan: Plan, figures: Figures, dice: random.Random) -> None:
        self.address: Final = address
        self.plan: Final = plan
        self.figures: Final = figures
        self.dice: Final = dice

    async def play(self, after: float) -> None:
        """At its share of the rate, game after game, from when it comes."""
        await asyncio.sleep(after)
        async with self.seated() as sitters:
            self.figures.sat_down()
            await self.answers(sitters)
        while self.figures.is_on():
            async with self.seated() as sitters:
                await self.answers(sitters)

    @asynccontextmanager
    async def seated(self) -> AsyncIterator[list[Sitter]]:
        async with AsyncExitStack() as stack:
            clients = await self.invited()
            for seat, client in enumerate(clients):
                await stack.enter_async_context(client)
                if client.is_awaited:
                    await client.sit(f"P{seat + 1}", self.deck(seat))
            sitters = [Sitter(client, self.figures) for client in clients]
            listening = [asyncio.create_task(sitter.listen()) for sitter in sitters]
            try:
                await asyncio.gather(*(sitter.knows(UNDEALT) for sitter in sitters))
                yield sitters
            finally:
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)

    def deck(self, seat: int) -> str:
        return self.plan.decks[seat % len(self.plan.decks)]

    async def invited(self) -> list[Client]:
        """To a new table: one has made it, the others come by link."""
        seats = [{"name": "P1", "deck": self.deck(0)}, *[{"way": "link"}] * (self.plan.seats - 1)]
        wanted: dict[str, object] = {"game": self.plan.game, "seats": seats}
        made = await asyncio.to_thread(posted, f"http://{self.address}/api/tables", wanted)
        address, room, token = f"ws://{self.address}", str(made["room"]), str(as_list(made["tokens"])[0])
        links = [str(each) for each in as_list(made["invitations"])[1:]]
        return [Client(address, room, token), *(Client(address, room, invitation=link) for link in links)]

    async def answers(self, sitters: list[Sitter]) -> None:
        due, pause = time.perf_counter(), self.plan.tables / self.plan.rate
        while self.figures.is_on():
            asked = next((sitter for sitter in sitters if sitter.client.is_asked), None)
            if asked is None:
                self.figures.games += 1
                return
            number, options = asked.question(), len(asked.client.options)
            sent, counts = time.perf_counter(), self.figures.awaited == 0
            await asked.client.send({"t": "answer", "id": 1, "number": number, "option": self.dice.randrange(options)})
            try:
                told = await asyncio.wait_for(asyncio.gather(*(sitter.knows(number) for sitter in sitters)), LONGEST)
            except TimeoutError:
                self.figures.errors.append(f"not told within {LONGEST:g} s")
                return
            if counts:
                self.figures.told.append(max(told) - sent)
            due = max(due + pause, time.perf_counter() - pause)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


def posted(url: str, data: dict[str, object]) -> dict[str, object]:
    request = Request(url, json.dumps(data).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=LONGEST) as answer:
        return as_dict(json.load(answer))


async def load(address: str, plan: Plan) -> Figures:
    """One table comes after the other, and plays. Until the last has come nothing counts; sitting down never does."""
    figures, dice = Figures(plan.seconds, plan.tables), random.Random(1)
    async with asyncio.TaskGroup() as playing:
        for number in range(plan.tables):
            party = Party(address, plan, figures, random.Random(dice.random()))
            playing.create_task(party.play((number + dice.random()) * APART))
    return figures
