"""Discarding from a hand because of another player's card, unless something is done instead; and by lot."""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import propose_unseen
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import modifiers
from primogen.rivals.rules.atoms.cards import discard
from primogen.rivals.rules.flags import DISCARDS_BY_LOT, WOULD_DISCARD
from primogen.rivals.rules.frame_kinds import DISCARDING
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import CITY, HAND

CARD: Final = 0
CAUSE: Final = 1  # the player whose card makes another discard it
LEFT: Final = 2


class Discarding(Procedure[Table]):
    kind = DISCARDING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            propose_unseen(g, WOULD_DISCARD, self.cells[CARD], 1, LEFT)
        else:
            self.done()
            if self.cells[LEFT]:
                discard(g, self.cells[CARD])
        return None


def make_discard(g: Table, card: Card, cause: Seat) -> None:
    """By a card of that player."""
    if g.index[WOULD_DISCARD] and g.zone[card] == HAND and cause not in (CITY, g.controller[card]):
        g.call(Discarding([card, cause, 0]))
    else:
        discard(g, card)


def cause_of_discard(g: Table) -> Seat:
    for frame in reversed(g.frames):
        if frame.kind == DISCARDING:
            return frame.cells[CAUSE]
    return NONE


def goes_by_lot(g: Table, card: Card) -> bool:
    """Whether what its player discards from that hand is left to chance."""
    if not g.index[DISCARDS_BY_LOT] or card == NONE or g.zone[card] != HAND:
        return False
    return modifiers(g, DISCARDS_BY_LOT, g.controller[card]) > 0


def drawn_by_lot(g: Table, card: Card, among: list[Card]) -> Card:
    """Instead of the card a player has chosen to discard, one of those that could be chosen."""
    return among[g.roll(len(among))] if among and goes_by_lot(g, card) else card
