"""What a card costs besides what is printed on it, by what cards in play say."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import COMBAT_CARDS_COST, COSTS
from primogen.vtes.rules.words import COMBAT

POOL: Final = 0
BLOOD: Final = 1
EITHER: Final = 2  # whichever it costs; of one that costs both, pool (reading 57)


class Costs(Ability):
    def topics(self) -> tuple[int, ...]:
        return (COSTS,)

    def more_pool(self, g: Table, source: Card, face: Printed, seat: Seat) -> int:
        """So much more, for her who plays it."""
        return 0

    def more_for(self, g: Table, source: Card, face: Printed, use: Use, who: Card, thing: int) -> int:
        """So much more of that, POOL or BLOOD, for the minion that plays it."""
        return 0

    def more_at(self, g: Table, source: Card, face: Printed, target: Card) -> int:
        """So much more pool, if that is a target of it."""
        return 0

    def more_to_aim(self, g: Table, source: Card, minion: Card, target: Card) -> int:
        """So much more blood or life of who acts, if that is what his action is aimed at."""
        return 0

    def more_to_contest(self, g: Table, source: Card, who: Card) -> int:
        """So much more blood, each time he goes on contesting a title."""
        return 0


def thing_of(face: Printed) -> int:
    """What "blood or pool" comes to."""
    return POOL if face.pool or not face.blood else BLOOD


def costs(g: Table) -> list[tuple[Card, Costs]]:
    found = []
    for row in g.index[COSTS]:
        ability = g.ability(row)
        assert isinstance(ability, Costs)
        found.append((source_of(row), ability))
    return found


def pool_cost(g: Table, face: Printed, seat: Seat, use: Use | None = None, who: Card = NONE) -> int:
    """VT-LIB-12."""
    if not g.index[COSTS]:
        return face.pool
    more = sum([ability.more_pool(g, source, face, seat) for source, ability in costs(g)])
    return max(0, face.pool + more + more_for(g, face, use, who, POOL))


def blood_cost(g: Table, face: Printed, use: Use, who: Card) -> int:
    """VT-LIB-12; of a minion."""
    blood = face.blood
    if use.more_blood is not None:
        blood += use.more_blood.count(g, scope(g.controller[who], NONE, who))
    if use.kind == COMBAT and who != NONE and g.lasting:
        blood += value(g, who, COMBAT_CARDS_COST)
    return blood if not g.index[COSTS] else max(0, blood + more_for(g, face, use, who, BLOOD))


def more_for_target(g: Table, face: Printed, target: Card) -> int:
    return sum([ability.more_at(g, source, face, target) for source, ability in costs(g)])


def more_to_contest(g: Table, who: Card) -> int:
    return sum([ability.more_to_contest(g, source, who) for source, ability in costs(g)])


def more_for(g: Table, face: Printed, use: Use | None, who: Card, thing: int) -> int:
    if use is None or who == NONE:
        return 0
    return sum([ability.more_for(g, source, face, use, who, thing) for source, ability in costs(g)])
