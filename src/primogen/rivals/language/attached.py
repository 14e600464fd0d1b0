"""Cards attached to others, as a group and as a trait: "Retainers in this party", "a character with a Title".

And those a character fights with: they lie by it until the fight is over.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from primogen.kernel.effects import Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.groups import Group
from primogen.rivals.language.refs import one
from primogen.rivals.language.traits import AT_LEAST, EXACTLY, Trait
from primogen.rivals.rules.attachments import is_curse
from primogen.rivals.rules.playable import why_not_lie_on
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import ATTACHED, CHARACTER, PLACED


@dataclass(frozen=True)
class AttachedTo(Group):
    """What any of a group bears."""

    to: Group
    traits: tuple[Trait, ...] = ()

    def __and__(self, trait: Trait) -> AttachedTo:
        return replace(self, traits=(*self.traits, trait))

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.zone[card] == ATTACHED and self.to.includes(g, at, g.host[card]) and self.fits(g, at, card)

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return all([trait.fits(g, at, card) for trait in self.traits])

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        t = table(g)
        borne = [card for host in self.to.cards(g, at) for card in t.attachments(host)]
        return [card for card in borne if self.fits(t, at, card)]

    def thinkable(self, g: Game, at: Resolve) -> list[Card]:
        seat = self.chooser(g, at)
        return [card for host in self.to.thinkable(g, at) for card in table(g).attachments(host) if g.sees(seat, card)]


@dataclass(frozen=True)
class BearsMany(Trait):
    """ "... with 3+ attachments", "... with 1+ face-down attachments", "... with exactly 2 attachments"."""

    least: int
    traits: tuple[Trait, ...] = ()
    how: int = AT_LEAST

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        borne = [each for each in g.attachments(card) if all([trait.fits(g, at, each) for trait in self.traits])]
        return len(borne) == self.least if self.how == EXACTLY else len(borne) >= self.least


@dataclass(frozen=True)
class Bears(Trait):
    """ "... with a Title": a card of that trait is attached to it, face up unless it is of those that never are."""

    trait: Trait

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        down = self.trait.is_of_face_down()
        return any(self.trait.fits(g, at, each) and (down or not g.face_down[each]) for each in g.attachments(card))


@dataclass(frozen=True)
class FightsWith(Trait):
    """ "... who has played a Reaction": a card of that trait, open, in what is under way."""

    trait: Trait

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        played = [each for each in g.pile(g.controller[card], PLACED) if g.host[each] == card and not g.face_down[each]]
        return any(self.trait.fits(g, at, each) for each in played)


@dataclass(frozen=True)
class MayLieOn(Trait):
    """ "... that can be legally attached to this character", by you."""

    ref: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        who = one(g, at, self.ref)
        return who != NONE and g.is_active(who) and why_not_lie_on(g, at.you, card, who) is None


@dataclass(frozen=True)
class IsCurse(Trait):
    """RV-TOKEN-18."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.zone[card] == ATTACHED and is_curse(g, card)


@dataclass(frozen=True)
class IsPrey(Trait):
    """A vampire that lies on the one that has consumed it: RV-DIAB-02."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) == CHARACTER and g.zone[card] == ATTACHED
