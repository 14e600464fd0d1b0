"""Havens beyond the one: another becomes active, one is borne by a character, two change places. RV-HAVEN-07, -08."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules.atoms.cards import attach, burn, remove_from_game
from primogen.rivals.rules.atoms.havens import make_active_haven
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import ATTACHED, COMMAND, HAVEN_CARD


def is_haven(g: Table, card: Card) -> bool:
    return card != NONE and g.kind(card) == HAVEN_CARD


def become_haven(g: Table, seat: Seat, card: Card) -> None:
    """The former one leaves the game, unless a character bears it by now; what is attached to it is burned."""
    former = g.haven_card[seat]
    if former == card:
        return
    if former != NONE and g.zone[former] == COMMAND:
        bare(g, former)
        remove_from_game(g, former)
    make_active_haven(g, card, seat)


def bear_haven(g: Table, seat: Seat, card: Card, host: Card) -> None:
    """Whatever was attached to it while it was the active one is burned."""
    bare(g, card)
    attach(g, card, host, seat)


def bare(g: Table, card: Card) -> None:
    for attached in g.attachments(card):
        burn(g, attached)


def swap_havens(g: Table, seat: Seat, borne: Card, other: Card) -> None:
    """One that a character bears, and the active one or one that another bears."""
    host, place = g.host[borne], g.host[other] if g.zone[other] == ATTACHED else NONE
    if place == NONE:
        bear_haven(g, seat, other, host)
        make_active_haven(g, borne, seat)
    else:
        attach(g, other, host, seat)
        attach(g, borne, place, seat)
