"""One connection: hello, then requests in and events out until either side hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Final

import msgspec
from litestar.connection import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from primogen.kernel.ids import NONE, Seat
from primogen.server.addresses import address_of
from primogen.server.fairness import LUCK
from primogen.server.feeds import END, Feed, Listener
from primogen.server.hall import Hall
from primogen.server.happenings import Misplayed, Overtaken
from primogen.server.limits import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, Allowance
from primogen.server.opened import Open
from primogen.server.protocol import (
    LONGEST_FRAME,
    LONGEST_NAME,
    Agree,
    Answer,
    Aside,
    Back,
    Change,
    Chat,
    Close,
    Concede,
    Consent,
    Decks,
    Decline,
    Done,
    Greyed,
    Hello,
    Invited,
    Knowledge,
    Known,
    Leave,
    Message,
    Ping,
    Playing,
    Refused,
    Rematch,
    Sit,
    Stand,
    Sum,
    Summed,
    Told,
    Undo,
    Wait,
    Why,
    decoder,
    encoder,
)
from primogen.server.seating import SeatPlan
from primogen.server.tokens import plain
from primogen.text.languages import EN, ES

log: Final = logging.getLogger("primogen")

HELLO_WITHIN: Final = 10.0  # seconds
ROOM: Final = re.compile(r"[\w-]{1,24}", re.ASCII)
LANGS: Final = {"en": EN, "es": ES}
BAD_MESSAGE: Final = 4400  # how a socket is closed: not understood, not allowed, too much
NOT_ALLOWED: Final = 4403
TOO_MUCH: Final = 4429
BROKEN: Final = 1011
CLOSE_WITHIN: Final = 2.0  # seconds for a client that does not read to hear why
TRIES: Final = 5
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)

Socket = WebSocket[object, object, State]


class Connection:
    """`luck` is what this player adds to the shuffles, should they sit down now."""

    def __init__(self, hall: Hall, at: Open, seat: Seat, feed: Feed, luck: str = "") -> None:
        self.hall: Final = hall
        self.at: Final = at
        self.seat: Final = seat
        self.feed: Final = feed
        self.luck: Final = luck
        self.listener: Final = Listener()

    async def carry_out(self, message: Message) -> Told:
        if self.feed.is_over:
            raise Misplayed("token", "this seat is not yours any more")
        match message:
            case Why(id=number):
                async with self.hall.at_rest(self.at) as room:
                    return Greyed(number, room.desk.greyed(room.g, self.feed.by))
            case Sum(id=number, card=card, stat=stat):
                async with self.hall.at_rest(self.at) as room:
                    return Summed(number, room.desk.sum(room.g, card, stat, self.feed.by))
            case Known(id=number):
                async with self.hall.at_rest(self.at) as room:
                    return Knowledge(number, room.desk.known(room.g, self.feed.by))
            case Ping(id=number):
                return Done(number)
            case Hello():
                raise Misplayed("hello", "there is one hello in a connection")
            case _:
                if self.seat == NONE:
                    raise Misplayed("seat", "spectators look on")
                return await self.play(message) or Done(message.id)

    async def play(self, message: Playing) -> Told | None:
        """What is told besides that it is done."""
        hall, at, seat = self.hall, self.at, self.seat
        match message:
            case Sit(name=name, deck=deck):
                await hall.seating.sit(at, seat, name, deck, self.luck, self.feed.by.lang)
            case Wait():
                await hall.seating.wait(at, seat)
            case Stand():
                await hall.seating.stand(at, seat)
            case Change(id=number, seat=other, bot=bot, way=way, name=name, deck=deck):
                plan = SeatPlan(plain(name)[:LONGEST_NAME] or bot.capitalize(), deck, bot, way)
                invitation = await hall.seating.change(at, seat, other, plan, self.feed.by.lang)
                return Invited(number, invitation) if invitation else None
            case Decks(allow=rule):
                await hall.seating.allow(at, seat, rule)
            case Close():
                await hall.seating.close(at, seat)
            case Answer(number=number, option=option):
                await hall.answer(at, seat, number, option)
            case Aside(number=number, option=option):
                await hall.put_in(at, seat, number, option)
            case Leave():
                await hall.leave(at, seat)
            case Back():
                await hall.come_back(at, seat)
            case Concede():
                await hall.concede(at, seat)
            case Consent():
                await hall.consent(at, seat)
            case Undo(number=number):
                await hall.wish_undo(at, seat, number)
            case Agree(number=number):
                await hall.agree(at, seat, number)
            case Decline(number=number):
                await hall.decline(at, seat, number)
            case Rematch():
                await hall.seating.play_again(at, seat)
            case Chat(text=text):
                await hall.chat(at, seat, text)
        return None


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
    except Exception as error:
        hall.failures.add("a connection could not begin", error)
        with contextlib.suppress(Exception):
            await socket.close(BROKEN, "error")
        return
    await converse(socket, connection)


async def turn_away(socket: Socket) -> None:
    """There are too many from this address already; it is told why, unlike one who comes from elsewhere."""
    await socket.accept()
    await socket.close(TOO_MUCH, "too many connections from this address")


async def converse(socket: Socket, connection: Connection) -> None:
    """Until one side hangs up, or the client is too far behind or asks for too much."""
    listener, metrics = connection.listener, connection.hall.metrics
    metrics.connections += 1
    listening, sending = (
        asyncio.create_task(listen(socket, connection)),
        asyncio.create_task(send_all(socket, listener)),
    )
    behind = asyncio.create_task(listener.is_behind.wait())
    try:
        await asyncio.wait((listening, sending, behind), return_when=asyncio.FIRST_COMPLETED)
        is_too_much = listener.is_behind.is_set() or (listening.done() and listening.exception() is None)
    finally:
        metrics.connections -= 1
        connection.feed.leave(listener)
        connection.at.present.go(connection.seat, listener)
        listener.close()
        for task in (listening, sending, behind):
            task.cancel()
        ends = await asyncio.gather(listening, sending, behind, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
            log.error("a connection broke down", exc_info=end)
    if sending.done() and not sending.cancelled() and sending.exception() is None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(NOT_ALLOWED, "token"), CLOSE_WITHIN)
    elif is_too_much:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(TOO_MUCH, "too much"), CLOSE_WITHIN)


async def greeted(socket: Socket, hall: Hall) -> Connection:
    hello = understood(await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_WITHIN))
    if not isinstance(hello, Hello):
        raise Misplayed("hello", "the first message says hello")
    if hello.lang not in LANGS:
        raise Misplayed("lang", f"languages are {', '.join(LANGS)}")
    check_name(hello.room)
    if not LUCK.fullmatch(hello.luck):
        raise Misplayed("luck", "luck is up to 64 plain letters, digits and signs")
    address = address_of(socket)
    at = await hall.find(hello.room, address)
    seat = await hall.seating.admit(at, hello.token, hello.invitation, hello.seat, address)
    if seat != NONE:
        await hall.seating.arrive(at, seat, hello.luck)
    async with hall.at_rest(at):
        feed = hall.feed(at, seat, LANGS[hello.lang])
        connection = Connection(hall, at, seat, feed, hello.luck)
        feed.join(connection.listener, hello.epoch, hello.since)
        hall.come(at, seat, connection.listener)
        hall.running.go_on(at)  # what waits for somebody to look
    return connection


def check_name(room: str) -> None:
    """What cannot be the name of a table is not even looked for."""
    if not ROOM.fullmatch(room):
        raise Misplayed("room", "there is no such table")


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
        told = await reply(connection, content)
        if isinstance(told, Refused):
            connection.hall.metrics.refused[told.code] += 1
        connection.listener.send(encoder.encode(told))


async def reply(connection: Connection, content: str) -> Told:
    number = 0
    try:
        message = understood(content)
        number = 0 if isinstance(message, Hello) else message.id
        return await carried_out(connection, message)
    except Misplayed as error:
        return Refused(number, error.code, error.why)
    except UNREADABLE as error:
        return Refused(number, "message", str(error)[:200])
    except Exception as error:
        connection.hall.failures.add("a request at a table failed", error, room=connection.at.room.id)
        return Refused(number, "error", "the server could not do this; nothing has changed")


async def carried_out(connection: Connection, message: Message) -> Told:
    """Tried again when another process was quicker: what it did may leave this possible."""
    for _ in range(TRIES - 1):
        try:
            return await connection.carry_out(message)
        except Overtaken:
            continue
    return await connection.carry_out(message)


def let_go(socket: Socket) -> None:
    """A socket leads to itself by what it sends with: all of it would stay until somebody looks for such circles."""
    socket.receive, socket.send = empty_receive, empty_send


async def send_all(socket: Socket, listener: Listener) -> None:
    """Ends when there is nothing more to be said."""
    while (message := await listener.next()) != END:
        await socket.send_data(message, mode="text")
