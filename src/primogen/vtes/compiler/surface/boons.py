"""What one gets: bonuses, presses, maneuvers, votes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from primogen.vtes.compiler.surface.amounts import ForEach, Signed
from primogen.vtes.compiler.surface.names import Discipline
from primogen.vtes.compiler.surface.roots import Boon, Node
from primogen.vtes.compiler.surface.strikes import Strike


class Stat(Enum):
    STEALTH = "stealth"
    INTERCEPT = "intercept"
    BLEED = "bleed"
    STRENGTH = "strength"
    HAND_SIZE = "hand size"
    VOTE = "vote"
    BALLOT = "ballot"
    TRANSFER = "transfer"
    MASTER_PHASE_ACTION = "master phase action"
    DISCARD_PHASE_ACTION = "discard phase action"
    HUNT = "hunt"
    CAPACITY = "capacity"
    DAMAGE = "damage"
    HAND_DAMAGE = "hand damage"


class Move(Enum):
    MANEUVER = "maneuver"
    PRESS = "press"
    ADDITIONAL_STRIKE = "additional strike"
    MANEUVER_OR_PRESS = "maneuver or press"


class MoveLimit(Enum):
    TO_END = "only to end combat"
    TO_CONTINUE = "only to continue combat"
    TO_LONG = "only to long range"
    TO_CLOSE = "only to close range"
    TO_GET_CLOSE = "only to get to close range"
    TO_GET_LONG = "only to get to long range"


@dataclass(frozen=True)
class PlainBoon(Boon):
    """One thing to get."""


@dataclass(frozen=True)
class Bonus(PlainBoon):
    amount: Signed
    stat: Stat
    limited: bool
    per: ForEach | None = None


@dataclass(frozen=True)
class Extra(PlainBoon):
    """Presses, maneuvers, strikes, usable or not."""

    number: int
    optional: bool
    move: Move
    limited: bool
    limit: MoveLimit | None = None


@dataclass(frozen=True)
class ExtraStrike(PlainBoon):
    """Another one, and what it does."""

    ranged: bool
    strike: Strike
    limited: bool


@dataclass(frozen=True)
class Both(Boon):
    first: PlainBoon
    second: Boon


@dataclass(frozen=True)
class OneOf(Boon):
    first: PlainBoon
    second: Boon


@dataclass(frozen=True)
class BareMove(Node):
    """A move named alone: "Maneuver", "2 additional strikes (limited)"."""

    number: int
    move: Move
    limited: bool
    limit: MoveLimit | None


@dataclass(frozen=True)
class Unlimited(PlainBoon):
    """Does not count against the limit."""

    amount: Signed
    stat: Stat


@dataclass(frozen=True)
class MasterActions(PlainBoon):
    """So many master phase actions in place of one."""

    number: int
    instead: bool
    each: bool


@dataclass(frozen=True)
class MandatoryPress(PlainBoon):
    """Only to continue combat."""


@dataclass(frozen=True)
class OneOf3(Boon):
    first: PlainBoon
    second: PlainBoon
    third: PlainBoon


@dataclass(frozen=True)
class ExtraEach(PlainBoon):
    number: int
    optional: bool
    move: Move
    limit: MoveLimit | None


@dataclass(frozen=True)
class AdditionalBoon(PlainBoon):
    number: int
    stat: Stat
    per: ForEach | None


@dataclass(frozen=True)
class LevelBonus(PlainBoon):
    """Levels of a Discipline."""

    amount: Signed
    discipline: Discipline


@dataclass(frozen=True)
class ExtraThis(PlainBoon):
    """This round."""

    number: int
    optional: bool
    move: Move
    limit: MoveLimit | None


@dataclass(frozen=True)
class ExtraX(PlainBoon):
    move: Move
    limited: bool


@dataclass(frozen=True)
class FewerBoon(PlainBoon):
    number: int
    stat: Stat


@dataclass(frozen=True)
class AdditionalX(PlainBoon):
    stat: Stat
