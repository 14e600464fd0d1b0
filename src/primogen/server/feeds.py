"""A feed: the numbered events of one seat in one language. All who look with the same eyes read the same feed."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import Final

from primogen.games.desk import Looks, Scene, Teller
from primogen.server.patches import patch
from primogen.server.protocol import VERSION, Event, Refused, Welcome, encoder
from primogen.server.rooms import Room
from primogen.server.talk import WELCOME_LINES
from primogen.server.telling import said, scene, story

KEPT: Final = 400  # events a client may have missed and still be told of one by one
END: Final = b""  # after this a connection is closed
END_WITHIN: Final = 0.1  # seconds, so that whoever has stood up hears first that it is done
SLOWEST: Final = 1000  # messages waiting for a client; one that is further behind must come again
MOST_WAITING: Final = 1024 * 1024  # bytes of them, unless it is a single message


class Listener:
    """One connection: what is to be sent to it, in order."""

    def __init__(self) -> None:
        self.queue: Final[asyncio.Queue[bytes]] = asyncio.Queue()
        self.waiting = 0  # bytes in the queue
        self.is_behind: Final = asyncio.Event()  # too far: hang up

    def end(self, message: bytes) -> None:
        """The last that is sent to it."""
        self.send(message)
        self.send(END)

    def send(self, message: bytes) -> None:
        is_too_much = self.waiting > 0 and self.waiting + len(message) > MOST_WAITING
        if is_too_much or self.queue.qsize() >= SLOWEST:
            self.is_behind.set()
        if not self.is_behind.is_set():
            self.queue.put_nowait(message)
            self.waiting += len(message)

    async def next(self) -> bytes:
        message = await self.queue.get()
        self.waiting -= len(message)
        return message

    def close(self) -> None:
        """Nobody listens any more: nothing waits."""
        self.is_behind.set()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.waiting = 0


class Feed:
    def __init__(self, room: Room, by: Teller) -> None:
        self.room: Final = room
        self.by = by
        self.kept: Final[deque[tuple[int, bytes]]] = deque(maxlen=KEPT)
        self.listeners: Final[set[Listener]] = set()
        self.unheard = 0  # events since anybody listened
        self.token: Final = self.token_now()  # whose eyes these are
        self.is_over = False
        self.begin(room.looks())

    def begin(self, looks: Looks | None) -> None:
        """Number events from 0, under a name that makes the numbers of another beginning mean nothing here."""
        self.epoch = secrets.token_hex(4)
        self.n = 0
        self.kept.clear()
        self.rewinds = self.room.rewinds
        self.by = self.room.teller(self.by.seat, self.by.lang)  # by the names of now
        self.scene: Scene = scene(self.room, self.by, looks)
        self.lines, self.chat = len(self.room.lines), self.room.chat.next

    def update(self, looks: Looks | None) -> None:
        """Tell all who listen what has changed since the last time; everything, if something was taken back."""
        if self.room.rewinds != self.rewinds:
            self.begin(looks)
            self.send(encoder.encode(self.welcome()))
            return
        shown = scene(self.room, self.by, looks)
        change = patch(self.scene, shown)
        log, chat = story(self.room, self.by, self.lines), said(self.room, self.chat)
        if not change and not log and not chat:
            return
        self.scene, self.lines, self.chat = shown, len(self.room.lines), self.room.chat.next
        self.n += 1
        message = encoder.encode(Event(self.n, change, log, chat))
        self.kept.append((self.n, message))
        self.unheard = 0 if self.listeners else self.unheard + 1
        self.send(message)

    def token_now(self) -> str:
        return "" if self.by.seat < 0 else self.room.seats[self.by.seat].token

    def is_another_players(self) -> bool:
        """Whether the seat is not theirs any more who look with these eyes."""
        return self.token != self.token_now()

    def end(self) -> None:
        self.is_over = True
        gone = encoder.encode(Refused(0, "token", "this seat is not yours any more"))
        for listener in self.listeners:
            asyncio.get_running_loop().call_later(END_WITHIN, listener.end, gone)

    def is_stale(self) -> bool:
        """Whoever comes now would be told everything anyway."""
        return self.unheard >= KEPT

    def send(self, message: bytes) -> None:
        for listener in self.listeners:
            listener.send(message)

    def join(self, listener: Listener, epoch: str, since: int) -> None:
        """The gap if it is known, and otherwise everything."""
        missed = [message for number, message in self.kept if number > since]
        if epoch == self.epoch and since >= 0 and len(missed) == self.n - since:
            for message in missed:
                listener.send(message)
        else:
            listener.send(encoder.encode(self.welcome()))
        self.listeners.add(listener)

    def welcome(self) -> Welcome:
        room, by = self.room, self.by
        names, log, chat = list(room.names), story(room, by), said(room, room.chat.next - WELCOME_LINES)
        return Welcome(room.id, by.seat, names, self.epoch, self.n, self.scene, log, chat, VERSION, room.game)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
