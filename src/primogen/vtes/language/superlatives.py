"""What one of a group has more of than the others."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import CAPACITY


@dataclass(frozen=True)
class Oldest(Trait):
    """Of these, or one of the oldest: VT-CRYPT-03."""

    among: Group

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        most = max([value(g, each, CAPACITY) for each in self.among.cards(g, at)], default=NONE)
        return value(g, card, CAPACITY) == most
