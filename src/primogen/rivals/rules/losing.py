"""Losing Prestige to an effect, unless something is done instead."""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import propose_to_seat
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.rivals.rules.atoms.prestige import lose_prestige, steal_prestige
from primogen.rivals.rules.frame_kinds import LOSING
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import WOULD_LOSE_PRESTIGE

SEAT: Final = 0
NUMBER: Final = 1
CAUSE: Final = 2
THIEF: Final = 3


class Losing(Procedure):
    kind = LOSING

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        seat, number = self.cells[SEAT], self.cells[NUMBER]
        if step == 0:
            propose_to_seat(g, WOULD_LOSE_PRESTIGE, seat, number, NUMBER)
        else:
            lose(table(g), seat, number, self.cells[CAUSE], self.cells[THIEF])
            self.done()
        return None


def lose(g: Table, seat: Seat, number: int, cause: Seat, thief: Seat) -> None:
    if thief == NONE:
        lose_prestige(g, seat, number, cause)
    else:
        steal_prestige(g, thief, seat, number)


def make_lose(g: Table, seat: Seat, number: int, cause: Seat, thief: Seat = NONE) -> None:
    if g.index[WOULD_LOSE_PRESTIGE]:
        g.call(Losing([seat, number, cause, thief]))
    else:
        lose(g, seat, number, cause, thief)
