"""How many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.effects import Amount, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.rivals.language.groups import Group
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.atoms.rows import held_by
from primogen.rivals.rules.attachments import curses_on
from primogen.rivals.rules.conflict import has_exerted
from primogen.rivals.rules.given import has_prey
from primogen.rivals.rules.roles import the_attacker, the_target
from primogen.rivals.rules.table import ROW3, table
from primogen.rivals.rules.words import (
    DISCIPLINES_AT,
    DISCIPLINES_END,
    EDGES_AT,
    INFLUENCE,
    SETS,
    TITLE,
)

DISCIPLINES_ONLY: Final = 0
DISCIPLINES_AND_EDGES: Final = 1


@dataclass(frozen=True)
class Fixed(Amount):
    number: int

    def count(self, g: Game, at: Resolve) -> int:
        return self.number

    def is_less(self) -> bool:
        return self.number < 0


@dataclass(frozen=True)
class Per(Amount):
    """ "N for each ...", "N for every M ...", with or without a maximum."""

    number: int
    every: int
    what: Amount
    most: int = 0

    def count(self, g: Game, at: Resolve) -> int:
        found = self.number * (self.what.count(g, at) // self.every)
        return min(found, self.most) if self.most else found


@dataclass(frozen=True)
class Plus(Amount):
    """A number, and another."""

    first: Amount
    second: Amount

    def count(self, g: Game, at: Resolve) -> int:
        return self.first.count(g, at) + self.second.count(g, at)


@dataclass(frozen=True)
class Number(Amount):
    """ "X": how much was paid, or how much an event was."""

    def count(self, g: Game, at: Resolve) -> int:
        return at.number


@dataclass(frozen=True)
class CountOf(Amount):
    group: Group

    def count(self, g: Game, at: Resolve) -> int:
        return len(self.group.cards(g, at))


@dataclass(frozen=True)
class IconsOf(Amount):
    """Icons of one Discipline on a group of characters: RV-DISC-04 counts characters, this counts icons."""

    discipline: int
    group: Group

    def count(self, g: Game, at: Resolve) -> int:
        return sum(value(g, card, self.discipline) for card in self.group.cards(g, at))


@dataclass(frozen=True)
class DifferentDisciplines(Amount):
    group: Group
    kinds: int

    def count(self, g: Game, at: Resolve) -> int:
        last = EDGES_AT if self.kinds == DISCIPLINES_ONLY else DISCIPLINES_END
        t, cards, found = table(g), self.group.cards(g, at), 0
        gives = bool(t.learned or t.lasting or t.index[SETS]) or has_prey(t)
        for stat in range(DISCIPLINES_AT, last):
            printed = t.pool.values[stat]
            for card in cards:
                if (gives or t.index[stat] or printed[t.definition[card]]) and value(g, card, stat):
                    found += 1
                    break
        return found


@dataclass(frozen=True)
class SharedDisciplines(Amount):
    """Different Disciplines the attacker shares with the defender."""

    def count(self, g: Game, at: Resolve) -> int:
        attacker, target = the_attacker(table(g)), the_target(table(g))
        if NONE in (attacker, target):
            return 0
        stats = range(DISCIPLINES_AT, EDGES_AT)
        return sum(value(g, attacker, stat) > 0 and value(g, target, stat) > 0 for stat in stats)


@dataclass(frozen=True)
class PrestigeOn(Amount):
    """Of any colour."""

    ref: int

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        return held_by(t.stakes, one(t, at, self.ref))


@dataclass(frozen=True)
class YourPrestigeOn(Amount):
    ref: int

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        return staked(t, one(t, at, self.ref), at.you)


@dataclass(frozen=True)
class YourPrestigeAbroad(Amount):
    """Of your colour, on characters, those in torpor too, and on face-down Monsters: RV-TERM-07, -11."""

    def count(self, g: Game, at: Resolve) -> int:
        t, rows = table(g), table(g).stakes
        own = [place for place in range(0, len(rows), ROW3) if rows[place + 1] == at.you]
        return sum([rows[place + 2] for place in own if t.face(rows[place]).is_character()])


@dataclass(frozen=True)
class CursesOn(Amount):
    ref: int

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        card = one(t, at, self.ref)
        return 0 if card == NONE else curses_on(t, card)


@dataclass(frozen=True)
class NoInfluenceTokensIn(Amount):
    group: Group

    def count(self, g: Game, at: Resolve) -> int:
        tokens = table(g).no_influence
        return sum([tokens[card] for card in self.group.cards(g, at)])


@dataclass(frozen=True)
class Players(Amount):
    def count(self, g: Game, at: Resolve) -> int:
        return g.seats()


@dataclass(frozen=True)
class FoesAgainst(Amount):
    """Foes who exerted Influence against your choice of YES or NO."""

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        return sum(t.said[seat] != t.said[at.you] and has_exerted(t, seat) for seat in t.foes(at.you))


@dataclass(frozen=True)
class TitleInfluence(Amount):
    """The Influence bonus of the Titles on a character."""

    ref: int

    def count(self, g: Game, at: Resolve) -> int:
        t, host = table(g), one(table(g), at, self.ref)
        return sum(
            t.ability(row).amount(t, source_of(row), host)
            for row in t.index[INFLUENCE]
            if t.host[source_of(row)] == host and t.has_word(source_of(row), TITLE)
        )


@dataclass(frozen=True)
class StatOf(Amount):
    stat: int
    ref: int

    def count(self, g: Game, at: Resolve) -> int:
        card = one(table(g), at, self.ref)
        return 0 if card == NONE else value(g, card, self.stat)


@dataclass(frozen=True)
class WithIcon(Amount):
    """So much if the acting character has the Discipline that opens the line: RV-ACT-27."""

    discipline: int
    number: int

    def count(self, g: Game, at: Resolve) -> int:
        return self.number if at.who != NONE and value(g, at.who, self.discipline) else 0
