"""What somebody may do for a while, beyond what the card itself does: "this round, he can strike: ..."."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.vtes.rules.atoms.delaying import let
from primogen.vtes.rules.given import ONCE, Given
from primogen.vtes.rules.table import table
from primogen.vtes.rules.underway import combat_under_way
from primogen.vtes.rules.words import COMBAT_MOMENTS


@dataclass(frozen=True)
class Along(Effect):
    """The one, and what comes with it, which is no reason to do it."""

    effect: Effect
    besides: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect, self.besides)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.effect.can(g, at)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.effect.has_target(g, at) and self.besides.has_target(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step:
            at.done()
        at.resolve(g, self.besides if step else self.effect)
        return None


@dataclass(frozen=True)
class Lets(Given):
    """At these moments, until then."""

    effect: Effect
    at: int
    until: int
    often: int = ONCE

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def moments(self) -> int:
        return self.at

    def given(self) -> Effect:
        return self.effect

    def how_often(self) -> int:
        return self.often

    def gives(self, stat: int) -> bool:
        """Not now."""
        return False

    def can(self, g: Game, at: Resolve) -> bool:
        """A reason to play a card in combat; of an action, none by itself."""
        return self.at & COMBAT_MOMENTS != 0 and combat_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        let(table(g), self.until, self, at)
