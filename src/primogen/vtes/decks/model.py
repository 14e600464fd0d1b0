"""A deck as its player wrote it: a crypt and a library (VT-DECK-01). Cards go by VEKN's ids."""

from __future__ import annotations

from dataclasses import dataclass, field

from primogen.decks.deck import AnyDeck
from primogen.vtes.compiler.printed import cards_by_id as cards
from primogen.vtes.rules.setup import Deck


@dataclass
class DeckList(AnyDeck):
    crypt: dict[str, int] = field(default_factory=dict)
    library: dict[str, int] = field(default_factory=dict)
    author: str = ""

    def for_play(self) -> Deck:
        return Deck(*([card for card, copies in half.items() for _ in range(copies)] for half in self.halves()))

    def halves(self) -> tuple[dict[str, int], dict[str, int]]:
        return self.crypt, self.library

    def by_type(self) -> dict[str, dict[str, int]]:
        """Its library, by types of cards."""
        found: dict[str, dict[str, int]] = {}
        for card, copies in self.library.items():
            found.setdefault("/".join(cards()[card].types), {})[card] = copies
        return found

    def add(self, card: str, copies: int, *, is_crypt: bool) -> None:
        half = self.crypt if is_crypt else self.library
        half[card] = half.get(card, 0) + copies
