"""What a card does to itself: its counters, and what it remembers by them."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import NUMBER, Amount, Condition, Effect, Leaf, Resolve, Selector
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.language.refs import THIS_CARD, one
from primogen.vtes.rules.atoms.cards import burn, put_on
from primogen.vtes.rules.atoms.counters import add_counters, burn_blood, invest, move_blood
from primogen.vtes.rules.table import table
from primogen.vtes.rules.words import ASH_HEAP, IN_PLAY, ON_CARD


@dataclass(frozen=True)
class AddCounters(Leaf):
    """To this card, from the bank."""

    number: Amount

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if t.zone[at.card] in (IN_PLAY, ON_CARD):
            add_counters(t, at.card, self.number.count(g, at))


@dataclass(frozen=True)
class BurnCounters(Leaf):
    """From this card: as a cost they must be there."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[at.card] >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        burn_blood(table(g), at.card, self.number)


@dataclass(frozen=True)
class BurnOthersOn(Leaf):
    """All others with that word on that minion."""

    word: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        for card in t.cards_on(one(t, at, self.ref)):
            if card != at.card and t.has_word(card, self.word):
                burn(t, card)


@dataclass(frozen=True)
class LieOn(Leaf):
    """This card, out of the ash heap to which it went when it had been played; whose it is stays."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        """By itself it is no reason to play a card."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        host = one(t, at, self.ref)
        if host != NONE and t.zone[at.card] == ASH_HEAP:
            put_on(t, at.card, host, at.you)


@dataclass(frozen=True)
class PoolToCard(Leaf):
    """From her pool to this card, as far as it goes."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        invest(table(g), at.you, at.card, self.number)


@dataclass(frozen=True)
class FromCard(Leaf):
    """From this card to another, as much as there is."""

    number: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[at.card] > 0

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        move_blood(t, at.card, one(t, at, self.ref), self.number.count(g, at))


@dataclass(frozen=True)
class Times(Effect):
    """ "For each counter on this card, ...": so often as there are when it begins."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[at.card] > 0 and self.effect.can(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            at.cells[NUMBER] = table(g).blood[at.card]
        if step >= at.cells[NUMBER]:
            at.done()
        else:
            at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class HasCounters(Condition):
    """So many on this card, or more."""

    number: int
    ref: int = THIS_CARD

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.blood[one(t, at, self.ref)] >= self.number


@dataclass(frozen=True)
class Fewer(Condition):
    """She has fewer of these than of those."""

    these: Selector
    those: Selector

    def holds(self, g: Game, at: Resolve) -> bool:
        return len(self.these.cards(g, at)) < len(self.those.cards(g, at))
