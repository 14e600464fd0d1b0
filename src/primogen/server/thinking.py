"""Bots think in processes of their own, on views alone, for a limited time. People are never kept waiting by them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from primogen.server.games import DESKS

log: Final = logging.getLogger("primogen")

BUDGET: Final = 3.0  # seconds; a bot that takes longer gives its default answer, the first option
DEFAULT: Final = 0


class Thought(msgspec.Struct, array_like=True):
    """What a bot is asked."""

    game: str
    bot: str
    seed: int
    view: bytes


def think_on(calls: Connection[bytes, bytes]) -> None:
    """The life of a process: ready, then an answer to every question until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        calls.send_bytes(b"ready")
        while True:
            asked = msgspec.msgpack.decode(calls.recv_bytes(), type=Thought)
            found = DESKS[asked.game].think(asked.bot, asked.seed, asked.view)
            calls.send_bytes(b"%d" % found)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process begun now never hears a Ctrl-C: it comes to all of a terminal's processes, but is for the server."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # begun by the first process otherwise, and then it would let them in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinker:
    """One process, used by one thread at a time. One that is late or dead is replaced."""

    def __init__(self) -> None:
        self.is_closed = False
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.calls, theirs = context.Pipe()
        self.process = context.Process(target=think_on, args=(theirs,), daemon=True, name="primogen-bot")
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.is_ready = False

    def answer(self, asked: Thought, budget: float) -> int:
        try:
            if not self.is_ready:
                self.calls.recv_bytes()  # loading the cards takes a moment, and is not the bot's fault
                self.is_ready = True
            self.calls.send_bytes(msgspec.msgpack.encode(asked))
            if self.calls.poll(budget):
                return int(self.calls.recv_bytes())
        except (EOFError, OSError):
            pass
        if not self.is_closed:
            log.warning("a bot was late or broke down", extra={"bot": asked.bot})
            self.process.kill()
            self.process.join()
            self.calls.close()
            self.start()
        return DEFAULT

    def close(self) -> None:
        self.is_closed = True
        self.process.kill()


class Thinkers:
    def __init__(self, workers: int, budget: float = BUDGET) -> None:
        self.budget: Final = budget
        self.all: Final = [Thinker() for _ in range(workers)]
        self.free: Final[asyncio.Queue[Thinker]] = asyncio.Queue()
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.threads: Final = ThreadPoolExecutor(workers, "thinking")

    async def think(self, game: str, bot: str, seed: int, view: bytes, options: int) -> int:
        """Waiting for a free process does not count."""
        thinker, asked = await self.free.get(), Thought(game, bot, seed, view)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.threads, thinker.answer, asked, self.budget)
        finally:
            self.free.put_nowait(thinker)
        return found if 0 <= found < options else DEFAULT

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self.all:
            thinker.close()
