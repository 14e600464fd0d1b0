"""Verbs that make one card another while it is in play: see rules/atoms/faces.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.log import tell
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.blood import give_blood, put_blood, spill_of
from primogen.rivals.rules.atoms.cards import enter_haven
from primogen.rivals.rules.atoms.faces import cover
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.showing import show_to_all
from primogen.rivals.rules.table import table

SPENT: Final = 0  # not so much Blood, but that which has just been spent

# whether everybody knows which card it is
OPEN: Final = 0
REVEALED: Final = 1  # now they do


@dataclass(frozen=True)
class BecomeGhoul(Leaf):
    """A card goes face down into your Haven, a Ghoul with so much Blood, and no more ever: RV-GHOUL-01, -04.

    The Blood comes out of your general supply, or is what this card has been spent of.
    """

    ref: int
    blood: int
    shown: int

    def can(self, g: Game, at: Resolve) -> bool:
        return one(table(g), at, self.ref) != NONE

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        spent = spill_of(t, at.card) if self.blood == SPENT else []
        blood = self.blood or sum(spent[1::2])
        if card == NONE or blood not in t.pool.backs:
            return
        card = leave_hand(t, card)
        if self.shown == REVEALED:
            show_to_all(t, card)
        tell(t, "becomes-ghoul", at.you, card)
        cover(t, card, t.pool.backs[blood])
        enter_haven(t, card, at.you)
        if spent:
            put_blood(t, card, spent)
        else:
            give_blood(t, card, blood)
