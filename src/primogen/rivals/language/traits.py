"""Traits: what a card may be, by itself. A group is a place and some of these."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.atoms.rows import held_by
from primogen.rivals.rules.attachments import afflictions_on
from primogen.rivals.rules.recruiting import why_not_enter
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.torpor import is_at_maximum, is_wounded
from primogen.rivals.rules.words import (
    ANTAGONIST,
    ATTACK,
    BLOOD_POTENCY,
    CHARACTER,
    CITY,
    DISCIPLINES_AT,
    EDGES_AT,
    MONSTER,
    MORTAL,
    NO_CLAN,
    TORPOR,
)


class Trait:
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        raise NotImplementedError

    def lasts(self) -> bool:
        """Whether a card that has it had it a while ago: it is printed."""
        return False


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
    """An Attack card of one of these types."""

    types: tuple[int, ...]

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        face = g.face(card)
        return face.serves_as(ATTACK) and any(each in face.types for each in self.types)

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class OfClan(Trait):
    clans: tuple[int, ...]

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face(card).clan in self.clans and g.zone[card] != TORPOR  # RV-DEF-14


@dataclass(frozen=True)
class Has(Trait):
    """A Discipline, a keyword, or at least so much of a stat."""

    stat: int
    least: int = 1

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return value(g, card, self.stat) >= self.least


@dataclass(frozen=True)
class Wounded(Trait):
    """RV-KEYW-10."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_wounded(g, card)


@dataclass(frozen=True)
class NotAtMaximumBlood(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return not is_at_maximum(g, card)


@dataclass(frozen=True)
class IsReady(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.ready[card] == 1


@dataclass(frozen=True)
class IsExhausted(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.ready[card] == 0


@dataclass(frozen=True)
class IsFaceDown(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face_down[card] == 1


@dataclass(frozen=True)
class Other(Trait):
    """Not the one already spoken of."""

    than: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card != one(g, at, self.than)


@dataclass(frozen=True)
class WithPrestige(Trait):
    """At least so much Prestige on it, of any colour."""

    least: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return held_by(g.stakes, card) >= self.least


@dataclass(frozen=True)
class WithYourPrestige(Trait):
    least: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return staked(g, card, at.you) >= self.least


@dataclass(frozen=True)
class IsCityMortal(Trait):
    """RV-MORTAL-10: unattached."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) == MORTAL and g.controller[card] == CITY


@dataclass(frozen=True)
class IsAntagonistOrMonster(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) == MONSTER or (g.kind(card) == MORTAL and g.has_word(card, ANTAGONIST))


@dataclass(frozen=True)
class Afflicted(Trait):
    """ "... with an Affliction": a Curse, or one of certain tokens."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return afflictions_on(g, card) > 0


@dataclass(frozen=True)
class LowestPotency(Trait):
    """Of its controller's active characters; ties all fit."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        others = g.coterie(g.controller[card])
        return value(g, card, BLOOD_POTENCY) == min([value(g, each, BLOOD_POTENCY) for each in others])


@dataclass(frozen=True)
class HasAClan(Trait):
    """A clan affiliation, whichever."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face(card).clan != NO_CLAN and g.zone[card] != TORPOR  # RV-DEF-14


@dataclass(frozen=True)
class MayEnterPlay(Trait):
    """RV-UNIQ-03."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return why_not_enter(g, card) is None


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
