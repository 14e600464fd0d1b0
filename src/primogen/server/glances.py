"""What can be told of a table at a glance, without opening it: who sits there, and how far they are.

It is kept in the table's row whenever somebody sits down or stands up, when the cards are dealt, when the table is put
away and when the game is over. Whoever has the table in memory knows it better.
"""

from __future__ import annotations

from typing import Final

import msgspec

from primogen.kernel.ids import NONE
from primogen.kernel.shapes import Shape
from primogen.server.rooms import Room

WAITING: Final = "waiting"  # for somebody to sit down
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # before any card was dealt


class Glance(msgspec.Struct):
    """`open`: the seats that anybody may take. `turn` and `asked`: which turn it is, and who is asked."""

    names: list[str]
    state: str = PLAYING
    open: list[int] = msgspec.field(default_factory=list)
    turn: int = 0
    asked: int = NONE
    winner: int = NONE


GLANCE: Final = Shape(Glance)


def glance_of(text: str) -> Glance:
    return GLANCE.read(text)


def glance_at(room: Room) -> Glance:
    names = list(room.names)
    if room.is_closed:
        return Glance(names, CLOSED)
    if room.journal is None and room.held is not None:  # it cannot go on here: see releases.py
        return Glance(names, OVER if room.is_over else PLAYING)
    if room.journal is None:
        return Glance(names, WAITING, room.open_seats())
    turn, asked = room.desk.turn(room.g), NONE if room.asked is None else room.asked.seat
    if room.is_over:
        return Glance(names, OVER, turn=turn, winner=room.g.ended[0])
    return Glance(names, PLAYING, turn=turn, asked=asked)


def told(room: Room) -> str:
    return msgspec.json.encode(glance_at(room)).decode()
