"""What company does in a combat of the minion it is with; and what allies play as if they were vampires."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Amount, Condition, scope
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.rules.harming import Harms
from primogen.vtes.rules.people import NO_SECT
from primogen.vtes.rules.pretending import PlaysAs, is_basic
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.underway import combat_under_way


@dataclass(frozen=True)
class HarmsOpponent(Harms):
    """So much in each round, at any range."""

    number: int

    def harm(self, g: Table, source: Card) -> int:
        return self.number


@dataclass(frozen=True)
class OfPrey(Ability):
    """So much more of a value of her prey."""

    by: int
    stat: int

    def topics(self) -> tuple[int, ...]:
        return (self.stat,)

    def amount(self, g: Game, source: Card, subject: int) -> int:
        t = table(g)
        return self.by if t.prey(t.controller[source]) == subject else 0


@dataclass(frozen=True)
class OfOpponents(Ability):
    """So much more of a value of the Methuselah who controls the opposing minion."""

    by: Amount
    stat: int
    condition: Condition | None = None

    def topics(self) -> tuple[int, ...]:
        return (self.stat,)

    def amount(self, g: Game, source: Card, subject: int) -> int:
        t = table(g)
        fight, who = combat_under_way(t), t.acting_for(source)
        if fight is None or not fight.is_fighting(who) or t.controller[fight.opponent(who)] != subject:
            return 0
        at = scope(t.controller[source], source, who)
        return self.by.count(g, at) if self.condition is None or self.condition.holds(g, at) else 0


@dataclass(frozen=True)
class PlaysCards(PlaysAs):
    """ "He can play cards requiring basic ... as a vampire": at that level, with that Discipline or all of them."""

    disciplines: tuple[int, ...]
    of_sect: int = NO_SECT
    of_capacity: int = 1
    together: int = 0
    condition: Condition | None = None

    def covers(self, g: Table, source: Card, use: Use) -> bool:
        if not is_basic(use, self.disciplines) or (len(use.level) > 1 and not self.together):
            return False
        return self.condition is None or self.condition.holds(g, scope(g.controller[source], source, source))

    def sect(self) -> int:
        return self.of_sect

    def capacity(self) -> int:
        return self.of_capacity
