"""The order of a deck, where a card changes it."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.cards import put
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import CITY, HAND, ZONES


def put_under(g: Table, card: Card) -> None:
    """From the top of its deck to the bottom."""
    at = g.controller[card] * ZONES + g.zone[card]
    g.piles[at] = (card, *(other for other in g.piles[at] if other != card))
    tell(g, "puts-under", g.controller[card])


def draw_this(g: Table, card: Card) -> None:
    """A card that has been revealed, wherever in its deck it lies."""
    put(g, card, HAND, g.controller[card])
    tell(g, "draws-library", g.controller[card], card)


def top_of(g: Table, zone: int) -> Card:
    """Of the city's piles."""
    pile = g.pile(CITY, zone)
    return pile[-1] if pile else NONE
