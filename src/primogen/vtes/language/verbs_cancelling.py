"""Cards that are cancelled as they are played, by kind; what they cost may still be paid."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Condition, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.rules.cancelling import cancel_paid, use_being_played
from primogen.vtes.rules.table import table
from primogen.vtes.rules.underway import being_played, referendum_under_way


@dataclass(frozen=True)
class PlayedNowAs(Condition):
    """A card is being played as one of that kind."""

    kind: int

    def holds(self, g: Game, at: Resolve) -> bool:
        use = use_being_played(table(g))
        return use is not None and use.kind == self.kind


@dataclass(frozen=True)
class InReferendum(Condition):
    """One is under way, and not only the action that calls it."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None


@dataclass(frozen=True)
class CancelPaid(Leaf):
    """The card being played; its cost is paid."""

    def can(self, g: Game, at: Resolve) -> bool:
        return being_played(table(g)) != NONE

    def do(self, g: Game, at: Resolve) -> None:
        cancel_paid(table(g))
