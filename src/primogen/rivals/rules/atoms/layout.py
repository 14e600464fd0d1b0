"""Laying the table: cards and counters as they lie before the first turn."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.piles import add
from primogen.rivals.rules.atoms.cards import put
from primogen.rivals.rules.atoms.tokens import IN_GAME
from primogen.rivals.rules.deck import Deck, wraiths_brought
from primogen.rivals.rules.in_force import refresh
from primogen.rivals.rules.numbers import STARTING_PRESTIGE
from primogen.rivals.rules.switches import HOW_MANY
from primogen.rivals.rules.table import ACTIVE, FIRST, SEATS, Table
from primogen.rivals.rules.werewolves import FORM_CARD, WEREWOLVES
from primogen.rivals.rules.words import (
    BOX,
    COMMAND,
    FACTION,
    HAVEN_CARD,
    HUNTERS,
    INFLUENCE_SIDE,
    LIBRARY,
    SECRECY_SIDE,
    UNUSED,
    VAMPIRES,
    WRAITH,
)


def set_table(g: Table, seats: int) -> None:
    g.answered.append(0)
    g.clock.extend([0] * 8)
    g.clock[SEATS] = seats
    g.switches.extend([0] * HOW_MANY)
    for seat in range(seats):
        g.rival_held.append(seat)
        g.prestige.append(STARTING_PRESTIGE)  # RV-SETUP-12
        g.faction.append(VAMPIRES)
        g.out_by.append(IN_GAME)
        for column in (
            g.agenda,
            g.turns_taken,
            g.agenda_up,
            g.fist,
            g.said,
            g.exerted,
            g.leader_side,
            g.rival,
            g.suffered,
        ):
            column.append(0)
        for column in (g.leader, g.haven_card, g.agenda_card):
            column.append(NONE)


def set_switches(g: Table, values: list[int]) -> None:
    """Before anything is done that could ask one of them."""
    g.switches[:] = values


def add_card(g: Table, name: str, seat: Seat, zone: int) -> Card:
    card = add(g, g.pool.find(name), seat, zone)
    g.ready.append(1)
    for column in (g.party, g.tagger):
        column.append(NONE)
    for column in (g.face_down, g.blood, g.no_influence, g.fear, g.minus_bp, g.agenda_on, g.rage, g.knows):
        column.append(0)
    refresh(g, card)
    return card


def choose_leader(g: Table, seat: Seat, card: Card) -> None:
    """Face down before its player: RV-SETUP-13."""
    g.face_down[card] = 1
    put(g, card, COMMAND, seat)


def set_first_player(g: Table, seat: Seat) -> None:
    """RV-SETUP-19. Sides of Leader tokens: RV-SETUP-33, -34."""
    g.clock[FIRST] = seat
    g.clock[ACTIVE] = seat
    for each in range(g.seats()):
        g.leader_side[each] = SECRECY_SIDE if g.faction[each] == HUNTERS else INFLUENCE_SIDE


def set_rival(g: Table, seat: Seat, rival: Seat) -> None:
    g.rival[seat] = rival  # RV-SETUP-43


def lay_deck(g: Table, seat: Seat, deck: Deck) -> None:
    for name in deck.faction:
        add_card(g, name, seat, FACTION)
    for name in deck.library:
        add_card(g, name, seat, LIBRARY)
    wraiths = wraiths_brought(g.pool, deck)
    if wraiths:
        lay_wraiths(g, seat, wraiths)
    g.haven_card[seat] = add_card(g, deck.haven, seat, COMMAND)
    g.agenda_card[seat] = add_card(g, deck.agenda, seat, COMMAND)
    for card in g.pile(seat, COMMAND):
        g.face_down[card] = 1
    g.faction[seat] = g.face(g.pile(seat, FACTION)[0]).decks
    lay_forms(g, seat)


def lay_forms(g: Table, seat: Seat) -> None:
    """Beside the table, for whoever plays werewolves: one of each, which stands for as many as are asked for."""
    if g.faction[seat] == WEREWOLVES:
        for number, kind in enumerate(g.pool.kinds):
            if kind == FORM_CARD:
                add_card(g, g.card_id(number), seat, UNUSED)


def lay_borrowed(g: Table) -> None:
    """Where a text may give one player the Leader Ability of another: see borrowed.py. What it is, is not known yet."""
    if g.has_any(g.pool.borrowers):
        anything = next(number for number, kind in enumerate(g.pool.kinds) if kind == HAVEN_CARD)
        for seat in range(g.seats()):
            for foe in g.foes(seat):
                card = add_card(g, g.card_id(anything), seat, UNUSED)
                g.tagger[card] = foe


def lay_wraiths(g: Table, seat: Seat, wraiths: tuple[str, ...]) -> None:
    """RV-WRAITH-01: one of each different token, or none at all."""
    if sorted(map(g.pool.find, wraiths)) != [n for n, kind in enumerate(g.pool.kinds) if kind == WRAITH]:
        raise ValueError("RV-WRAITH-01: a stack of wraith tokens has one of each")
    for name in wraiths:
        add_card(g, name, seat, BOX)
