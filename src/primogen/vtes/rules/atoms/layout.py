"""Laying the table: cards and counters as they lie before the first turn."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.piles import add
from primogen.vtes.rules.in_force import refresh
from primogen.vtes.rules.switches import HOW_MANY
from primogen.vtes.rules.table import AS_PRINTED, BANK, CLOCK, EDGE, SEATS, Table
from primogen.vtes.rules.words import STARTING_POOL


def set_table(g: Table, seats: int, switches: list[int] | None = None) -> None:
    g.answered.append(0)
    g.clock.extend([0] * CLOCK)
    g.switches.extend(switches or [0] * HOW_MANY)
    g.clock[SEATS] = seats
    g.clock[EDGE] = NONE  # VT-SETUP-05
    g.clock[BANK] = -seats * STARTING_POOL
    for _ in range(seats):
        g.purse.append(STARTING_POOL)  # VT-SETUP-03
        for column in (g.victory, g.masters_owed, g.withdrawing):
            column.append(0)


def add_card(g: Table, name: str, seat: Seat, zone: int) -> Card:
    card = add(g, g.pool.find(name), seat, zone)
    for column in (g.tapped, g.blood, g.contests, g.played_as):
        column.append(0)
    for column in (g.clan, g.sect, g.title):
        column.append(AS_PRINTED)
    refresh(g, card)
    return card
