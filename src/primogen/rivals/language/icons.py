"""What stands on a card: its name, an icon, a word."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from operator import attrgetter
from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.ids import Card
from primogen.rivals.language.groups import Group
from primogen.rivals.language.traits import IsBeing, Trait
from primogen.rivals.language.verbs_faces import BecomeGhoul
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import ATTACHED, GHOULISH

RELENTLESS: Final = -1  # before an ability


def shows_icon(face: Printed, icon: int) -> bool:
    """It stands on the card, before a line or within one."""
    return face.needs_discipline == icon or stands_in((face.text, face.abilities, face.price), icon)


def stands_in(part: object, icon: int) -> bool:
    if isinstance(part, tuple):
        return any(stands_in(each, icon) for each in part)
    if not is_dataclass(part) or isinstance(part, type):
        return part == icon and isinstance(part, int)
    return any(stands_in(attrgetter(field.name)(part), icon) for field in fields(part))


@dataclass(frozen=True)
class Shows(Trait):
    """The icon of a Discipline stands on it; or RELENTLESS."""

    what: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        if self.what != RELENTLESS:
            return shows_icon(g.face(card), self.what)
        return any(isinstance(each, Formed) and each.relentless_cost() is not None for each in g.face(card).abilities)

    def lasts(self) -> bool:
        return True


def speaks_of(part: object, being: int) -> bool:
    """Somewhere in a card's text those beings are named."""
    if isinstance(part, tuple):
        return any(speaks_of(each, being) for each in part)
    if not is_dataclass(part) or isinstance(part, type):
        return False
    if isinstance(part, IsBeing) and part.being == being:
        return True
    if isinstance(part, BecomeGhoul) and being == GHOULISH:
        return True
    return any(speaks_of(attrgetter(field.name)(part), being) for field in fields(part))


@dataclass(frozen=True)
class SpeaksOf(Trait):
    """It is such a being, or names such beings in its game text."""

    being: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        face = g.face(card)
        return face.being == self.being or speaks_of((face.text, face.abilities, face.price), self.being)

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class Named(Trait):
    """It is called so, or as one of a group is; what is attached face down has no name."""

    called: str | Group

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        if isinstance(self.called, str):
            return g.face(card).name == self.called and not (g.face_down[card] and g.zone[card] == ATTACHED)
        same = g.pool.namesakes[g.definition[card]]
        return any(g.definition[other] in same for other in self.called.cards(g, at))

    def lasts(self) -> bool:
        return isinstance(self.called, str)
