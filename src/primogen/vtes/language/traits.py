"""What a card may be: of a clan, titled, older, locked. A trait is also what a card asks of who plays it (`Fits`)."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve, scope
from primogen.kernel.frames import DONE
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.vtes.rules.circles import are_of_one_circle
from primogen.vtes.rules.imbued import is_monster
from primogen.vtes.rules.meeting import capacity_of
from primogen.vtes.rules.needs import Need
from primogen.vtes.rules.polling import voters
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.titles import has_title, is_titled, rivals
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.rules.underway import action_under_way, combat_under_way, referendum_under_way
from primogen.vtes.rules.words import ALLY, IMBUED, ON_CARD, VAMPIRE


class Trait:
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        raise NotImplementedError

    def would_fit(self, sect: int, capacity: int) -> bool:
        """A vampire of that sect and capacity, of whom nothing else is known."""
        return False


@dataclass(frozen=True)
class IsKind(Trait):
    kind: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) == self.kind

    def would_fit(self, sect: int, capacity: int) -> bool:
        return self.kind == VAMPIRE


@dataclass(frozen=True)
class HasWord(Trait):
    word: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.has_word(card, self.word)


@dataclass(frozen=True)
class OfClan(Trait):
    clan: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.clan_of(card) == self.clan


@dataclass(frozen=True)
class OfSect(Trait):
    sect: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.is_of(card, self.sect)

    def would_fit(self, sect: int, capacity: int) -> bool:
        return self.sect == sect


@dataclass(frozen=True)
class HasTitle(Trait):
    title: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return has_title(g, card, self.title)


@dataclass(frozen=True)
class IsTitled(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_titled(g, card)


@dataclass(frozen=True)
class IsTapped(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.tapped[card] == 1


@dataclass(frozen=True)
class IsReady(Trait):
    """Neither burned nor in torpor."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.is_ready(card)


@dataclass(frozen=True)
class HasStat(Trait):
    """So much of a value, or more: a Discipline at a level, a capacity."""

    stat: int
    least: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return value(g, card, self.stat) >= self.least

    def would_fit(self, sect: int, capacity: int) -> bool:
        return self.stat == CAPACITY and capacity >= self.least


@dataclass(frozen=True)
class AtMost(Trait):
    stat: int
    most: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return value(g, card, self.stat) <= self.most

    def would_fit(self, sect: int, capacity: int) -> bool:
        return self.stat == CAPACITY and capacity <= self.most


@dataclass(frozen=True)
class Younger(Trait):
    """Than this vampire: VT-CRYPT-03."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.is_vampire(card) and value(g, card, CAPACITY) < capacity_of(g, at.who)


@dataclass(frozen=True)
class YoungerThanFirst(Trait):
    """Of two that are chosen, the second is a younger vampire than the first."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.is_vampire(card) and value(g, card, CAPACITY) < capacity_of(g, at.by)


@dataclass(frozen=True)
class Older(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.is_vampire(card) and value(g, card, CAPACITY) > capacity_of(g, at.who)


@dataclass(frozen=True)
class IsAlly(Trait):
    """VT-TERM-18, VT-IMBUED-01: an imbued is one."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.kind(card) in (ALLY, IMBUED)


@dataclass(frozen=True)
class Monster(Trait):
    """VT-IMBUED-07."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_monster(g, card)


@dataclass(frozen=True)
class OfCircle(Trait):
    """Of this vampire's circle, and not he: VT-TERM-21."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card != at.who and are_of_one_circle(g, at.who, card)


@dataclass(frozen=True)
class WithBlood(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.blood[card] > 0


@dataclass(frozen=True)
class BloodAtMost(Trait):
    most: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.blood[card] <= self.most


@dataclass(frozen=True)
class BorneBy(Trait):
    """By one of these."""

    trait: Trait

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.zone[card] == ON_CARD and self.trait.fits(g, at, g.host[card])


@dataclass(frozen=True)
class BearsNone(Trait):
    """ "A vampire can have only one of these", or one with that word."""

    word: int = 0

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        if self.word:
            return not any([g.has_word(lying, self.word) for lying in g.cards_on(card)])
        return g.printed_as(at.card) not in [g.printed_as(lying) for lying in g.cards_on(card)]


@dataclass(frozen=True)
class NotThis(Trait):
    """ "Another"."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card != at.who


@dataclass(frozen=True)
class IsThis(Trait):
    """He himself."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card == at.who


@dataclass(frozen=True)
class ContestsHisTitle(Trait):
    """The same title as he."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return card in rivals(g, at.who)


@dataclass(frozen=True)
class Acting(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        action = action_under_way(g)
        return action is not None and action.minion == card


@dataclass(frozen=True)
class Opposes(Trait):
    """In combat with this minion, which is not over."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        combat = combat_under_way(g)
        if combat is None or combat.step == DONE or not combat.is_fighting(at.who):
            return False
        return combat.opponent(at.who) == card


@dataclass(frozen=True)
class OfTarget(Trait):
    """Controlled by the Methuselah at whom the action is directed."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        action = action_under_way(g)
        return action is not None and action.defender == g.controller[card]


@dataclass(frozen=True)
class HasVoted(Trait):
    """Has cast votes or ballots in the referendum under way."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        cells = referendum_under_way(g)
        return cells is not None and card in voters(cells)


@dataclass(frozen=True)
class IsNot(Trait):
    trait: Trait

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return not self.trait.fits(g, at, card)


@dataclass(frozen=True)
class AllOf(Trait):
    traits: tuple[Trait, ...]

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return all([trait.fits(g, at, card) for trait in self.traits])

    def would_fit(self, sect: int, capacity: int) -> bool:
        return all([trait.would_fit(sect, capacity) for trait in self.traits])


@dataclass(frozen=True)
class AnyOf(Trait):
    traits: tuple[Trait, ...]

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return any([trait.fits(g, at, card) for trait in self.traits])

    def would_fit(self, sect: int, capacity: int) -> bool:
        return any([trait.would_fit(sect, capacity) for trait in self.traits])


@dataclass(frozen=True)
class Fits(Need):
    """Asked of the minion that would play a card."""

    trait: Trait

    def is_met(self, g: Game, who: Card) -> bool:
        t = table(g)
        return self.trait.fits(t, scope(t.controller[who], who, who), who)

    def is_met_as_vampire(self, sect: int, capacity: int) -> bool:
        return self.trait.would_fit(sect, capacity)
