"""When and how long: after a deed."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.moments import Moment, Phase, Span, Whole
from primogen.vtes.compiler.surface.names import Discipline, Plus
from primogen.vtes.compiler.surface.roots import Adverb, Deed, Event, Fact, Node, Time, Who
from primogen.vtes.compiler.surface.whose import Whose


@dataclass(frozen=True)
class For(Adverb):
    """So long."""

    span: Span


@dataclass(frozen=True)
class Bare(Time):
    """The span without a preposition: "this turn", "each combat"."""

    span: Span


@dataclass(frozen=True)
class During(Time):
    span: Span


@dataclass(frozen=True)
class Remainder(Time):
    of: Whole


@dataclass(frozen=True)
class DuringPhase(Time):
    whose: Whose
    next: bool
    phase: Phase


@dataclass(frozen=True)
class Before(Time):
    moment: Moment


@dataclass(frozen=True)
class After(Time):
    moment: Moment


@dataclass(frozen=True)
class At(Time):
    moment: Moment


@dataclass(frozen=True)
class Until(Time):
    moment: Moment


@dataclass(frozen=True)
class UntilPhase(Time):
    whose: Whose
    next: bool
    phase: Phase


@dataclass(frozen=True)
class AtStartOf(Time):
    whose: Whose
    next: bool
    phase: Phase


@dataclass(frozen=True)
class AtEndOf(Time):
    whose: Whose
    phase: Phase


@dataclass(frozen=True)
class AsAction(Node):
    """As a +1 stealth (D) action that costs 1 blood."""

    stealth: Plus | None
    directed: bool
    political: bool
    cost: Quantity | None
    that: Deed | None


@dataclass(frozen=True)
class AsTheyDo(Event):
    """As it is played, as she enters play."""

    fact: Fact


@dataclass(frozen=True)
class AfterFact(Event):
    fact: Fact


@dataclass(frozen=True)
class WhenFact(Event):
    fact: Fact


@dataclass(frozen=True)
class WhileFact(Adverb):
    fact: Fact


@dataclass(frozen=True)
class AgainstWhom(Adverb):
    who: Who


@dataclass(frozen=True)
class InCombatWithWhom(Time):
    who: Who


@dataclass(frozen=True)
class WhenDoing(Adverb):
    """When bleeding, when hunting."""

    deed: Node


@dataclass(frozen=True)
class OnActions(Adverb):
    """On actions that require a Discipline, on political actions."""

    span: Span


@dataclass(frozen=True)
class OnActionsRequiring(Adverb):
    discipline: Discipline


@dataclass(frozen=True)
class NotYetNeeded(Adverb):
    """Even if stealth or intercept is not yet needed."""

    stealth: bool


@dataclass(frozen=True)
class EachTime(Adverb):
    fact: Fact


@dataclass(frozen=True)
class DuringWhat(Time):
    """During an action directed at you, during a referendum called by him."""

    who: Who


@dataclass(frozen=True)
class AfterResolutionOf(Time):
    who: Who


@dataclass(frozen=True)
class AfterDoing(Event):
    deed: Node


@dataclass(frozen=True)
class BeforeDoing(Adverb):
    deed: Node


@dataclass(frozen=True)
class UntilFact(Adverb):
    fact: Fact


@dataclass(frozen=True)
class OnceEach(Adverb):
    span: Span


@dataclass(frozen=True)
class Since(Adverb):
    """Since your last turn."""

    whose: Whose


@dataclass(frozen=True)
class WhileDoing(Adverb):
    deed: Node


@dataclass(frozen=True)
class InSpan(Time):
    """In the resulting combat."""

    span: Span


@dataclass(frozen=True)
class ByEither(Adverb):
    pass


@dataclass(frozen=True)
class ImmediatelyOr(Adverb):
    """At once, or later in that case."""

    when: Adverb
    fact: Fact


@dataclass(frozen=True)
class AsRangedStrike(Adverb):
    pass


@dataclass(frozen=True)
class EvenAtLong(Adverb):
    pass


@dataclass(frozen=True)
class AfterEndOf(Time):
    whose: Whose
    phase: Phase


@dataclass(frozen=True)
class AtEndOfWon(Adverb):
    who: Who
    other: Who


@dataclass(frozen=True)
class EvenIf(Adverb):
    fact: Fact


@dataclass(frozen=True)
class OnceAs(Adverb):
    fact: Fact


@dataclass(frozen=True)
class InsteadLast(Adverb):
    pass


@dataclass(frozen=True)
class AtAnyRange(Adverb):
    pass


@dataclass(frozen=True)
class AsWell(Adverb):
    pass


@dataclass(frozen=True)
class OnEachOf(Adverb):
    of: Whose


@dataclass(frozen=True)
class AsIf(Adverb):
    what: Who


@dataclass(frozen=True)
class OnWhat(Adverb):
    who: Who


@dataclass(frozen=True)
class AsStrike(Adverb):
    cost: Quantity | None


@dataclass(frozen=True)
class DuringNext(Time):
    phase: Phase


@dataclass(frozen=True)
class InWhat(Adverb):
    who: Who


@dataclass(frozen=True)
class OnceTallied(Adverb):
    pass


@dataclass(frozen=True)
class NotToExceed(Adverb):
    pass


@dataclass(frozen=True)
class DuringEachOf(Time):
    whose: Whose
    phase: Phase


@dataclass(frozen=True)
class DuringEither(Time):
    first: Span
    second: Span


@dataclass(frozen=True)
class ForTheirController(Adverb):
    pass


@dataclass(frozen=True)
class CommaDuring(Adverb):
    span: Span


@dataclass(frozen=True)
class DuringOrPolling(Time):
    who: Who


@dataclass(frozen=True)
class EvenAtClose(Adverb):
    pass


@dataclass(frozen=True)
class DuringThe(Time):
    phase: Phase


@dataclass(frozen=True)
class ByDoing(Adverb):
    deed: Node


@dataclass(frozen=True)
class DuringCombatWith(Time):
    who: Who


@dataclass(frozen=True)
class IgnoreExcess(Adverb):
    pass


@dataclass(frozen=True)
class InFirstRoundWith(Time):
    who: Who
