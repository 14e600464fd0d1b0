"""What the actions that need no card are aimed at: VT-TORPOR-12, VT-DIAB-01, VT-EQUIP-04, VT-SPECIAL-04 ..."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.kernel.ids import Card
from primogen.kernel.values import LASTING, value
from primogen.vtes.rules.table import ON_CARD_PILE, Table
from primogen.vtes.rules.topics import HELD, MARKED
from primogen.vtes.rules.words import (
    DIABLERIE,
    EQUIPMENT,
    FINISHING_OFF,
    HUNTING_RED_LIST,
    INCAPACITATED,
    LOCATION,
    RESCUING,
    TAKING_EQUIPMENT,
    TORPOR,
)


def in_torpor(g: Table, minion: Card) -> list[Card]:
    lying = [card for seat in g.clockwise_from_active() for card in g.pile(seat, TORPOR)]
    return [card for card in lying if not is_held(g, card)]


def is_held(g: Table, card: Card) -> bool:
    """In torpor, by what a card says."""
    return bool(g.index[HELD]) and value(g, card, HELD) > 0


def incapacitated(g: Table, minion: Card) -> list[Card]:
    return [card for seat in g.clockwise_from_active() for card in g.pile(seat, INCAPACITATED)]


def bearers(g: Table, minion: Card) -> list[Card]:
    """Other minions of hers that have equipment."""
    return [card for card in g.controlled(g.controller[minion]) if card != minion and equipment_on(g, card)]


def equipment_on(g: Table, card: Card) -> list[Card]:
    """Not what represents a location: in play that is no equipment."""
    return [each for each in g.cards_on(card) if g.kind(each) == EQUIPMENT and not g.has_word(each, LOCATION)]


def marked_by(g: Table, minion: Card) -> list[Card]:
    """Ready Red List minions of others that his controller has marked: VT-SPECIAL-03."""
    seat = g.controller[minion]
    return [card for card in g.minions() if g.controller[card] != seat and value(g, card, MARKED) >> seat & 1]


AIMS: Final[dict[int, Callable[[Table, Card], list[Card]]]] = {
    RESCUING: in_torpor,
    DIABLERIE: in_torpor,
    TAKING_EQUIPMENT: bearers,
    HUNTING_RED_LIST: marked_by,
    FINISHING_OFF: incapacitated,
}


def is_anything_there(g: Table, takes: int) -> bool:
    """Whether any such action could have something to aim at, whoever takes it: mostly there is nothing."""
    if takes in IN_ZONE:
        return any(g.piles[IN_ZONE[takes] : g.seats() * g.zones : g.zones])
    if takes == TAKING_EQUIPMENT:
        return bool(g.piles[ON_CARD_PILE])
    return bool(g.index[MARKED]) or MARKED in g.lasting[::LASTING]


IN_ZONE: Final = {RESCUING: TORPOR, DIABLERIE: TORPOR, FINISHING_OFF: INCAPACITATED}
RULES_OF_AIMS: Final = {
    RESCUING: "VT-TORPOR-12",
    DIABLERIE: "VT-DIAB-01",
    TAKING_EQUIPMENT: "VT-EQUIP-04",
    HUNTING_RED_LIST: "VT-SPECIAL-04",
    FINISHING_OFF: "VT-IMBUED-10",
}
