"""Whom a card in play has chosen: it remembers him as long as both are in play."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules.atoms.clock import end_limits, note_limit
from primogen.vtes.rules.table import ROW3, Table
from primogen.vtes.rules.words import WHILE_CHOSEN

CHOSEN: Final = -4  # instead of a printed card
A_SEAT: Final = -20  # the same of a Methuselah: and less her seat
OTHER_CHOSEN: Final = -30  # the other one of two
A_CIRCLE: Final = -40_000  # the same of a circle that has a name
A_DISCIPLINE: Final = -400  # the same of a Discipline: and less its number
HOSTAGE: Final = -31  # a counter that this card has put on him; there may be several
NIGHTMARE: Final = -32
HARDENED: Final = -33  # whom what this card says does not concern


def choose_for(g: Table, card: Card, chosen: Card) -> None:
    """Him, and no longer whom it chose before."""
    forget_chosen(g, card)
    note_limit(g, chosen, CHOSEN, WHILE_CHOSEN + card)


def is_chosen(g: Table, card: Card, chosen: Card) -> bool:
    row, rows = [chosen, CHOSEN, WHILE_CHOSEN + card], g.limits
    return any([rows[at : at + ROW3] == row for at in range(0, len(rows), ROW3)])


def chosen_by(g: Table, card: Card) -> Card:
    """Whom it has chosen, or NONE."""
    rows = g.limits
    found = (rows[at] for at in range(0, len(rows), ROW3) if rows[at + 1 : at + ROW3] == [CHOSEN, WHILE_CHOSEN + card])
    return next(found, NONE)


def choose_seat_for(g: Table, card: Card, seat: Seat) -> None:
    """Besides those it has chosen already."""
    note_limit(g, NONE, A_SEAT - seat, WHILE_CHOSEN + card)


def is_seat_chosen(g: Table, card: Card, seat: Seat) -> bool:
    row, rows = [NONE, A_SEAT - seat, WHILE_CHOSEN + card], g.limits
    return any([rows[at : at + ROW3] == row for at in range(0, len(rows), ROW3)])


def choose_discipline_for(g: Table, card: Card, discipline: int) -> None:
    note_limit(g, NONE, A_DISCIPLINE - discipline, WHILE_CHOSEN + card)


def is_discipline_chosen(g: Table, card: Card, discipline: int) -> bool:
    row, rows = [NONE, A_DISCIPLINE - discipline, WHILE_CHOSEN + card], g.limits
    return any([rows[at : at + ROW3] == row for at in range(0, len(rows), ROW3)])


def choose_circle_for(g: Table, card: Card, circle: int) -> None:
    note_limit(g, NONE, A_CIRCLE - circle, WHILE_CHOSEN + card)


def circle_chosen_for(g: Table, card: Card) -> int:
    """Its number, or NONE."""
    rows = g.limits
    hers = [rows[at + 1] for at in range(0, len(rows), ROW3) if rows[at + 2] == WHILE_CHOSEN + card]
    return next((A_CIRCLE - what for what in hers if what <= A_CIRCLE), NONE)


def forget_chosen(g: Table, card: Card) -> None:
    end_limits(g, WHILE_CHOSEN + card)


def leave_chosen(g: Table, card: Card) -> None:
    """It leaves play: whatever it chose, and whoever chose it."""
    forget_chosen(g, card)
    rows = g.limits
    kept = [rows[at : at + ROW3] for at in range(0, len(rows), ROW3)]
    rows[:] = [cell for row in kept if row[0] != card or row[2] < WHILE_CHOSEN for cell in row]


# ---- what it has put on him


def mark(g: Table, card: Card, marked: Card, what: int) -> None:
    note_limit(g, marked, what, WHILE_CHOSEN + card)


def marks(g: Table, card: Card, marked: Card, what: int) -> int:
    row, rows = [marked, what, WHILE_CHOSEN + card], g.limits
    return sum([rows[at : at + ROW3] == row for at in range(0, len(rows), ROW3)])


def unmark(g: Table, card: Card, marked: Card, what: int) -> None:
    """All of them."""
    row, rows = [marked, what, WHILE_CHOSEN + card], g.limits
    rows[:] = [cell for at in range(0, len(rows), ROW3) if rows[at : at + ROW3] != row for cell in rows[at : at + ROW3]]
