"""What is named as a card is played: X, of a card that costs X."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.choosing import ChooseNumber
from primogen.kernel.effects import LISTED, NUMBER, YOU, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE


@dataclass(frozen=True)
class NameX(ChooseNumber):
    """X is named as the card is played: as much as can be paid."""

    def can(self, g: Game, at: Resolve) -> bool:
        if self.most.count(g, at) < self.least:
            return False
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[NUMBER] = self.least
        return self.effect.can(g, about)
