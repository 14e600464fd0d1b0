"""A line of a card, read sentence by sentence: one reading each, which prints back the same words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from primogen.vtes.compiler import phrases
from primogen.vtes.compiler.gates.round_trip import round_trip_fault
from primogen.vtes.compiler.lines import Line, sentences
from primogen.vtes.compiler.outcome import AMBIGUOUS, ROUND_TRIP, UNREAD
from primogen.vtes.compiler.reading import Reading, readings
from primogen.vtes.compiler.surface import Level, Sentence
from primogen.vtes.compiler.tokens import Token, spelled

WORDS_SHOWN: Final = 3  # after the last that was understood
FILLED: Final = phrases.__name__  # the table is full once the phrases are imported


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
