"""Costs of several parts."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.choosing import UpTo
from primogen.kernel.effects import Leaf, Resolve, Seq
from primogen.kernel.game import Game
from primogen.vtes.rules.atoms.counters import burn_blood
from primogen.vtes.rules.table import table


@dataclass(frozen=True)
class AllOf(Seq):
    """ "Tap this card and burn a conviction": paid only if each of them can be: VT-POWER-06."""

    def can(self, g: Game, at: Resolve) -> bool:
        return all(part.can(g, at) for part in self.effects)


@dataclass(frozen=True)
class Exactly(UpTo):
    """ "Discard two master cards": as a cost, of a group with so many at least."""

    def can(self, g: Game, at: Resolve) -> bool:
        return len(self.among.cards(g, at)) >= self.most.count(g, at)


@dataclass(frozen=True)
class PayX(Leaf):
    """So much blood."""

    def can(self, g: Game, at: Resolve) -> bool:
        """By itself it is no reason to play a card."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        burn_blood(table(g), at.who, at.number)
