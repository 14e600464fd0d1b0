"""Verbs that may stand before the colon, too: "Burn this card: ...", "Discard 2 cards: ..."."""

from __future__ import annotations

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game


class Payable(Leaf):
    def in_full(self, g: Game, at: Resolve) -> bool:
        """As a cost nothing may be left undone."""
        return True

    def asked_as(self) -> tuple[str, str, int]:
        """Where a player chooses what to do it to: the question, its rule, and what an option is."""
        raise NotImplementedError
