"""What would happen, and may be replaced."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.game import Game
from primogen.kernel.story import Pattern
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.fights import ANY_TIME, IN_AN_ATTACK
from primogen.rivals.rules.discarding import cause_of_discard
from primogen.rivals.rules.flags import WOULD_DISCARD
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table


@dataclass(frozen=True)
class Would(Pattern):
    """Somebody would take damage, be defeated, lose Prestige. It is judged by whom it would befall: a card, or you."""

    what: int
    who: Group | None = None
    during: int = ANY_TIME

    def event(self) -> int:
        return self.what

    def concerns(self, g: Game, at: Resolve, subject: int) -> bool:
        if self.during == IN_AN_ATTACK and attack_under_way(table(g)) is None:
            return False
        if self.what == WOULD_DISCARD:  # somebody else would, because of a card of yours
            return cause_of_discard(table(g)) == at.you != table(g).controller[subject]
        return subject == at.you if self.who is None else self.who.includes(table(g), at, subject)

    def can_be_recalled(self) -> bool:
        return False
