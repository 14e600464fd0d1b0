"""Who is being shown a card that lies hidden: until it is put somewhere, or hidden again."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.rivals.rules.table import Table


def show(g: Table, card: Card, seat: Seat) -> None:
    """That seat may look at it, until `hide`."""
    g.knows[card] |= 1 << seat


def show_to_all(g: Table, card: Card) -> None:
    """Those who look on see it, too."""
    g.knows[card] = (1 << g.seats()) - 1


def hide(g: Table, card: Card, seat: Seat) -> None:
    g.knows[card] &= ~(1 << seat)
