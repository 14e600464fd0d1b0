"""Groups of those who fight."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.groups import ANYONES, ANYWHERE, IN_THIS_PARTY, ZONES_OF, Group, is_whose
from primogen.rivals.language.traits import Trait
from primogen.rivals.rules.roles import the_attacker, the_target
from primogen.rivals.rules.table import Table, table

ATTACKING: Final = 0
DEFENDING: Final = 1  # whoever is attacked, a Mortal too


@dataclass(frozen=True)
class Fighters(Group):
    """Whoever attacks or is attacked, of certain players, in a place, with certain traits."""

    role: int
    whose: int = ANYONES
    place: int = ANYWHERE
    traits: tuple[Trait, ...] = ()

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        fighter = the_attacker(g) if self.role == ATTACKING else the_target(g)
        if card != fighter or not is_whose(at, self.whose, g.controller[card]) or not self.is_there(g, at, card):
            return False
        return all(trait.fits(g, at, card) for trait in self.traits)

    def is_there(self, g: Table, at: Resolve, card: Card) -> bool:
        if self.place == IN_THIS_PARTY:
            return g.are_party(at.who, card)
        return self.place == ANYWHERE or g.zone[card] in ZONES_OF[self.place]

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        fighter = the_attacker(table(g)) if self.role == ATTACKING else the_target(table(g))
        return [fighter] if fighter != NONE and self.includes(table(g), at, fighter) else []

    def __and__(self, trait: Trait) -> Fighters:
        return replace(self, traits=(*self.traits, trait))
