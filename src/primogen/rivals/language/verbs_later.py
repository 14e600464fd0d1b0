"""Verbs that put something off: until an attack is over or a Scheme settled, or until this turn comes to something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.conflict import conflict_under_way
from primogen.rivals.rules.delayed import FELLS, delay, wait_for_defeat
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import END_OF_ATTACK, END_OF_SCHEME, NEXT_ACTION_CARD

# what it waits for
SCHEME_SETTLED: Final = 0  # "If this is a Scheme and it ..."
ATTACK_OVER: Final = 2  # RV-ATK-60
NEXT_ACTION: Final = 3  # "The next time a character in your coterie plays an Action card": it is about them
ATTACK_DEFEATS: Final = 4  # "If this attack defeats a character, ...": the first one, and it is about them
DEFEAT_THIS_TURN: Final = 1  # "If that character is defeated this turn, ...": now, or later in the turn

MOMENTS: Final = {
    SCHEME_SETTLED: END_OF_SCHEME,
    ATTACK_OVER: END_OF_ATTACK,
    NEXT_ACTION: NEXT_ACTION_CARD,
    ATTACK_DEFEATS: FELLS,
}
OF_AN_ATTACK: Final = (ATTACK_OVER, ATTACK_DEFEATS)

NOBODY: Final = -1


@dataclass(frozen=True)
class Later(Leaf):
    effect: Effect
    waits_for: int
    of: int = NOBODY  # who is defeated

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        if self.waits_for in OF_AN_ATTACK:
            return attack_under_way(table(g)) is not None
        return self.waits_for != SCHEME_SETTLED or conflict_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if self.waits_for in MOMENTS:
            if self.can(g, at):
                delay(t, MOMENTS[self.waits_for], self.effect, at)
            return
        card = one(t, at, self.of)
        if card != NONE and t.is_active(card):
            wait_for_defeat(t, card, self.effect, at)
        elif card != NONE:
            at.resolve(g, self.effect)
