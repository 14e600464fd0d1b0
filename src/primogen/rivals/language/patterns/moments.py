"""Moments of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.rivals.language.patterns.roles import Happening


@dataclass(frozen=True)
class At(Happening):
    """A moment of a player's turn: its start, its end, a step. It comes once a turn, so that nobody recalls it."""

    moment: int
    whose: int

    def event(self) -> int:
        return self.moment

    def player_role(self) -> int:
        return self.whose

    def can_be_recalled(self) -> bool:
        return False
