"""What must be settled before anything goes on: the fallen are defeated, then Traps may spring, one after the other."""

from __future__ import annotations

from primogen.kernel.frames import Asks, Chosen, Frame, Procedure
from primogen.rivals.rules.defeat import burn_at_last, defeat
from primogen.rivals.rules.frame_kinds import DUES
from primogen.rivals.rules.table import BURN_DUE, DEFEAT_DUE, DUE, TRAPS_DUE, Table
from primogen.rivals.rules.trap import TrapWindow
from primogen.rivals.rules.words import CITY


class Dues(Procedure[Table]):
    """Those that wait while the first is settled; what that one brings about is settled before them."""

    kind = DUES

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        settling = settle_first(g, self.cells)
        if self.cells:
            self.go(0)
        else:
            self.done()
        g.call(settling)
        return None


def next_due(g: Table) -> Frame[Table]:
    """All that is due now, the first of it on top."""
    rows = g.due[:]
    g.due.clear()
    settling = settle_first(g, rows)
    if rows:
        g.call(Dues(rows))
    return settling


def settle_first(g: Table, rows: list[int]) -> Procedure[Table]:
    """Takes the first off the rows. Whoever has no Blood left, the active player's first: RV-GOLD-03."""
    falls = [at for at in range(0, len(rows), DUE) if rows[at] == DEFEAT_DUE]
    order = [*g.clockwise_from(g.active), CITY]
    places = [order.index(g.controller[rows[at + 1]]) for at in falls]
    at = falls[places.index(min(places))] if falls else 0
    row = rows[at : at + DUE]
    del rows[at : at + DUE]
    if row[0] == TRAPS_DUE:
        return TrapWindow([*row[1:], 0])
    if row[0] == BURN_DUE:
        return burn_at_last(row[1])
    return defeat(row[1], row[2], row[3], row[4])
