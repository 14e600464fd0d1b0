"""Torpor, recovery, and the Torpor and Mending Step."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import IF_OPEN, UNASKED, Refusal, card_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.blood import cannot_mend_now, maximum_blood, mend
from primogen.rivals.rules.atoms.cards import discard, return_to_haven
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.discarding import drawn_by_lot
from primogen.rivals.rules.frame_kinds import MENDING
from primogen.rivals.rules.switches.torpor import AT_ONCE, TORPOR_RETURN
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import BLOOD_POTENCY, DISCARD_CARD, MEND, NO_FREE_MEND, TORPOR, ZONES

AT_MAXIMUM_BLOOD: Final = Refusal("RV-MEND-04", "at-maximum-blood")
ALREADY_MENDED: Final = Refusal("RV-TURN-29", "already-mended")
CANNOT_MEND_NOW: Final = Refusal("RV-GOLD-02", "cannot-mend-now")

SEAT: Final = 0
CHARACTER: Final = 1
MENDED: Final = 2  # from here on: those already chosen


def is_at_maximum(g: Table, card: Card) -> bool:
    return g.blood[card] >= maximum_blood(g, card)


def is_wounded(g: Table, card: Card) -> bool:
    """RV-KEYW-10."""
    return 2 * g.blood[card] <= value(g, card, BLOOD_POTENCY)


def recover(g: Table, seat: Seat) -> None:
    """RV-MEND-05."""
    for card in g.piles[seat * ZONES + TORPOR]:
        if is_at_maximum(g, card):
            return_to_haven(g, card)


def mend_anywhere(g: Table, card: Card, number: int, by: Seat = NONE, through: Card = NONE) -> None:
    """R20-END-06: in its player's turn, who is full again in torpor leaves it at once."""
    mend(g, card, number, by=by, through=through)
    if g.zone[card] == TORPOR and g.switches[TORPOR_RETURN] == AT_ONCE:
        if g.controller[card] == g.active and is_at_maximum(g, card):
            return_to_haven(g, card)


def mend_in_torpor(g: Table, seat: Seat) -> None:
    """RV-TURN-27."""
    for card in g.pile(seat, TORPOR):
        if not value(g, card, NO_FREE_MEND):
            mend_anywhere(g, card, 1)


def why_not_mend(g: Table, card: Card, mended: list[int]) -> Refusal | None:
    if card in mended:
        return ALREADY_MENDED
    if cannot_mend_now(g, card):
        return CANNOT_MEND_NOW
    if is_at_maximum(g, card):
        return AT_MAXIMUM_BLOOD
    return None


class Mending(Procedure[Table]):
    """RV-TURN-28: any number of characters, one discard and one Blood each. Broken into single picks."""

    kind = MENDING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            return self.choose_character(g, chosen)
        return self.discard_for_it(g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("mending", self.cells[CHARACTER])

    def choose_character(self, g: Table, chosen: Chosen) -> Asks:
        seat = self.cells[SEAT]
        if chosen == UNASKED:
            decision = g.ask(seat, "mend", "RV-TURN-28", IF_OPEN)
            if g.hand(seat):
                for card in g.controlled(seat):
                    decision.offer_unless(why_not_mend(g, card, self.cells[MENDED:]), MEND, card)
            decision.offer(PASS)
            return decision
        if verb_of(chosen) == PASS:
            self.done()
        self.cells[CHARACTER] = card_of(chosen)
        return None

    def discard_for_it(self, g: Table, chosen: Chosen) -> Asks:
        seat = self.cells[SEAT]
        if chosen == UNASKED:
            decision = g.ask(seat, "mend-discard", "RV-TURN-28", about=self.cells[CHARACTER])
            for card in g.hand(seat):
                decision.offer(DISCARD_CARD, card)
            return decision
        card = leave_hand(g, drawn_by_lot(g, card_of(chosen), list(g.hand(seat))))
        discard(g, card)
        mend_anywhere(g, self.cells[CHARACTER], 1, through=card)
        self.cells.append(self.cells[CHARACTER])
        self.go(0)
        return None
