"""The wires that people come by. Whoever says half a thing, or does not read what is said, is hung up on.

A proxy in front does most of this; but nobody should be able to stop a server that has none.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Final

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from primogen.server.addresses import Proxies, counted
from primogen.server.limits import REQUESTS_PER_SECOND, WIRES_AT_ONCE
from primogen.server.pacing import Paced

HEAD_WITHIN: Final = 10.0  # seconds from nothing, or from the first byte of a request, to the end of its head
BODY_WITHIN: Final = 30.0  # and from there to its end: a journal has 256 kB
READ_WITHIN: Final = 20.0  # seconds in which a client must take some of what waits for it
LINGERS: Final = 5.0  # seconds in which one who is hung up on may still read why
GRACE: Final = 5  # seconds for connections to close when the server is told to stop
LONGEST_READ: Final = 64 * 1024  # bytes of a frame that are read at all: see protocol.py for what is taken
MOST_FILES: Final = 65_536  # that a server asks its system for; a wire is one
RESERVED: Final = 200  # of these: for the database, bots, the page
POLITE: Final = 50  # wires before there is no room for any more, by which one is still told so


class Wiring(uvicorn.Config):
    """How a server of ours is reached: `proxies` may say in whose name they come."""

    def __init__(self, app: Litestar, proxies: Proxies, pace: float = REQUESTS_PER_SECOND) -> None:
        self.proxies: Final = proxies
        self.most: Final = room_for_wires()
        self.inside: Final[Counter[str]] = Counter()  # by address: wires that are no sockets, which limits.py counts
        super().__init__(
            Paced(app, pace),
            http=HttpWire,
            ws=SocketWire,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=list(proxies.named),
            limit_concurrency=self.most - POLITE,
            ws_max_size=LONGEST_READ,
            ws_per_message_deflate=False,  # messages are small: packing them costs more than it saves, at every wire
            timeout_graceful_shutdown=GRACE,
        )


class Stall:
    """A wire whose other side reads too slowly: if nothing moves for a while, it does not read at all."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.loop: Final = loop
        self.transport: Final = transport
        self.waiting = transport.get_write_buffer_size()
        self.timer = loop.call_later(READ_WITHIN, self.look)

    def look(self) -> None:
        now = self.transport.get_write_buffer_size()
        if now >= self.waiting:
            self.transport.abort()
            return
        self.waiting = now
        self.timer = self.loop.call_later(READ_WITHIN, self.look)

    def is_over(self) -> None:
        self.timer.cancel()


class HttpWire(H11Protocol):
    """Every request has its time, and every address so many wires, unless it is that of a proxy."""

    due: asyncio.TimerHandle | None = None
    stall: Stall | None = None
    whose = ""
    is_socket = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        config = self.config
        assert isinstance(config, Wiring)
        host = self.client[0] if self.client else ""
        if len(self.connections) > config.most:
            transport.abort()
        elif not config.proxies.are(host):
            self.whose = counted(host)
            config.inside[self.whose] += 1
            if config.inside[self.whose] > WIRES_AT_ONCE:
                transport.abort()
        self.give(HEAD_WITHIN)

    def data_received(self, data: bytes) -> None:
        was = self.conn.their_state
        super().data_received(data)
        state = self.conn.their_state
        if self.is_socket:
            self.take_back()
        elif state is h11.IDLE:
            if self.due is None:  # the next request has begun
                self.give(HEAD_WITHIN)
        elif state is h11.SEND_BODY:
            if was is not h11.SEND_BODY:
                self.give(BODY_WITHIN)
        else:
            self.take_back()

    def give(self, seconds: float) -> None:
        self.take_back()
        self.due = self.loop.call_later(seconds, self.transport.abort)

    def take_back(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.is_socket = True
        self.forget()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall = Stall(self.loop, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stall is not None:
            self.stall.is_over()
            self.stall = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)

    def forget(self) -> None:
        """It is over, or a socket's from now on."""
        self.take_back()
        config = self.config
        if self.whose and isinstance(config, Wiring):
            config.inside[self.whose] -= 1
            if not config.inside[self.whose]:
                del config.inside[self.whose]
            self.whose = ""


class SocketWire(WebSocketsSansIOProtocol):
    """Hung up on at once when it does not read: what waits for it is gone with it."""

    stall: Stall | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall = Stall(self.loop, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_again()

    def connection_lost(self, exc: Exception | None) -> None:
        self.read_again()
        super().connection_lost(exc)

    def read_again(self) -> None:
        if self.stall is not None:
            self.stall.is_over()
            self.stall = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until everything is read

    async def run_asgi(self) -> None:
        await super().run_asgi()
        del self.scope  # it leads back here: what was said would stay until somebody looks for such circles
        self.loop.call_later(LINGERS, self.transport.abort)


def room_for_wires() -> int:
    """As many as the system lets us have, which is often not what it gives unasked."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(most - RESERVED, RESERVED)
