"""Numbers that are read off the table of the game."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Measure, Thing
from primogen.vtes.compiler.surface.roots import Kind, Who
from primogen.vtes.compiler.surface.whose import Whose


@dataclass(frozen=True)
class LostToDamage(Measure):
    """Blood lost by somebody to damage."""

    who: Who
    round: bool


@dataclass(frozen=True)
class CapacityOf(Measure):
    of: Whose


@dataclass(frozen=True)
class CapacityOfWho(Measure):
    who: Who


@dataclass(frozen=True)
class NumberOf(Measure):
    """The number of these."""

    kind: Kind


@dataclass(frozen=True)
class AmountOf(Measure):
    """The amount of a thing on something."""

    thing: Thing
    who: Who
