"""What X counters buy, and what is given to one who is not the one that uses it."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Amount, Condition, Leaf, Resolve, Seats
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.language.refs import one
from primogen.vtes.language.traits import Trait
from primogen.vtes.language.verbs_counters import FROM_HUNTING_GROUND
from primogen.vtes.rules.atoms.clock import disciplines_used, has_limit, has_used
from primogen.vtes.rules.atoms.counters import burn_blood, burn_pool
from primogen.vtes.rules.polling import give_votes
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import CAPACITY, VOTES
from primogen.vtes.rules.underway import POOL_LOST, action_under_way, being_played, referendum_under_way
from primogen.vtes.rules.words import OUT_OF_TURN


@dataclass(frozen=True)
class SparePool(Amount):
    """All but her last: she would be ousted before anything came of it."""

    def count(self, g: Game, at: Resolve) -> int:
        return table(g).purse[at.you] - 1


@dataclass(frozen=True)
class PoolLost(Amount):
    """To the bleed of this action, by the Methuselah who was bled."""

    def count(self, g: Game, at: Resolve) -> int:
        action = action_under_way(table(g))
        return 0 if action is None else max(0, action.cells[POOL_LOST])


@dataclass(frozen=True)
class BurnXPool(Leaf):
    """As many as were named."""

    def do(self, g: Game, at: Resolve) -> None:
        burn_pool(table(g), at.you, at.number)


@dataclass(frozen=True)
class BurnXCounters(Leaf):
    """From this card, as many as were named."""

    def do(self, g: Game, at: Resolve) -> None:
        burn_blood(table(g), at.card, at.number)


@dataclass(frozen=True)
class VotesTo(Leaf):
    """So many of what was named, to that one."""

    per_x: int
    ref: int

    def gives(self, stat: int) -> bool:
        return stat == VOTES

    def can(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        give_votes(t, one(t, at, self.ref), self.per_x * at.number, at.card)


@dataclass(frozen=True)
class Unfed(Trait):
    """By any hunting ground in this turn, and with room for more blood."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.blood[card] < value(g, card, CAPACITY) and not has_limit(g, card, FROM_HUNTING_GROUND)


@dataclass(frozen=True)
class Everybody(Seats):
    """Whose turn it is first, then clockwise."""

    def seats(self, g: Game, at: Resolve) -> tuple[Seat, ...]:
        return table(g).clockwise_from_active()


@dataclass(frozen=True)
class NotFirst(Trait):
    """Of two that are chosen, the second is another than the first."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card != at.by


@dataclass(frozen=True)
class UsedDisciplines(Condition):
    """So many, to play cards in this action."""

    ref: int
    least: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return len(disciplines_used(t, one(t, at, self.ref))) >= self.least


@dataclass(frozen=True)
class UsedDiscipline(Condition):
    """He has played a card that requires it, in this action."""

    discipline: int
    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return has_used(t, one(t, at, self.ref), self.discipline)


@dataclass(frozen=True)
class PlayedOutOfTurn(Condition):
    """The card that is being played is an out-of-turn master card."""

    def holds(self, g: Game, at: Resolve) -> bool:
        card = being_played(table(g))
        return card != NONE and table(g).has_word(card, OUT_OF_TURN)
