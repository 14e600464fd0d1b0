"""Verbs about hands: what comes back into one, and what is drawn and then chosen from."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of
from primogen.kernel.effects import LISTED, PICK, THAT, Amount, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.decks import draw_this
from primogen.rivals.rules.atoms.hands import return_to_hand
from primogen.rivals.rules.drawing import can_draw, draw
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import CITY, HAND, LIBRARY


@dataclass(frozen=True)
class ReturnToHand(Leaf):
    """Into its owner's hand, from wherever it lies; cards of the city are nobody's."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        return card != NONE and t.owner[card] != CITY and t.zone[card] != HAND

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            return_to_hand(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class DrawIt(Leaf):
    """A card of your Library that has been revealed."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        return card != NONE and t.zone[card] == LIBRARY and t.controller[card] == at.you

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            draw_this(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class DrawAndChoose(Effect):
    """ "Draw 2 cards, then discard 1 of them": one of those just drawn, whichever deck they came from."""

    amount: Amount
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.amount.count(g, at) > 0 and can_draw(table(g), at.you)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == 0:
            at.cells.extend(t.hand(at.you))
            draw(t, at.you, self.amount.count(g, at))
            return None
        drawn = self.drawn(t, at)
        if chosen == UNASKED and drawn:
            decision = g.ask(at.you, "target", g.rule_for_target(), ALWAYS, at.card)
            for card in drawn:
                decision.offer(PICK, card)
            return decision
        at.done()
        if drawn:
            at.cells[THAT] = g.picked(card_of(chosen), [])
            at.resolve(g, self.effect)
        return None

    def drawn(self, g: Table, at: Resolve) -> list[Card]:
        before = at.cells[LISTED:]
        return [card for card in g.hand(at.you) if card not in before]
