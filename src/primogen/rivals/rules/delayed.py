"""Effects that wait for a moment: "after this attack ..."."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import CARD, DELAYED, DELAYED_NODE, LISTED, THAT, YOU, Effect, Resolve
from primogen.kernel.ids import Card, Seat
from primogen.rivals.rules.atoms.tokens import this_attack
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import DAMAGE_DETERMINED, DETERMINED_AT, END_OF_ATTACK

FELLS: Final = 4  # a moment: this attack defeats a character
FELLS_AT: Final = 2000  # for each attack as in words.py
OF_ATTACKS: Final = {END_OF_ATTACK: 0, DAMAGE_DETERMINED: DETERMINED_AT, FELLS: FELLS_AT}
DEFEAT_OF: Final = 100_000  # a moment: that very card is defeated


def moment_of(g: Table, moment: int) -> int:
    """An attack may lie within an attack; each has an end of its own."""
    return OF_ATTACKS[moment] + this_attack(g) if moment in OF_ATTACKS else moment


def delay(g: Table, moment: int, effect: Effect, at: Resolve) -> None:
    g.delayed.extend((moment_of(g, moment), g.number_of(effect), *at.cells[YOU:LISTED]))


def wait_for_defeat(g: Table, card: Card, effect: Effect, at: Resolve) -> None:
    g.delayed.extend((DEFEAT_OF + card, g.number_of(effect), *at.cells[YOU:LISTED]))


def forget_defeats(g: Table) -> None:
    """Whoever has not been defeated by the end of the turn."""
    rows = g.delayed
    if rows:
        rows[:] = [n for at in range(0, len(rows), DELAYED) if rows[at] < DEFEAT_OF for n in rows[at : at + DELAYED]]


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


def call_all_delayed(g: Table, moment: int) -> None:
    """All that has waited for this moment, what came first first."""
    rows, due = g.delayed, moment_of(g, moment)
    waiting = [rows[at + 1 : at + DELAYED] for at in range(0, len(rows), DELAYED) if rows[at] == due]
    drop_delayed(g, moment)
    for cells in reversed(waiting):  # the last called is resolved first
        g.call(Resolve(cells))


def call_delayed_about(g: Table, moment: int, seat: Seat, card: Card) -> None:
    """All that has waited for that player to come to this moment: it is about that card."""
    rows, moment = g.delayed, moment_of(g, moment)
    due = [at for at in range(0, len(rows), DELAYED) if rows[at] == moment and rows[at + DELAYED_NODE + YOU] == seat]
    waiting = [rows[at + 1 : at + DELAYED] for at in due]
    for at in reversed(due):
        del rows[at : at + DELAYED]
    for cells in reversed(waiting):  # the last called is resolved first
        cells[THAT] = card
        g.call(Resolve(cells))


def drop_delayed(g: Table, moment: int) -> None:
    """What still waits for this moment is lost: an attack has ended early."""
    rows, due = g.delayed, [moment_of(g, moment)]
    if moment == END_OF_ATTACK and rows:
        due.extend([moment_of(g, other) for other in OF_ATTACKS])
    rows[:] = [n for at in range(0, len(rows), DELAYED) if rows[at] not in due for n in rows[at : at + DELAYED]]


def drop_delayed_by(g: Table, card: Card) -> None:
    """What that card's text has put off is lost: the card is negated."""
    rows, at_card = g.delayed, DELAYED_NODE + CARD
    rows[:] = [n for at in range(0, len(rows), DELAYED) if rows[at + at_card] != card for n in rows[at : at + DELAYED]]
