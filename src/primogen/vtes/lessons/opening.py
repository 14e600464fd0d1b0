"""What lies on the table of a lesson, as its header has it: every card by its id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.journal import Header
from primogen.kernel.shapes import Shape
from primogen.lessons.opening import LessonHeader, Named, Opener
from primogen.lessons.reading import Lesson
from primogen.vtes.editions import DOCUMENT, EDITIONS
from primogen.vtes.opening import FORMAT, GAME
from primogen.vtes.playable import book_for
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.table import Table
from primogen.vtes.scenes.laying import lay_table
from primogen.vtes.scenes.reading import Told, cards_of
from primogen.vtes.scenes.scenes import by_keys
from primogen.vtes.scenes.sides import Side


@dataclass
class Laid:
    """A position, as a scenario lays it."""

    table: list[Side]
    turn: int
    phase: str
    turns: int
    seed: int


@dataclass(kw_only=True)
class VtesLesson(LessonHeader):
    laid: Laid
    primogen: int = FORMAT
    game: str = GAME
    edition: str = DOCUMENT


class VtesOpener(Opener[VtesLesson]):
    def lay(self, found: VtesLesson) -> Table:
        position = found.laid
        return lay_table(
            book(found),
            position.table,
            turn=position.turn,
            phase=position.phase,
            turns=position.turns,
            seed=position.seed,
            settled=EDITIONS[found.edition].settled(),
        )

    def blank(self, found: VtesLesson) -> Table:
        return Table(book(found))


OPENER: Final = VtesOpener(Shape(VtesLesson), GAME, EDITIONS, (FORMAT,))


def book(found: VtesLesson) -> Rulebook:
    """That of the cards on its table."""
    return book_for(frozenset(name for side in found.laid.table for name in cards_of(side)))


def header_of_lesson(found: Lesson, names: list[str]) -> Header:
    told = found.told
    assert isinstance(told, Told)
    position = Laid([by_keys(side) for side in told.table], told.turn - 1, told.phase, told.turns, told.seed)
    seats = [Named(name) for name in names]
    return OPENER.written(VtesLesson(seats=seats, lesson=found.name, mark=found.mark, laid=position))
