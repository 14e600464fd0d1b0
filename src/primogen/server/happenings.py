"""What can happen at a table, by kind; and that something cannot."""

from __future__ import annotations

import time
from typing import Final

from primogen.kernel.ids import Seat
from primogen.server.rows import Happened

SIT: Final = "sit"  # somebody sits down for the first time, and adds their `luck`; after the last one cards are dealt
ANSWER: Final = "answer"  # `value` is the option's place
ASIDE: Final = "aside"  # something said out of turn: `value` is its code in the journal
LEAVE: Final = "leave"  # a bot plays for the seat
BACK: Final = "back"  # its player does again
CONCEDE: Final = "concede"  # a player gives up: the end, or from now on a bot's seat
UNDO: Final = "undo"  # the last answer was never given
TIME_OUT: Final = "time-out"  # an answer that the clock gives
RESUME: Final = "resume"  # the server is back; meanwhile no clock ran
REMATCH: Final = "rematch"  # the same players have a new table
AGAIN: Final = "again"  # one of them would like that
WISH: Final = "wish"  # somebody would like to take back their last answer
AGREE: Final = "agree"  # another player lets them
DECLINE: Final = "decline"  # or does not
CONSENT: Final = "consent"  # a player agrees that a held game goes on: see releases.py
CARRY: Final = "carry"  # and so it does, under the rules of this server
STUMBLE: Final = "stumble"  # what a bot chose could not be carried out: see hall.py

PLAYED: Final = (ANSWER, ASIDE, CONCEDE, TIME_OUT)  # what goes into the journal

# After these the question is the same
QUIET: Final = (SIT, LEAVE, BACK, CONCEDE, RESUME, REMATCH, AGAIN, WISH, AGREE, DECLINE, STUMBLE, CONSENT)


class Misplayed(ValueError):
    """A request that is not carried out: a code for programs, a sentence for people."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code: Final = code
        self.why: Final = why


class UnknownKind(ValueError):
    """A later version knows what this is: here, nothing can be made of it."""


class Overtaken(Misplayed):
    """Something else happened first, in another process: what was wished may still be possible."""

    def __init__(self) -> None:
        super().__init__("stale", "this question has been answered")


def happened(kind: str, seat: Seat, value: int = 0) -> Happened:
    return Happened(kind, seat, value, time.time())
