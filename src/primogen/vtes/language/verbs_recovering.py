"""Cards that come back when they have been played."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.vtes.rules.atoms.cards import put, shuffle
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.underway import BLOCKED_CARD, CARD, action_under_way
from primogen.vtes.rules.words import ASH_HEAP, LIBRARY, PLAYED


@dataclass(frozen=True)
class ActionCardBack(Leaf):
    """The card of the action that is resolved, into her library: out of her ash heap, to which it goes by itself."""

    def card(self, g: Table) -> Card:
        action = action_under_way(g)
        cards = [] if action is None else [action.cells[CARD], action.cells[BLOCKED_CARD]]
        return next((card for card in cards if card != NONE), NONE)

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = self.card(t)
        return card != NONE and t.zone[card] in (PLAYED, ASH_HEAP) and t.owner[card] == at.you

    def do(self, g: Game, at: Resolve) -> None:
        t, action = table(g), action_under_way(table(g))
        if action is not None and self.can(g, at):
            put(t, self.card(t), LIBRARY, at.you)
            action.cells[CARD] = action.cells[BLOCKED_CARD] = NONE
            shuffle(t, at.you, LIBRARY)
