"""What this turn has told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Resolve
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.story import Pattern, ThisTurn
from primogen.vtes.rules.topics import CARD_PLAYED


@dataclass(frozen=True)
class PlayedByNobody(Pattern):
    """A card of hers that no minion plays, be it cancelled or not: before her discard phase, a master card."""

    def event(self) -> int:
        return CARD_PLAYED

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return told.seat == at.you and told.by == NONE


MASTER_CARDS: Final = ThisTurn(PlayedByNobody())


@dataclass(frozen=True)
class PlayedMaster(Condition):
    """ "After playing a master card", in her master phase."""

    told: ThisTurn = MASTER_CARDS

    def holds(self, g: Game, at: Resolve) -> bool:
        return self.told.times(g, at) > 0
