"""The general supply: how many tokens of a colour are left in it.

Nothing is counted where it cannot run out. Where it can, what is left is what is nowhere else on the table.
"""

from __future__ import annotations

from primogen.kernel.ids import Seat
from primogen.rivals.rules.atoms.rows import held_by
from primogen.rivals.rules.numbers import TOKENS_PER_COLOUR
from primogen.rivals.rules.switches.tokens import COLOUR_LIMIT, UNLIMITED
from primogen.rivals.rules.table import ROW3, Table


def from_supply(g: Table, colour: Seat, number: int) -> int:
    """Of so many tokens of that colour, how many can be taken: R20-TOK-05, -07."""
    if number <= 0 or colour >= g.seats() or g.switches[COLOUR_LIMIT] == UNLIMITED:
        return number
    return min(number, left_in_supply(g, colour))


def left_in_supply(g: Table, colour: Seat) -> int:
    own = g.prestige[colour] - held_by(g.purses, colour)
    own += sum(g.blood[card] - held_by(g.foreign, card) for card in range(len(g.blood)) if g.controller[card] == colour)
    elsewhere = sum(of_colour(rows, colour) for rows in (g.purses, g.stakes, g.foreign))
    return max(0, TOKENS_PER_COLOUR - own - elsewhere)


def of_colour(rows: list[int], colour: Seat) -> int:
    return sum(rows[at + 2] for at in range(0, len(rows), ROW3) if rows[at + 1] == colour)
