"""Allies that play some cards as a vampire, perhaps of a sect or with a capacity. VT-MINION-05 to -07."""

from __future__ import annotations

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.ids import Card
from primogen.vtes.rules.people import NO_SECT
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import BASIC, PLAYS_AS


class PlaysAs(Ability):
    def topics(self) -> tuple[int, ...]:
        return (PLAYS_AS,)

    def covers(self, g: Table, source: Card, use: Use) -> bool:
        """Whether it speaks of that use of a card."""
        raise NotImplementedError

    def sect(self) -> int:
        return NO_SECT

    def capacity(self) -> int:
        return 1


def pretence(g: Table, use: Use, who: Card) -> PlaysAs | None:
    """By which he may play it as a vampire."""
    for row in g.index[PLAYS_AS]:
        ability = g.ability(row)
        assert isinstance(ability, PlaysAs)
        if source_of(row) == who and ability.covers(g, who, use):
            return ability
    return None


def pretended_capacity(g: Table, who: Card) -> int:
    """VT-MINION-07: 1, unless his text says otherwise."""
    found = [g.ability(row) for row in g.index[PLAYS_AS] if source_of(row) == who]
    return max([1, *[ability.capacity() for ability in found if isinstance(ability, PlaysAs)]])


def is_basic(use: Use, disciplines: tuple[int, ...]) -> bool:
    """All that it takes, and of each no more than the basic level."""
    return bool(use.level) and all([each in disciplines and level <= BASIC for each, level in use.level])
