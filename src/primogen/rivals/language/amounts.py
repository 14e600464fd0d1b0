"""How many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.amounts import Fixed as Fixed
from primogen.kernel.amounts import Number as Number
from primogen.kernel.effects import Amount, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.rivals.language.choices import players
from primogen.rivals.language.groups import Group
from primogen.rivals.language.icons import shows_icon
from primogen.rivals.language.refs import one, player
from primogen.rivals.language.traits import Trait, seat_of
from primogen.rivals.rules.atoms.laid import tokens_on
from primogen.rivals.rules.attachments import curses_on
from primogen.rivals.rules.conflict import influence_in_favour
from primogen.rivals.rules.dealing import AMOUNT, BY_SEAT, QUALITY
from primogen.rivals.rules.given import has_prey
from primogen.rivals.rules.roles import Roles, attack_under_way
from primogen.rivals.rules.table import TAKEN, Table, table
from primogen.rivals.rules.words import (
    AGGRAVATED_QUALITY,
    DISCIPLINES_AT,
    DISCIPLINES_END,
    EDGES_AT,
    NO_CLAN,
    PRESTIGE,
    PRINCE,
    SETS,
    TORPOR,
)

DISCIPLINES_ONLY: Final = 0
DISCIPLINES_AND_EDGES: Final = 1

# what is counted of a player
ACTIONS_TAKEN: Final = -1  # by who is active, before this one
DIABLERIE: Final = -2  # suffered in this game: RV-DIAB-18

# whom damage was dealt to
TO_THE_TARGET: Final = 0
TO_A_SURVIVOR: Final = 1

# what makes cards different
BY_NAME: Final = 0
BY_CLAN: Final = 1
BY_ICON: Final = 2


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

    def is_open(self) -> bool:
        return self.what.is_open()


@dataclass(frozen=True)
class Plus(Amount):
    """A number, and another."""

    first: Amount
    second: Amount

    def count(self, g: Game, at: Resolve) -> int:
        return self.first.count(g, at) + self.second.count(g, at)


@dataclass(frozen=True)
class Difference(Amount):
    """A number less another, and never below 0."""

    first: Amount
    second: Amount

    def count(self, g: Game, at: Resolve) -> int:
        return max(0, self.first.count(g, at) - self.second.count(g, at))


@dataclass(frozen=True)
class CountOf(Amount):
    group: Group

    def count(self, g: Game, at: Resolve) -> int:
        return len(self.group.cards(g, at))


@dataclass(frozen=True)
class Different(Amount):
    """Of a group, those that are not called the same; or how many clans, or icons of Disciplines, are among them."""

    group: Group
    by: int = BY_NAME

    def count(self, g: Game, at: Resolve) -> int:
        faces = [table(g).face(card) for card in self.group.cards(g, at)]
        if self.by == BY_NAME:
            return len({face.name for face in faces})
        if self.by == BY_ICON:
            return sum(any(shows_icon(face, icon) for face in faces) for icon in range(DISCIPLINES_AT, EDGES_AT))
        return len({face.clan for face in faces if face.clan != NO_CLAN})


@dataclass(frozen=True)
class IconsOf(Amount):
    """Icons of one Discipline on a group of characters: RV-DISC-04 counts characters, this counts icons."""

    discipline: int
    group: Group

    def count(self, g: Game, at: Resolve) -> int:
        return sum(value(g, card, self.discipline) for card in self.group.cards(g, at))


@dataclass(frozen=True)
class DifferentDisciplines(Amount):
    """That somebody of a group has; of two groups, those that somebody of each has."""

    group: Group
    kinds: int
    shared_with: Group | None = None

    def count(self, g: Game, at: Resolve) -> int:
        last = EDGES_AT if self.kinds == DISCIPLINES_ONLY else DISCIPLINES_END
        t = table(g)
        had = disciplines_had(t, self.group.cards(g, at), last)
        if self.shared_with is not None:
            had = had & disciplines_had(t, self.shared_with.cards(g, at), last)
        return len(had)


def disciplines_had(g: Table, cards: list[Card], last: int) -> set[int]:
    """By any of them, below that number: printed, or whatever else gives one."""
    stats = range(DISCIPLINES_AT, last)
    if g.learned or g.lasting or g.index[SETS] or has_prey(g) or any([g.index[stat] for stat in stats]):
        return {stat for card in cards for stat in stats if value(g, card, stat)}
    return {stat for card in cards if g.zone[card] != TORPOR for stat in g.face(card).disciplines if stat < last}


@dataclass(frozen=True)
class TokensOn(Amount):
    """What lies on some cards, of any colour or of one."""

    on: Group
    token: int
    colour: int

    def count(self, g: Game, at: Resolve) -> int:
        t, colour = table(g), seat_of(table(g), self.colour, at)
        return sum([tokens_on(t, card, self.token, colour) for card in self.on.cards(g, at)])


@dataclass(frozen=True)
class Score(Amount):
    """What is counted of a player: Agenda, Prestige, actions taken this turn, diablerie suffered. Of nobody it is 0."""

    what: int
    who: int

    def count(self, g: Game, at: Resolve) -> int:
        t, seat = table(g), player(table(g), at, self.who)
        if not NONE < seat < t.seats():
            return 0
        if self.what == ACTIONS_TAKEN:
            return t.clock[TAKEN] if seat == t.active else 0
        column = t.suffered if self.what == DIABLERIE else t.prestige if self.what == PRESTIGE else t.agenda
        return column[seat]


@dataclass(frozen=True)
class DamageDealt(Amount):
    """What the attack under way has dealt to its target; or, but for Aggravated damage, the most to one it spared."""

    to: int

    def count(self, g: Game, at: Resolve) -> int:
        t, attack = table(g), attack_under_way(table(g))
        if attack is None:
            return 0
        if self.to == TO_THE_TARGET:
            return attack.amount_on(attack.target)
        return max((self.hurt(attack, card) for card in attack.damaged() if self.is_spared(t, card)), default=0)

    def is_spared(self, g: Table, card: Card) -> bool:
        return g.is_active(card) and g.face(card).is_character()

    def hurt(self, attack: Roles, card: Card) -> int:
        cells = attack.cells
        hits = [hit for hit in attack.hits_on(card) if not cells[hit + QUALITY] & AGGRAVATED_QUALITY]
        return sum([cells[hit + AMOUNT] for hit in hits if cells[hit + BY_SEAT] == attack.seat])


@dataclass(frozen=True)
class InfluenceInFavour(Amount):
    """What was exerted for the Scheme under way."""

    def count(self, g: Game, at: Resolve) -> int:
        return influence_in_favour(table(g))


@dataclass(frozen=True)
class RequirementOf(Amount):
    """The Blood Potency a card needs of whoever plays it; of several cards, the most. The Prince counts as so much."""

    of: Group
    prince: int = 0

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        needed = [self.prince if t.kind(card) == PRINCE else t.face(card).needs_bp for card in self.of.cards(g, at)]
        return max(needed, default=0)


@dataclass(frozen=True)
class CursesOn(Amount):
    ref: int

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        card = one(t, at, self.ref)
        return 0 if card == NONE else curses_on(t, card)


@dataclass(frozen=True)
class PlayersWho(Amount):
    """How many players are such: see `choices`."""

    among: int

    def count(self, g: Game, at: Resolve) -> int:
        return len(players(table(g), at, self.among))


@dataclass(frozen=True)
class StatOf(Amount):
    """Of one card, or of one only what certain cards on it give."""

    stat: int
    ref: int
    given_by: Trait | None = None

    def count(self, g: Game, at: Resolve) -> int:
        t, card = table(g), one(table(g), at, self.ref)
        if self.given_by is None:
            return 0 if card == NONE else value(g, card, self.stat)
        return sum(
            t.ability(row).amount(t, source_of(row), card)
            for row in t.index[self.stat]
            if t.host[source_of(row)] == card and self.given_by.fits(t, at, source_of(row))
        )


@dataclass(frozen=True)
class WithIcon(Amount):
    """So much if the acting character has the Discipline that opens the line: RV-ACT-27.

    Of what nobody plays, such as a Trap that is sprung: if anybody in the coterie has it (RV-ACT-33).
    """

    discipline: int
    number: int

    def count(self, g: Game, at: Resolve) -> int:
        having = table(g).coterie(at.you) if at.who == NONE else [at.who]
        return self.number if any(value(g, card, self.discipline) for card in having) else 0
