"""Verbs about the amount of a bleed, and about the stealth of actions to come."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import BLEED, STEALTHY_ACTIONS
from primogen.vtes.rules.underway import action_under_way
from primogen.vtes.rules.words import BLEEDING, THIS_ACTION, THIS_TURN


@dataclass(frozen=True)
class ReduceBleedTo(Leaf):
    """A bleed against you, as it is now: what is added later counts."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        if action is None or action.takes != BLEEDING or action.defender != at.you:
            return False
        return value(g, action.minion, BLEED) > self.number

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None:
            less = value(g, action.minion, BLEED) - self.number
            modify(table(g), BLEED, -max(0, less), at.card, action.minion, THIS_ACTION)


@dataclass(frozen=True)
class NextActionsAreStealthy(Leaf):
    """As many as were paid for, of minions you control, in this turn: +1 stealth each."""

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), STEALTHY_ACTIONS, at.number, at.card, at.you, THIS_TURN)


@dataclass(frozen=True)
class Besides(Effect):
    """What a card does, too; by itself it is no reason to play it."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return False

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        at.resolve(g, self.effect)
        return None
