"""What a card asks of who plays it, beyond clan and Discipline: VT-LIB-10. The language has the kinds of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from primogen.kernel.ids import Card

if TYPE_CHECKING:
    from primogen.kernel.game import Game


class Need:
    def is_met(self, g: Game, who: Card) -> bool:
        raise NotImplementedError

    def is_met_as_vampire(self, sect: int, capacity: int) -> bool:
        """By an ally that plays a card as such a vampire."""
        return False
