"""Before the deal: who takes a seat, with which name and deck; and what the host may change. As events, or why not.

An invitation opens a seat once: whoever comes first with it and a token of their own has the seat from then on, and
only that token opens it. So the token is its player's alone: the host has never seen it, the server keeps its digest.
"""

from __future__ import annotations

import hmac
import re
import time
from dataclasses import replace
from typing import Final

from primogen.games.desk import Desk
from primogen.games.terms import Terms
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Header
from primogen.server.company import AGAIN, OPEN, OWN
from primogen.server.happenings import (
    CHANGE,
    CLOSE,
    DEAL,
    DECKS,
    RULES,
    SIT,
    STAND,
    TAKE,
    WAIT,
    Misplayed,
)
from primogen.server.protocol import LONGEST_NAME
from primogen.server.rooms import Room
from primogen.server.rows import Happened, SeatRow
from primogen.server.tokens import digest, plain

TOKEN: Final = re.compile(r"[\w-]{20,64}", re.ASCII)  # of a client's own making: too long to be guessed
MOST_CHANGES: Final = 500  # events before the deal: far more than four people need to choose their decks
UNSEEDED: Final = b""  # the seed of a header before the deal
STARTERS, GIVEN = RULES[1:]


# ---- people


def taken(room: Room, token: str, invitation: str, wanted: Seat) -> Happened:
    """By invitation, or because the seat is open to all."""
    if not TOKEN.fullmatch(token):
        raise Misplayed("token", "a token of one's own has 20 to 64 letters, digits, - and _")
    seat = invited(room, invitation) if invitation else wanted
    if token == invitation or not 0 <= seat < len(room.seats):
        raise Misplayed("token", "this link opens no seat at this table")
    row = room.seats[seat]
    if not invitation and row.way != OPEN:
        raise Misplayed("token", "this seat is not open to all")
    if row.token:
        raise Misplayed("token", "somebody has sat down here already; ask for another invitation")
    check_undealt(room)
    return event(room, TAKE, seat, replace(row, token=digest(token)))


def invited(room: Room, invitation: str) -> Seat:
    mine = digest(invitation)
    for seat, row in enumerate(room.seats):
        if hmac.compare_digest(mine, row.invitation):
            return seat
    return NONE


def came(room: Room, seat: Seat, luck: str) -> Happened:
    """Somebody whose name and deck are settled is here for the first time."""
    return Happened(SIT, seat, 0, time.time(), luck)


def sat(room: Room, seat: Seat, name: str, deck: str, luck: str) -> Happened:
    """`deck` has been settled by the desk; empty: the one that lies there already."""
    check_undealt(room)
    row = room.seats[seat]
    if not deck and not row.deck:
        raise Misplayed("deck", "choose a deck")
    if deck and deck != row.deck and room.decks == GIVEN:
        raise Misplayed("deck", "at this table one plays the deck that is laid out")
    if room.decks == STARTERS and (deck or row.deck) not in room.desk.decks(room.terms):
        raise Misplayed("deck", f"at this table one plays a starter deck: {', '.join(room.desk.decks(room.terms))}")
    now = replace(row, name=free_name(room, seat, name), deck=deck or row.deck)
    return replace(event(room, SIT, seat, now), luck=luck)


def free_name(room: Room, seat: Seat, wished: str) -> str:
    """As it is wished, with a number if somebody else is called so."""
    name = plain(wished)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Misplayed("name", f"a name of 1 to {LONGEST_NAME} characters that can be read")
    others = {each.casefold() for at, each in enumerate(room.names) if at != seat}
    return numbered(name, others)


def numbered(name: str, others: set[str]) -> str:
    found, number = name, 1
    while found.casefold() in others:
        number += 1
        found = f"{name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}"
    return found


def waits(room: Room, seat: Seat) -> Happened:
    """Not ready any more, and still here."""
    check_undealt(room)
    if seat not in room.lucks.added:
        raise Misplayed("ready", "you have not said that you are ready")
    row = room.seats[seat]
    return event(room, WAIT, seat, replace(row, way=AGAIN) if row.way == OWN else row)


def stood(room: Room, seat: Seat) -> Happened:
    """The same invitation, or anybody, may have the seat."""
    check_undealt(room)
    if seat == room.host:
        raise Misplayed("host", "you host this table: close it instead")
    return event(room, STAND, seat, left_free(room, room.seats[seat]))


def left_free(room: Room, row: SeatRow) -> SeatRow:
    return replace(row, name="", token="", deck=row.deck if room.decks == GIVEN else "")


# ---- the host


def changed(room: Room, host: Seat, seat: Seat, new: SeatRow) -> Happened:
    """Whoever had the seat has it no more; nor does any earlier invitation open it."""
    check_hosting(room, host)
    if not 0 <= seat < len(room.seats) or seat == host:
        raise Misplayed("seat", "there is no such seat among the others")
    if room.decks == GIVEN and not new.deck:
        raise Misplayed("deck", "choose the deck that is played here")
    others = {each.casefold() for at, each in enumerate(room.names) if at != seat}
    return event(room, CHANGE, seat, replace(new, name=numbered(new.name, others) if new.name else ""))


def allowed(room: Room, host: Seat, rule: str) -> Happened:
    """All who were ready say so again; a deck that may not be played any more is taken off the table."""
    check_hosting(room, host)
    if rule not in RULES or GIVEN in (rule, room.decks):
        raise Misplayed("deck", "the decks of a table are any or starters; those that are given stay so")
    rows = [
        row if row.bot or may_be_brought(room.desk, rule, row.deck, room.terms) else replace(row, deck="")
        for row in room.seats
    ]
    rows = [replace(row, way=AGAIN) if row.way == OWN and not row.bot else row for row in rows]
    return Happened(DECKS, host, RULES.index(rule), time.time(), seats=tuple(rows))


def may_be_brought(desk: Desk, rule: str, deck: str, terms: Terms) -> bool:
    return rule != STARTERS or deck in desk.decks(terms)


def closed(room: Room, host: Seat) -> Happened:
    check_hosting(room, host)
    return Happened(CLOSE, host, 0, time.time())


def check_hosting(room: Room, seat: Seat) -> None:
    check_undealt(room)
    if seat != room.host:
        raise Misplayed("host", "only whoever made this table can change it")


# ---- the table


def check_undealt(room: Room) -> None:
    if room.is_closed:
        raise Misplayed("shut", "this table is closed")
    if room.dealt is not None or not room.is_brought:
        raise Misplayed("dealt", "at this table names and decks are settled")
    if room.number >= MOST_CHANGES:
        raise Misplayed("shut", "too much has been changed at this table: make a new one")


def is_complete(room: Room) -> bool:
    """Whether the cards can be dealt."""
    return room.is_brought and room.dealt is None and not room.is_closed and not room.awaited()


def dealt(room: Room) -> Happened:
    """The decks as they lie there, under the seed that follows from the secret and everybody's luck."""
    header: Header = room.desk.deal(list(room.names), [row.deck for row in room.seats], UNSEEDED, room.terms)
    return Happened(DEAL, NONE, 0, time.time(), header=header)


def event(room: Room, kind: str, seat: Seat, row: SeatRow) -> Happened:
    rows = (*room.seats[:seat], row, *room.seats[seat + 1 :])
    return Happened(kind, seat, 0, time.time(), seats=rows)


def state_of(room: Room, seat: Seat) -> str:
    """In a word, for those who wait."""
    row = room.seats[seat]
    if row.bot:
        return "bot"
    if not row.token:
        return "free"
    if seat in room.away:
        return "away"
    return "ready" if seat in room.lucks.added else "taken"
