"""What may be named as a target: not whom a card shelters, nor of whom one cannot pay what that costs more."""

from __future__ import annotations

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.choosing import Target
from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules.costing import more_for_target, pool_cost
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import COSTS, SHELTERED

# ---- of an action


class Shelters(Ability):
    """From the actions that some minions of others would direct at the one whose text it is."""

    def topics(self) -> tuple[int, ...]:
        return (SHELTERED,)

    def is_from(self, g: Table, source: Card, minion: Card) -> bool:
        raise NotImplementedError


def is_sheltered(g: Table, card: Card, minion: Card) -> bool:
    """From the actions of others, or of some of theirs."""
    if not g.is_minion(card) or g.controller[card] == g.controller[minion]:
        return False
    return value(g, card, SHELTERED) > 0 or any([shelters(g, row, card, minion) for row in g.index[SHELTERED]])


def shelters(g: Table, row: int, card: Card, minion: Card) -> bool:
    ability, source = g.ability(row), source_of(row)
    return isinstance(ability, Shelters) and g.acting_for(source) == card and ability.is_from(g, source, minion)


def within_reach(g: Table, cards: list[Card], minion: Card) -> list[Card]:
    return [card for card in cards if not is_sheltered(g, card, minion)] if g.index[SHELTERED] else cards


def has_aim(g: Table, aims_at: Effect, at: Resolve) -> bool:
    """Somebody is there at whom it can be aimed, and to whom it would do something."""
    if not aims_at.can(g, at):
        return False
    if not g.index[SHELTERED] or not isinstance(aims_at, Target):
        return True
    return any([aims_at.reaches(g, at, card) for card in within_reach(g, aims_at.targets(g, at), at.who)])


# ---- of a card as it is played


def affordable(g: Table, face: Printed, use: Use, who: Card, seat: Seat, cards: list[Card]) -> list[Card]:
    if not g.index[COSTS]:
        return cards
    left = g.purse[seat] - pool_cost(g, face, seat, use, who)
    return [card for card in cards if more_for_target(g, face, card) <= left]


def can_afford_some(g: Table, face: Printed, use: Use, at: Resolve) -> bool:
    if not g.index[COSTS] or not isinstance(use.text, Target):
        return True
    found = affordable(g, face, use, at.who, at.you, use.text.targets(g, at))
    return bool(found) or use.text.among.is_hidden(g, at)


def price_of(g: Table, face: Printed, *targets: Card) -> int:
    return sum([more_for_target(g, face, card) for card in targets if card != NONE])
