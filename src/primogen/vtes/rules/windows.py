"""A moment at which the Methuselahs may answer: VT-SEQ-01. Most moments pass without anybody being asked."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.kernel.windows import window
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.using import usable_at


def open_window(g: Table, moment: int, about: Card, first: Seat) -> None:
    """If any card of the game, or anything in play, could be used then: by what everybody knows."""
    if g.pool.kinds_at.get(moment) or g.delayed or usable_at(g, moment):
        g.call(window(moment, about, first))
