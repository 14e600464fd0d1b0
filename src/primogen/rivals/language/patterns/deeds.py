"""What players do with cards."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.words import (
    ATTACHES,
    DETACHES,
    DISCARDS,
    MOVES,
    PLACES,
    PLAYS,
    PLAYS_MODIFIER,
    REACTS,
    RECRUITS,
    RESOLVES,
)


@dataclass(frozen=True)
class Recruits(Happening):
    """A player recruits a character."""

    player: int = ANY_SEAT
    recruit: Group | None = None

    def event(self) -> int:
        return RECRUITS

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
    """A player detaches a card from one, as a cost or of their own will."""

    player: int = ANY_SEAT
    card: Group | None = None
    origin: Group | None = None

    def event(self) -> int:
        return DETACHES

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
    """A player, or rather a character of theirs, plays an Action card."""

    player: int = ANY_SEAT
    card: Group | None = None
    by: Group | None = None

    def event(self) -> int:
        return PLAYS

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.card

    def other_role(self) -> Group | None:
        return self.by


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
