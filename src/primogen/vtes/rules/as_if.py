"""Cards that a minion plays as if he were what they require: of a clan, a justicar."""

from __future__ import annotations

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.ids import Card
from primogen.vtes.rules.needs import Need
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import AS_IF


class AsIf(Ability):
    """Of the minion whose text it is."""

    def topics(self) -> tuple[int, ...]:
        return (AS_IF,)

    def is_of_clan(self, clans: tuple[int, ...]) -> bool:
        return False

    def is_superior(self, g: Table, source: Card, discipline: int) -> bool:
        """As far as cards require it that he plays."""
        return False

    def meets(self, g: Table, need: Need, who: Card, among: tuple[Need, ...]) -> bool:
        """One of all needs of a card."""
        return False


def pretences(g: Table, who: Card) -> list[AsIf]:
    found = []
    for row in g.index[AS_IF]:
        ability = g.ability(row)
        assert isinstance(ability, AsIf)
        if g.acting_for(source_of(row)) == who:
            found.append(ability)
    return found


def is_superior_as_if(g: Table, who: Card, discipline: int) -> bool:
    for row in g.index[AS_IF]:
        source, ability = source_of(row), g.ability(row)
        assert isinstance(ability, AsIf)
        if g.acting_for(source) == who and ability.is_superior(g, source, discipline):
            return True
    return False


def is_as_if_of(g: Table, who: Card, clans: tuple[int, ...]) -> bool:
    return any([each.is_of_clan(clans) for each in pretences(g, who)])


def meets_as_if(g: Table, who: Card, need: Need, among: tuple[Need, ...]) -> bool:
    return any([each.meets(g, need, who, among) for each in pretences(g, who)])
