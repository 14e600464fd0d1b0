"""Referendums that pass by themselves, and votes that Methuselahs buy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import UNASKED, verb_of
from primogen.kernel.effects import LISTED, NO, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Seat
from primogen.vtes.rules.atoms.counters import burn_pool, modify
from primogen.vtes.rules.polling import add_votes_of
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import PASSES_BY_ITSELF
from primogen.vtes.rules.underway import referendum_under_way
from primogen.vtes.rules.words import THIS_TURN, VOTE_AGAINST, VOTE_FOR

PASSED: Final = 1  # after whose turn it is: so many have burned nothing since somebody did


@dataclass(frozen=True)
class NextPasses(Leaf):
    """The next referendum that a vampire you control calls in this turn."""

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), PASSES_BY_ITSELF, 1, at.card, at.you, THIS_TURN)


@dataclass(frozen=True)
class BuyVotes(Effect):
    """Every Methuselah, pool by pool in turn, until none burns any more: for each so many votes, yours or another's."""

    own: int
    others: int

    def can(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None and self.is_able(table(g), at.you)

    def is_able(self, g: Table, seat: Seat) -> bool:
        """Not with her last: she would be ousted before they count."""
        return g.is_in(seat) and g.purse[seat] > 1

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if not at.cells[LISTED:]:
            at.cells[LISTED:] = [at.you, 0]
        seat, passed = at.cells[LISTED : LISTED + 2]
        if chosen == UNASKED:
            if passed >= len(t.clockwise_from(at.you)):
                at.done()
                return None
            if self.is_able(t, seat):
                decision = g.ask(seat, "buy-votes", "VT-VOTE-01", about=at.card)
                decision.offer(VOTE_FOR, at.card)
                decision.offer(VOTE_AGAINST, at.card)
                decision.offer(NO)
                return decision
        elif verb_of(chosen) != NO:
            burn_pool(t, seat, 1)
            add_votes_of(t, seat, self.own if seat == at.you else self.others, is_for=verb_of(chosen) == VOTE_FOR)
            passed = -1
        clockwise = t.clockwise_from(at.you)
        after = clockwise[(clockwise.index(seat) + 1) % len(clockwise)] if seat in clockwise else at.you
        at.cells[LISTED:] = [after, passed + 1]
        at.go(0)
        return None
