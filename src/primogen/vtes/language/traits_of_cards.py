"""What a card may be where it is no minion: of a type, of the library or the crypt, requiring something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.ids import Card
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.refs import THIS_CARD
from primogen.vtes.language.traits import Trait
from primogen.vtes.language.verbs_counters import GainBlood
from primogen.vtes.rules.atoms.clock import COMMITTED, ENTERED_READY
from primogen.vtes.rules.needs import Need
from primogen.vtes.rules.table import ROW3, Table
from primogen.vtes.rules.words import (
    ACTION_MODIFIER,
    COMBAT,
    CONVICTION,
    CRYPT_KINDS,
    EVENT,
    IMBUED,
    MASTER,
    NEXT_INFLUENCE,
    REACTION,
    TURN_ENDS,
)

PLAYED_AS: Final = (ACTION_MODIFIER, REACTION, COMBAT)  # of which a card may be more than one
NOT_FOR_MINIONS: Final = (*CRYPT_KINDS, MASTER, EVENT, CONVICTION)


@dataclass(frozen=True)
class OfType(Trait):
    """A card of two types is of both."""

    kind: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        face = g.face(card)
        return face.kind == self.kind or (self.kind in PLAYED_AS and self.kind in [use.kind for use in face.uses])


@dataclass(frozen=True)
class OfCrypt(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) in CRYPT_KINDS


@dataclass(frozen=True)
class OfLibrary(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) not in CRYPT_KINDS


@dataclass(frozen=True)
class OfMinions(Trait):
    """A card of the library that minions play."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) not in NOT_FOR_MINIONS


@dataclass(frozen=True)
class Named(Trait):
    """ "A card named ..."."""

    name: str

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face(card).name == self.name


@dataclass(frozen=True)
class Bears(Trait):
    """A card of that name, or of another one, lies on him."""

    name: str
    other: str = ""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return any([g.face(lying).name in (self.name, self.other) for lying in g.cards_on(card)])


@dataclass(frozen=True)
class CheaperThan(Trait):
    """Its printed cost in pool is less than that."""

    pool: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.face(card).pool < self.pool


@dataclass(frozen=True)
class LiesOnThis(Trait):
    """Attached to this minion."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.host[card] == at.who


@dataclass(frozen=True)
class ThisName(Trait):
    """A copy of this card."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.definition[card] == g.definition[at.card]


@dataclass(frozen=True)
class AsksFor(Trait):
    """ "Requiring an Anarch"."""

    need: Need

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return any([self.need in use.needs for use in g.face(card).uses])


@dataclass(frozen=True)
class AsksForDiscipline(Trait):
    discipline: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        levels = [level for use in g.face(card).uses for level in use.level]
        return self.discipline in [discipline for discipline, _ in levels]


@dataclass(frozen=True)
class EnteredLastInfluence(Trait):
    """Who entered your ready region during your last influence phase."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        row = [card, ENTERED_READY, NEXT_INFLUENCE + at.you]
        return any([g.limits[n : n + ROW3] == row for n in range(0, len(g.limits), ROW3)])


@dataclass(frozen=True)
class LostLife(Trait):
    """An ally who has less life than he came into play with."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.blood[card] < starting_life(g, card)


def starting_life(g: Table, card: Card) -> int:
    """As printed; more, if the level it was recruited at said so."""
    face = g.face(card)
    if face.kind == IMBUED:
        return face.capacity
    use = face.uses[g.played_as[card]].text if face.uses else None
    return face.life + (0 if use is None else more_life(use))


def more_life(text: Effect) -> int:
    if isinstance(text, GainBlood) and text.ref == THIS_CARD and isinstance(text.number, Fixed):
        return text.number.number
    return sum(map(more_life, text.parts()))


@dataclass(frozen=True)
class Diablerist(Trait):
    """Who has committed diablerie since your last turn."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        row = [card, COMMITTED, TURN_ENDS + at.you]
        return any([g.limits[n : n + ROW3] == row for n in range(0, len(g.limits), ROW3)])
