"""Verbs about a referendum under way, and about one that has passed."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Amount, Condition, Leaf, Resolve, Seats, Selector
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import one
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.atoms.cards import return_to_hand
from primogen.vtes.rules.atoms.clock import note_action
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.polling import (
    add_votes,
    cast_votes,
    give_votes,
    is_called_by_card,
    seats_against,
    side_of,
    voters_against,
    why_not_cast,
    withdraw_votes,
)
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import ABSTAINS, CASTS_FOR, NAMED_BY_TERMS, VOTES, VOTES_AGAINST
from primogen.vtes.rules.underway import (
    AWAY,
    CALLED_BY,
    CANCELLED,
    CHOSEN_CARD,
    FAILED,
    HUNTED,
    ITS_REFERENDUM_PASSED,
    NUMBER,
    action_under_way,
    referendum_under_way,
)
from primogen.vtes.rules.words import PLAY_ZONES, POLITICS, THIS_REFERENDUM


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
        action = action_under_way(table(g))
        return action is not None and action.cells[ITS_REFERENDUM_PASSED] == 1


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
class GainVotesAgainst(Leaf):
    """He casts his votes against it with them, if he has not yet; who has voted for it cannot."""

    number: int

    def gives(self, stat: int) -> bool:
        return stat == VOTES

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        cells = referendum_under_way(t)
        if cells is None or value(g, at.who, ABSTAINS) or side_of(cells, at.who) == 1:
            return False
        return side_of(cells, at.who) == 0 or why_not_cast(t, at.who, is_for=False) is None

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        cells = referendum_under_way(t)
        if cells is None or not self.can(g, at):
            return
        add_votes(cells, at.who, self.number)
        modify(t, VOTES_AGAINST, self.number, at.card, at.who, THIS_REFERENDUM)
        if side_of(cells, at.who) == NONE:
            cast_votes(t, at.you, at.who, is_for=False)


@dataclass(frozen=True)
class IsBloodHunt(Condition):
    """The referendum under way."""

    def holds(self, g: Game, at: Resolve) -> bool:
        cells = referendum_under_way(table(g))
        return cells is not None and cells[HUNTED] != NONE


@dataclass(frozen=True)
class VotersAgainst(Selector):
    """Vampires that have cast votes or ballots against it."""

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        t = table(g)
        cells = referendum_under_way(t)
        found = [] if cells is None else voters_against(cells)
        return [card for card in found if t.is_vampire(card) and t.zone[card] in PLAY_ZONES]


@dataclass(frozen=True)
class CastersAgainst(Seats):
    """Methuselahs that have, or whose minions have."""

    def seats(self, g: Game, at: Resolve) -> list[Seat]:
        t = table(g)
        cells = referendum_under_way(t)
        return [] if cells is None else seats_against(t, cells)


@dataclass(frozen=True)
class Abstain(Leaf):
    """That vampire casts none in this referendum; those he has cast are cancelled."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return referendum_under_way(t) is not None and not value(g, one(t, at, self.ref), ABSTAINS)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        cells, card = referendum_under_way(t), one(t, at, self.ref)
        if cells is not None:
            withdraw_votes(cells, card)
            modify(t, ABSTAINS, 1, at.card, card, THIS_REFERENDUM)


@dataclass(frozen=True)
class CastHisVotes(Leaf):
    """This vampire's votes and ballots are cast so, whatever he has cast before."""

    is_for: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        if referendum_under_way(t) is None or value(g, at.who, ABSTAINS) or not t.is_ready(at.who):
            return False
        return why_not_cast(t, at.who, is_for=bool(self.is_for)) is None

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        cells = referendum_under_way(t)
        if cells is not None and self.can(g, at):
            withdraw_votes(cells, at.who)
            cast_votes(t, t.controller[at.who], at.who, is_for=bool(self.is_for))


@dataclass(frozen=True)
class NoteCaster(Leaf):
    """Who has paid for that: in this referendum he does so no more."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), CASTS_FOR, 1, at.card, one(table(g), at, self.ref), THIS_REFERENDUM)


@dataclass(frozen=True)
class NoneOfThemVotes(Leaf):
    """ "Non-Camarilla vampires cannot cast votes or ballots during this referendum"."""

    among: Group

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.among.cards(g, at):
            modify(table(g), ABSTAINS, 1, at.card, card, THIS_REFERENDUM)


@dataclass(frozen=True)
class CancelReferendum(Leaf):
    def can(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        cells = referendum_under_way(table(g))
        if cells is not None:
            cells[CANCELLED] = AWAY


@dataclass(frozen=True)
class ReferendumFails(CancelReferendum):
    """As if it had been voted down."""

    def do(self, g: Game, at: Resolve) -> None:
        cells = referendum_under_way(table(g))
        if cells is not None:
            cells[CANCELLED] = FAILED


@dataclass(frozen=True)
class NamedByTerms(Trait):
    """By the terms of the referendum under way."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        cells = referendum_under_way(g)
        return cells is not None and (cells[CHOSEN_CARD] == card or value(g, card, NAMED_BY_TERMS) > 0)


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
