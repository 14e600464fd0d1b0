"""Traits: what a card may be, by itself. A group is a place and some of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Amount, Resolve
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.laid import ANY_COLOUR, tokens_on
from primogen.rivals.rules.attachments import afflictions_on, is_wraith
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.torpor import is_at_maximum, is_wounded
from primogen.rivals.rules.words import (
    ATTACK,
    ATTACK_TYPES,
    BACK,
    CHARACTER,
    CITY,
    DISCIPLINES_AT,
    EDGES_AT,
    HAVEN,
    NO_CLAN,
    REACTION,
    TORPOR,
)

# whose colour tokens are
OF_ANY_COLOUR: Final = 0
OF_YOUR_COLOUR: Final = 1
OF_THEIR_COLOUR: Final = 2  # of the player who controls that one

# how much of a stat, how many tokens
AT_LEAST: Final = 0
EXACTLY: Final = 1
AT_MOST: Final = 2

IN_A_FIGHT: Final = -1  # as an Attack card or as a Reaction, whichever

LOWEST: Final = 0
HIGHEST: Final = 1

ITS_COTERIE: Final = 0
ALL_COTERIES: Final = 1

# whose a card is
YOUR_RIVAL: Final = 0
THIS_ONES_PLAYER: Final = 1
TAGGED_BY_YOU: Final = 2
ACTIVE_PLAYERS: Final = 3

ITS_CLAN: Final = -2  # that of the character whose text it is


def seat_of(g: Table, colour: int, at: Resolve) -> int:
    if colour == OF_THEIR_COLOUR:
        return NONE if at.that == NONE else g.controller[at.that]
    return at.you if colour == OF_YOUR_COLOUR else ANY_COLOUR


class Trait:
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        raise NotImplementedError

    def __or__(self, other: Trait) -> EitherTrait:
        return EitherTrait(self, other)

    def __invert__(self) -> NotTrait:
        return NotTrait(self)

    def lasts(self) -> bool:
        """Whether a card that has it had it a while ago: it is printed."""
        return False

    def is_of_face_down(self) -> bool:
        """Whether a card that is attached face down may have it."""
        return False


@dataclass(frozen=True)
class EitherTrait(Trait):
    """ "... is a Monster or an Antagonist"."""

    first: Trait
    second: Trait

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return self.first.fits(g, at, card) or self.second.fits(g, at, card)

    def lasts(self) -> bool:
        return self.first.lasts() and self.second.lasts()


@dataclass(frozen=True)
class NotTrait(Trait):
    """ "... that is not a Title", "exhausted" for what is not ready."""

    trait: Trait

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return not self.trait.fits(g, at, card)

    def lasts(self) -> bool:
        return self.trait.lasts()


@dataclass(frozen=True)
class IsBeing(Trait):
    """A vampire, a Hunter, a Monster."""

    being: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.being(card) == self.being

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class IsKind(Trait):
    kind: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) == self.kind

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class HasWord(Trait):
    """A word of its banner."""

    words: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.has_word(card, self.words)

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class HasWords(Trait):
    """All of them: "Ongoing Scheme"."""

    words: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face(card).words & self.words == self.words

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class IsLibraryCard(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.owner[card] != CITY and g.kind(card) != CHARACTER

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class IsCharacterCard(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) == CHARACTER

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class IsAttackCard(Trait):
    """An Attack card, a Reaction, or either, of one of these types; of none of them, of the type just named."""

    types: tuple[int, ...]
    role: int = ATTACK

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        face, types = g.face(card), self.types or (at.number,)
        roles = (ATTACK, REACTION) if self.role == IN_A_FIGHT else (self.role,)
        serves = any(face.serves_as(role) for role in roles)
        return serves and (types == ATTACK_TYPES or any(each in face.types for each in types))

    def lasts(self) -> bool:
        return bool(self.types)


@dataclass(frozen=True)
class IsWraith(Trait):
    """A Mortal that lies face down on somebody stands for its token as well: RV-WRAITH-04."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_wraith(g, card)

    def is_of_face_down(self) -> bool:
        return True


