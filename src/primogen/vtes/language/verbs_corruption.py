"""Corruption counters: whose they are, who has them, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.vtes.language.refs import one
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.atoms.corrupting import burn_corruption, corrupt, corruption, is_corrupted
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.rules.words import PLAY_ZONES

ALL_OF_THEM: Final = 99  # more than any minion has


@dataclass(frozen=True)
class Corrupted(Trait):
    """With so many of your corruption counters, or more."""

    least: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return corruption(g, card, at.you) >= self.least


@dataclass(frozen=True)
class CorruptedByAny(Trait):
    """With anybody's."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_corrupted(g, card)


@dataclass(frozen=True)
class PutCorruption(Leaf):
    """Yours, on a minion in play."""

    number: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        if t.zone[card] in PLAY_ZONES:
            corrupt(t, card, at.you, self.number)


@dataclass(frozen=True)
class BurnCorruption(Leaf):
    """Of yours on a minion: as a cost they must be there."""

    number: int
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        least = 1 if self.number == ALL_OF_THEM else self.number
        return corruption(t, one(t, at, self.ref), at.you) >= least

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        burn_corruption(t, one(t, at, self.ref), at.you, self.number)


@dataclass(frozen=True)
class CorruptionReaches(Condition):
    """As many of yours as the capacity of the vampire, or as the ally cost, or more."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        face = t.face(card)
        worth = value(g, card, CAPACITY) if t.is_vampire(card) else face.capacity or face.pool or face.blood
        return corruption(t, card, at.you) >= worth
