"""Cards from outside the game: RV-TERM-29."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Seat
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import AGENDA_CARD, BURNED_PILE, CHARACTER, HAVEN_CARD

LIBRARY_COPIES: Final = 3


def left_in_collection(g: Table, seat: Seat, definition: int) -> int:
    """3 of each Library card, 1 of each Agenda, Haven and character, less what the player has in the game.

    A burned card has left it: RV-TERM-09. What only stands for a foe's card (atoms/borrowed) is none.
    """
    kind, name = g.pool.kinds[definition], g.pool.cards[definition].name
    owned = 1 if kind in (CHARACTER, AGENDA_CARD, HAVEN_CARD) else LIBRARY_COPIES
    mine = [card for card in range(len(g.zone)) if g.owner[card] == seat and g.tagger[card] == NONE]
    in_game = sum(g.zone[card] != BURNED_PILE and g.pool.cards[g.own_face(card)].name == name for card in mine)
    return max(0, owned - in_game)
