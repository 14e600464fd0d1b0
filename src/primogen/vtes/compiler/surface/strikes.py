"""Damage, and what a strike does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from primogen.vtes.compiler.surface.amounts import ForEach
from primogen.vtes.compiler.surface.names import Plus, RangedNumber
from primogen.vtes.compiler.surface.roots import Amount, Deed, Node


class Flavour(Enum):
    AGGRAVATED = "aggravated"
    UNPREVENTABLE = "unpreventable"
    ENVIRONMENTAL = "environmental"
    NON_AGGRAVATED = "non-aggravated"
    ADDITIONAL = "additional"
    NORMAL = "normal"
    RANGED = "ranged"


@dataclass(frozen=True)
class Hurt(Node):
    """An amount of damage."""


@dataclass(frozen=True)
class Damage(Hurt):
    amount: Amount
    flavours: tuple[Flavour, ...]


@dataclass(frozen=True)
class RangedDamage(Hurt):
    amount: RangedNumber
    flavours: tuple[Flavour, ...]


@dataclass(frozen=True)
class MoreDamage(Hurt):
    amount: Plus
    flavours: tuple[Flavour, ...]
    per: ForEach | None = None


class StrikeEffect(Enum):
    DODGE = "dodge"
    COMBAT_ENDS = "combat ends"
    HAND = "hand strike"
    HAND_OR_MELEE = "hand strike or use a melee weapon strike"
    FIRST = "first strike"
    BURN_EQUIPMENT_OR_RETAINER = "burn equipment or retainer"
    BURN_EQUIPMENT = "burn equipment"
    STEAL_WEAPON = "steal weapon"
    BURN_WEAPON = "burn weapon"


@dataclass(frozen=True)
class Strike(Node):
    """What a strike does."""


@dataclass(frozen=True)
class PlainStrike(Strike):
    effect: StrikeEffect


@dataclass(frozen=True)
class HandStrikeAt(Strike):
    bonus: Plus


@dataclass(frozen=True)
class HandStrikeOrMeleeAt(Strike):
    bonus: Plus


@dataclass(frozen=True)
class DamageStrike(Strike):
    hurt: Hurt


@dataclass(frozen=True)
class StrengthStrike(Strike):
    """Strength, or strength+N."""

    strength: StrengthDamage
    flavours: tuple[Flavour, ...]


class StrengthDamage(Enum):
    PLAIN = "strength"
    PLUS_1 = "strength+1"
    PLUS_2 = "strength+2"
    PLUS_3 = "strength+3"


@dataclass(frozen=True)
class DeedStrike(Strike):
    """Steal blood, burn a weapon, and so on."""

    deed: Deed


@dataclass(frozen=True)
class HandAggravated(Strike):
    pass
