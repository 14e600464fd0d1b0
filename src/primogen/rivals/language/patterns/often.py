"""How often: frequency is said of a pattern."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import Ability, row_of
from primogen.kernel.effects import Resolve, scope
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.kernel.story import Pattern, ThisTurn
from primogen.rivals.language.patterns.roles import ANY_SEAT, YOUR_SEAT
from primogen.rivals.rules.atoms.rows import note_spent
from primogen.rivals.rules.table import Table, table


class Rationed(Pattern):
    """A pattern that not every time counts."""

    def can_be_recalled(self) -> bool:
        return False


@dataclass(frozen=True)
class FirstEachTurn(Rationed):
    """ "The first time ... during each of your turns", or in any turn. Whether the card was in play then or not.

    `of`: yours, or each player's own first time; then "you" in the pattern is whoever does it.
    """

    pattern: Pattern
    turns: int = YOUR_SEAT
    of: int = YOUR_SEAT

    def __post_init__(self) -> None:
        self.memory()

    def memory(self) -> ThisTurn:
        return ThisTurn(self.pattern.recalled_as())

    def event(self) -> int:
        return self.pattern.event()

    def events(self) -> tuple[int, ...]:
        return self.pattern.events()

    def remembers(self) -> tuple[int, ...]:
        return self.memory().pattern.events()

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        if self.turns != ANY_SEAT and table(g).active != at.you:
            return False
        seen = at if self.of == YOUR_SEAT else scope(told.seat, at.card, at.who)
        return self.pattern.fits(g, seen, told) and self.memory().times(g, seen) == 1


@dataclass(frozen=True)
class FirstEver(Rationed):
    """ "The very first time ...": once for as long as the card is where it is."""

    pattern: Pattern

    def event(self) -> int:
        return self.pattern.event()

    def events(self) -> tuple[int, ...]:
        return self.pattern.events()

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return self.pattern.fits(g, at, told)

    def counts(self, g: Game, at: Resolve, ability: Ability) -> bool:
        row = row_of(at.card, number_of(table(g), at, ability))
        if row in table(g).spent:
            return False
        note_spent(table(g), row)
        return True


@dataclass(frozen=True)
class OnceEachTurn(Rationed):
    """ "Once each turn, when ...": of what this card hears, in whosever turn."""

    pattern: Pattern

    def event(self) -> int:
        return self.pattern.event()

    def events(self) -> tuple[int, ...]:
        return self.pattern.events()

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return self.pattern.fits(g, at, told)

    def counts(self, g: Game, at: Resolve, ability: Ability) -> bool:
        row = row_of(at.card, number_of(table(g), at, ability))
        if row in table(g).used:
            return False
        g.note_use(row)
        return True


@dataclass(frozen=True)
class FirstHeard(OnceEachTurn):
    """ "The first time ...", of what this card hears: where nobody could tell later in the turn whether it was so."""

    turns: int = YOUR_SEAT

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return (self.turns == ANY_SEAT or table(g).active == at.you) and self.pattern.fits(g, at, told)


def number_of(g: Table, at: Resolve, ability: Ability) -> int:
    return g.face(at.card).abilities.index(ability)
