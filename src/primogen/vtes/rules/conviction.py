"""Conviction: what an imbued has of it, what he is given, and what he spends. VT-CONV-01 to -06."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of
from primogen.kernel.effects import PICK
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import burn, put_on
from primogen.vtes.rules.atoms.choosing import choose_for
from primogen.vtes.rules.atoms.clock import note_hand
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import ASH_HEAP, CONVICTION, HAND, MOST_CONVICTION

WHO: Final = 0
LEFT: Final = 1  # how many are still to be spent
FOR: Final = 2  # the card that remembers them, or NONE


def convictions(g: Table, who: Card) -> list[Card]:
    return [card for card in g.cards_on(who) if g.kind(card) == CONVICTION]


def convictions_at_hand(g: Table, seat: Seat) -> list[Card]:
    """VT-CONV-03: of the hand and of her own ash heap."""
    return [card for zone in (HAND, ASH_HEAP) for card in g.pile(seat, zone) if g.kind(card) == CONVICTION]


def give_conviction(g: Table, card: Card, who: Card) -> None:
    """VT-CONV-06: a sixth is burned."""
    seat = g.controller[card]
    if len(convictions(g, who)) < MOST_CONVICTION:
        put_on(g, card, who, g.controller[who])
    else:
        burn(g, card)
    note_hand(g, seat)


class Spending(Procedure[Table]):
    """Of several kinds of conviction his controller chooses which he spends."""

    kind = k.SPENDING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def spend(self, g: Table, chosen: Chosen) -> Asks:
        who = self.cells[WHO]
        if chosen != UNASKED:
            self.burn(g, card_of(chosen))
            self.cells[LEFT] -= 1
            self.go(0)
            return None
        found = {g.definition[card]: card for card in reversed(convictions(g, who))}
        if len(found) < 2 or not 0 < self.cells[LEFT] < len(convictions(g, who)):
            return None
        decision = g.ask(g.controller[who], "spent-conviction", "VT-CONV-05", about=who)
        for card in reversed(found.values()):
            decision.offer(PICK, card)
        return decision

    def spend_rest(self, g: Table) -> None:
        """Among which there is nothing to choose."""
        self.done()
        for card in convictions(g, self.cells[WHO])[: self.cells[LEFT]]:
            self.burn(g, card)

    def burn(self, g: Table, card: Card) -> None:
        burn(g, card)
        if self.cells[FOR] != NONE:
            choose_for(g, self.cells[FOR], card)


STEPS: Final = (asks(Spending.spend), acts(Spending.spend_rest))


def spend_convictions(g: Table, who: Card, number: int, card: Card = NONE) -> None:
    """VT-CONV-05. It may ask, and so is called last. What pays for a card may be remembered by it."""
    g.call(Spending([who, number, card]))
