"""Verbs about Influence."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.rivals.language.refs import player
from primogen.rivals.rules.atoms.clock import BY_CARD, end_game
from primogen.rivals.rules.conflict import influence_conflict
from primogen.rivals.rules.table import table


@dataclass(frozen=True)
class Win(Leaf):
    """ "You win the game!": whoever it is that does it, and at once."""

    who: int

    def do(self, g: Game, at: Resolve) -> None:
        end_game(table(g), player(table(g), at, self.who), BY_CARD)


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
        table(g).call(influence_conflict(g.number_of(self.effect), at, self.what))
