"""What events ask and do: of all Methuselahs, of other events, of the first combat of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Amount, Condition, Leaf, Resolve, Selector, scope
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.rules.atoms.counters import burn_pool, modify
from primogen.vtes.rules.legality import BARRED
from primogen.vtes.rules.table import ROW2, table
from primogen.vtes.rules.underway import combat_under_way
from primogen.vtes.rules.words import THIS_COMBAT


@dataclass(frozen=True)
class OfEveryMethuselah(Ability):
    """So much more of a value, counted as she would."""

    by: Amount
    stat: int

    def topics(self) -> tuple[int, ...]:
        return (self.stat,)

    def amount(self, g: Game, source: Card, subject: int) -> int:
        return self.by.count(g, scope(subject, source, source))


@dataclass(frozen=True)
class VictoryPoints(Amount):
    """So many for each of hers."""

    times: int

    def count(self, g: Game, at: Resolve) -> int:
        return self.times * table(g).victory[at.you]


@dataclass(frozen=True)
class PayForEach(Leaf):
    """As a cost: 1 pool for each of a group, and not her last."""

    among: Selector

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).purse[at.you] > len(self.among.cards(g, at))

    def do(self, g: Game, at: Resolve) -> None:
        burn_pool(table(g), at.you, len(self.among.cards(g, at)))


@dataclass(frozen=True)
class OfBothFighters(Leaf):
    """So much of a value, of each of the two in combat, until it is over."""

    stat: int
    number: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        fight = combat_under_way(t)
        for card in () if fight is None else (fight.acting, fight.opposing):
            modify(t, self.stat, self.number, at.card, card, THIS_COMBAT)


@dataclass(frozen=True)
class NoActionTaken(Condition):
    """In this turn: none was so much as attempted."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return not [what for what in table(g).acted[1::ROW2] if BARRED < what < 0]
