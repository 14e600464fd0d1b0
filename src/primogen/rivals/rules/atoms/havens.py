"""Which Haven card is a player's active one."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.borrowed import refresh
from primogen.rivals.rules.atoms.cards import put
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import COMMAND, HAVEN_CARD, NEW_HAVEN


def make_active_haven(g: Table, card: Card, seat: Seat) -> None:
    """RV-HAVEN-07."""
    assert g.kind(card) == HAVEN_CARD
    former = g.haven_card[seat]
    g.face_down[card] = 0
    g.haven_card[seat] = card
    put(g, card, COMMAND, seat)
    for haven in (former, card):
        if haven != NONE:
            refresh(g, haven)
    tell(g, "new-haven", seat, card)
    happened(g, NEW_HAVEN, seat, card)
