"""Verbs about what others hold, and about what a library has."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import ALWAYS, UNASKED
from primogen.kernel.effects import DONE_PICKING, Leaf, Resolve, Seats
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.vtes.rules.looking import LooksThrough, looking
from primogen.vtes.rules.searching import searching
from primogen.vtes.rules.table import table
from primogen.vtes.rules.words import LIBRARY


@dataclass(frozen=True)
class DiscardOfTheirs(Leaf):
    """She looks at a hand, and discards a card of it."""

    whose: Seats

    def do(self, g: Game, at: Resolve) -> None:
        for seat in self.whose.seats(g, at)[:1]:
            table(g).call(looking(at.you, seat, at.card))


@dataclass(frozen=True)
class LookAtTop(LooksThrough):
    """At so many cards of one's own library, until one says that one has seen them."""

    number: int

    def pile(self) -> int:
        return LIBRARY

    def depth(self) -> int:
        return self.number

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).pile(at.you, LIBRARY))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen == UNASKED:
            decision = g.ask(at.you, "pick", g.rule_for_target(), ALWAYS, at.card)
            decision.offer(DONE_PICKING)
            return decision
        at.done()
        return None


@dataclass(frozen=True)
class EquipFromLibrary(Leaf):
    """The acting minion, with what he can use and pay for."""

    def do(self, g: Game, at: Resolve) -> None:
        table(g).call(searching(at.who))


@dataclass(frozen=True)
class AllyFromLibrary(Leaf):
    """Or from the hand: with that word, which he could play, for what it costs."""

    word: int

    def do(self, g: Game, at: Resolve) -> None:
        table(g).call(searching(at.who, self.word))
