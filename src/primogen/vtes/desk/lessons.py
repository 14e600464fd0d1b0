"""Lessons of the Eternal Struggle at a table of the server."""

from __future__ import annotations

from primogen.kernel.journal import Header
from primogen.lessons.desk import SchoolDesk
from primogen.vtes.desk.desk import VtesDesk
from primogen.vtes.lessons.opening import OPENER, VtesLesson, book
from primogen.vtes.lessons.school import SCHOOL
from primogen.vtes.releasing import carried_with, released_with
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.table import Table


class VtesLessonsDesk(SchoolDesk[Table, VtesLesson], VtesDesk):
    school = SCHOOL
    opener = OPENER

    def book(self, header: Header) -> Rulebook:
        return book(OPENER.understood(header))

    def release(self, header: Header) -> str:
        return released_with(OPENER.cards_now(header))

    def carried(self, header: Header, content: dict[str, object]) -> Header:
        return carried_with(OPENER.cards_now(header), header, content)
