"""Verbs about a Methuselah who has no pool left: she is kept in the game, and what she owes for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.effects import AMOUNT_OF, Condition, Effect, Leaf, Resolve, Seats
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.vtes.rules.atoms.choosing import choose_seat_for, is_seat_chosen
from primogen.vtes.rules.atoms.clock import debt
from primogen.vtes.rules.atoms.counters import burn_pool, gain_pool
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.words import IN_PLAY


def least_gift(g: Table, seat: int) -> int:
    """What she lost beyond her last pool is made good, too."""
    return debt(g, seat) + 1


@dataclass(frozen=True)
class Falling(Seats):
    """Those with no pool, whom you have enough to save, and some left."""

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        t = table(g)
        return [
            seat
            for seat in t.clockwise_from(at.you)
            if seat != at.you and not t.purse[seat] and least_gift(t, seat) < t.purse[at.you]
        ]


@dataclass(frozen=True)
class GivePool(Effect):
    """To that Methuselah, as much as keeps her in the game, or more; not your last."""

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        least = least_gift(t, at.player)
        if chosen != UNASKED:
            at.done()
            gain_pool(t, at.player, burn_pool(t, at.you, number_of(chosen)) - least + 1)
            return None
        if not t.is_in(at.player) or least >= t.purse[at.you]:
            at.done()
            return None
        decision = g.ask(at.you, "how-many", g.rule_for_target(), about=at.card)
        for number in range(least, t.purse[at.you]):
            decision.offer(AMOUNT_OF, at.card, number)
        return decision


@dataclass(frozen=True)
class RememberHer(Leaf):
    """The Methuselah chosen: as long as this card lies in play."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if t.zone[at.card] == IN_PLAY:
            choose_seat_for(t, at.card, at.player)


@dataclass(frozen=True)
class TurnOfRemembered(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return is_seat_chosen(t, at.card, t.active)


@dataclass(frozen=True)
class StealPoolOf(Leaf):
    """From whose turn it is, as much as there is."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.is_in(t.active) and t.purse[t.active] > 0

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        gain_pool(t, at.you, burn_pool(t, t.active, self.number))
