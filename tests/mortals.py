"""Servers that can be killed at any moment, and what they leave on disk."""

from __future__ import annotations

import contextlib
import multiprocessing
import random
import socket
import time

import httpx

from primogen.cli.serving import serve_tables
from primogen.server.rows import Happened
from primogen.server.storage import Storage
from serving import LONG, MANY, Place

PROCESSES = multiprocessing.get_context("forkserver")  # so that a server starts in no time


def lasting_port() -> int:
    """A port that nobody takes while the server is dead: not one of those that connections go out by."""
    while True:
        port = random.SystemRandom().randrange(20_000, 30_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Mortal(Place):
    """A server in a process of its own, always at the same address."""

    def __init__(self, database: str, tables_per_minute: int = MANY) -> None:
        self.port = lasting_port()
        super().__init__(f"127.0.0.1:{self.port}")
        self.database = database
        self.tables_per_minute = tables_per_minute
        self.start()

    def start(self) -> None:
        PROCESSES.set_forkserver_preload(["primogen.cli.serving"])
        self.process = PROCESSES.Process(
            target=serve_tables, args=("127.0.0.1", self.port, self.database, 1, self.tables_per_minute)
        )
        self.process.start()
        said, until = "nothing", time.monotonic() + LONG
        while time.monotonic() < until and self.process.is_alive():
            with contextlib.suppress(httpx.TransportError):
                answer = self.asked("/ready")
                if answer.status_code == 200:
                    return
                said = f"{answer.status_code} {answer.text}"
            time.sleep(0.02)
        raise TimeoutError(f"the server does not come back: it says {said}, its exit code is {self.process.exitcode}")

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    def kept(self, room: str) -> list[Happened]:
        storage = Storage(self.database)
        row = storage.room(room)
        storage.close()
        assert row is not None
        return row.events
