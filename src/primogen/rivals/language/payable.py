"""Verbs that may stand before the colon, too: "Burn this card: ...", "Discard 2 cards: ..."."""

from __future__ import annotations

from primogen.kernel.decisions import Decision
from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import Card


class Payable(Leaf):
    def in_full(self, g: Game, at: Resolve) -> bool:
        """As a cost nothing may be left undone."""
        return True

    def exhausts(self) -> bool:
        """Does it exhaust a character?"""
        return False

    def question(self, g: Game, at: Resolve) -> Decision:
        """Where a player chooses what to do it to."""
        raise NotImplementedError

    def offer(self, decision: Decision, card: Card) -> None:
        raise NotImplementedError

    def provides_for(self, effect: Effect) -> bool:
        """Whether what the effect needs may come of it."""
        return False

    def is_blind(self) -> bool:
        """Whether nobody knows what comes of it before it is done."""
        return False
