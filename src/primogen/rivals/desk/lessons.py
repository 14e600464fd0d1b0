"""Lessons at a table of the server: laid out, coached, and with a rival who keeps to the script as long as it can."""

from __future__ import annotations

from typing import Final

import msgspec

from primogen.games.desk import Offered, Scene, Teaching, Teller, Undealt
from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.game import Game
from primogen.kernel.journal import Header, Journal
from primogen.rivals.desk.desk import RivalsDesk
from primogen.rivals.lessons.coaching import coached, scripted
from primogen.rivals.lessons.opening import cards_now, header_of_lesson, opened_anyway, opened_lesson, understood
from primogen.rivals.lessons.path import LEARNER, path_of
from primogen.rivals.lessons.reading import LESSONS, Lesson, lesson
from primogen.rivals.releasing import carried_with, released_with
from primogen.rivals.rules.table import table
from primogen.rivals.text.words import Words

LESSON: Final = "lesson"  # in the header: which
MARK: Final = "mark"


class LessonsDesk(RivalsDesk, Teaching):
    def kept_as(self) -> str:
        return "lessons"

    def is_lesson(self, header: Header) -> bool:
        return LESSON in header

    def offered(self, lang: int) -> list[Offered]:
        return [offered(lesson(name), lang) for name in LESSONS]

    def decks(self, terms: Terms = NO_TERMS) -> list[str]:
        return []

    def check_seats(self, number: int) -> None:
        raise Undealt("a lesson has no decks: POST /api/lessons/{lesson} deals one")

    def brought(self, header: Header) -> list[str]:
        return []

    def terms(self, header: Header) -> Terms:
        return NO_TERMS

    def lay(self, name: str, names: list[str]) -> Header:
        if name not in LESSONS:
            raise Undealt(f"no lesson is called {name!r}: {', '.join(LESSONS)}")
        return header_of_lesson(lesson(name), names)

    def again(self, header: Header, seed: bytes) -> Header:
        """A lesson is always the same."""
        return header

    def names(self, header: Header) -> list[str]:
        return [seat.name for seat in understood(header).seats]

    def open(self, header: Header) -> Game:
        return opened_lesson(header)

    def open_anyway(self, header: Header) -> Game:
        return opened_anyway(header)

    def release(self, header: Header) -> str:
        return released_with(cards_now(header))

    def carried(self, header: Header, content: dict[str, object]) -> Header:
        return carried_with(cards_now(header), header, content)

    def coach(self, journal: Journal, by: Teller) -> Scene | None:
        if by.seat != LEARNER or not is_taught(journal.header):
            return None
        words = Words(list(by.names), by.lang)
        found = msgspec.to_builtins(coached(str(journal.header[LESSON]), table(journal.g), journal.entries, words))
        assert isinstance(found, dict)
        return found

    def scripted(self, journal: Journal) -> int | None:
        if not is_taught(journal.header):
            return None
        return scripted(str(journal.header[LESSON]), table(journal.g), journal.entries)


def is_taught(header: Header) -> bool:
    """Whether this table was laid for the lesson as it is now; an older one is played on without a coach."""
    return header[LESSON] in LESSONS and lesson(str(header[LESSON])).mark == header[MARK]


def offered(found: Lesson, lang: int) -> Offered:
    return Offered(found.name, found.title.within(lang), found.about.within(lang), path_of(found.name).length())
