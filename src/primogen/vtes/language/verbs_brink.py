"""Verbs about bleeds that are about to succeed: whom they are against, and what a card in play remembers of her."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Condition, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.choosing import choose_seat_for, is_seat_chosen
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import BLEED
from primogen.vtes.rules.underway import action_under_way
from primogen.vtes.rules.words import BLEEDING, ON_CARD


@dataclass(frozen=True)
class RememberWhoIsBled(Leaf):
    """Of a card that has just been put on a minion."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None and action.defender != NONE and t.zone[at.card] == ON_CARD:
            choose_seat_for(t, at.card, action.defender)


@dataclass(frozen=True)
class BleedsRemembered(Condition):
    """The bleed, of 1 or more, is against the Methuselah this card remembers."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        if action is None or action.takes != BLEEDING or not value(g, action.minion, BLEED):
            return False
        return action.defender != NONE and is_seat_chosen(t, at.card, action.defender)
