"""What becomes of Schemes."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.words import EXERTS_AGAINST


@dataclass(frozen=True)
class SchemeEnds(Happening):
    """A Scheme a player has played succeeds, or fails."""

    outcome: int
    player: int = ANY_SEAT

    def event(self) -> int:
        return self.outcome

    def player_role(self) -> int:
        return self.player


@dataclass(frozen=True)
class ExertsAgainst(Happening):
    """A character exerts Influence against a Scheme a player has played: as its player says NO."""

    player: int
    who: Group

    def event(self) -> int:
        return EXERTS_AGAINST

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.who
