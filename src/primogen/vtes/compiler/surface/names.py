"""Names that are one token: clans, Disciplines, sects, titles, cards."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.roots import Node


@dataclass(frozen=True)
class Clan(Node):
    name: str


@dataclass(frozen=True)
class Clans(Node):
    """Plural."""

    name: str


@dataclass(frozen=True)
class Discipline(Node):
    name: str


@dataclass(frozen=True)
class Sect(Node):
    name: str


@dataclass(frozen=True)
class Sects(Node):
    name: str


@dataclass(frozen=True)
class Title(Node):
    name: str


@dataclass(frozen=True)
class Titles(Node):
    name: str


@dataclass(frozen=True)
class CardName(Node):
    name: str


@dataclass(frozen=True)
class City(Node):
    name: str


@dataclass(frozen=True)
class Plus(Node):
    """+N."""

    number: str


@dataclass(frozen=True)
class Minus(Node):
    number: str


@dataclass(frozen=True)
class RangedNumber(Node):
    """NR: usable at any range."""

    number: str


@dataclass(frozen=True)
class OwnName(Node):
    name: str


@dataclass(frozen=True)
class OwnNames(Node):
    """Plural."""

    name: str


@dataclass(frozen=True)
class Icon(Node):
    """A level of the same card."""

    name: str


@dataclass(frozen=True)
class XFormula(Node):
    """+X+1 and its like."""

    name: str
