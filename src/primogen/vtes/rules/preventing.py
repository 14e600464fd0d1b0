"""What cannot prevent damage: cards that require a Discipline, and effects that come of them."""

from __future__ import annotations

from primogen.kernel.effects import Effect
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import LASTING, ON, SOURCE, STAT
from primogen.vtes.rules.people import FORTITUDE
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import STRUCK_IN_VAIN


def holds(whole: Effect | None, part: Effect) -> bool:
    return whole is not None and (whole is part or any([holds(each, part) for each in whole.parts()]))


def requires(face: Printed, discipline: int, effect: Effect | None = None) -> bool:
    """Played so that it comes to this effect; of no effect of its own, in any way."""
    uses = [use for use in face.uses if effect is not None and holds(use.text, effect)] or face.uses
    return any([discipline in [each for each, _ in use.level] for use in uses])


def requires_fortitude(g: Table, card: Card, effect: Effect | None = None) -> bool:
    return card != NONE and requires(g.face(card), FORTITUDE, effect)


def is_struck_in_vain(g: Table, victim: Card, *, not_by_fortitude: bool) -> bool:
    """All damage of the opponent's strikes is prevented, by some card that can."""
    rows = g.lasting
    for at in range(0, len(rows), LASTING):
        if rows[at + STAT] == STRUCK_IN_VAIN and rows[at + ON] == victim:
            if not (not_by_fortitude and requires_fortitude(g, rows[at + SOURCE])):
                return True
    return False
