"""Rival tokens that others hold for a while: R229-CRD-89 to -92."""

from __future__ import annotations

from primogen.kernel.ids import Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.table import ROW3, Table


def take_rival_token(g: Table, token: Seat, thief: Seat) -> None:
    """The token dealt to that seat, from whoever holds it, until the start of the thief's next turn."""
    g.loans.extend((thief, token, g.rival_held[token]))
    g.rival_held[token] = thief
    tell(g, "steals-rival", thief, number=g.rival[token])


def return_rival_tokens(g: Table, thief: Seat) -> None:
    rows = g.loans
    for at in range(0, len(rows), ROW3):
        if rows[at] == thief and g.rival_held[rows[at + 1]] == thief:
            g.rival_held[rows[at + 1]] = rows[at + 2]
            tell(g, "rival", rows[at + 2], number=g.rival[rows[at + 1]])
    rows[:] = [n for at in range(0, len(rows), ROW3) if rows[at] != thief for n in rows[at : at + ROW3]]
