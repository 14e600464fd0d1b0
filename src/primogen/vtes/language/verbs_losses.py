"""Verbs about pool that is lost to something, and paid back to who did it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import NUMBER, Effect, Leaf, Resolve
from primogen.kernel.events import Event
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.story import Pattern, ThisTurn
from primogen.vtes.rules.atoms.counters import burn_pool
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import POOL_LOST
from primogen.vtes.rules.underway import action_under_way


@dataclass(frozen=True)
class YouLosePool(Pattern):
    """However: what is gained besides does not count."""

    def event(self) -> int:
        return POOL_LOST

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return told.seat == at.you


YOUR_LOSSES: Final = ThisTurn(YouLosePool())


@dataclass(frozen=True)
class FromNowOn(Effect):
    """What was told before is not meant."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        at.cells[NUMBER] = len(table(g).story)
        at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class ActingLosesAsMuch(Leaf):
    """The controller of the acting minion, as you have since."""

    losses: ThisTurn = YOUR_LOSSES

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None:
            burn_pool(table(g), action.seat, sum([told.number for told in self.losses.told(g, at, at.number)]))
