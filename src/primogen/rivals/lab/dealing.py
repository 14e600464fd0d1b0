"""A game for the laboratory: dealt as any other, but without a header, since nobody will keep it."""

from __future__ import annotations

from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.table import Table
from primogen.rivals.terms import NEWEST_AGREED, Agreed


def dealt(decks: list[Deck], seed: int, agreed: Agreed = NEWEST_AGREED) -> Table:
    """The game that `opened(header_of(...))` deals from the same decks and seed."""
    book, city = agreed.book, agreed.book.city_deck(agreed.named_city())
    return new_game(book, decks, city, book.monsters, b"%d" % seed, switches=agreed.settled())
