"""What all patterns share: how an event fills the roles of one."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.events import NOW, Event
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.story import Pattern
from primogen.rivals.language.groups import Group
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import CITY

# which player
ANY_SEAT: Final = 0
YOUR_SEAT: Final = 1
HOSTS_SEAT: Final = 2  # the player whose character bears this card
FOES_SEAT: Final = 3
RIVALS_SEAT: Final = 4  # of yours


class Happening(Pattern):
    """The roles an event knows: the player, the card it befell, and the other one. None: whoever."""

    def player_role(self) -> int:
        return ANY_SEAT

    def is_about_you(self) -> bool:
        return self.player_role() == YOUR_SEAT

    def subject_role(self) -> Group | None:
        return None

    def other_role(self) -> Group | None:
        return None

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        t, player = table(g), self.player_role()
        if player != ANY_SEAT and not plays(t, at, player, told.seat):
            return False
        subject, other = self.subject_role(), self.other_role()
        if subject is not None and not belongs(t, at, subject, told.subject, told.subject_stood):
            return False
        return other is None or belongs(t, at, other, told.by, told.by_stood)

    def can_be_recalled(self) -> bool:
        return all(role is None or role.can_be_recalled() for role in (self.subject_role(), self.other_role()))


def plays(g: Table, at: Resolve, player: int, seat: Seat) -> bool:
    """Whether that seat is the player the role asks for."""
    if player == YOUR_SEAT:
        return seat == at.you
    if player == FOES_SEAT:
        return seat not in (at.you, CITY)
    if player == RIVALS_SEAT:
        return g.is_rival(at.you, seat)
    host = g.controller[at.who]
    return seat == (g.tagger[at.who] if host == CITY else host)


def belongs(g: Table, at: Resolve, role: Group, card: Card, stood: int) -> bool:
    if card == NONE:
        return False
    return role.includes(g, at, card) if stood == NOW else role.included(g, at, card, stood)
