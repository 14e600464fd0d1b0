"""Who has contributed, been shown, promised; what waits: rows everybody may read."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.deals import term
from primogen.rivals.rules.table import ROW2, ROW3, ROW5, TURN_NUMBER, Table
from primogen.rivals.rules.words import LENT


def has_row(rows: list[int], first: int, second: int) -> bool:
    for at in range(0, len(rows), ROW2):
        if rows[at] == first and rows[at + 1] == second:
            return True
    return False


def note_contributor(g: Table, card: Card, seat: Seat) -> None:
    if not has_row(g.contributors, card, seat):
        g.contributors.extend((card, seat))


def note_shown(g: Table, card: Card, seat: Seat) -> None:
    if not has_row(g.shown_to, card, seat):
        g.shown_to.extend((card, seat))


def note_chance(g: Table, card: Card, seat: Seat) -> None:
    """That seat has had its chance to add to that card this turn: RV-CONSP-06, -08, -09."""
    if not has_row(g.added, card, seat):
        g.added.extend((card, seat))


def note_promise(g: Table, seat: Seat, promise: int, to: Seat, number: int) -> None:
    """RV-DEAL-02: told to everybody."""
    g.deals.extend((seat, promise, to, number))
    tell(g, "promises", seat, number=term(to, promise, number))


def note_pledge(g: Table, rounds: int, promise: list[int]) -> None:
    """It holds in this turn and in so many rounds after it: R20-SCH-05."""
    g.pledges.extend((g.clock[TURN_NUMBER] + rounds * g.seats(), *promise))


def renew_pledges(g: Table) -> None:
    """Of a new turn: what was promised for several holds again."""
    rows = g.pledges
    held = [rows[at : at + ROW5] for at in range(0, len(rows), ROW5) if rows[at] >= g.clock[TURN_NUMBER]]
    rows[:] = [number for row in held for number in row]
    for row in held:
        g.deals.extend(row[1:])


def note_declined(g: Table, proposer: Seat, partner: Seat) -> None:
    """A deal of this turn came to nothing."""
    g.declined.extend((proposer, partner))


def note_called_off(g: Table, attacker: Card, target: Card) -> None:
    """RV-ATK-26: the attack never was; it may not be announced again with nothing changed."""
    g.called_off.extend((attacker, target))


def something_changed(g: Table) -> None:
    """So an attack that lacked Intel may be tried again."""
    g.called_off.clear()


def note_shed(g: Table, host: Card, card: Card) -> None:
    """A defeated character had to discard it: diablerie burns it after all (RV-DIAB-17)."""
    g.shed.extend((host, card))


def note_spent(g: Table, row: int) -> None:
    """An ability that works once in a game has."""
    g.spent.append(row)


def note_suffered(g: Table, seat: Seat) -> None:
    """Diablerie, once more: RV-DIAB-18."""
    g.suffered[seat] += 1


def note_lent(g: Table, row: int, who: Card) -> None:
    """That character has used what its whole coterie has."""
    g.lent.extend((row, who))


def note_exposed(g: Table, card: Card, seat: Seat) -> None:
    """This turn that card does not spare that player."""
    g.exposed.extend((card, seat))


def release_held(g: Table) -> None:
    """What had to wait for the end of the attack is due: RV-ATK-31."""
    g.due.extend(g.held)
    g.held.clear()
    if g.index[LENT]:  # once each attack
        g.used[:] = [row for row in g.used if row not in g.index[LENT]]


def forget(rows: list[int], key: int, width: int) -> None:
    """Take out the rows that begin with that number."""
    if key in rows[::width]:
        rows[:] = [n for at in range(0, len(rows), width) if rows[at] != key for n in rows[at : at + width]]


def counted(rows: list[int], holder: int, colour: int) -> int:
    for at in range(0, len(rows), ROW3):
        if rows[at] == holder and rows[at + 1] == colour:
            return rows[at + 2]
    return 0


def held_by(rows: list[int], holder: int) -> int:
    return sum(rows[at + 2] for at in range(0, len(rows), ROW3) if rows[at] == holder)


def change(rows: list[int], holder: int, colour: int, by: int) -> None:
    for at in range(0, len(rows), ROW3):
        if rows[at] == holder and rows[at + 1] == colour:
            rows[at + 2] += by
            if rows[at + 2] == 0:
                del rows[at : at + ROW3]
            return
    if by:
        rows.extend((holder, colour, by))


def take_colours(rows: list[int], holder: int, own: int, number: int) -> list[int]:
    """Take tokens off, as pairs (colour, how many): `own` are of the holder's own colour and go first (RV-RES-10)."""
    taken: list[int] = []
    left = number - min(own, number)
    while left:
        at = next(at for at in range(0, len(rows), ROW3) if rows[at] == holder)
        part = min(left, rows[at + 2])
        taken.extend((rows[at + 1], part))
        left -= part
        change(rows, holder, rows[at + 1], -part)
    return taken
