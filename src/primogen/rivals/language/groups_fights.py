"""Groups of those who fight."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.groups import ZONES_OF, Group
from primogen.rivals.rules.roles import the_target
from primogen.rivals.rules.table import Table, table


@dataclass(frozen=True)
class Defenders(Group):
    """Whoever is attacked, a Mortal too, if that one is in this place."""

    place: int

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        return card == the_target(g) and g.zone[card] in ZONES_OF[self.place]

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        target = the_target(table(g))
        return [target] if target != NONE and self.includes(table(g), at, target) else []
