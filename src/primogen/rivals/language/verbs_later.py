"""Verbs that wait for something to happen later in the turn."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.delayed import wait_for_defeat
from primogen.rivals.rules.table import table


@dataclass(frozen=True)
class IfDefeated(Leaf):
    """ "If that character is defeated this turn, ...": now, or as often as it happens before the turn is over."""

    ref: int
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card == NONE:
            return
        if table(g).is_active(card):
            wait_for_defeat(table(g), card, self.effect, at)
        else:
            at.resolve(g, self.effect)
