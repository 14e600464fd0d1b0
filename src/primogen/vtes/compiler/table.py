"""The table: a phrase is a template with typed holes beside the node it stands for.

    say(Gain, "~gain {what}")

The hole `{what}` takes whatever phrases the annotation of `Gain.what` allows: the types of the language are the
categories of the grammar. A `tuple` hole repeats, an optional one may be missing, a `bool` is a flag written
`{limited?( limited )}`. `~verb` and `^noun` inflect; `{do.s}` asks for a mood or number, `{do~}` and `{kind^}` hand
the phrase's own on. Keyword arguments of `say` fill the fields the words themselves fix.
Several templates in one `say` are spellings of the same thing; the first is what we print ourselves.
"""

from __future__ import annotations

import re
import types
import typing
from dataclasses import dataclass, fields
from functools import cache
from typing import Final

from primogen.vtes.compiler import inflection, surface

NUMBER_KIND: Final = "#num"


@dataclass(frozen=True)
class Word:
    """A literal token."""

    text: str


@dataclass(frozen=True)
class Hole:
    field: str
    of: type
    feature: str
    many: bool
    least: int  # of a repeated hole
    optional: bool
    joined: bool  # "a, b and c"


@dataclass(frozen=True)
class Flag:
    field: str
    words: tuple[str, ...]


Part = Word | Hole | Flag


@dataclass(frozen=True, eq=False)
class Phrase:
    number: int
    result: type  # the class of what it makes
    make: type | None  # None: `constant`
    constant: object
    fixed: tuple[tuple[str, object], ...]
    parts: tuple[Part, ...]
    feature: str
    rank: float
    template: str

    def build(self, values: dict[str, object]) -> object:
        if self.make is None:
            return self.constant
        return self.make(**values, **dict(self.fixed))


PHRASES: Final[list[Phrase]] = []
LEXICAL: Final[dict[type, str]] = {int: NUMBER_KIND}  # classes read off one token of that kind
HOLE: Final = re.compile(r"\{(\w+)(?::(\w+))?(?:\.(\w+))?([~^+&]*)\}$")
PIECES: Final = re.compile(r"\{[^}]*\}|[^\s{}]+")
NAMES: Final = {name: value for name, value in vars(surface).items() if isinstance(value, type)}  # holes may name them


def lexical(kind: str, *classes: type) -> None:
    for cls in classes:
        LEXICAL[cls] = kind


@cache
def hints(cls: type) -> dict[str, object]:
    return typing.get_type_hints(cls)


def shape(annotation: object) -> tuple[type, bool, bool]:
    """The class, whether many, whether optional."""
    origin = typing.get_origin(annotation)
    args = typing.get_args(annotation)
    if origin is tuple:
        inner, _, _ = shape(args[0])
        return inner, True, False
    if origin in (typing.Union, types.UnionType):
        inner, many, _ = shape(next(a for a in args if a is not type(None)))
        return inner, many, True
    if not isinstance(annotation, type):
        raise TypeError(f"no class: {annotation}")
    return annotation, False, False


def say(make: type, *templates: str, rank: float = 0, n: str = "", **fixed: object) -> None:
    for template in templates:
        add(make, make, None, template, rank, n, tuple(fixed.items()))


def word(constant: object, *templates: str, rank: float = 0, n: str = "") -> None:
    for template in templates:
        add(type(constant), None, constant, template, rank, n, ())


def add(
    result: type,
    make: type | None,
    constant: object,
    template: str,
    rank: float,
    n: str,
    fixed: tuple[tuple[str, object], ...],
) -> None:
    pieces = PIECES.findall(template.replace("non-", "non - "))
    moods = any(p[0] == "~" or (p[0] == "{" and "~" in p) for p in pieces)
    numbers = any(p[0] == "^" or (p[0] == "{" and p.endswith("^}")) for p in pieces)
    features = inflection.MOODS if moods else inflection.NUMBERS if numbers else (n,)
    if n and (moods or numbers):
        features = (n,)
    for feature in features:
        parts = tuple(part(make, piece, feature) for piece in pieces)
        fixed = complete(make, parts, fixed, template)
        PHRASES.append(Phrase(len(PHRASES), result, make, constant, fixed, parts, feature, rank, template))


def part(make: type | None, piece: str, feature: str) -> Part:
    if piece[0] == "~":
        return Word(inflection.verb(piece[1:], feature))
    if piece[0] == "^" and len(piece) > 1:
        return Word(inflection.noun(piece[1:], feature))
    if piece[0] != "{":
        return Word(piece)
    if "?" in piece:
        name, text = piece[1:-1].split("?", 1)
        return Flag(name, tuple(text.split()))
    match = HOLE.match(piece)
    if match is None or make is None:
        raise ValueError(f"not a hole: {piece}")
    name, narrowed, asked, marks = match.groups()
    cls, many, optional = shape(hints(make)[name])
    if narrowed:
        cls = NAMES[narrowed]
    wanted = feature if "~" in marks or "^" in marks else (asked or "")
    return Hole(name, cls, wanted, many, 1 if "+" in marks or "&" in marks else 0, optional, "&" in marks)


def complete(
    make: type | None, parts: tuple[Part, ...], fixed: tuple[tuple[str, object], ...], template: str
) -> tuple[tuple[str, object], ...]:
    """Every field comes from a hole or is fixed, none from both: so a tree cannot lose what the words said.

    A flag or an optional part that the template leaves out is fixed as absent.
    """
    if make is None:
        return fixed
    named = [p.field for p in parts if not isinstance(p, Word)] + [name for name, _ in fixed]
    if len(set(named)) != len(named) or not set(named) <= {field.name for field in fields(make)}:
        raise ValueError(f"{make.__name__} has other fields than {template}")
    more = []
    for field in fields(make):
        if field.name not in named:
            cls, _, optional = shape(hints(make)[field.name])
            if not optional and cls is not bool:
                raise ValueError(f"{make.__name__}: {template} does not say {field.name}")
            more.append((field.name, None if optional else False))
    return (*fixed, *more)
