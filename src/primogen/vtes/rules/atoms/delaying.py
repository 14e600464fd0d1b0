"""Effects that wait for a moment: "if this action is blocked ...", "during your next discard phase ..."."""

from __future__ import annotations

from primogen.kernel.effects import DELAYED, LISTED, YOU, Effect, Resolve
from primogen.vtes.rules.table import Table


def delay(g: Table, moment: int, effect: Effect, at: Resolve) -> None:
    g.delayed.extend((moment, g.number_of(effect), *at.cells[YOU:LISTED]))


def call_delayed(g: Table, moment: int) -> None:
    """All that has waited for this moment, what came first first."""
    rows = g.delayed
    waiting = [rows[at + 1 : at + DELAYED] for at in range(0, len(rows), DELAYED) if rows[at] == moment]
    if waiting:
        drop_delayed(g, moment)
        for cells in reversed(waiting):  # the last called is resolved first
            g.call(Resolve(cells))


def drop_delayed(g: Table, *moments: int) -> None:
    """What still waits for one of these is lost: it did not come."""
    rows = g.delayed
    if rows:
        rows[:] = [n for at in range(0, len(rows), DELAYED) if rows[at] not in moments for n in rows[at : at + DELAYED]]
