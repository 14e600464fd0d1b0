"""The cards one player brings to the table."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.words import MAKES_WRAITHS, WRAITH


class Deck:
    """The cards one player brings, as RivalsDB ids or names: RV-DECK-01. Wraith tokens if wanted: RV-WRAITH-01."""

    def __init__(
        self, agenda: str, haven: str, faction: list[str], library: list[str], wraiths: tuple[str, ...] = ()
    ) -> None:
        self.agenda: Final = agenda
        self.haven: Final = haven
        self.faction: Final = faction
        self.library: Final = library
        self.wraiths: Final = wraiths


def wraiths_brought(pool: Pool, deck: Deck) -> tuple[str, ...]:
    """RV-WRAITH-01: those it lists; or, if any of its cards creates wraiths, one of each token there is."""
    if deck.wraiths:
        return deck.wraiths
    tokens = tuple(card.key for card in pool.cards if card.kind == WRAITH)
    cards = (deck.haven, *deck.faction, *deck.library) if tokens else ()
    return tokens if any(creates_wraiths(pool, pool.find(card)) for card in dict.fromkeys(cards)) else ()


def creates_wraiths(pool: Pool, number: int) -> bool:
    return any(tree.gives(MAKES_WRAITHS) for tree in pool.cards[number].trees())
