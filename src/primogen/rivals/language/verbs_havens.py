"""Verbs about Haven cards: which one is active, and who bears one."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.attachments import can_bear, why_no_room
from primogen.rivals.rules.havens import bear_haven, become_haven, is_haven, swap_havens
from primogen.rivals.rules.table import table


@dataclass(frozen=True)
class BecomeHaven(Leaf):
    """It is your active Haven from now on; the one before leaves the game, unless somebody bears it."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return is_haven(table(g), one(table(g), at, self.ref))

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            become_haven(table(g), at.you, one(table(g), at, self.ref))


@dataclass(frozen=True)
class BearHaven(Leaf):
    """A character bears it, as an attachment: RV-HAVEN-08."""

    haven: int
    host: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card, host = one(t, at, self.haven), one(t, at, self.host)
        if host == NONE or not can_bear(t, host) or why_no_room(t, host, at.you) is not None:
            return False
        return card == NONE or is_haven(t, card)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if self.can(g, at) and one(t, at, self.haven) != NONE:
            bear_haven(t, at.you, one(t, at, self.haven), one(t, at, self.host))


@dataclass(frozen=True)
class SwapHavens(Leaf):
    """One that a character bears changes places with another of yours."""

    borne: int
    other: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        borne, other = one(t, at, self.borne), one(t, at, self.other)
        return is_haven(t, borne) and is_haven(t, other) and borne != other and t.host[borne] != NONE

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            t = table(g)
            swap_havens(t, at.you, one(t, at, self.borne), one(t, at, self.other))
