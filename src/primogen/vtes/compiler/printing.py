"""Trees into words, by the same table that read them.

`spell` follows a recorded wording and must give the card's own words; `say_it` prints our own wording of the tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from primogen.vtes.compiler.reading import Reading, index
from primogen.vtes.compiler.table import LEXICAL, Flag, Hole, Phrase, Word
from primogen.vtes.compiler.tokens import Token, printed_word, token


class CannotSay(Exception):
    """A wording that does not fit the tree."""


def wording(reading: Reading) -> Iterator[Phrase]:
    """The phrases of a reading, outer before inner, in the order of the words."""
    if reading.phrase is not None:
        yield reading.phrase
    for below in reading.below:
        yield from wording(below)


def fits(phrase: Phrase, node: object) -> bool:
    if phrase.make is None:
        return phrase.constant == node
    if phrase.make is not type(node):
        return False
    values = vars(node)
    return all(values[name] == value for name, value in phrase.fixed)


def leaf(node: object, cls: type) -> list[Token]:
    if isinstance(node, int):
        return [token(str(node))]
    return [Token(str(next(iter(vars(node).values()))), LEXICAL[cls])]


def spell(node: object, phrases: Iterator[Phrase]) -> list[Token]:
    phrase = next(phrases)
    if not fits(phrase, node):
        raise CannotSay(f"{phrase.template} does not say {node}")
    out: list[Token] = []
    for part in phrase.parts:
        if isinstance(part, Hole):
            for value in values_of(node, part):
                out += leaf(value, part.of) if part.of in LEXICAL else spell(value, phrases)
        else:
            out += fixed_words(node, part)
    return out


def fixed_words(node: object, part: Word | Flag) -> list[Token]:
    if isinstance(part, Word):
        return [printed_word(part.text)]
    return [token(text) for text in part.words] if vars(node)[part.field] else []


def values_of(node: object, hole: Hole) -> tuple[object, ...]:
    value = vars(node)[hole.field]
    if hole.many:
        return tuple(value)
    return () if value is None and hole.optional else (value,)


def nearest_first(phrase: Phrase) -> tuple[float, int]:
    return -phrase.rank, phrase.number


@cache
def ways(cls: type, feature: str) -> tuple[Phrase, ...]:
    """The phrases that say a class, ours first."""
    return tuple(sorted(index().options((cls, feature)), key=nearest_first))


OWN: Final[dict[tuple[object, type, str], list[Token] | None]] = {}


def say_it(node: object, cls: type, feature: str = "") -> list[Token] | None:
    """Our wording: the first phrase of the table that can say all of it."""
    key = (node, cls, feature)
    if key not in OWN:
        fitting = (say_with(node, phrase) for phrase in ways(cls, feature) if fits(phrase, node))
        OWN[key] = next((said for said in fitting if said is not None), None)
    return OWN[key]


def say_with(node: object, phrase: Phrase) -> list[Token] | None:
    out: list[Token] = []
    for part in phrase.parts:
        said = say_hole(node, part) if isinstance(part, Hole) else fixed_words(node, part)
        if said is None:
            return None
        out += said
    return out


def say_hole(node: object, hole: Hole) -> list[Token] | None:
    out: list[Token] = []
    for value in values_of(node, hole):
        if hole.of in LEXICAL:
            out += leaf(value, hole.of)
            continue
        said = say_it(value, hole.of, hole.feature) if isinstance(value, hole.of) else None
        if said is None:
            return None
        out += said
    return out
