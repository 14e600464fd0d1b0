"""What players gain and lose, and what becomes of Schemes."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.words import (
    EXERTS,
    EXERTS_AGAINST,
    GAINS_PRESTIGE,
    LOSES_PRESTIGE,
    SCHEME_BEGINS,
    SCHEME_FAILS,
    SCHEME_SUCCEEDS,
)


@dataclass(frozen=True)
class GainsPrestige(Happening):
    """A player gains Prestige."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return GAINS_PRESTIGE

    def player_role(self) -> int:
        return self.player


@dataclass(frozen=True)
class LosesPrestige(Happening):
    """A player loses Prestige."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return LOSES_PRESTIGE

    def player_role(self) -> int:
        return self.player


@dataclass(frozen=True)
class SchemeSucceeds(Happening):
    """A Scheme a player has played succeeds."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return SCHEME_SUCCEEDS

    def player_role(self) -> int:
        return self.player


@dataclass(frozen=True)
class SchemeFails(Happening):
    """A Scheme a player has played fails."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return SCHEME_FAILS

    def player_role(self) -> int:
        return self.player


@dataclass(frozen=True)
class SchemeBegins(Happening):
    """A player, or a character of theirs, plays a Scheme: before anybody exerts Influence in it."""

    player: int = ANY_SEAT
    by: Group | None = None

    def event(self) -> int:
        return SCHEME_BEGINS

    def player_role(self) -> int:
        return self.player

    def other_role(self) -> Group | None:
        return self.by


@dataclass(frozen=True)
class Exerts(Happening):
    """A player has exerted Influence for a price; the number is how much."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return EXERTS

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
