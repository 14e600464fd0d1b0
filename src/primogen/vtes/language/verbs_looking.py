"""Verbs about what others hold, and about what a library has."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve, Seats
from primogen.kernel.game import Game
from primogen.vtes.rules.looking import looking
from primogen.vtes.rules.searching import searching
from primogen.vtes.rules.table import table


@dataclass(frozen=True)
class DiscardOfTheirs(Leaf):
    """She looks at a hand, and discards a card of it."""

    whose: Seats

    def do(self, g: Game, at: Resolve) -> None:
        for seat in self.whose.seats(g, at)[:1]:
            table(g).call(looking(at.you, seat, at.card))


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
