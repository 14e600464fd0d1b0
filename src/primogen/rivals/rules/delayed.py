"""Effects that wait for a moment: "after this attack ..."."""

from __future__ import annotations

from primogen.kernel.effects import DELAYED, LISTED, YOU, Effect, Resolve
from primogen.rivals.rules.atoms.tokens import this_attack
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import END_OF_ATTACK


def moment_of(g: Table, moment: int) -> int:
    """An attack may lie within an attack; each has an end of its own."""
    return this_attack(g) if moment == END_OF_ATTACK else moment


def delay(g: Table, moment: int, effect: Effect, at: Resolve) -> None:
    g.delayed.extend((moment_of(g, moment), g.number_of(effect), *at.cells[YOU:LISTED]))


def call_delayed(g: Table, moment: int) -> bool:
    """Begin the first effect that has waited for this moment; whether there was one."""
    rows, due = g.delayed, moment_of(g, moment)
    for at in range(0, len(rows), DELAYED):
        if rows[at] == due:
            cells = rows[at + 1 : at + DELAYED]
            del rows[at : at + DELAYED]
            g.call(Resolve(cells))
            return True
    return False