@dataclass(frozen=True)
class OfClan(Trait):
    """NO_CLAN for what has none: it is so of everybody in torpor (RV-DEF-14). ITS_CLAN: that of this character."""

    clans: tuple[int, ...]

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        clan = clan_of(g, card)
        return clan in self.clans or (ITS_CLAN in self.clans and NO_CLAN != clan == clan_of(g, at.who))


def clan_of(g: Table, card: Card) -> int:
    return NO_CLAN if g.zone[card] == TORPOR else g.face(card).clan


@dataclass(frozen=True)
class Has(Trait):
    """A Discipline, a keyword, at least so much of a stat, or exactly so much; or more than some amount."""

    stat: int
    least: int = 1
    how: int = AT_LEAST
    over: Amount | None = None

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        found = value(g, card, self.stat)
        if self.over is not None:
            return found > self.over.count(g, at)
        return found >= self.least if self.how == AT_LEAST else found == self.least


@dataclass(frozen=True)
class Wounded(Trait):
    """RV-KEYW-10."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_wounded(g, card)


@dataclass(frozen=True)
class AtMaximumBlood(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_at_maximum(g, card)


@dataclass(frozen=True)
class IsReady(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.ready[card] == 1


@dataclass(frozen=True)
class IsFaceDown(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face_down[card] == 1 or g.kind(card) == BACK


@dataclass(frozen=True)
class IsIt(Trait):
    """The very one already spoken of."""

    ref: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card == one(g, at, self.ref)


@dataclass(frozen=True)
class WithTokens(Trait):
    """At least so much on it, or at most, of any colour or of one."""

    token: int
    colour: int
    least: int
    how: int = AT_LEAST

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        found = tokens_on(g, card, self.token, seat_of(g, self.colour, at))
        return found >= self.least if self.how == AT_LEAST else found <= self.least


@dataclass(frozen=True)
class AtHome(Trait):
    """ "... in their Haven": whosever that is."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.zone[card] == HAVEN


@dataclass(frozen=True)
class Afflicted(Trait):
    """ "... with an Affliction": a Curse, or one of certain tokens."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return afflictions_on(g, card) > 0


@dataclass(frozen=True)
class Extreme(Trait):
    """The lowest or highest of a value among its controller's active characters, or all players', or those like it.

    Ties all fit.
    """

    which: int
    stat: int
    like: Trait | None = None
    within: int = ITS_COTERIE

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        if self.like is not None and not self.like.fits(g, at, card):
            return False
        seats = [g.controller[card]] if self.within == ITS_COTERIE else range(g.seats())
        others = [each for seat in seats for each in g.coterie(seat)]
        values = [value(g, each, self.stat) for each in others if self.like is None or self.like.fits(g, at, each)]
        return value(g, card, self.stat) == (min(values) if self.which == LOWEST else max(values))


@dataclass(frozen=True)
class IsLeader(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card in g.leader


@dataclass(frozen=True)
class OfPlayer(Trait):
    """Your Rival controls it, whoever's turn it is, or whoever has this character; or you have tagged that Monster."""

    who: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        if self.who == YOUR_RIVAL:
            return g.is_rival(at.you, g.controller[card])
        if self.who == TAGGED_BY_YOU:
            return g.tagger[card] == at.you
        if self.who == ACTIVE_PLAYERS:
            return g.controller[card] == g.active
        return at.who != NONE and g.controller[card] == g.controller[at.who]


@dataclass(frozen=True)
class IsCharacter(Trait):
    """RV-TERM-11: a vampire, a Hunter, or a face-up Monster."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face(card).is_character() and not g.face_down[card]


@dataclass(frozen=True)
class BringsNewDiscipline(Trait):
    """A Discipline nobody else of its coterie has."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        others = [each for each in g.coterie(g.controller[card]) if each != card]
        stats = [stat for stat in range(DISCIPLINES_AT, EDGES_AT) if value(g, card, stat)]
        return any(not any(value(g, each, stat) for each in others) for stat in stats)
