"""Solitary vampires: RV-SOLITARY-01 to -06."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import SOLITARY, VAMPIRE


def vampires_of(g: Table, seat: Seat) -> list[Card]:
    return [card for card in g.controlled(seat) if g.being(card) == VAMPIRE]


def is_alone_and_solitary(g: Table, card: Card) -> bool:
    """The player's only vampire, and Solitary."""
    return value(g, card, SOLITARY) > 0 and vampires_of(g, g.controller[card]) == [card]


def others_solitary(g: Table, seat: Seat, recruit: Card) -> list[Card]:
    """RV-SOLITARY-01, -02: the old ones, if a new one comes."""
    if not g.pool.values[SOLITARY][g.definition[recruit]]:
        return []
    return [card for card in vampires_of(g, seat) if card != recruit and is_solitary(g, card)]


def is_solitary(g: Table, card: Card) -> bool:
    """In torpor too, where its text is silent: it would come back beside the new one."""
    return value(g, card, SOLITARY) > 0 or g.pool.values[SOLITARY][g.definition[card]] > 0
