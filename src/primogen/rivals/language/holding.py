"""What lies under or on a card that is no character's attachment: covered cards, and Mortals kept in The Streets.

Such a card bears others without their leaving their place: a Haven or an Agenda that has no text while it is covered,
a Mortal that may still be attacked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.refs import one
from primogen.rivals.language.traits import Trait
from primogen.rivals.rules.atoms.held import hold, holder_of, how_many_held
from primogen.rivals.rules.table import Table, table

# how
COVERED: Final = 0  # it has no text
KEPT: Final = 1  # in The Streets

BY_ANY_CARD: Final = -1


@dataclass(frozen=True)
class Hold(Leaf):
    """This card covers another, or takes on a Mortal that stays where it is; of some, only so many."""

    ref: int
    way: int
    most: int = 0

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        if card == NONE or holder_of(t, card) != NONE:
            return False
        return not self.most or how_many_held(t, at.card) < self.most

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            hold(table(g), at.card, one(table(g), at, self.ref))


@dataclass(frozen=True)
class Held(Trait):
    """By one card, or by any."""

    by: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        holder = holder_of(g, card)
        return holder != NONE and (self.by == BY_ANY_CARD or holder == one(g, at, self.by))
