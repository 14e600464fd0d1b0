"""Games for what must hold whatever is played: of starter decks, or of decks drawn from the whole pool, in any city."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from chance import lot
from primogen.kernel.journal import Header
from primogen.rivals.decks.random_decks import random_deck
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.editions import book_of
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.table import Table


@dataclass(frozen=True)
class Dealt:
    """A game before its first question."""

    header: Header
    decks: list[Deck]

    def opened(self) -> Table:
        return opened(self.header)


def players(seed: int) -> list[str]:
    """Two, three or four by turns."""
    return [f"Player {seat + 1}" for seat in range(2 + seed % 3)]


def by_lot(test: str, seed: int) -> Dealt:
    """The same for the same test and seed, unless chance is let loose."""
    drawn, book, names = lot(f"{test} {seed}"), book_of(), players(seed)
    dice = random.Random(drawn)
    city = dice.choice(book.city_names())
    decks = [random_deck(book.pool, dice).for_play() for _ in names]
    return Dealt(header_of(names, decks, drawn.encode(), city=city), decks)


def of_starters(test: str, seed: int) -> Dealt:
    """All of them in turn."""
    names = players(seed)
    decks = [starter(STARTERS[(seed + seat) % len(STARTERS)]).for_play() for seat in range(len(names))]
    return Dealt(header_of(names, decks, f"{test} {seed}".encode()), decks)


Deal = Callable[[str, int], Dealt]

DEALS: tuple[Deal, ...] = (of_starters, by_lot)
