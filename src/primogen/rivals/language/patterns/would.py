"""What would happen, and may be replaced."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.game import Game
from primogen.kernel.story import Pattern
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.fights import ANY_TIME, IN_AN_ATTACK
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import WOULD_BE_DEFEATED, WOULD_LOSE_PRESTIGE, WOULD_TAKE_DAMAGE


class Would(Pattern):
    """It is judged by whom it would befall: a card, or a seat."""

    def can_be_recalled(self) -> bool:
        return False


@dataclass(frozen=True)
class WouldTakeDamage(Would):
    who: Group

    def event(self) -> int:
        return WOULD_TAKE_DAMAGE

    def concerns(self, g: Game, at: Resolve, subject: int) -> bool:
        return self.who.includes(table(g), at, subject)


@dataclass(frozen=True)
class WouldBeDefeated(Would):
    who: Group

    def event(self) -> int:
        return WOULD_BE_DEFEATED

    def concerns(self, g: Game, at: Resolve, subject: int) -> bool:
        return self.who.includes(table(g), at, subject)


@dataclass(frozen=True)
class WouldLosePrestige(Would):
    """You would lose or spend Prestige."""

    during: int = ANY_TIME

    def event(self) -> int:
        return WOULD_LOSE_PRESTIGE

    def concerns(self, g: Game, at: Resolve, subject: int) -> bool:
        return subject == at.you and (self.during != IN_AN_ATTACK or attack_under_way(table(g)) is not None)
