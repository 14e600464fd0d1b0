"""Characters that are lent to another player, and come back."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.rivals.rules.atoms.cards import take_control
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import ATTACHED


def give_back(g: Table, card: Card, seat: Seat, owner: Seat, kept: list[Card]) -> None:
    """From whom it was lent to: with all that is attached to it but for what that player had put there before."""
    if g.controller[card] != seat:
        return  # it has left play, and its owner has it
    take_control(g, card, owner)
    for attached in kept:
        if g.zone[attached] == ATTACHED and g.host[attached] == card:
            g.controller[attached] = seat
