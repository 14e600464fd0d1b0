"""One connection: hello, then requests in and events out until either side hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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
LANGS: Final = {"en": EN, "es": ES}
BAD_MESSAGE: Final = 4400  # how a socket is closed: not understood, not allowed, too much
NOT_ALLOWED: Final = 4403
TOO_MUCH: Final = 4429

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
        await refuse(socket, 0, error)
        await socket.close(NOT_ALLOWED, error.code)
        return
    except (TimeoutError, msgspec.MsgspecError, WebSocketDisconnect):
        with contextlib.suppress(Exception):
            await socket.close(BAD_MESSAGE, "hello")
        return
    sending = asyncio.create_task(send_all(socket, connection.listener))
    try:
        await listen(socket, connection)
    except WebSocketDisconnect:
        pass
    finally:
        connection.feed.leave(connection.listener)
        sending.cancel()


async def greeted(socket: Socket, hall: Hall) -> Connection:
    hello = decoder.decode(await asyncio.wait_for(received(socket), HELLO_WITHIN))
    if not isinstance(hello, Hello):
        raise Misplayed("hello", "the first message says hello")
    if hello.lang not in LANGS:
        raise Misplayed("lang", f"languages are {', '.join(LANGS)}")
    at = await hall.find(hello.room)
    seat = at.room.seat_with(hello.token)
    async with at.lock:
        feed = hall.feed(at, seat, LANGS[hello.lang])
        connection = Connection(hall, at, seat, feed)
        feed.join(connection.listener, hello.epoch, hello.since)
    return connection


async def received(socket: Socket) -> bytes:
    data = await socket.receive_data(mode="text")
    content = data.encode()
    if len(content) > LONGEST_FRAME:
        raise Misplayed("long", f"a message has at most {LONGEST_FRAME} bytes")
    return content


async def listen(socket: Socket, connection: Connection) -> None:
    allowance = Allowance(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
    while True:
        number = 0
        try:
            content = await received(socket)
            if not allowance.takes_one():
                await socket.close(TOO_MUCH, "slow down")
                return
            message = decoder.decode(content)
            number = 0 if isinstance(message, Hello) else message.id
            told = await connection.carry_out(message)
        except Misplayed as error:
            connection.listener.send(encoder.encode(Refused(number, error.code, error.why)))
        except msgspec.MsgspecError as error:
            connection.listener.send(encoder.encode(Refused(number, "message", str(error)[:200])))
        else:
            connection.listener.send(encoder.encode(told))


async def send_all(socket: Socket, listener: Listener) -> None:
    while True:
        message = await listener.queue.get()
        if message is None:
            await socket.close(TOO_MUCH, "too far behind")
            return
        await socket.send_data(message, mode="text")


async def refuse(socket: Socket, number: int, error: Misplayed) -> None:
    with contextlib.suppress(Exception):
        await socket.send_data(encoder.encode(Refused(number, error.code, error.why)), mode="text")
