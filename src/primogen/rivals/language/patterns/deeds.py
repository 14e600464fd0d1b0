"""What players do with cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.ritual import BLOOD_OF_ANYBODY
from primogen.rivals.rules.words import (
    ATTACHES,
    DETACHES,
    DISCARDS,
    EXERTS,
    EXHAUSTING,
    GAINS_PRESTIGE,
    LOSES_PRESTIGE,
    LOSES_PRINCE,
    MOVES,
    PERFORMS,
    PLACES,
    PLAYS,
    PLAYS_MODIFIER,
    PRESTIGE_REMOVED,
    RAISES_POTENCY,
    REACTS,
    RECRUITS,
    RELIEVES,
    RESOLVES,
    RUNS_DRY,
    SCHEME_BEGINS,
    USES_ABILITY,
)

# how an action is performed
ANY_WAY: Final = 0

# of how much Blood Potency a recruit is
ANY_POTENCY: Final = 0
BELOW_THE_LEADER: Final = 1

DEEDS: Final = (  # on a card; off one; or with none
    *(DISCARDS, PLACES, REACTS, RESOLVES),
    *(PRESTIGE_REMOVED, RAISES_POTENCY, RELIEVES, RUNS_DRY),
    *(EXERTS, GAINS_PRESTIGE, LOSES_PRESTIGE, LOSES_PRINCE, MOVES, PLAYS_MODIFIER, SCHEME_BEGINS),
)


@dataclass(frozen=True)
class Does(Happening):
    """What has no role but the player and a card: a player, or a character of theirs, does it to a card, or gains,
    loses or plays what is no card."""

    deed: int
    player: int = ANY_SEAT
    card: Group | None = None
    by: Group | None = None

    def event(self) -> int:
        return self.deed

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card

    def other_role(self) -> Group | None:
        return self.by


@dataclass(frozen=True)
class Recruits(Happening):
    """A player recruits a character."""

    player: int = ANY_SEAT
    recruit: Group | None = None
    than: int = ANY_POTENCY

    def event(self) -> int:
        return RECRUITS

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        """How much less Blood Potency than the Leader it had is told with it."""
        return (self.than == ANY_POTENCY or told.number > 0) and super().fits(g, at, told)

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.recruit


@dataclass(frozen=True)
class Attaches(Happening):
    """A player attaches a card to one."""

    player: int = ANY_SEAT
    card: Group | None = None
    to: Group | None = None

    def event(self) -> int:
        return ATTACHES

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card

    def other_role(self) -> Group | None:
        return self.to


@dataclass(frozen=True)
class Detaches(Happening):
    """A player detaches a card from one, as a cost or of their own will; or burns (BURNS) what lies there."""

    player: int = ANY_SEAT
    card: Group | None = None
    origin: Group | None = None
    does: int = DETACHES

    def event(self) -> int:
        return self.does

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card

    def other_role(self) -> Group | None:
        return self.origin


@dataclass(frozen=True)
class Plays(Happening):
    """A player, or rather a character of theirs, plays an Action card; a Ritual with anybody's Blood or others'."""

    player: int = ANY_SEAT
    card: Group | None = None
    by: Group | None = None
    blood: int = BLOOD_OF_ANYBODY

    def event(self) -> int:
        return PLAYS

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card

    def other_role(self) -> Group | None:
        return self.by

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return (self.blood == BLOOD_OF_ANYBODY or told.number == self.blood) and super().fits(g, at, told)


@dataclass(frozen=True)
class Performs(Happening):
    """As a character of a player performs an action, whichever it is; or plays such a card."""

    player: int = ANY_SEAT
    who: Group | None = None
    card: Group | None = None
    acting: int = ANY_WAY

    def event(self) -> int:
        return PERFORMS

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        """Whether it exhausts for it is told with it."""
        return (self.acting == ANY_WAY or told.number == EXHAUSTING) and super().fits(g, at, told)

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.who

    def other_role(self) -> Group | None:
        return self.card


@dataclass(frozen=True)
class UsesAbility(Happening):
    """A player, or a character of theirs, uses an activated ability of a card."""

    who: Group | None
    card: Group | None = None
    player: int = ANY_SEAT

    def event(self) -> int:
        return USES_ABILITY

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.who

    def other_role(self) -> Group | None:
        return self.card
