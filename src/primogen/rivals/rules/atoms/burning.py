"""What a player burns, by an effect or of their own will."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import Card, Seat
from primogen.rivals.rules.atoms.cards import burn
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import BURNS


def burn_by(g: Table, seat: Seat, card: Card) -> None:
    """Told while it still lies where it does."""
    happened(g, BURNS, seat, card, g.host[card])
    burn(g, card)
