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
    MOVES,
    PERFORMS,
    PLACES,
    PLAYS,
    PLAYS_MODIFIER,
    REACTS,
    RECRUITS,
    RESOLVES,
    USES_ABILITY,
)

# of how much Blood Potency a recruit is
ANY_POTENCY: Final = 0
BELOW_THE_LEADER: Final = 1


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
class Resolves(Happening):
    """A player resolves a Conspiracy or Trap."""

    player: int = ANY_SEAT
    card: Group | None = None

    def event(self) -> int:
        return RESOLVES

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card


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

    def event(self) -> int:
        return PERFORMS

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.who

    def other_role(self) -> Group | None:
        return self.card


@dataclass(frozen=True)
class PlaysModifier(Happening):
    """A player plays an Influence Modifier."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return PLAYS_MODIFIER

    def player_role(self) -> int:
        return self.player


@dataclass(frozen=True)
class Places(Happening):
    """A player, or a character of theirs, places a card face down."""

    player: int = ANY_SEAT
    card: Group | None = None
    by: Group | None = None

    def event(self) -> int:
        return PLACES

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card

    def other_role(self) -> Group | None:
        return self.by


@dataclass(frozen=True)
class Discards(Happening):
    """A player discards a card from hand."""

    player: int = ANY_SEAT
    card: Group | None = None

    def event(self) -> int:
        return DISCARDS

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card


@dataclass(frozen=True)
class Reacts(Happening):
    """A player, or a character of theirs, plays a Reaction."""

    player: int = ANY_SEAT
    card: Group | None = None
    by: Group | None = None

    def event(self) -> int:
        return REACTS

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card

    def other_role(self) -> Group | None:
        return self.by


@dataclass(frozen=True)
class MovesOut(Happening):
    """A player moves a party to The Streets."""

    player: int = ANY_SEAT

    def event(self) -> int:
        return MOVES

    def player_role(self) -> int:
        return self.player


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
