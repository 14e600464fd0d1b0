"""What all phases share: whose it is, and that it ends with her."""

from __future__ import annotations

from typing import Final

from primogen.kernel.frames import Procedure
from primogen.kernel.ids import Seat
from primogen.vtes.rules.table import Table

SEAT: Final = 0


class Phase(Procedure[Table]):
    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def is_cut_short(self, g: Table) -> bool:
        """Reading 49: the turn of who is ousted ends."""
        if g.is_in(self.seat):
            return False
        self.done()
        return True
