"""What stands on Library cards: icons, and names that others have."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.ids import Card
from primogen.rivals.language.groups import Group
from primogen.rivals.language.traits import Trait
from primogen.rivals.rules.table import Table


@dataclass(frozen=True)
class ShowsIcon(Trait):
    """The icon of a Discipline stands on it, before a line or within one."""

    discipline: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        face = g.face(card)
        return face.needs_discipline == self.discipline or self.stands_in((face.text, face.abilities))

    def stands_in(self, part: object) -> bool:
        if isinstance(part, tuple):
            return any(self.stands_in(each) for each in part)
        if not is_dataclass(part) or isinstance(part, type):
            return part == self.discipline and isinstance(part, int)
        return any(self.stands_in(vars(part)[field.name]) for field in fields(part))

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class SharesName(Trait):
    """It is called as one of a group is."""

    group: Group

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        same = g.pool.namesakes[g.definition[card]]
        return any(g.definition[other] in same for other in self.group.cards(g, at))
