"""Verbs about a referendum under way, and about one that has passed."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Amount, Condition, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.language.groups import Group
from primogen.vtes.rules.atoms.cards import return_to_hand
from primogen.vtes.rules.atoms.clock import note_action
from primogen.vtes.rules.polling import give_votes, is_called_by_card
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import VOTES
from primogen.vtes.rules.underway import CALLED_BY, CANCELLED, NUMBER, action_under_way, referendum_under_way
from primogen.vtes.rules.words import POLITICS


@dataclass(frozen=True)
class Margin(Amount):
    """Votes by which the referendum of this action passed."""

    def count(self, g: Game, at: Resolve) -> int:
        action = action_under_way(table(g))
        return 0 if action is None or action.takes != POLITICS else action.cells[NUMBER]


@dataclass(frozen=True)
class Without(Amount):
    """So much less what was chosen."""

    amount: Amount

    def count(self, g: Game, at: Resolve) -> int:
        return max(0, self.amount.count(g, at) - at.number)


@dataclass(frozen=True)
class Passed(Condition):
    """ "After resolution of a political action whose referendum passed"."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return Margin().count(g, at) > 0


@dataclass(frozen=True)
class VotesOfEach(Leaf):
    """So many more for each of a group."""

    number: int
    among: Group

    def gives(self, stat: int) -> bool:
        return stat == VOTES

    def can(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None and bool(self.among.cards(g, at))

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.among.cards(g, at):
            give_votes(table(g), card, self.number, at.card)


@dataclass(frozen=True)
class CancelReferendum(Leaf):
    def can(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        cells = referendum_under_way(table(g))
        if cells is not None:
            cells[CANCELLED] = 1


@dataclass(frozen=True)
class ReturnCallingCard(Leaf):
    """The political action card that called it, to its owner's hand; too many are discarded."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        cells = referendum_under_way(t)
        if cells is not None and is_called_by_card(t, cells):
            return_to_hand(t, cells[CALLED_BY])


@dataclass(frozen=True)
class NobodyCallsItAgain(Leaf):
    """No minion of the acting Methuselah, this turn: the same political action."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None and action.source() != NONE:
            note_action(t, NONE, t.definition[action.source()])
