"""What somebody would like to happen at a table: that it may, as an event, or why not. Nothing has changed yet."""

from __future__ import annotations

import time
from typing import Final

from primogen.kernel.decisions import Decision
from primogen.kernel.ids import Seat
from primogen.kernel.journal import out_of_turn
from primogen.kernel.machine import CONCESSION
from primogen.server.happenings import (
    AGAIN,
    ANSWER,
    ASIDE,
    BACK,
    CONCEDE,
    CONSENT,
    LEAVE,
    TIME_OUT,
    Misplayed,
    happened,
)
from primogen.server.rooms import Room
from primogen.server.rows import Happened
from primogen.server.taking_back import Wish

DEFAULT: Final = 0  # the option that the clock chooses
MOST_WISHES: Final = 20  # to take back, until somebody learns something: who needs more goes round in circles


def answered(room: Room, seat: Seat, number: int, option: int) -> Happened:
    asked = check(room, number)
    check_present(room, seat)
    if seat != asked.seat:
        raise Misplayed("turn", "somebody else is asked")
    if not 0 <= option < len(asked.options):
        raise Misplayed("option", "that is not one of the options")
    return happened(ANSWER, seat, option)


def chosen(room: Room, number: int, option: int) -> Happened:
    """What a bot answers for its own seat, or for that of one who has left."""
    return happened(ANSWER, check(room, number).seat, option)


def put_in(room: Room, seat: Seat, number: int, option: int) -> Happened:
    """What may be said out of turn, by its place in the list."""
    check(room, number)
    check_present(room, seat)
    options = room.g.interjections(seat)
    if not 0 <= option < len(options):
        raise Misplayed("option", "that is not one of the options")
    return happened(ASIDE, seat, out_of_turn(seat, options[option]))


def check(room: Room, number: int) -> Decision:
    """What is asked now, if that is what is spoken of."""
    if room.held is not None:
        raise Misplayed("changed", "the rules or cards have changed: this game goes on when all its people agree")
    if room.g.decision is None:
        raise Misplayed("over", "the game is over")
    if number != room.question:
        raise Misplayed("stale", "this question has been answered")
    return room.g.decision


def check_present(room: Room, seat: Seat) -> None:
    if seat in room.conceded:
        raise Misplayed("conceded", "you have conceded; a bot plays on")
    if seat in room.away:
        raise Misplayed("away", "a bot plays for this seat until you are back")


def left(room: Room, seat: Seat) -> Happened:
    check_present(room, seat)
    if room.is_brought and room.dealt is None and seat not in room.lucks.added:
        raise Misplayed("undealt", "sit down with a deck before a bot can play it, or stand up")
    return happened(LEAVE, seat)


def came_back(room: Room, seat: Seat) -> Happened:
    if seat not in room.away:
        raise Misplayed("away", "no bot plays for this seat")
    return happened(BACK, seat)


def gave_up(room: Room, seat: Seat) -> Happened:
    check(room, room.question)
    check_present(room, seat)
    return happened(CONCEDE, seat, out_of_turn(seat, CONCESSION))


def wished(room: Room, seat: Seat, number: int) -> Wish:
    """To take back one's last answer, as long as nobody has learned anything from it."""
    asked = check(room, number)
    check_present(room, seat)
    if not room.past or asked.seat != seat:
        raise Misplayed("undo", "there is nothing that can be taken back")
    if room.wish is not None:
        raise Misplayed("undo", "you have asked for this already")
    if room.wishes >= MOST_WISHES:
        raise Misplayed("undo", "enough has been taken back: go on")
    return Wish(seat)


def agreed(room: Room, seat: Seat, number: int) -> Wish:
    check(room, number)
    check_present(room, seat)
    if room.wish is None or seat == room.wish.seat:
        raise Misplayed("undo", "nobody asks you to take anything back")
    return Wish(room.wish.seat, room.wish.agreed | {seat})


def ran_out(room: Room, passed: float) -> Happened | None:
    """The answer of the clock, if the time of whoever is asked is over, so many seconds after the last event."""
    remaining = None if room.clock is None else room.clock.remaining()
    if room.asked is None or remaining is None or passed < remaining:
        return None
    return happened(TIME_OUT, room.asked.seat, DEFAULT)


def wants_again(room: Room, seat: Seat) -> Happened:
    if not room.is_over:
        raise Misplayed("rematch", "this game is not over")
    if seat in room.again:
        raise Misplayed("rematch", "you have said so already")
    return happened(AGAIN, seat)


def consents(room: Room, seat: Seat, *, is_mine: bool) -> Happened:
    """That a game which is held goes on under the rules of this server."""
    if room.held is None or room.is_over:
        raise Misplayed("changed", "this game is not held")
    if not room.held.offer:
        raise Misplayed("changed", "this game cannot go on under these rules")
    if not is_mine:
        raise Misplayed("changed", "a server of the version before still has this table: come again later")
    check_present(room, seat)
    return Happened(CONSENT, seat, 0, time.time(), room.release)
