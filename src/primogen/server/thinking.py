"""Bots think in processes of their own, on views alone, for a limited time. People are never kept waiting by them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from primogen.games.desks import DESKS, set_up
from primogen.games.register import FIRST, wing
from primogen.kernel.journal import Header
from primogen.server.workers import Worker

log: Final = logging.getLogger("primogen")

BUDGET: Final = 3.0  # seconds; a bot that takes longer gives its default answer, the first option
DEFAULT: Final = 0
LOADING: Final = 30.0  # seconds more, once, for a game of which a process has not heard yet


class Thought(msgspec.Struct, array_like=True):
    """What a bot is asked."""

    game: str
    bot: str
    seed: int
    view: bytes
    header: Header


THOUGHT: Final = msgspec.msgpack.Decoder(Thought)


def answers(content: bytes) -> bytes:
    """In a process of its own."""
    asked = THOUGHT.decode(content)
    return b"%d" % DESKS[asked.game].think(asked.bot, asked.seed, asked.view, asked.header)


def prepare() -> None:
    """Every bot of the first game once: their cards and weights are there when they are asked."""
    for bot in wing(FIRST).bots().values():
        bot(0)
    set_up()


class Thinker:
    def __init__(self) -> None:
        self.worker: Final = Worker(answers, prepare, "primogen-bot")
        self.heard: Final[set[tuple[int | None, str]]] = set()  # of which games, in which process

    def answer(self, asked: Thought, budget: float) -> int:
        here = (self.worker.process.pid, asked.game)
        is_new = asked.game != FIRST and here not in self.heard
        self.heard.add(here)
        found = self.worker.ask(msgspec.msgpack.encode(asked), budget + (LOADING if is_new else 0.0))
        if found is None and not self.worker.is_closed:
            log.warning("a bot was late or broke down", extra={"bot": asked.bot})
        return DEFAULT if found is None else int(found)


class Thinkers:
    def __init__(self, workers: int, budget: float = BUDGET) -> None:
        self.budget: Final = budget
        self.all: Final = [Thinker() for _ in range(workers)]
        self.free: Final[asyncio.Queue[Thinker]] = asyncio.Queue()
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.threads: Final = ThreadPoolExecutor(workers, "thinking")

    async def think(self, game: str, bot: str, seed: int, view: bytes, header: Header, options: int) -> int:
        """Waiting for a free process does not count."""
        thinker, asked = await self.free.get(), Thought(game, bot, seed, view, header)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.threads, thinker.answer, asked, self.budget)
        finally:
            self.free.put_nowait(thinker)
        return found if 0 <= found < options else DEFAULT

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self.all:
            thinker.worker.close()
