"""One connection: hello, then requests in and events out until either side hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Final

import msgspec
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from primogen.kernel.ids import NONE, Seat
from primogen.server.feeds import Feed, Listener
from primogen.server.hall import Hall, Open
from primogen.server.limits import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, Allowance
from primogen.server.protocol import (
    LONGEST_FRAME,
    Answer,
    Chat,
    Done,
    Greyed,
    Hello,
    Message,
    Ping,
    Refused,
    Sum,
    Summed,
    Told,
    Why,
    decoder,
    encoder,
)
from primogen.server.rooms import Misplayed
from primogen.text.lexicon import EN, ES

log: Final = logging.getLogger("primogen")

HELLO_WITHIN: Final = 10.0  # seconds
ROOM: Final = re.compile(r"[\w-]{1,24}", re.ASCII)
LANGS: Final = {"en": EN, "es": ES}
BAD_MESSAGE: Final = 4400  # how a socket is closed: not understood, not allowed, too much
NOT_ALLOWED: Final = 4403
TOO_MUCH: Final = 4429
BROKEN: Final = 1011
CLOSE_WITHIN: Final = 2.0  # seconds for a client that does not read to hear why
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)

Socket = WebSocket[object, object, State]


class Connection:
    def __init__(self, hall: Hall, at: Open, seat: Seat, feed: Feed) -> None:
        self.hall: Final = hall
        self.at: Final = at
        self.seat: Final = seat
        self.feed: Final = feed
        self.listener: Final = Listener()

    async def carry_out(self, message: Message) -> Told:
        match message:
            case Answer(id=number, number=question, option=option):
                if self.seat == NONE:
                    raise Misplayed("seat", "spectators do not answer")
                await self.hall.answer(self.at, self.seat, question, option)
                return Done(number)
            case Chat(id=number, text=text):
                await self.hall.chat(self.at, self.seat, text)
                return Done(number)
            case Why(id=number):
                async with self.at.lock:
                    return Greyed(number, self.at.room.desk.greyed(self.at.room.g, self.feed.by))
            case Sum(id=number, card=card, stat=stat):
                async with self.at.lock:
                    return Summed(number, self.at.room.desk.sum(self.at.room.g, card, stat, self.feed.by))
            case Ping(id=number):
                return Done(number)
            case Hello():
                raise Misplayed("hello", "there is one hello in a connection")


async def serve_socket(socket: Socket, hall: Hall) -> None:
    await socket.accept()
    try:
        connection = await greeted(socket, hall)
    except Misplayed as error:
        with contextlib.suppress(Exception):
            await socket.send_data(encoder.encode(Refused(0, error.code, error.why)), mode="text")
            await socket.close(NOT_ALLOWED, error.code)
        return
    except (TimeoutError, *UNREADABLE, WebSocketDisconnect):
        with contextlib.suppress(Exception):
            await socket.close(BAD_MESSAGE, "hello")
        return
    except Exception:
        log.exception("a connection could not begin")
        with contextlib.suppress(Exception):
            await socket.close(BROKEN, "error")
        return
    await converse(socket, connection)


async def converse(socket: Socket, connection: Connection) -> None:
    """Until one side hangs up, or the client is too far behind or asks for too much."""
    listener = connection.listener
    listening, sending = (
        asyncio.create_task(listen(socket, connection)),
        asyncio.create_task(send_all(socket, listener)),
    )
    behind = asyncio.create_task(listener.is_behind.wait())
    try:
        await asyncio.wait((listening, sending, behind), return_when=asyncio.FIRST_COMPLETED)
        is_too_much = behind.done() or (listening.done() and listening.exception() is None)
    finally:
        connection.feed.leave(listener)
        for task in (listening, sending, behind):
            task.cancel()
        ends = await asyncio.gather(listening, sending, behind, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
            log.error("a connection broke down", exc_info=end)
    if is_too_much:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(TOO_MUCH, "too much"), CLOSE_WITHIN)


async def greeted(socket: Socket, hall: Hall) -> Connection:
    hello = understood(await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_WITHIN))
    if not isinstance(hello, Hello):
        raise Misplayed("hello", "the first message says hello")
    if hello.lang not in LANGS:
        raise Misplayed("lang", f"languages are {', '.join(LANGS)}")
    if not ROOM.fullmatch(hello.room):
        raise Misplayed("room", "there is no such table")
    at = await hall.find(hello.room)
    seat = at.room.seat_with(hello.token)
    async with at.lock:
        feed = hall.feed(at, seat, LANGS[hello.lang])
        connection = Connection(hall, at, seat, feed)
        feed.join(connection.listener, hello.epoch, hello.since)
    return connection


def understood(content: str) -> Message:
    if len(content.encode()) > LONGEST_FRAME:
        raise Misplayed("long", f"a message has at most {LONGEST_FRAME} bytes")
    return decoder.decode(content)


async def listen(socket: Socket, connection: Connection) -> None:
    """Ends when the client asks for too much."""
    allowance = Allowance(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
    while True:
        content = await socket.receive_data(mode="text")
        if not allowance.takes_one():
            return
        connection.listener.send(encoder.encode(await reply(connection, content)))


async def reply(connection: Connection, content: str) -> Told:
    number = 0
    try:
        message = understood(content)
        number = 0 if isinstance(message, Hello) else message.id
        return await connection.carry_out(message)
    except Misplayed as error:
        return Refused(number, error.code, error.why)
    except UNREADABLE as error:
        return Refused(number, "message", str(error)[:200])
    except Exception:
        log.exception("a request failed", extra={"room": connection.at.room.id})
        return Refused(number, "error", "the server could not do this; nothing has changed")


async def send_all(socket: Socket, listener: Listener) -> None:
    while True:
        await socket.send_data(await listener.queue.get(), mode="text")
