"""When, or if: before a statement."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.moments import Phase, Span
from primogen.vtes.compiler.surface.roots import Fact, Kind, Lead, Node, Time
from primogen.vtes.compiler.surface.times import AsAction
from primogen.vtes.compiler.surface.whose import Whose


@dataclass(frozen=True)
class If(Lead):
    fact: Fact


@dataclass(frozen=True)
class While(Lead):
    fact: Fact


@dataclass(frozen=True)
class When(Lead):
    fact: Fact


@dataclass(frozen=True)
class AfterThat(Lead):
    fact: Fact


@dataclass(frozen=True)
class As(Lead):
    fact: Fact


@dataclass(frozen=True)
class Once(Lead):
    """Once each turn."""

    span: Span


@dataclass(frozen=True)
class OnceDuring(Lead):
    whose: Whose
    phase: Phase


@dataclass(frozen=True)
class Meanwhile(Lead):
    """An adverb of time put first."""

    adverb: Time


@dataclass(frozen=True)
class IfSuccessful(Lead):
    """If successful."""


@dataclass(frozen=True)
class IfBothLead(Lead):
    first: Fact
    second: Fact


@dataclass(frozen=True)
class ForEachLead(Lead):
    kind: Kind


@dataclass(frozen=True)
class WhileInPlay(Lead):
    """While in play."""


@dataclass(frozen=True)
class OnceWhen(Lead):
    span: Span
    adverb: Time


@dataclass(frozen=True)
class AsEither(Lead):
    first: Fact
    second: Fact


@dataclass(frozen=True)
class Instead(Lead):
    pass


@dataclass(frozen=True)
class NextTime(Lead):
    fact: Fact


@dataclass(frozen=True)
class AsActionLead(Lead):
    how: AsAction


@dataclass(frozen=True)
class TwoTimes(Lead):
    first: Time
    second: Time


@dataclass(frozen=True)
class OnceAfter(Lead):
    span: Span
    fact: Fact


@dataclass(frozen=True)
class OnceDuringSpan(Lead):
    span: Span


@dataclass(frozen=True)
class AfterDoingLead(Lead):
    deed: Node


@dataclass(frozen=True)
class WhenDoingLead(Lead):
    deed: Node


@dataclass(frozen=True)
class Twice(Lead):
    span: Span


@dataclass(frozen=True)
class OnceWhenFact(Lead):
    span: Span
    fact: Fact


@dataclass(frozen=True)
class OnceAsFact(Lead):
    span: Span
    fact: Fact
