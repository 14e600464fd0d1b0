"""The header of a lesson's table: everything that lies there, so that the table opens again after a restart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from primogen.kernel.journal import Header, OpeningError
from primogen.kernel.machine import run
from primogen.kernel.shapes import Shape
from primogen.kernel.state import digest
from primogen.kernel.waking import carried_in, woken
from primogen.rivals.editions import EDITIONS, NEWEST, UNSAID, book_of
from primogen.rivals.lessons.reading import Lesson
from primogen.rivals.opening import FORMAT, GAME, UNPINNED
from primogen.rivals.rules.table import Table, table
from primogen.rivals.scenes.laying import lay_table
from primogen.rivals.scenes.sides import City, Side
from primogen.scenarios.told import Unknown


@dataclass
class Laid:
    """A position, as a scenario lays it."""

    table: list[Side]
    city: City
    turn: int
    phase: str
    rivals: list[int]
    seed: int


@dataclass
class Named:
    name: str


@dataclass
class LessonHeader:
    """`mark` is that of the lesson's wording then; `cards` a digest of what the cards on the table mean."""

    seats: list[Named]
    lesson: str
    mark: str
    laid: Laid
    cards: str = ""
    primogen: int = FORMAT
    game: str = GAME
    edition: str = UNSAID


HEADER: Final = Shape(LessonHeader)


def header_of_lesson(found: Lesson, names: list[str]) -> Header:
    told = found.told
    ring = [(seat + 1) % len(told.table) for seat in range(len(told.table))]
    rivals = [rival - 1 for rival in told.rivals] or ring
    position = Laid(told.table, told.city, told.turn - 1, told.phase, rivals, told.seed)
    header = LessonHeader([Named(name) for name in names], found.name, found.mark, position, edition=NEWEST)
    header.cards = digest_of(laid(header))
    built = msgspec.to_builtins(header)
    assert isinstance(built, dict)
    return built


def opened_lesson(header: Header) -> Table:
    found = understood(header)
    if found.primogen != UNPINNED and cards_now(header) != found.cards:
        raise OpeningError("cards of this game have changed since it was played: it cannot be replayed truly")
    return opened_anyway(header)


def opened_anyway(header: Header) -> Table:
    """With the cards as they are now."""
    found, carried = understood(header), carried_in(header)
    if carried is not None:
        return table(woken(Table(book_of(found.edition)), carried))
    g = laid(found)
    run(g)
    return g


def cards_now(header: Header) -> str:
    """The digest of the cards on its table, as they are now."""
    return digest_of(laid(understood(header)))


def laid(found: LessonHeader) -> Table:
    position = found.laid
    try:
        return lay_table(
            book_of(found.edition),
            position.table,
            position.city,
            turn=position.turn,
            phase=position.phase,
            rivals=position.rivals,
            seed=position.seed,
        )
    except Unknown as error:
        raise OpeningError(f"the table cannot be laid: {error}") from None


def understood(header: Header) -> LessonHeader:
    try:
        found = HEADER.of(header)
    except msgspec.ValidationError as error:
        raise OpeningError(f"the header is not understood: {error}") from None
    if found.game != GAME or found.edition not in EDITIONS or found.primogen not in (UNPINNED, FORMAT):
        raise OpeningError(f"a lesson of {found.game} {found.edition}, format {found.primogen}, cannot be opened here")
    return found


def digest_of(g: Table) -> str:
    return digest("".join(g.pool.meaning(number) for number in sorted(set(g.definition))))
