"""Actions that a card lets a minion take beside those of the minion phase."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import ALWAYS, UNASKED, verb_of
from primogen.kernel.effects import LISTED, NO, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.vtes.rules.acting_phases import act_by, offer_actions_of
from primogen.vtes.rules.table import ROW2, Table, table
from primogen.vtes.rules.topics import CANNOT_ACT
from primogen.vtes.rules.words import READY, TORPOR


def actions_of(g: Table, minion: Card) -> int:
    """How much he has done in this turn."""
    return g.acted[::ROW2].count(minion)


@dataclass(frozen=True)
class TakeAnAction(Effect):
    """This minion, whatever he could do in his own minion phase; for one that is cancelled he may take another."""

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.zone[at.who] in (READY, TORPOR) and not t.tapped[at.who] and not value(g, at.who, CANNOT_ACT)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step:
            if actions_of(t, at.who) == at.cells.pop():
                at.go(0)
            else:
                at.done()
            return None
        if chosen == UNASKED:
            if not self.can(g, at):
                at.done()
                return None
            decision = g.ask(at.you, "act-with", "VT-ACTION-01", ALWAYS, at.who)
            offer_actions_of(t, at.who, decision)
            decision.offer(NO)
            return decision
        if verb_of(chosen) == NO:
            at.done()
        else:
            at.cells[LISTED:] = [actions_of(t, at.who)]
            act_by(t, chosen, at.you, at.who)
        return None
