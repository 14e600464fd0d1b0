"""What has happened this turn: whether, how often, and to which cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Amount, Condition, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.kernel.story import ThisTurn
from primogen.rivals.language.traits import Trait
from primogen.rivals.rules.table import Table


@dataclass(frozen=True)
class Happened(Condition):
    """ "... you have recruited a character this turn"; or since something has happened for the last time."""

    memory: ThisTurn
    since: ThisTurn | None = None

    def holds(self, g: Game, at: Resolve) -> bool:
        return self.memory.times(g, at, 0 if self.since is None else self.since.last(g, at)) > 0


@dataclass(frozen=True)
class TimesThisTurn(Amount):
    """ "... for each Conspiracy you have resolved this turn"."""

    memory: ThisTurn

    def count(self, g: Game, at: Resolve) -> int:
        return self.memory.times(g, at)


# which of the two cards of an event
IT_BEFELL: Final = 0
THE_OTHER_ONE: Final = 1


@dataclass(frozen=True)
class TookPart(Trait):
    """ "... a character that made an attack this turn": it is the card that befell, or the other one."""

    memory: ThisTurn
    part: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        told = self.memory.told(g, at)
        return any(card == (event.subject if self.part == IT_BEFELL else event.by) for event in told)
