"""Lessons of Rivals at a table of the server."""

from __future__ import annotations

from primogen.kernel.journal import Header
from primogen.lessons.desk import SchoolDesk
from primogen.rivals.desk.desk import RivalsDesk
from primogen.rivals.lessons.opening import OPENER, RivalsLesson
from primogen.rivals.lessons.school import SCHOOL
from primogen.rivals.releasing import carried_with, released_with
from primogen.rivals.rules.table import Table


class LessonsDesk(SchoolDesk[Table, RivalsLesson], RivalsDesk):
    school = SCHOOL
    opener = OPENER

    def release(self, header: Header) -> str:
        return released_with(OPENER.cards_now(header))

    def carried(self, header: Header, content: dict[str, object]) -> Header:
        return carried_with(OPENER.cards_now(header), header, content)
