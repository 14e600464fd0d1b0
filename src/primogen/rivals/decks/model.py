"""A deck as its player wrote it: RV-DECK-01."""

from __future__ import annotations

from dataclasses import dataclass, field

from primogen.decks.deck import AnyDeck
from primogen.rivals.rules.deck import Deck


@dataclass
class DeckList(AnyDeck):
    """Cards by RivalsDB id. `leader` is whom its player means to lead with; the choice is free at the table."""

    agenda: str = ""
    haven: str = ""
    faction: list[str] = field(default_factory=list)
    library: dict[str, int] = field(default_factory=dict)
    leader: str = ""

    def size(self) -> int:
        return sum(self.library.values())

    def for_play(self) -> Deck:
        library = [card for card, copies in self.library.items() for _ in range(copies)]
        return Deck(self.agenda, self.haven, list(self.faction), library)
