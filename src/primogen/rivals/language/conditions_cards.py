"""Whether, of cards beside others: who is the only one of them."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import LISTED, PLAYER, YOU, Condition, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.groups import Group
from primogen.rivals.language.refs import one
from primogen.rivals.rules.table import table


@dataclass(frozen=True)
class IsTheOnly(Condition):
    """ "... is the only vampire you control"; "their" coterie is that of whoever controls it."""

    ref: int
    group: Group

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        if card == NONE:
            return False
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[PLAYER] = t.controller[card]
        return self.group.cards(g, about) == [card]
