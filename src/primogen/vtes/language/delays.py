"""What a text puts off: "if this action is blocked ...", "during your next discard phase ..."."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.vtes.rules.atoms.delaying import delay
from primogen.vtes.rules.hand import until_of
from primogen.vtes.rules.table import table
from primogen.vtes.rules.underway import OUTCOME, action_under_way, referendum_under_way


@dataclass(frozen=True)
class Later(Leaf):
    """At that moment, once; of a phase, her own next one."""

    moment: int
    effect: Effect
    suffices: int = 0  # as what is paid for: in a text that does something else, too, it is no reason to play a card

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.suffices == 1

    def gives(self, stat: int) -> bool:
        """Not now."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        delay(table(g), until_of(self.moment, at.you), self.effect, at)


@dataclass(frozen=True)
class InAdvance(Effect):
    """All that a card does waits for something: it may be played while the action is open."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and (not action.cells[OUTCOME] or referendum_under_way(table(g)) is not None)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        at.resolve(g, self.effect)
        return None
