"""primogen serve: tables for everybody who can reach this address."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from primogen.cli.misuse import Misused
from primogen.server.app import make_app
from primogen.server.limits import TABLES_PER_MINUTE
from primogen.server.migrating import TooNew
from primogen.server.storage import Storage

MOST_BOTS: Final = 64  # processes
HIGHEST_PORT: Final = 65535
GRACE: Final = 5  # seconds for connections to close when the server is told to stop
LONGEST_READ: Final = 64 * 1024  # bytes of a frame that are read at all: see server/protocol.py for what is taken
DATABASES: Final = ("sqlite", "postgresql")
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}


def serve_tables(
    host: str, port: int, database: str | None, bots: int, tables_per_minute: int = TABLES_PER_MINUTE
) -> int:
    if not 0 <= port <= HIGHEST_PORT:
        raise Misused(f"--port {port}: 0 to {HIGHEST_PORT}")
    if not 1 <= bots <= MOST_BOTS:
        raise Misused(f"--bots {bots}: 1 to {MOST_BOTS} processes")
    if tables_per_minute < 1:
        raise Misused(f"--tables-per-minute {tables_per_minute}: at least 1")
    with bound(host, port) as listening:
        log_to_stderr(logging.INFO)
        app = make_app(prepared(database or default_database()), thinkers=bots, tables_per_minute=tables_per_minute)
        server = Host(config_of(app), address_of(host, listening))
        server.run(sockets=[listening])
    return 0 if server.started else 1


def config_of(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_READ,
        timeout_graceful_shutdown=GRACE,
    )


class Host(uvicorn.Server):
    """Says where it is once it can be reached; a signal to stop is a wish that was granted, not a death."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address: Final = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self.opened()

    async def opened(self) -> None:
        print(f"Primogen is open at {self.address}", flush=True)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self.told_to_stop) for each in signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def told_to_stop(self, _: int, __: FrameType | None) -> None:
        self.force_exit = self.should_exit  # the second time
        self.should_exit = True


# ---- where


def data_folder() -> Path:
    folder = user_data_path("primogen", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


def prepared(database: str) -> str:
    """Its address as our libraries want it, after a look inside: a password is never repeated in a complaint."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise Misused("--database: an address such as sqlite:///tables.db or postgresql://user@host/name") from None
    if url.drivername not in DATABASES:
        raise Misused(f"--database: {url.drivername} is not known here, only {' and '.join(DATABASES)}")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise Misused("--database: name a file; in memory alone, every game would be lost")
    if url.drivername == "sqlite" and url.database and not Path(url.database).parent.is_dir():
        raise Misused(f"{url.database}: there is no folder {Path(url.database).parent}")
    try:
        Storage(url.render_as_string(hide_password=False)).close()
    except ModuleNotFoundError:
        raise Misused("PostgreSQL needs more: pip install 'primogen[postgresql]'") from None
    except (SQLAlchemyError, sqlite3.Error, TooNew) as error:
        why = str(error).partition("\n")[0]
        raise Misused(f"--database {url.render_as_string()}: {why}") from None
    return url.render_as_string(hide_password=False)


@contextmanager
def bound(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise Misused(f"{host}:{port}: {error.strerror}") from None
    with listening:
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # or every answer would wait 40 ms to be told
        yield listening


def address_of(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


# ---- what is logged


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def log_to_stderr(level: int) -> None:
    """What is wrong from everybody; from us, what is of this level."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("primogen").setLevel(level)
