"""Verbs of chance."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.log import tell


@dataclass(frozen=True)
class FlipCoin(Effect):
    """ "Flip a coin; if it is tails, ..."."""

    tails: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.tails,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        is_tails = g.roll(2)
        tell(g, "tails" if is_tails else "heads", at.you, at.card)
        if is_tails:
            at.resolve(g, self.tails)
        return None
