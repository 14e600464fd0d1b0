"""Who is lent to another player for one Action: see possessing.py, whose frame stays on the stack meanwhile."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules.frame_kinds import POSSESSION
from primogen.rivals.rules.table import Table

CARD: Final = 0  # of that frame: who is lent
LENDER: Final = 2  # and by whom; NONE, if it is one's own character, or has gone back


def has_lent_somebody(g: Table, seat: Seat) -> bool:
    """R226-CRD-04: a foe acts with it, and it comes back."""
    return any(frame.kind == POSSESSION and frame.cells[LENDER] == seat for frame in g.frames)


def is_lent(g: Table, card: Card) -> bool:
    return any(
        frame.kind == POSSESSION and frame.cells[CARD] == card and frame.cells[LENDER] not in (NONE, g.controller[card])
        for frame in g.frames
    )
