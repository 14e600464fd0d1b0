"""Corruption counters: they stay whose they are, whoever controls the minion that has them."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.vtes.rules.table import ROW3, Table

WHOSE: Final = 1
NUMBER: Final = 2


def corruption(g: Table, card: Card, seat: Seat) -> int:
    """Hers on that minion."""
    rows = g.corruption
    for at in range(0, len(rows), ROW3):
        if rows[at] == card and rows[at + WHOSE] == seat:
            return rows[at + NUMBER]
    return 0


def is_corrupted(g: Table, card: Card) -> bool:
    """By anybody."""
    return card in g.corruption[::ROW3]


def corrupt(g: Table, card: Card, seat: Seat, number: int) -> None:
    change(g, card, seat, number)
    tell(g, "corrupts", seat, card, number=number)


def burn_corruption(g: Table, card: Card, seat: Seat, number: int) -> int:
    """As many of hers as there are."""
    burned = min(number, corruption(g, card, seat))
    if burned:
        change(g, card, seat, -burned)
        tell(g, "burns-corruption", seat, card, number=burned)
    return burned


def change(g: Table, card: Card, seat: Seat, by: int) -> None:
    rows, number = g.corruption, corruption(g, card, seat) + by
    others = [row for row in rows_of(rows) if row[:NUMBER] != [card, seat]]
    rows[:] = [cell for row in (*others, *([[card, seat, number]] if number else [])) for cell in row]


def lift_corruption(g: Table, card: Card) -> None:
    """It leaves play."""
    g.corruption[:] = [cell for row in rows_of(g.corruption) if row[0] != card for cell in row]


def rows_of(rows: list[int]) -> list[list[int]]:
    return [rows[at : at + ROW3] for at in range(0, len(rows), ROW3)]
