"""Slaves, who may fight instead of a vampire of the clan they serve: VT-SPECIAL-10."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.vtes.rules.people import NO_CLAN
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import SLAVE


def slaves_of(g: Table, minion: Card, seat: Seat) -> list[Card]:
    clan = g.clan_of(minion)
    return [
        card
        for card in g.ready(seat)
        if card != minion and g.has_word(card, SLAVE) and not g.tapped[card]
        if g.face(card).slave_of == clan != NO_CLAN
    ]
