"""What one may be beside another that was chosen: younger than he, of his clan."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.refs import one
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.meeting import capacity_of
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import CAPACITY


@dataclass(frozen=True)
class YoungerThan(Trait):
    """VT-CRYPT-03."""

    ref: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        other = one(g, at, self.ref)
        return other != NONE and g.is_vampire(card) and value(g, card, CAPACITY) < capacity_of(g, other)


@dataclass(frozen=True)
class OfClanOf(Trait):
    ref: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        other = one(g, at, self.ref)
        return other != NONE and g.clan_of(card) == g.clan_of(other)


@dataclass(frozen=True)
class NotBearerOf(Trait):
    """Of that card."""

    ref: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card != g.host[one(g, at, self.ref)]


@dataclass(frozen=True)
class IsOther(Trait):
    """Than that one."""

    ref: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card != one(g, at, self.ref)
