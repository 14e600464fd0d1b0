"""A game for the laboratory: dealt as any other, but without a header, since nobody will keep it."""

from __future__ import annotations

from primogen.rivals.cards import MONSTER_STACK, RIO_DECK, RULEBOOK
from primogen.rivals.rules.atoms.layout import set_switches
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.switches import SWITCHES
from primogen.rivals.rules.table import Table


def dealt(decks: list[Deck], seed: int) -> Table:
    """The game that `opened(header_of(...))` deals from the same decks and seed."""
    g = new_game(RULEBOOK, decks, RIO_DECK, MONSTER_STACK, b"%d" % seed, None)
    set_switches(g, [0] * SWITCHES)
    return g
