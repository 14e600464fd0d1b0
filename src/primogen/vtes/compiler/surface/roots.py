"""The roots of the surface tree: frozen values without behaviour, whose classes are the categories of the grammar."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Node:
    """Anything a card text can be made of."""


@dataclass(frozen=True)
class Who(Node):
    """Somebody or something a sentence speaks of: one that is known, or one to be chosen."""


@dataclass(frozen=True)
class Known(Who):
    """One that is not named by its owner."""


@dataclass(frozen=True)
class Deed(Node):
    """What is done, without saying by whom."""


@dataclass(frozen=True)
class Run(Deed):
    """One deed or several in a row, without a price."""


@dataclass(frozen=True)
class Piece(Run):
    """One deed with what limits it in time."""


@dataclass(frozen=True)
class Simple(Piece):
    """One deed."""


@dataclass(frozen=True)
class Sentence(Node):
    """What stands between two full stops."""


@dataclass(frozen=True)
class Statement(Sentence):
    """A sentence about what happens."""


@dataclass(frozen=True)
class Clause(Statement):
    """A statement without "if" after it."""


@dataclass(frozen=True)
class Plain(Clause):
    """One clause."""


@dataclass(frozen=True)
class Fact(Plain):
    """A clause with a subject: it can also be a condition or an event."""


@dataclass(frozen=True)
class Adverb(Node):
    """When, how long, how: after a deed."""


@dataclass(frozen=True)
class Time(Adverb):
    """An adverb that may also come first."""


@dataclass(frozen=True)
class Event(Adverb):
    """When something happens: after a price and its effect it says when the price may be paid."""


@dataclass(frozen=True)
class Lead(Node):
    """When, or if: before a statement."""


@dataclass(frozen=True)
class Boon(Node):
    """What one gets: a bonus, a press, votes."""


@dataclass(frozen=True)
class Amount(Node):
    """How much."""


@dataclass(frozen=True)
class Post(Node):
    """What narrows a noun, after it."""


@dataclass(frozen=True)
class Place(Node):
    """Where cards lie."""


@dataclass(frozen=True)
class Cores(Node):
    """One core noun, or several joined."""


@dataclass(frozen=True)
class Kind(Node):
    """What sort of thing: core nouns and what narrows them."""

    cores: Cores
    posts: tuple[Post, ...]
