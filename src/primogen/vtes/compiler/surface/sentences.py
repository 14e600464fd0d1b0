"""What stands between two full stops."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Measure
from primogen.vtes.compiler.surface.roots import Clause, Event, Fact, Lead, Sentence, Statement
from primogen.vtes.compiler.surface.windows import NotUsable


@dataclass(frozen=True)
class OnlyIf(Statement):
    """A statement with its condition after it."""

    then: Clause
    fact: Fact


@dataclass(frozen=True)
class OnlyIfOr(Statement):
    """As soon as something is so, or after something else."""

    then: Clause
    fact: Fact
    when: Event


@dataclass(frozen=True)
class Unless(Statement):
    then: Clause
    fact: Fact


@dataclass(frozen=True)
class Led(Statement):
    lead: Lead
    then: Statement


@dataclass(frozen=True)
class Sequence(Sentence):
    """Statements parted by semicolons."""

    first: Statement
    second: Sentence


@dataclass(frozen=True)
class Directed(Sentence):
    """(D) before an order."""

    statement: Statement


@dataclass(frozen=True)
class Noted(Sentence):
    """A statement in brackets."""

    statement: Statement


@dataclass(frozen=True)
class ReferendumEffect(Sentence):
    statement: Statement
    more: Statement | None


@dataclass(frozen=True)
class NotedTwice(Sentence):
    first: Statement
    second: Statement


@dataclass(frozen=True)
class NotedStop(Sentence):
    statement: Statement


@dataclass(frozen=True)
class WhereX(Sentence):
    statement: Statement
    measure: Measure


@dataclass(frozen=True)
class WithNote(Statement):
    statement: Statement
    note: Statement


@dataclass(frozen=True)
class Otherwise(Sentence):
    statement: Statement


@dataclass(frozen=True)
class NotedUse(Sentence):
    """In brackets: when it is not usable, and what it can do."""

    window: NotUsable
    statement: Statement


@dataclass(frozen=True)
class DirectedThen(Sentence):
    statement: Statement
    more: Statement
