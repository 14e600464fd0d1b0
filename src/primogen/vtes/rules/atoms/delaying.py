"""Effects that wait for a moment: "if this action is blocked ...", "during your next discard phase ..."."""

from __future__ import annotations

from primogen.kernel.effects import DELAYED, LISTED, YOU, Effect, Resolve
from primogen.kernel.ids import Card
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import GIVEN, SPENT


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


def delayed_of(g: Table, moment: int, who: Card) -> list[Resolve]:
    """What waits for this moment, by him who gave it; it waits on."""
    rows = g.delayed
    waiting = [rows[at + 1 : at + DELAYED] for at in range(0, len(rows), DELAYED) if rows[at] == moment]
    return [at for at in map(Resolve, waiting) if at.who == who]


def drop_delayed(g: Table, *moments: int) -> None:
    """What still waits for one of these is lost: it did not come."""
    rows = g.delayed
    if rows:
        rows[:] = [n for at in range(0, len(rows), DELAYED) if rows[at] not in moments for n in rows[at : at + DELAYED]]


# ---- what somebody may do for a while: rules/given.py


def let(g: Table, until: int, effect: Effect, at: Resolve) -> None:
    delay(g, GIVEN + until, effect, at)


def given_at(g: Table) -> list[int]:
    """Where it stands; not what has been used in this round."""
    rows = g.delayed
    return [at for at in range(0, len(rows), DELAYED) if GIVEN <= rows[at] < SPENT] if rows else []


def spend(g: Table, place: int, *, comes_back: bool) -> None:
    if comes_back:
        g.delayed[place] += SPENT - GIVEN
    else:
        del g.delayed[place : place + DELAYED]


def renew(g: Table) -> None:
    """A round begins."""
    rows = g.delayed
    for at in range(0, len(rows), DELAYED):
        if rows[at] >= SPENT:
            rows[at] -= SPENT - GIVEN


def end_given(g: Table, until: int) -> None:
    drop_delayed(g, GIVEN + until, SPENT + until)
