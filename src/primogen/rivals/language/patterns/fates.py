"""What befalls characters and other cards."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.words import (
    BURNED,
    ENTERS_PLAY,
    EXHAUSTS,
    INVESTIGATES,
    LEAVES_TORPOR,
    LOSES_PRINCE,
    MENDS,
    SUFFERS_DIABLERIE,
)


@dataclass(frozen=True)
class IsBurned(Happening):
    """A card is burned."""

    who: Group

    def event(self) -> int:
        return BURNED

    def subject_role(self) -> Group | None:
        return self.who


@dataclass(frozen=True)
class EntersPlay(Happening):
    """A character enters play."""

    who: Group

    def event(self) -> int:
        return ENTERS_PLAY

    def subject_role(self) -> Group | None:
        return self.who


@dataclass(frozen=True)
class Exhausts(Happening):
    """A character exhausts."""

    who: Group

    def event(self) -> int:
        return EXHAUSTS

    def subject_role(self) -> Group | None:
        return self.who


@dataclass(frozen=True)
class LeavesTorpor(Happening):
    """A character leaves torpor."""

    who: Group

    def event(self) -> int:
        return LEAVES_TORPOR

    def subject_role(self) -> Group | None:
        return self.who


@dataclass(frozen=True)
class Mends(Happening):
    """A character mends Blood."""

    who: Group

    def event(self) -> int:
        return MENDS

    def subject_role(self) -> Group | None:
        return self.who


@dataclass(frozen=True)
class Investigates(Happening):
    """A player exhausts a Hunter to Investigate a target."""

    player: int = ANY_SEAT
    who: Group | None = None
    target: Group | None = None

    def event(self) -> int:
        return INVESTIGATES

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.who

    def other_role(self) -> Group | None:
        return self.target


@dataclass(frozen=True)
class LosesPrince(Happening):
    """A player loses the Prince."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return LOSES_PRINCE

    def player_role(self) -> int:
        return self.player


@dataclass(frozen=True)
class SuffersDiablerie(Happening):
    """A character of a player suffers diablerie."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return SUFFERS_DIABLERIE

    def player_role(self) -> int:
        return self.player
