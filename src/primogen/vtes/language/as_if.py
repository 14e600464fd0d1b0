"""As what a minion plays cards that he otherwise could not: "as if he were a Tremere", "as if he were a justicar"."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import scope
from primogen.kernel.ids import Card
from primogen.vtes.language.traits import AllOf, AnyOf, Fits, HasTitle, IsTitled, OfSect, Trait
from primogen.vtes.rules.as_if import AsIf
from primogen.vtes.rules.needs import Need
from primogen.vtes.rules.people import SECT_OF_TITLE
from primogen.vtes.rules.table import Table


@dataclass(frozen=True)
class AsIfOfClan(AsIf):
    clan: int

    def is_of_clan(self, clans: tuple[int, ...]) -> bool:
        return self.clan in clans


@dataclass(frozen=True)
class AsIfTitled(AsIf):
    """What requires that title: he has it then, and is of its sect; what requires something else, he does not."""

    title: int

    def meets(self, g: Table, need: Need, who: Card, among: tuple[Need, ...]) -> bool:
        if not any(isinstance(each, Fits) and self.is_asked(each.trait) for each in among):
            return False
        return isinstance(need, Fits) and self.fits(g, need.trait, who)

    def is_asked(self, trait: Trait) -> bool:
        if isinstance(trait, AllOf | AnyOf):
            return any(self.is_asked(part) for part in trait.traits)
        return trait == HasTitle(self.title)

    def fits(self, g: Table, trait: Trait, who: Card) -> bool:
        if isinstance(trait, AnyOf):
            return any(self.fits(g, part, who) for part in trait.traits)
        if isinstance(trait, AllOf):
            return all(self.fits(g, part, who) for part in trait.traits)
        pretended = (HasTitle(self.title), IsTitled(), OfSect(SECT_OF_TITLE[self.title]))
        return trait in pretended or trait.fits(g, scope(g.controller[who], who, who), who)
