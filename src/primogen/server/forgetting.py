"""What a person leaves behind at tables: their name, and what they have said. Both can be taken away; the game stays.

Which seats were an account's is known from the list of seats that the page keeps in it. A seat that is not in the list
belongs to whoever has its link, and nobody knows whose that is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from primogen.kernel.shapes import Shape
from primogen.server.hall import Hall
from primogen.server.schema import chat, rooms, seats
from primogen.server.storage import ANEW, Storage
from primogen.server.tokens import digest

NOBODY: Final = "N. N."  # in the place of a name
SEATS: Final = "seats"  # the document of an account in which its seats are


class Held(msgspec.Struct):
    """What the page keeps of a seat, as far as it matters here."""

    room: str
    token: str


HELD: Final = Shape(list[Held])
HEADER: Final = Shape(dict[str, object])
SITTING: Final = Shape(list[dict[str, object]])


@dataclass(frozen=True)
class Place:
    room: str
    seat: int


def places_in(storage: Storage, document: str | None) -> list[Place]:
    """The seats that its tokens open. Whatever else somebody has put there opens none."""
    try:
        held = HELD.read(document or "[]")
    except msgspec.MsgspecError:
        return []
    with storage.engine.connect() as db:
        return [place for each in held for place in opened_by(db, each)]


def opened_by(db: Connection, held: Held) -> list[Place]:
    mine = (seats.c.room == held.room) & (seats.c.token == digest(held.token)) & (seats.c.bot == "")
    rows = db.execute(select(seats.c.room, seats.c.seat).where(mine))
    return [Place(str(row.room), int(row.seat)) for row in rows]


def unsay(storage: Storage, places: list[Place]) -> None:
    """The lines stay, so that those after them keep their numbers; what they said does not."""
    with storage.engine.begin() as db:
        for place in places:
            empty_lines(db, place)
        storage.announce(db, {place.room for place in places}, ANEW)


def forget(storage: Storage, places: list[Place]) -> None:
    """Lines and names, in the headers of games too."""
    with storage.engine.begin() as db:
        for place in places:
            empty_lines(db, place)
            mine = (seats.c.room == place.room) & (seats.c.seat == place.seat)
            db.execute(update(seats).where(mine).values(name=NOBODY))
            header = str(db.scalar(select(rooms.c.header).where(rooms.c.id == place.room)))
            db.execute(update(rooms).where(rooms.c.id == place.room).values(header=without_name(header, place.seat)))
        storage.announce(db, {place.room for place in places}, ANEW)


def empty_lines(db: Connection, place: Place) -> None:
    db.execute(update(chat).where(chat.c.room == place.room, chat.c.seat == place.seat).values(text=""))


def without_name(header: str, seat: int) -> str:
    """A name means nothing to the game: it is dealt and played as before. What cannot be read stays as it is."""
    try:
        found = HEADER.read(header)
        sitting = SITTING.of(found["seats"])
        sitting[seat]["name"] = NOBODY
    except (msgspec.MsgspecError, LookupError):
        return header
    return json.dumps({**found, "seats": sitting})


async def look_again(hall: Hall, places: list[Place]) -> None:
    """At tables in memory: everybody there is told anew."""
    for place in places:
        await hall.look_again(place.room)
