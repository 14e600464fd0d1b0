"""What a card costs besides what is printed on it, by what cards in play say."""

from __future__ import annotations

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.ids import Card, Seat
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import COSTS


class Costs(Ability):
    def topics(self) -> tuple[int, ...]:
        return (COSTS,)

    def more_pool(self, g: Table, source: Card, face: Printed, seat: Seat) -> int:
        """So much more, for her who plays it."""
        raise NotImplementedError


def pool_cost(g: Table, face: Printed, seat: Seat) -> int:
    """VT-LIB-12."""
    more = 0
    for row in g.index[COSTS]:
        ability = g.ability(row)
        assert isinstance(ability, Costs)
        more += ability.more_pool(g, source_of(row), face, seat)
    return max(0, face.pool + more)
