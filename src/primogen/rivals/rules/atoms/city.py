"""What becomes the city's, and whose it is all the same."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import CITY


def give_to_city(g: Table, card: Card) -> None:
    """For the rest of the game it belongs to the City Deck."""
    g.owner[card] = CITY


def claim_event(g: Table, card: Card, seat: Seat) -> None:
    """ "You" on it is that player, whoever it happens to."""
    g.tagger[card] = seat
