"""What players and cards are called, as a seat may know them."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import ALL, NONE, Card, Seat
from primogen.vtes.rules.table import Table
from primogen.vtes.text.phrasebook import HIDDEN_CARDS


class Naming:
    def __init__(self, names: list[str], lang: int) -> None:
        self.names: Final = names
        self.lang: Final = lang

    def seat(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def players(self, seats: list[Seat]) -> str:
        return ", ".join(self.seat(seat) for seat in seats)

    def card(self, g: Table, seat: Seat, card: Card) -> str:
        """NONE is a spectator, and ALL sees everything."""
        if card == NONE:
            return ""
        return g.face(card).name if seat == ALL or g.sees(seat, card) else HIDDEN_CARDS["face-down"][self.lang]
