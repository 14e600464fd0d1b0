"""primogen serve: tables for everybody who can reach this address."""

from __future__ import annotations

import gc
import json
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Final

import uvicorn

from primogen.cli.databases import default_database, prepared
from primogen.cli.misuse import Misused
from primogen.server.addresses import Proxies
from primogen.server.app import make_app
from primogen.server.limits import SOCKETS_AT_ONCE, TABLES_PER_MINUTE, Bounds
from primogen.server.quotas import SIGN_UPS_PER_DAY
from primogen.server.retention import FOR_EVER, Retention
from primogen.server.standing import Standing
from primogen.server.systemd import STOPPING, tell_systemd
from primogen.server.wires import Wiring

MOST_BOTS: Final = 64  # processes
HIGHEST_PORT: Final = 65535
TAKES_TURNS: Final = 0.001  # seconds: a thread that plays a table again lets those that serve people go on so soon
TIDIES_UP: Final = (20_000, 50, 100)  # objects, and rounds: to go through all of them keeps everybody waiting
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}


def serve_tables(
    host: str,
    port: int,
    database: str | None,
    bots: int,
    tables_per_minute: int = TABLES_PER_MINUTE,
    *,
    proxies: list[str] | None = None,
    is_https: bool = False,
    is_draining: bool = False,
    retention: Retention = FOR_EVER,
    sign_ups_per_day: int = SIGN_UPS_PER_DAY,
    sockets_per_address: int = SOCKETS_AT_ONCE,
) -> int:
    if not 0 <= port <= HIGHEST_PORT:
        raise Misused(f"--port {port}: 0 to {HIGHEST_PORT}")
    if not 1 <= bots <= MOST_BOTS:
        raise Misused(f"--bots {bots}: 1 to {MOST_BOTS} processes")
    if tables_per_minute < 1:
        raise Misused(f"--tables-per-minute {tables_per_minute}: at least 1")
    if sign_ups_per_day < 0:
        raise Misused(f"--sign-ups-per-day {sign_ups_per_day}: 0 or more")
    if sockets_per_address < 1:
        raise Misused(f"--sockets-per-address {sockets_per_address}: at least 1")
    trusted = trusted_proxies(proxies or [])
    bounds = Bounds(
        tables_per_minute=tables_per_minute,
        sign_ups_per_day=sign_ups_per_day,
        sockets_at_once=sockets_per_address,
    )
    sys.setswitchinterval(TAKES_TURNS)
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(*TIDIES_UP)
    with ExitStack() as stack:
        listening = stack.enter_context(bound(host, port))
        log_to_stderr(logging.INFO)
        at = stack.enter_context(prepared(database or default_database()))
        standing = Standing(is_draining=is_draining)
        app = make_app(at, thinkers=bots, bounds=bounds, is_https=is_https, standing=standing, retention=retention)
        server = Host(Wiring(app, trusted), address_of(host, listening), standing)
        server.run(sockets=[listening])
    return 0 if server.started else 1


def trusted_proxies(named: list[str]) -> Proxies:
    try:
        return Proxies(named)
    except ValueError as error:
        raise Misused(f"--proxies: {error}; an address such as 127.0.0.1, or a network such as 172.17.0.0/16") from None


class Host(uvicorn.Server):
    """Says where it is once it can be reached; a signal to stop is a wish that was granted, not a death.

    SIGUSR1, where there is one: no new tables from now on, or new ones again.
    """

    def __init__(self, config: uvicorn.Config, address: str, standing: Standing | None = None) -> None:
        super().__init__(config)
        self.address: Final = address
        self.standing: Final = standing or Standing()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self.opened()

    async def opened(self) -> None:
        print(f"Primogen is open at {self.address}", flush=True)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {each: signal.signal(each, self.told_to_stop) for each in (signal.SIGINT, signal.SIGTERM)}
        if sys.platform != "win32":
            before[signal.SIGUSR1] = signal.signal(signal.SIGUSR1, self.told_to_drain)
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def told_to_stop(self, _: int, __: FrameType | None) -> None:
        self.force_exit = self.should_exit  # the second time
        self.should_exit = True
        tell_systemd(STOPPING)

    def told_to_drain(self, _: int, __: FrameType | None) -> None:
        self.standing.turn()


# ---- where


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
