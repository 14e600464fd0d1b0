"""Verbs about pool, blood and cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Amount, Effect, Leaf, Resolve, Seats, go_unpaid
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.refs import THIS_CARD, WHO_IS_BLED, methuselah, one
from primogen.vtes.rules.atoms.cards import burn, discard, put_in_play, put_on
from primogen.vtes.rules.atoms.clock import gain_master_action, has_limit, note_limit
from primogen.vtes.rules.atoms.counters import burn_blood, burn_pool, gain_blood, gain_pool, invest, take_back
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.rules.words import IMBUED, LIBRARY, MASTER, THIS_TURN, UNCONTROLLED

FROM_HUNTING_GROUND: Final = -2  # instead of a printed card: whichever hunting ground it was


@dataclass(frozen=True)
class GainPool(Leaf):
    number: Amount
    who: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        gain_pool(t, methuselah(t, at, self.who), self.number.count(g, at))


@dataclass(frozen=True)
class BurnPool(Leaf):
    number: Amount
    who: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        burn_pool(t, methuselah(t, at, self.who), self.number.count(g, at))


@dataclass(frozen=True)
class PayPool(Leaf):
    """As a cost: all of it, and not her last (she would be ousted before anything came of it)."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).purse[at.you] > self.number

    def do(self, g: Game, at: Resolve) -> None:
        burn_pool(table(g), at.you, self.number)


@dataclass(frozen=True)
class BurnBlood(Leaf):
    """Blood or life, all of it: as a cost it must be there."""

    number: int
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[one(table(g), at, self.ref)] >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        burn_blood(table(g), one(table(g), at, self.ref), self.number)


@dataclass(frozen=True)
class FillUp(Leaf):
    """As much blood as he can hold."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return t.blood[card] < value(g, card, CAPACITY)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        gain_blood(t, card, value(g, card, CAPACITY) - t.blood[card])


@dataclass(frozen=True)
class Restore(Leaf):
    """As much life as it had when it came into play."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return t.blood[card] < starting_life(t, card)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        gain_blood(t, card, starting_life(t, card) - t.blood[card])


def starting_life(g: Table, card: Card) -> int:
    """What is printed, and what the level gives at which it was played."""
    if g.kind(card) == IMBUED:
        return value(g, card, CAPACITY)
    face = g.face(card)
    played = face.uses[g.played_as[card]].text if face.uses else None
    return face.life + (0 if played is None else more_life(played))


def more_life(text: Effect) -> int:
    if isinstance(text, GainBlood) and text.ref == THIS_CARD and isinstance(text.number, Fixed):
        return text.number.number
    return sum(map(more_life, text.parts()))


@dataclass(frozen=True)
class BurnPoolOfEach(Leaf):
    """All at the same moment."""

    number: int
    among: Seats

    def do(self, g: Game, at: Resolve) -> None:
        for seat in self.among.seats(g, at):
            burn_pool(table(g), seat, self.number)


@dataclass(frozen=True)
class GainBlood(Leaf):
    """From the bank."""

    number: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        if self.number.count(g, at) <= 0:
            return False
        return t.zone[card] == UNCONTROLLED or not t.is_vampire(card) or t.blood[card] < value(g, card, CAPACITY)

    def do(self, g: Game, at: Resolve) -> None:
        gain_blood(table(g), one(table(g), at, self.ref), self.number.count(g, at))


@dataclass(frozen=True)
class GainFromHuntingGround(Leaf):
    """ "A vampire can gain blood from only one hunting ground each turn"."""

    number: int
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return t.blood[card] < value(g, card, CAPACITY) and not has_limit(t, card, FROM_HUNTING_GROUND)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        note_limit(t, card, FROM_HUNTING_GROUND, THIS_TURN)
        gain_blood(t, card, self.number)


@dataclass(frozen=True)
class BloodToPool(Leaf):
    number: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[one(table(g), at, self.ref)] > 0

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        take_back(t, one(t, at, self.ref), at.you, self.number.count(g, at))


@dataclass(frozen=True)
class PoolToBlood(Leaf):
    """One counter."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.purse[at.you] > 0 and t.blood[one(t, at, self.ref)] < value(g, one(t, at, self.ref), CAPACITY)

    def do(self, g: Game, at: Resolve) -> None:
        invest(table(g), at.you, one(table(g), at, self.ref))


@dataclass(frozen=True)
class PutInPlay(Leaf):
    """A second copy of a unique card is burned: VT-CONTEST-08."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if not is_second_copy(t, at.card, at.you):
            put_in_play(t, at.card)
            contest_if_unique(t, at.card)


@dataclass(frozen=True)
class PutOn(Leaf):
    """A second copy of a unique card is burned: VT-CONTEST-08. VT-MASTER-03: whose it is."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        host = one(t, at, self.ref)
        whose = at.you if t.kind(at.card) == MASTER else t.controller[host]  # VT-MINION-02
        if not is_second_copy(t, at.card, whose):
            put_on(t, at.card, host, whose)
            contest_if_unique(t, at.card)


@dataclass(frozen=True)
class Burn(Leaf):
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        burn(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class PayForCopies(Leaf):
    """A card "costs +1 pool to play on" who has one of these already: for each of them."""

    number: int
    ref: int

    def price(self, g: Game, at: Resolve) -> int:
        t = table(g)
        lying = [t.definition[card] for card in t.cards_on(one(t, at, self.ref))]
        return self.number * lying.count(t.definition[at.card])

    def has_target(self, g: Game, at: Resolve) -> bool:
        return table(g).purse[at.you] >= self.price(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        burn_pool(table(g), at.you, self.price(g, at))


@dataclass(frozen=True)
class BurnFromLibrary(Leaf):
    """From the top of one's library: as a cost, all of them must be there."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return len(table(g).pile(at.you, LIBRARY)) >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if not self.can(g, at):
            go_unpaid(g)
            return
        for _ in range(self.number):
            discard(t, t.pile(at.you, LIBRARY)[-1])


@dataclass(frozen=True)
class GainMasterAction(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        gain_master_action(table(g))


@dataclass(frozen=True)
class StealPool(Leaf):
    """From the Methuselah at whom the action is directed, as much as there is."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        seat = methuselah(t, at, WHO_IS_BLED)
        if seat != NONE:
            gain_pool(t, at.you, burn_pool(t, seat, self.number))
