"""Influence as what stands before the colon: "Exert 5 Influence: ..."."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import NUMBER, Amount, Resolve, go_unpaid
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.costs import Cost, PayX
from primogen.rivals.rules.exerting import Exerting, influence_at_hand
from primogen.rivals.rules.table import Table, table


@dataclass(frozen=True)
class Exert(Cost):
    """In the open, as for a Title: RV-INF-01 to -13. What falls short is lost, and pays for nothing: RV-TITLE-04."""

    amount: Amount

    def can(self, g: Game, at: Resolve) -> bool:
        """There is enough, or a card in hand that might be a Modifier: nobody is to learn which."""
        t = table(g)
        return influence_at_hand(t, at.you) >= self.amount.count(g, at) or bool(t.hand(at.you))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            table(g).call(Exerting([at.you, self.amount.count(g, at), NONE]), into=NUMBER)
        elif at.number:
            go_unpaid(g)
        else:
            at.done()
        return None


@dataclass(frozen=True)
class ExertUpTo(PayX):
    """At least 1, and no more than there is without a Modifier: so it is exerted in full. X is how much."""

    most: int

    def rule(self) -> str:
        return "RV-INF-01"

    def highest(self, g: Game, at: Resolve) -> int:
        return min(self.most, influence_at_hand(table(g), at.you))

    def spend(self, g: Table, at: Resolve, x: int) -> None:
        g.call(Exerting([at.you, x, NONE]))
