"""What a text puts off: "if this action is blocked ...", "during your next discard phase ..."."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.vtes.rules.atoms.delaying import delay
from primogen.vtes.rules.hand import until_of
from primogen.vtes.rules.table import table


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
