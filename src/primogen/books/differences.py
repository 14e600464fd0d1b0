"""Where the rulebooks of a game differ: the list of it, and any two editions side by side."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

import yaml

from primogen.books.alike import grounds
from primogen.books.ledger import document, loader
from primogen.games.register import wings
from primogen.kernel.shapes import Shape

LIKE: Final = re.compile(r"As (\d{4}(?:-\d\d)?)(?: \([^)]*\))?\.")  # nothing new is said
STARTS_LIKE: Final = re.compile(r"As (\d{4}(?:-\d\d)?)\b")  # and then something else
STANDS: Final = re.compile(r"Not mentioned(?:; errata stands)?\.")  # a card that is left as it was


class NoSuchEdition(ValueError):
    """A name that no edition has."""


@dataclass(frozen=True)
class Passage:
    doc: str
    section: str
    rules: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Difference:
    """`editions`: what each settles, by its name, the oldest first. `switch`: what a table calls it."""

    id: str
    topic: str
    group: str
    status: str
    switch: str
    editions: dict[str, str]
    sources: list[Passage]
    note: str = ""

    def settled_by(self, edition: str) -> str:
        """The edition whose words hold in this one: its own, unless it leaves the point as it was."""
        said = self.editions[edition]
        like = LIKE.fullmatch(said)
        if like:
            return self.settled_by(like[1])
        before = [each for each in self.editions if each < edition]
        return self.settled_by(before[-1]) if STANDS.fullmatch(said) and before else edition

    def said(self, edition: str) -> str:
        """In words that stand alone: what they build upon follows."""
        words = self.editions[self.settled_by(edition)]
        like = STARTS_LIKE.match(words)
        return f"{words} ({like[1]}: {self.said(like[1])})" if like else words


LISTED: Final = Shape(list[Difference])


@dataclass(frozen=True)
class Side:
    """What one edition settles, and which rules of its books say so."""

    words: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Compared:
    difference: Difference
    one: Side
    two: Side


def editions(game: str) -> list[str]:
    """Those with a rulebook, the oldest first."""
    return sorted(book.edition for book in wings()[game].books)


@cache
def differences(game: str) -> tuple[Difference, ...]:
    """In the order of the list; none if there is none."""
    file = wings()[game].differences
    if not file:
        return ()
    text = files("primogen").joinpath(file).read_text(encoding="utf-8")
    return tuple(LISTED.of(yaml.load(text, Loader=loader())))


@cache
def compared(game: str, one: str, two: str) -> tuple[Compared, ...]:
    """What the two settle otherwise."""
    for edition in (one, two):
        if edition not in editions(game):
            raise NoSuchEdition(f"no edition is called {edition!r}: {', '.join(editions(game))}")
    apart = [row for row in differences(game) if row.settled_by(one) != row.settled_by(two)]
    return tuple(Compared(row, side(game, row, one), side(game, row, two)) for row in apart)


def side(game: str, row: Difference, edition: str) -> Side:
    return Side(row.said(edition), rules_of(game, row, edition) or rules_of(game, row, row.settled_by(edition)))


def rules_of(game: str, row: Difference, edition: str) -> tuple[str, ...]:
    """Of that edition's own book: those that the list names, or else those that say the same as one it names."""
    named = [rule for passage in row.sources for rule in passage.rules]
    own = [rule.id for rule in document(f"{game}-{edition}")]
    like = frozenset[str]().union(*map(grounds, named))
    return tuple(rule for rule in own if rule in named) or tuple(rule for rule in own if rule in like)


def grouped(found: Iterable[Compared]) -> dict[str, list[Compared]]:
    """By group, in the order in which these first occur."""
    groups: dict[str, list[Compared]] = {}
    for each in found:
        groups.setdefault(each.difference.group, []).append(each)
    return groups
