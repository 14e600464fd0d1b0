"""What minions cannot do, play or use, by what cards in play say: "can't" is never a choice (VT-TERM-17)."""

from __future__ import annotations

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.clock import is_blind
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import BARS, NO_MODIFIERS
from primogen.vtes.rules.underway import action_under_way
from primogen.vtes.rules.words import ACTION_MODIFIER, REACTION


class Bars(Ability):
    def topics(self) -> tuple[int, ...]:
        return (BARS,)

    def bars_action(self, g: Table, source: Card, minion: Card, takes: int) -> bool:
        return False

    def bars_playing(self, g: Table, source: Card, who: Card, face: Printed, use: Use) -> bool:
        return False

    def bars_using(self, g: Table, source: Card, who: Card, card: Card) -> bool:
        """Of a card in play that he bears."""
        return False

    def bars_strike(self, g: Table, source: Card, who: Card, strike: int) -> bool:
        return False


def barring(g: Table) -> list[tuple[Card, Bars]]:
    found = []
    for row in g.index[BARS]:
        ability = g.ability(row)
        assert isinstance(ability, Bars)
        found.append((source_of(row), ability))
    return found


def cannot_take(g: Table, minion: Card, takes: int) -> bool:
    return any([bars.bars_action(g, source, minion, takes) for source, bars in barring(g)])


def cannot_play(g: Table, who: Card, face: Printed, use: Use) -> bool:
    if use.kind == ACTION_MODIFIER and g.lasting:
        modified = action_under_way(g)
        if modified is not None and value(g, modified.minion, NO_MODIFIERS):
            return True
    action = action_under_way(g) if use.kind == REACTION and g.limits else None
    if action is not None and is_blind(g, who, action.minion):
        return True
    return any([bars.bars_playing(g, source, who, face, use) for source, bars in barring(g)])


def cannot_use(g: Table, who: Card, card: Card) -> bool:
    return any([bars.bars_using(g, source, who, card) for source, bars in barring(g)])


def cannot_strike_with(g: Table, who: Card, strike: int) -> bool:
    return any([bars.bars_strike(g, source, who, strike) for source, bars in barring(g)])
