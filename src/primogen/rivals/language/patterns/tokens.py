"""What comes to lie on cards, and what is taken off them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.fights import ANY_TIME
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.atoms.telling import IN_ACTION_PHASE, TOKEN_BITS
from primogen.rivals.rules.words import ANY_TOKEN, BLOOD_REMOVED, PRESTIGE_REMOVED, TOKEN_PLACED

IN_AN_ACTION_PHASE: Final = 2  # of a moment, beside ANY_TIME and IN_AN_ATTACK


@dataclass(frozen=True)
class TokenPlaced(Happening):
    """A player places a token, of one kind or of any, on a character; whenever, or in somebody's Action Phase."""

    player: int = ANY_SEAT
    on: Group | None = None
    mark: int = ANY_TOKEN
    during: int = ANY_TIME

    def event(self) -> int:
        return TOKEN_PLACED

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.on

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        if self.mark not in (ANY_TOKEN, told.number % TOKEN_BITS):
            return False
        if self.during == IN_AN_ACTION_PHASE and not told.number & IN_ACTION_PHASE:
            return False
        return super().fits(g, at, told)


@dataclass(frozen=True)
class RemovesPrestige(Happening):
    """A player takes Prestige of their colour off a card."""

    player: int = ANY_SEAT
    origin: Group | None = None

    def event(self) -> int:
        return PRESTIGE_REMOVED

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.origin


@dataclass(frozen=True)
class LosesBlood(Happening):
    """Blood is removed from a character: by damage, as a price, or otherwise; what is stolen goes elsewhere."""

    who: Group

    def event(self) -> int:
        return BLOOD_REMOVED

    def subject_role(self) -> Group | None:
        return self.who
