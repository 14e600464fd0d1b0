"""Replays are made in a process of their own, for a limited time: whatever a journal holds, nobody at a table waits."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from primogen.games.desks import DESKS
from primogen.kernel.ids import Seat
from primogen.kernel.journal import JournalError
from primogen.server.releases import header_at
from primogen.server.replays import Course, Unshown, all_given, course_of, replay
from primogen.server.rooms import Room
from primogen.server.rows import RoomRow

NOT_OVER: Final = "this game is not over: it can be seen again when it is"

log: Final = logging.getLogger("primogen")


class Job(msgspec.Struct, tag_field="t"):
    """What is wanted."""


class ShowTable(Job, tag="show"):
    row: RoomRow
    seat: Seat
    lang: int


class ShowJournal(Job, tag="journal"):
    journal: bytes
    seat: Seat
    lang: int


class WriteJournal(Job, tag="write"):
    row: RoomRow


class TellChance(Job, tag="chance"):
    row: RoomRow


class Outcome(msgspec.Struct):
    """`status` and `why` as HTTP says it; `content` is JSON, or a journal."""

    status: int
    why: str
    content: bytes


class Refused(Exception):
    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status: Final = status


decoder: Final = msgspec.msgpack.Decoder(ShowTable | ShowJournal | WriteJournal | TellChance)


def answers(content: bytes) -> bytes:
    """The life of the process, job by job."""
    try:
        found = Outcome(200, "", made(decoder.decode(content)))
    except Refused as error:
        found = Outcome(error.status, str(error), b"")
    return msgspec.msgpack.encode(found)


def made(job: ShowTable | ShowJournal | WriteJournal | TellChance) -> bytes:
    match job:
        case ShowTable(row=row, seat=seat, lang=lang):
            return shown(course_at(row), seat, lang)
        case ShowJournal(journal=journal, seat=seat, lang=lang):
            return shown_journal(journal, seat, lang)
        case WriteJournal(row=row):
            return course_at(row).text().encode()
        case TellChance(row=row):
            return told_chance(course_at(row))


def course_at(row: RoomRow) -> Course:
    """As it is kept, with the proof of its seed and without the answers that were taken back."""
    found, names = Room(row, DESKS[row.game]), tuple(seat.name for seat in row.seats)
    if found.held is not None and not found.held.offer and found.dealt is not None:  # as it was played
        return Course(row.game, header_at(row, len(row.events), found.desk, found.dealt), found.as_played, names)
    if found.journal is None or not found.journal.g.ended:
        raise Refused(409, NOT_OVER)
    return Course(row.game, found.journal.header, found.journal.entries, names)


def shown(course: Course, seat: Seat, lang: int) -> bytes:
    try:
        return msgspec.json.encode(replay(course, seat, lang))
    except Unshown as error:
        raise Refused(400, str(error)) from None


def told_chance(course: Course) -> bytes:
    try:
        return msgspec.json.encode(all_given(course))
    except Unshown as error:
        raise Refused(409, str(error)) from None


def shown_journal(journal: bytes, seat: Seat, lang: int) -> bytes:
    """Whoever sends it may have made it up: whatever is wrong with it is theirs to mend."""
    try:
        return shown(course_of(journal), seat, lang)
    except (JournalError, Unshown) as error:
        raise Refused(400, str(error)) from None
    except Refused:
        raise
    except Exception:
        log.warning("a journal from elsewhere broke down", exc_info=True)
        raise Refused(400, "this journal cannot be played again") from None
