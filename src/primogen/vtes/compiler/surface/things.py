"""Deeds with blood, pool, life and counters."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Measure, Quantity, Thing
from primogen.vtes.compiler.surface.roots import Amount, Fact, Simple, Who


@dataclass(frozen=True)
class StealBecomingLife(Simple):
    what: Quantity
    source: Who


@dataclass(frozen=True)
class ButAddDeed(Simple):
    what: Quantity


@dataclass(frozen=True)
class PoolAndOrCards(Simple):
    amount: Amount


@dataclass(frozen=True)
class MoveBetween(Simple):
    who: Who


@dataclass(frozen=True)
class Burn(Simple):
    """Blood, pool, life, counters."""

    what: Quantity
    source: Who | None = None


@dataclass(frozen=True)
class Gain(Simple):
    what: Quantity


@dataclass(frozen=True)
class GainToFull(Simple):
    """Enough blood to reach full capacity."""


@dataclass(frozen=True)
class Lose(Simple):
    what: Quantity


@dataclass(frozen=True)
class Add(Simple):
    what: Quantity
    to: Who


@dataclass(frozen=True)
class AddEnough(Simple):
    """Blood up to the capacity, or life up to the starting life."""

    thing: Thing
    to: Who


@dataclass(frozen=True)
class MoveThings(Simple):
    what: Quantity
    source: Who
    to: Who


@dataclass(frozen=True)
class MoveEitherWay(Simple):
    """From the vampire to the pool, or from the pool to the vampire."""

    what: Quantity
    source: Who
    to: Who
    source_back: Who
    to_back: Who


@dataclass(frozen=True)
class StealThings(Simple):
    what: Quantity
    becoming_blood: bool
    source: Who | None = None


@dataclass(frozen=True)
class PutThings(Simple):
    what: Quantity
    on: Who


@dataclass(frozen=True)
class BurnEdge(Simple):
    pass


@dataclass(frozen=True)
class GainEdge(Simple):
    pass


@dataclass(frozen=True)
class GainEqual(Simple):
    thing: Thing
    to: Measure


@dataclass(frozen=True)
class BurnEqual(Simple):
    thing: Thing
    to: Measure


@dataclass(frozen=True)
class MoveOfThose(Simple):
    """Some of what was gained goes elsewhere."""

    amount: Amount
    thing: Thing
    to: Who
    instead: Who


@dataclass(frozen=True)
class GainNoLife(Simple):
    note: bool


@dataclass(frozen=True)
class BurnPlusIf(Simple):
    what: Quantity
    more: Quantity
    fact: Fact


@dataclass(frozen=True)
class BurnEither(Simple):
    what: Quantity
    other: Quantity
    source: Who


@dataclass(frozen=True)
class BurnAndCard(Simple):
    """Burn 1 blood and this card."""

    what: Quantity
    card: Who


@dataclass(frozen=True)
class BurnAny(Simple):
    """Burn blood at all."""

    thing: Thing


@dataclass(frozen=True)
class GainForHealing(Simple):
    """For each blood that somebody has lost to damage."""

    what: Quantity
    who: Who
