"""Lessons at a table of the server: laid out, coached, and with a rival who keeps to the script as long as it can."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from primogen.games.desk import Offered, Scene, Teaching, Teller, Undealt
from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.board import Board
from primogen.kernel.game import Game
from primogen.kernel.journal import Header, Journal
from primogen.lessons.coaching import Coach
from primogen.lessons.opening import LESSON, MARK, LessonHeader, Opener
from primogen.lessons.path import LEARNER
from primogen.lessons.school import School

B = TypeVar("B", bound=Board)
H = TypeVar("H", bound=LessonHeader)


class SchoolDesk(Teaching, Generic[B, H]):
    """Stands before the desk of a game, whose tables these are, too."""

    school: School[B]
    opener: Opener[H]

    def is_lesson(self, header: Header) -> bool:
        return LESSON in header

    def is_taught(self, header: Header) -> bool:
        """Whether this table was laid for the lesson as it is now; an older one is played on without a coach."""
        name = header[LESSON]
        return name in self.school.lessons and self.school.lesson(str(name)).mark == header[MARK]

    def offered(self, lang: int) -> list[Offered]:
        return [self.offer(name, lang) for name in self.school.lessons]

    def offer(self, name: str, lang: int) -> Offered:
        found = self.school.lesson(name)
        return Offered(name, found.title.within(lang), found.about.within(lang), self.school.path(name).length())

    # ---- nobody brings a deck

    def decks(self, terms: Terms = NO_TERMS) -> list[str]:
        return []

    def check_seats(self, number: int) -> None:
        raise Undealt("a lesson has no decks: POST /api/lessons/{lesson} deals one")

    def brought(self, header: Header) -> list[str]:
        return []

    def terms(self, header: Header) -> Terms:
        return NO_TERMS

    # ---- its tables

    def lay(self, name: str, names: list[str]) -> Header:
        if name not in self.school.lessons:
            raise Undealt(f"no lesson is called {name!r}: {', '.join(self.school.lessons)}")
        return self.school.header(self.school.lesson(name), names)

    def again(self, header: Header, seed: bytes) -> Header:
        """A lesson is always the same."""
        return header

    def names(self, header: Header) -> list[str]:
        return [seat.name for seat in self.opener.understood(header).seats]

    def open(self, header: Header) -> Game:
        return self.opener.opened(header)

    def open_anyway(self, header: Header) -> Game:
        return self.opener.opened_anyway(header)

    # ---- teaching

    def coach_at(self, journal: Journal) -> Coach[B]:
        return Coach(self.school, str(journal.header[LESSON]), self.school.table(journal.g), journal.entries)

    def coach(self, journal: Journal, by: Teller) -> Scene | None:
        if by.seat != LEARNER or not self.is_taught(journal.header):
            return None
        found = msgspec.to_builtins(self.coach_at(journal).coached(self.school.voice(list(by.names), by.lang)))
        assert isinstance(found, dict)
        return found

    def scripted(self, journal: Journal) -> int | None:
        return self.coach_at(journal).scripted() if self.is_taught(journal.header) else None
