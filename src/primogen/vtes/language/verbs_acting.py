"""Actions beside those of the minion phase, and actions that come to nothing, or cannot be met."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import ALWAYS, UNASKED, verb_of
from primogen.kernel.effects import LISTED, NO, Condition, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.refs import one
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.acting_phases import act_by, offer_actions_of
from primogen.vtes.rules.atoms.clock import has_arrived, note_action
from primogen.vtes.rules.atoms.counters import burn_blood, modify
from primogen.vtes.rules.combat import combat_between
from primogen.vtes.rules.legality import IN_VAIN
from primogen.vtes.rules.table import ROW2, Table, table
from primogen.vtes.rules.topics import CANNOT_ACT, CANNOT_STRIKE_AT_FIRST, CAPACITY, LOSES_EDGE
from primogen.vtes.rules.underway import BLOCKED, OUTCOME, SUCCEEDED, action_under_way
from primogen.vtes.rules.words import READY, THIS_ACTION, THIS_COMBAT, TORPOR


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


@dataclass(frozen=True)
class EndUnresolved(Leaf):
    """The action under way: he has acted, but may take the same again."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None:
            action.forget(t)
            note_action(t, action.minion, IN_VAIN)
            action.end()


@dataclass(frozen=True)
class WasResolved(Condition):
    """The action under way, be it successful or blocked; or it was ended as its block was about to be resolved."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and (action.cells[OUTCOME] in (SUCCEEDED, BLOCKED) or action.blocker != NONE)


@dataclass(frozen=True)
class ForThisAction(Leaf):
    """A value of who acts, until it is over: it cannot be blocked, nothing modifies it any more."""

    stat: int

    def can(self, g: Game, at: Resolve) -> bool:
        """By itself it is no reason to play a card."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None:
            modify(table(g), self.stat, 1, at.card, action.minion, THIS_ACTION)


@dataclass(frozen=True)
class EdgeSlips(Leaf):
    """You do not gain it in this action: it is burned instead."""

    def can(self, g: Game, at: Resolve) -> bool:
        return False

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), LOSES_EDGE, 1, at.card, at.you, THIS_ACTION)


@dataclass(frozen=True)
class NotBothByHim(Condition):
    """A card of that name was not played by him in this action."""

    name: str

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        rows = zip(t.played[::ROW2], t.played[1::ROW2], strict=True)
        return not any([who == at.who and t.pool.cards[played].name == self.name for who, played in rows])


@dataclass(frozen=True)
class Arrived(Trait):
    """Who has entered play since your last minion phase."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return has_arrived(g, card, at.you)


@dataclass(frozen=True)
class PayCapacityOf(Leaf):
    """As much blood as that one's capacity."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.blood[at.who] >= value(g, one(t, at, self.ref), CAPACITY)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        burn_blood(t, at.who, value(g, one(t, at, self.ref), CAPACITY))


@dataclass(frozen=True)
class FightActing(Leaf):
    """That minion enters combat with the one who acts, who does not strike in its first round."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        return action is not None and t.is_ready(action.minion) and t.is_ready(one(t, at, self.ref))

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None and self.can(g, at):
            modify(t, CANNOT_STRIKE_AT_FIRST, 1, at.card, action.minion, THIS_COMBAT)
            t.call(combat_between(action.minion, one(t, at, self.ref)))
