"""Rage as what stands before the colon: "Pay 2 Rage: ..."."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.costs import PlainCost
from primogen.rivals.rules.atoms.rage import take_rage
from primogen.rivals.rules.prices import price_on
from primogen.rivals.rules.table import table
from primogen.rivals.rules.werewolves import RAGE


@dataclass(frozen=True)
class PayRage(PlainCost):
    """Off the acting character; unlike Blood, even the last."""

    number: int

    def price(self, g: Game, at: Resolve) -> int:
        return price_on(table(g), self.number, RAGE, at.you, at.card, self)

    def can(self, g: Game, at: Resolve) -> bool:
        return at.who != NONE and table(g).rage[at.who] >= self.price(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        paid = self.price(g, at)
        if paid:
            take_rage(table(g), at.who, paid)
