"""Verbs about Influence."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Amount, Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.rivals.language.refs import player
from primogen.rivals.rules.atoms.influence import add_influence
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.conflict import conflict_under_way, influence_conflict
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import NO_MODIFIERS, THIS_SCHEME


@dataclass(frozen=True)
class HoldConflict(Leaf):
    """An Influence Conflict: "Should ...?". What happens on success is part of the sentence."""

    effect: Effect
    what: int

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.effect.has_target(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        g.call(influence_conflict(g.number_of(self.effect), at, self.what))


@dataclass(frozen=True)
class GainInfluence(Leaf):
    """A Modifier's: RV-INF-08."""

    amount: Amount

    def do(self, g: Game, at: Resolve) -> None:
        add_influence(table(g), at.you, self.amount.count(g, at))


@dataclass(frozen=True)
class BarModifiers(Leaf):
    """That player may play no Influence Modifiers during this Scheme."""

    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        return conflict_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), NO_MODIFIERS, 1, at.card, player(table(g), at, self.who), THIS_SCHEME)
