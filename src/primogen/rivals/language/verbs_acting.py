"""Verbs about who acts for whom: somebody else's character, for an Action."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.possessing import possession
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import CITY, STREETS


@dataclass(frozen=True)
class ActWith(Leaf):
    """1 Action more, at once, and with that character: R226-CRD-05, -06."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        return card != NONE and t.zone[card] == STREETS and t.controller[card] != CITY and t.active == at.you

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            t = table(g)
            t.call(possession(t, one(t, at, self.ref), at.you))
