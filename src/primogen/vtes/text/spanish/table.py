"""The Spanish column: a template beside a node, as in the English one, but only to print.

    say(Gain, "~ganar {what}")
    say(Does, "{who} {deed.pres@who}")
    word(Word.VAMPIRE, "^vampiro")

`~verbo`, `^nombre` and `adjetivo@` inflect: as this phrase is wanted, or as is asked behind the dot and the at sign:
`~poder.pres@who`, `^acción.pl`, `listo@noun` (agrees with the hole `noun`), `dirigido@^` (with the noun before it).
`{deed.inf}` asks for a mood, `{kind.pl}` for a number, `{quality@noun}` for agreement; `{deed~}` and `{kind^}` hand on
how the phrase itself is wanted; `{kind*}` is the head, with which others agree (else the first `^nombre` is, or the
only hole). `{all&}` joins several: "a, b y c", `{all+}` with commas alone. `{flag?(palabras)}` are words said if the
flag is true, `{flag!palabras}` if not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Final

from primogen.vtes.compiler import surface
from primogen.vtes.compiler.table import hints, shape
from primogen.vtes.text.spanish.forms import ANYBODY, MANY, MOODS, ONE


@dataclass(frozen=True)
class Word:
    text: str


@dataclass(frozen=True)
class Bending:
    """A word that is inflected: in this mood or number, or as wanted; like a hole, or like the noun before it."""

    kind: str  # ~ a verb, ^ a noun, @ an adjective
    text: str
    asked: str = ""
    like: str = ""


@dataclass(frozen=True)
class Hole:
    field: str
    of: type
    asked: str
    like: str
    hands_on: bool
    heads: bool
    joined: str  # by what, before the last


@dataclass(frozen=True)
class Flag:
    field: str
    words: tuple[Word | Bending, ...]
    said_if: bool


Part = Word | Bending | Hole | Flag


@dataclass(frozen=True, eq=False)
class Phrase:
    make: type | None  # None: `constant`
    constant: object
    fixed: tuple[tuple[str, object], ...]
    parts: tuple[Part, ...]
    template: str
    person: int = ANYBODY
    gender: str = ""
    number: str = ""
    agrees: str = ""  # the hole that is the head
    mood: str = ""  # if it is said so in this mood alone


PHRASES: Final[dict[type, list[Phrase]]] = {}  # by what they say: a class of nodes, or the class of a word
HOLE: Final = re.compile(r"\{(\w+)(?::(\w+))?([~^*&+]*)(?:\.(\w+))?(?:@(\w+|\^))?\}$")
FLAG: Final = re.compile(r"\{(\w+)([?!])(.*)\}$")
BENT: Final = re.compile(r"([~^]?)([^.@~^{}]+)(?:\.(\w+))?(?:(@)(\w+|\^)?)?$")
PIECES: Final = re.compile(r"\{[^}]*\}|[^\s{}]+")
NAMES: Final = {name: value for name, value in vars(surface).items() if isinstance(value, type)}


def say(make: type, template: str, **fixed: object) -> None:
    """The first that fits is printed: the particular stands before the general."""
    say_in("", make, template, **fixed)


def say_in(mood: str, make: type, template: str, **fixed: object) -> None:
    """In this mood alone."""
    parts = parts_of(make, template)
    known = (*fixed.items(), *absent_from(make, parts, fixed))
    found = Phrase(make, None, known, parts, template, agrees=head_of(parts), mood=mood)
    PHRASES.setdefault(make, []).append(found)


def word(constant: object, template: str, *, person: int = ANYBODY, gender: str = "", number: str = "") -> None:
    found = Phrase(None, constant, (), parts_of(None, template), template, person, gender, number)
    PHRASES.setdefault(type(constant), []).append(found)


def absent_from(make: type, parts: tuple[Part, ...], fixed: dict[str, object]) -> list[tuple[str, object]]:
    """Every field is said or fixed, so that Spanish cannot lose what the tree means; what may be absent then is."""
    named = {part.field for part in parts if isinstance(part, Hole | Flag)} | fixed.keys()
    known = {field.name for field in fields(make)}
    if not named <= known:
        raise ValueError(f"{make.__name__} has no {', '.join(sorted(named - known))}")
    absent: list[tuple[str, object]] = []
    for field in fields(make):
        if field.name not in named:
            cls, _, optional = shape(hints(make)[field.name])
            if not optional and cls is not bool:
                raise ValueError(f"{make.__name__}: {field.name} goes unsaid")
            absent.append((field.name, None if optional else False))
    return absent


def head_of(parts: tuple[Part, ...]) -> str:
    """A noun of the template's own comes before any hole that is not marked."""
    holes = [part for part in parts if isinstance(part, Hole)]
    marked = [hole.field for hole in holes if hole.heads]
    if marked:
        return marked[0]
    has_noun = any(isinstance(part, Bending) and part.kind == "^" for part in parts)
    return holes[0].field if len(holes) == 1 and not has_noun else ""


def parts_of(make: type | None, template: str) -> tuple[Part, ...]:
    return tuple(part_of(make, piece) for piece in PIECES.findall(template))


def part_of(make: type | None, piece: str) -> Part:
    if piece[0] != "{":
        return bending(piece)
    flag = FLAG.match(piece)
    if flag is not None:
        return Flag(flag[1], tuple(bending(piece) for piece in flag[3].split()), flag[2] == "?")
    found = HOLE.match(piece)
    if found is None or make is None:
        raise ValueError(f"not a hole: {piece}")
    name, narrowed, marks, asked, like = found.groups()
    cls, _, _ = shape(hints(make)[name])
    return Hole(
        name, NAMES[narrowed] if narrowed else cls, asked or "", like or "", bool({"~", "^"} & set(marks)),
        "*" in marks or "^" in marks,
        "y" if "&" in marks else "," if "+" in marks else "",
    )  # fmt: skip


def bending(piece: str) -> Word | Bending:
    found = BENT.match(piece)
    if found is None or not (found[1] or found[4]):
        return Word(piece)
    if found[3] and found[3] not in (*MOODS, ONE, MANY):
        raise ValueError(f"{piece} asks for what is not there")
    return Bending(found[1] or "@", found[2], found[3] or "", found[5] or "")
