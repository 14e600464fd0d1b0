"""What lies on the table of a lesson, as its header has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.journal import Header
from primogen.kernel.shapes import Shape
from primogen.lessons.opening import LessonHeader, Named, Opener
from primogen.lessons.reading import Lesson
from primogen.rivals.editions import EDITIONS, NEWEST, UNSAID, book_of
from primogen.rivals.opening import FORMAT, GAME, UNPINNED
from primogen.rivals.rules.table import Table
from primogen.rivals.scenes.laying import lay_table
from primogen.rivals.scenes.reading import Told
from primogen.rivals.scenes.sides import City, Side


@dataclass
class Laid:
    """A position, as a scenario lays it."""

    table: list[Side]
    city: City
    turn: int
    phase: str
    rivals: list[int]
    seed: int


@dataclass(kw_only=True)
class RivalsLesson(LessonHeader):
    laid: Laid
    primogen: int = FORMAT
    game: str = GAME
    edition: str = UNSAID


class RivalsOpener(Opener[RivalsLesson]):
    def lay(self, found: RivalsLesson) -> Table:
        position = found.laid
        return lay_table(
            book_of(found.edition),
            position.table,
            position.city,
            turn=position.turn,
            phase=position.phase,
            rivals=position.rivals,
            seed=position.seed,
        )

    def blank(self, found: RivalsLesson) -> Table:
        return Table(book_of(found.edition))


OPENER: Final = RivalsOpener(Shape(RivalsLesson), GAME, EDITIONS, (FORMAT, UNPINNED), unpinned=(UNPINNED,))


def header_of_lesson(found: Lesson, names: list[str]) -> Header:
    told = found.told
    assert isinstance(told, Told)
    ring = [(seat + 1) % len(told.table) for seat in range(len(told.table))]
    rivals = [rival - 1 for rival in told.rivals] or ring
    position = Laid(told.table, told.city, told.turn - 1, told.phase, rivals, told.seed)
    seats = [Named(name) for name in names]
    return OPENER.written(RivalsLesson(seats=seats, lesson=found.name, mark=found.mark, laid=position, edition=NEWEST))
