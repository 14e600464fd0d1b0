"""How often: frequency is said of a pattern."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import Ability, row_of
from primogen.kernel.effects import Resolve, scope
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.kernel.story import Pattern, ThisTurn
from primogen.rivals.language.patterns.roles import ANY_SEAT, YOUR_SEAT
from primogen.rivals.rules.atoms.rows import note_spent
from primogen.rivals.rules.table import Table, table

# how long a first time stays the only one
YOUR_TURNS: Final = 0
ANY_TURN: Final = 1
THE_GAME: Final = 2


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
class FirstHeard(Rationed):
    """ "The first time ...", of what this card hears, in a turn or for as long as it is where it is.

    For what nobody could tell later, and for what comes with a condition: the first time that it holds.
    """

    pattern: Pattern
    within: int = YOUR_TURNS

    def event(self) -> int:
        return self.pattern.event()

    def events(self) -> tuple[int, ...]:
        return self.pattern.events()

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return (self.within != YOUR_TURNS or table(g).active == at.you) and self.pattern.fits(g, at, told)

    def counts(self, g: Game, at: Resolve, ability: Ability) -> bool:
        t, row = table(g), row_of(at.card, number_of(table(g), at, ability))
        if row in (t.spent if self.within == THE_GAME else t.used):
            return False
        if self.within == THE_GAME:
            note_spent(t, row)
        else:
            g.note_use(row)
        return True


def number_of(g: Table, at: Resolve, ability: Ability) -> int:
    return g.face(at.card).abilities.index(ability)
