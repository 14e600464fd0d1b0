"""A card's text into its tree, or the reason why not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from primogen.vtes.compiler import phrases
from primogen.vtes.compiler.gates.columns import column_fault
from primogen.vtes.compiler.gates.references import reference_fault
from primogen.vtes.compiler.gates.round_trip import round_trip_fault
from primogen.vtes.compiler.lines import Line, lines, sentences
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.reading import Reading, readings
from primogen.vtes.compiler.scope import scoped
from primogen.vtes.compiler.surface import Face, Level, Sentence
from primogen.vtes.compiler.tokens import Token, spelled

AMBIGUOUS: Final = "ambiguous"
UNREAD: Final = "unread"
ROUND_TRIP: Final = "round trip"
REFERENCE: Final = "reference"
COLUMN: Final = "column"
GATES: Final = (UNREAD, AMBIGUOUS, ROUND_TRIP, REFERENCE, COLUMN)
WORDS_SHOWN: Final = 3  # after the last that was understood
FILLED: Final = phrases.__name__  # the table is full once the phrases are imported


@dataclass(frozen=True)
class Compiled:
    card: Card
    face: Face


@dataclass(frozen=True)
class Declined:
    card: Card
    gate: str
    where: str  # the first words not understood, or what disagrees
    sentence: str = ""
    others: int = 0  # further sentences that were not read


@dataclass(frozen=True)
class Fault:
    gate: str
    where: str


@dataclass(frozen=True, eq=False)
class ReadLine:
    line: Line
    found: tuple[Reading, ...]
    faults: tuple[tuple[Fault, str], ...]  # each with its sentence

    def level(self) -> Level:
        trees = [reading.node for reading in self.found]
        return Level(self.line.needs, self.line.mode, tuple(tree for tree in trees if isinstance(tree, Sentence)))


@cache
def read(sentence: tuple[Token, ...]) -> Reading | Fault:
    """The one reading of a sentence that prints back."""
    found, reached = readings(Sentence, sentence)
    if not found:
        return Fault(UNREAD, spelled(sentence[max(0, reached - 1) : reached + WORDS_SHOWN]))
    if len(found) > 1:
        return Fault(AMBIGUOUS, spelled(sentence))
    wrong = round_trip_fault(found[0], sentence)
    return Fault(ROUND_TRIP, wrong) if wrong else found[0]


def read_line(line: Line) -> ReadLine:
    results = [(read(sentence), sentence) for sentence in sentences(line.words)]
    found = tuple(result for result, _ in results if isinstance(result, Reading))
    faults = tuple((result, spelled(words)) for result, words in results if isinstance(result, Fault))
    return ReadLine(line, found, faults)


def compile_card(card: Card) -> Compiled | Declined:
    found = [read_line(line) for line in lines(card)]
    faults = [fault for each in found for fault in each.faults]
    if faults:
        first, sentence = faults[0]
        return Declined(card, first.gate, first.where, sentence, len(faults) - 1)
    levels = tuple(each.level() for each in found)
    wrong = reference_fault(card, [(level, list(each.found)) for level, each in zip(levels, found, strict=True)])
    if wrong:
        return Declined(card, REFERENCE, wrong)
    wrong = column_fault(card, levels)
    if wrong:
        return Declined(card, COLUMN, wrong)
    return Compiled(card, Face(card.id, scoped(card, levels)))
