"""Through whose eyes a table is told: which cards this seat may point at, and what it may call them."""

from __future__ import annotations

from typing import Final

from primogen.games.desk import Teller
from primogen.kernel.ids import ALL, NONE, Card
from primogen.rivals.rules.table import Table
from primogen.rivals.text.stages import OUTCOMES
from primogen.rivals.text.words import Words


class Eyes:
    def __init__(self, g: Table, by: Teller, words: Words, handles: set[Card]) -> None:
        self.g: Final = g
        self.seat: Final = by.seat
        self.lang: Final = by.lang
        self.words: Final = words
        self.handles: Final = handles

    def handle(self, card: Card) -> int:
        """NONE also for a card that this seat cannot tell from others."""
        return card if card in self.handles else NONE

    def sees(self, card: Card) -> bool:
        return self.seat == ALL or self.g.sees(self.seat, card)

    def name(self, card: Card) -> str:
        """Of a card that somebody has played: its name once it lies open."""
        if card < 0:
            return self.outcome("no-card")
        return self.g.face(card).name if self.sees(card) else self.outcome("face-down")

    def outcome(self, key: str, *said: str) -> str:
        return OUTCOMES[key][self.lang].format(*said)
