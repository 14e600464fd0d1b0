"""Deeds of combat: damage, strikes, range, presses."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.moments import Span
from primogen.vtes.compiler.surface.roots import Adverb, Boon, Node, Simple, Who
from primogen.vtes.compiler.surface.strikes import Flavour, Hurt, Strike


@dataclass(frozen=True)
class EnterCombat(Simple):
    who: Who


@dataclass(frozen=True)
class EnterCombatAndLock(Simple):
    who: Who


@dataclass(frozen=True)
class EndCombat(Simple):
    pass


@dataclass(frozen=True)
class CombatEnds(Simple):
    """Of combat itself: it ends."""


@dataclass(frozen=True)
class Inflict(Simple):
    hurt: Hurt
    on: Who | None = None


@dataclass(frozen=True)
class TakeDamage(Simple):
    hurt: Hurt


@dataclass(frozen=True)
class Prevent(Simple):
    hurt: Hurt
    source: Who | None = None


@dataclass(frozen=True)
class StrikeWith(Simple):
    """Strike: ..., with 1 optional maneuver."""

    ranged: bool
    strike: Strike
    extra: Boon | None = None


@dataclass(frozen=True)
class Maneuver(Simple):
    pass


@dataclass(frozen=True)
class PressOnly(Simple):
    """Press at all."""


@dataclass(frozen=True)
class BeDodged(Simple):
    pass


@dataclass(frozen=True)
class SetRange(Simple):
    pass


@dataclass(frozen=True)
class Stun(Simple):
    who: Who


@dataclass(frozen=True)
class ManeuverTo(Simple):
    long: bool


@dataclass(frozen=True)
class PressTo(Simple):
    end: bool


@dataclass(frozen=True)
class PreventWith(Simple):
    hurt: Hurt
    extra: Boon


@dataclass(frozen=True)
class TakeDamageFrom(Simple):
    hurt: Hurt
    source: Who


@dataclass(frozen=True)
class StrikeOnly(Simple):
    ranged: bool
    strike: Strike
    window: Adverb


@dataclass(frozen=True)
class FirstStrike(Simple):
    ranged: bool
    strike: Strike


@dataclass(frozen=True)
class InflictFirst(Simple):
    hurt: Hurt
    how: Who


@dataclass(frozen=True)
class QueueCombat(Simple):
    who: Who


@dataclass(frozen=True)
class SetRangeTo(Simple):
    span: Span
    long: bool


@dataclass(frozen=True)
class EndCombatOf(Simple):
    first: Who
    second: Who


@dataclass(frozen=True)
class PreventOn(Simple):
    hurt: Hurt
    on: Who


@dataclass(frozen=True)
class StrikeFirst(Simple):
    pass


@dataclass(frozen=True)
class EnterCombatExtra(Simple):
    who: Who
    extra: Boon
    when: tuple[Adverb, ...]


@dataclass(frozen=True)
class PreventOr(Simple):
    hurt: Hurt
    source: Who
    other: Hurt


@dataclass(frozen=True)
class EnterCombatOr(Simple):
    who: Who
    other: Who


@dataclass(frozen=True)
class StrikeAtAll(Simple):
    pass


@dataclass(frozen=True)
class EndCombatInvolving(Simple):
    who: Who


@dataclass(frozen=True)
class Dodge(Simple):
    pass


@dataclass(frozen=True)
class StartRound(Simple):
    """Another one, of a combat that would end."""


@dataclass(frozen=True)
class EndACombat(Simple):
    pass


@dataclass(frozen=True)
class MakeAggravated(Simple):
    what: Who


@dataclass(frozen=True)
class BeAtRange(Simple):
    long: bool
    skip: bool


@dataclass(frozen=True)
class BeAtDamage(Simple):
    hurt: Node
    extra: Boon | None


@dataclass(frozen=True)
class BeImmune(Simple):
    flavours: tuple[Flavour, ...]


@dataclass(frozen=True)
class BeImmuneThis(Simple):
    flavours: tuple[Flavour, ...]


@dataclass(frozen=True)
class BeImmuneTo(Simple):
    who: Who


@dataclass(frozen=True)
class TreatAsNormal(Simple):
    pass


@dataclass(frozen=True)
class TreatSomeAsNormal(Simple):
    hurt: Node


@dataclass(frozen=True)
class CompleteCombat(Simple):
    who: Who


@dataclass(frozen=True)
class UseToManeuver(Simple):
    long: bool


@dataclass(frozen=True)
class UsePresses(Simple):
    end: bool


@dataclass(frozen=True)
class ManeuverOrStrikeAtAll(Simple):
    """Any."""
