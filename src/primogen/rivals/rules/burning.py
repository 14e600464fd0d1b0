"""What a player burns, by an effect or of their own will: whoever hears of it does so while it is still there."""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import Card, Seat
from primogen.rivals.rules.atoms.cards import burn
from primogen.rivals.rules.frame_kinds import BURNING
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import BURNED_PILE, BURNS

SEAT: Final = 0
CARD: Final = 1


class Burning(Procedure[Table]):
    kind = BURNING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        t, seat, card = g, self.cells[SEAT], self.cells[CARD]
        if step == 0:
            happened(g, BURNS, seat, card, t.host[card])
            return None
        self.done()
        if t.zone[card] != BURNED_PILE:
            burn(t, card)
        return None


def burn_by(g: Table, seat: Seat, card: Card) -> None:
    if g.index[BURNS]:
        g.call(Burning([seat, card]))
    else:
        happened(g, BURNS, seat, card, g.host[card])
        burn(g, card)
