"""A game for the laboratory: dealt as any other, but without a header, since nobody will keep it."""

from __future__ import annotations

from primogen.rivals.editions import EDITIONS, NEWEST, book_of
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.table import Table


def dealt(decks: list[Deck], seed: int) -> Table:
    """The game that `opened(header_of(...))` deals from the same decks and seed."""
    book, edition = book_of(NEWEST), EDITIONS[NEWEST]
    return new_game(book, decks, book.cities[edition.city], book.monsters, b"%d" % seed, switches=edition.settled())
