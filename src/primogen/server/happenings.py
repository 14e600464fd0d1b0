"""What can happen at a table, by kind; and that something cannot."""

from __future__ import annotations

import time
from typing import Final

from primogen.kernel.ids import Seat
from primogen.server.rows import ANY, Happened

TAKE: Final = "take"  # a seat is somebody's from now on
SIT: Final = "sit"  # somebody is ready, with a name and a deck, and adds their `luck`
WAIT: Final = "wait"  # and is not any more
STAND: Final = "stand"  # the seat is nobody's again
CHANGE: Final = "change"  # the host says who may have a seat
DECKS: Final = "decks"  # or which decks may be brought: `value` is the place in RULES
CLOSE: Final = "close"  # or that nothing comes of this table
DEAL: Final = "deal"  # all are ready: the cards are dealt. Tables of old, whose header has the decks, need none
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
SITTING: Final = (TAKE, SIT, WAIT, STAND, CHANGE, DECKS, CLOSE, DEAL)
QUIET: Final = (*SITTING, LEAVE, BACK, CONCEDE, RESUME, REMATCH, AGAIN, WISH, AGREE, DECLINE, STUMBLE, CONSENT)
RULES: Final = (ANY, "starters", "given")  # decks that may be brought: any legal one, a starter, the one laid out there


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
