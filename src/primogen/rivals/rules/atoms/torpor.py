"""Into torpor, and lying there."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.cards import discard, put
from primogen.rivals.rules.switches.torpor import READY, READY_ON_RETURN
from primogen.rivals.rules.table import BURN_DUE, Table
from primogen.rivals.rules.words import TORPOR


def go_to_torpor(g: Table, card: Card) -> None:
    """RV-TOKEN-21: Curses go to their owners, whether it is defeated or not; its own cards stay."""
    for attached in g.attachments(card):
        if g.controller[attached] != g.controller[card]:
            discard(g, attached)
    g.party[card] = NONE  # RV-DEF-17
    put(g, card, TORPOR, g.controller[card])
    if g.switches[READY_ON_RETURN] == READY:
        g.ready[card] = 0  # R20-TOR-01
    tell(g, "to-torpor", g.controller[card], card)


def lie_defeated(g: Table, card: Card) -> None:
    """Out of play, while it is open whether it suffers diablerie or is burned: RV-SOLITARY-03."""
    g.party[card] = NONE
    put(g, card, TORPOR, g.controller[card])
    g.held.extend((BURN_DUE, card, NONE, NONE, 0, 0))


def enter_torpor(g: Table, card: Card, seat: Seat) -> None:
    """A character that was in nobody's coterie, without Blood and without harm."""
    put(g, card, TORPOR, seat)
    g.ready[card] = int(g.switches[READY_ON_RETURN] != READY)
    tell(g, "to-torpor", seat, card)
