"""Verbs that put something off: until a Scheme is settled, or until somebody is defeated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.conflict import conflict_under_way
from primogen.rivals.rules.delayed import delay, wait_for_defeat
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import END_OF_SCHEME

# what it waits for
SCHEME_SETTLED: Final = 0  # "If this is a Scheme and it ..."
DEFEAT_THIS_TURN: Final = 1  # "If that character is defeated this turn, ...": now, or later in the turn

NOBODY: Final = -1


@dataclass(frozen=True)
class Later(Leaf):
    effect: Effect
    waits_for: int
    of: int = NOBODY  # who is defeated

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.waits_for != SCHEME_SETTLED or conflict_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if self.waits_for == SCHEME_SETTLED:
            if self.can(g, at):
                delay(t, END_OF_SCHEME, self.effect, at)
            return
        card = one(t, at, self.of)
        if card != NONE and t.is_active(card):
            wait_for_defeat(t, card, self.effect, at)
        elif card != NONE:
            at.resolve(g, self.effect)
