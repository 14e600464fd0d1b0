"""Processes that work for the server, each asked one thing at a time. One that is late or dead is replaced."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Final

READY: Final = b"ready"

Answers = Callable[[bytes], bytes]
Prepares = Callable[[], None]


def live(calls: Connection[bytes, bytes], answers: Answers, prepare: Prepares) -> None:
    """The life of a process: ready, then an answer to every question until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        prepare()
        calls.send_bytes(READY)
        while True:
            calls.send_bytes(answers(calls.recv_bytes()))


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


class Worker:
    """One process, used by one thread at a time. `answers` is a function of a module: the process finds it there.

    `prepare`, too: whatever it loads is loaded before the first question, and nobody's time runs.
    """

    def __init__(self, answers: Answers, prepare: Prepares, name: str) -> None:
        self.answers: Final = answers
        self.prepare: Final = prepare
        self.name: Final = name
        self.is_closed = False
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.calls, theirs = context.Pipe()
        self.process = context.Process(
            target=live, args=(theirs, self.answers, self.prepare), daemon=True, name=self.name
        )
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.is_ready = False

    def ask(self, content: bytes, budget: float) -> bytes | None:
        """Nothing if it took longer than so many seconds, or broke down."""
        try:
            if not self.is_ready:
                self.calls.recv_bytes()  # loading the cards takes a moment, and is not its fault
                self.is_ready = True
            self.calls.send_bytes(content)
            if self.calls.poll(budget):
                return self.calls.recv_bytes()
        except (EOFError, OSError):
            pass
        if not self.is_closed:
            self.process.kill()
            self.process.join()
            self.calls.close()
            self.start()
        return None

    def close(self) -> None:
        self.is_closed = True
        self.process.kill()
