"""What each seat has exerted, said and hidden in its fist while Influence is called for."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import Seat
from primogen.rivals.rules.table import Table

SAID_NOTHING: Final = 0
SAID_YES: Final = 1
SAID_NO: Final = 2


def call_for_influence(g: Table) -> None:
    for seat in range(g.seats()):
        g.exerted[seat] = 0
        g.fist[seat] = 0
        g.said[seat] = SAID_NOTHING


def add_influence(g: Table, seat: Seat, amount: int) -> None:
    g.exerted[seat] += amount


def close_fist(g: Table, seat: Seat, amount: int) -> None:
    g.fist[seat] = amount


def say(g: Table, seat: Seat, word: int) -> None:
    g.said[seat] = word
