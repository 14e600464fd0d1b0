"""What all cards of one name do only once in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.vtes.rules.atoms.clock import has_limit, note_limit
from primogen.vtes.rules.table import table
from primogen.vtes.rules.words import THIS_TURN

OF_SEAT: Final = -200  # instead of a minion: so much less her seat


@dataclass(frozen=True)
class FirstOfItsName(Condition):
    """No card of this name has done so for her in this turn."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return not has_limit(t, OF_SEAT - at.you, t.definition[at.card])


@dataclass(frozen=True)
class NoteItsName(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        note_limit(t, OF_SEAT - at.you, t.definition[at.card], THIS_TURN)
