"""What befalls characters and other cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.flags import LEAVES_PLAY
from primogen.rivals.rules.frame_kinds import MENDING
from primogen.rivals.rules.words import (
    BLOOD_HURT,
    BLOOD_REMOVED,
    BURNED,
    ENTERS_DISCARD,
    ENTERS_PLAY,
    EXHAUSTS,
    INVESTIGATES,
    LEAVES_TORPOR,
    MENDS,
    NEW_HAVEN,
    SUFFERS_DIABLERIE,
)

# how somebody is mended
IN_ANY_WAY: Final = 0
BY_DISCARDING: Final = 1  # RV-TURN-28


FATES: Final = (
    *(BLOOD_HURT, BLOOD_REMOVED, BURNED, ENTERS_DISCARD, ENTERS_PLAY, EXHAUSTS),
    *(LEAVES_PLAY, LEAVES_TORPOR, NEW_HAVEN),
)


@dataclass(frozen=True)
class Befalls(Happening):
    """What has no role but whom it befalls: a card is burned; a character enters play, exhausts, loses Blood."""

    fate: int
    who: Group

    def event(self) -> int:
        return self.fate

    def subject_role(self) -> Group | None:
        return self.who


@dataclass(frozen=True)
class Mends(Happening):
    """A character is mended: by whatever, by a player, or by the discards of a player's End Phase."""

    who: Group | None
    player: int = ANY_SEAT
    how: int = IN_ANY_WAY

    def event(self) -> int:
        return MENDS

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.who

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        if self.how == BY_DISCARDING and g.frames[-1].kind != MENDING:
            return False
        return super().fits(g, at, told)

    def can_be_recalled(self) -> bool:
        return self.how == IN_ANY_WAY and super().can_be_recalled()


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
class SuffersDiablerie(Happening):
    """A character of a player suffers diablerie, by whoever performs it."""

    player: int = ANY_SEAT
    by: Group | None = None

    def event(self) -> int:
        return SUFFERS_DIABLERIE

    def player_role(self) -> int:
        return self.player

    def other_role(self) -> Group | None:
        return self.by
