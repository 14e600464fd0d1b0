"""Cards that lie under others, or belong to them, without leaving their place: rows everybody may read."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.borrowed import refresh
from primogen.rivals.rules.table import ROW2, Table


def holder_of(g: Table, card: Card) -> Card:
    rows = g.bound
    return next((rows[at] for at in range(0, len(rows), ROW2) if rows[at + 1] == card), NONE)


def how_many_held(g: Table, holder: Card) -> int:
    return g.bound[::ROW2].count(holder)


def hold(g: Table, holder: Card, card: Card) -> None:
    g.bound.extend((holder, card))
    refresh(g, card)
    tell(g, "attached", g.controller[holder], card, holder)


def let_go(g: Table, card: Card) -> None:
    """It leaves its place: what it held stays where it is, and nobody holds it any more."""
    rows = g.bound
    freed = [rows[at + 1] for at in range(0, len(rows), ROW2) if rows[at] == card]
    rows[:] = [n for at in range(0, len(rows), ROW2) if card not in rows[at : at + 2] for n in rows[at : at + 2]]
    for each in freed:
        refresh(g, each)
