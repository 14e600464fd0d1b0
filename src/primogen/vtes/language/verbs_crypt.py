"""Verbs about crypts and uncontrolled regions. What nobody could look at is taken whatever it is: VT-RULING-02."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of
from primogen.kernel.effects import NO, PICK, Amount, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.vtes.language.refs import methuselah, one
from primogen.vtes.rules.atoms.cards import burn, put, put_beneath, remove, shuffle
from primogen.vtes.rules.atoms.clock import take_edge
from primogen.vtes.rules.atoms.counters import move_blood, steal_blood, take_back
from primogen.vtes.rules.damage import fall
from primogen.vtes.rules.table import EDGE, Table, table
from primogen.vtes.rules.words import ASH_HEAP, CRYPT, CRYPT_KINDS, UNCONTROLLED

ALL: Final = 99  # more than any card holds


@dataclass(frozen=True)
class FromCrypt(Leaf):
    """The top card of your crypt comes to your uncontrolled region."""

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).pile(at.you, CRYPT))

    def do(self, g: Game, at: Resolve) -> None:
        crypt = table(g).pile(at.you, CRYPT)
        if crypt:
            put(table(g), crypt[-1], UNCONTROLLED, at.you)


@dataclass(frozen=True)
class ToUncontrolled(Leaf):
    """Out of your ash heap, if it still lies there."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        if t.zone[card] == ASH_HEAP:
            put(t, card, UNCONTROLLED, at.you)


@dataclass(frozen=True)
class RemoveTopOfCrypt(Leaf):
    """Of that Methuselah; from the game, whatever it is."""

    who: int

    def do(self, g: Game, at: Resolve) -> None:
        crypt = table(g).pile(methuselah(table(g), at, self.who), CRYPT)
        if crypt:
            remove(table(g), crypt[-1])


@dataclass(frozen=True)
class ToBottomOfCrypt(Leaf):
    """With no counters on it: they go back to the bank, unless something was done with them before."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        put_beneath(table(g), one(table(g), at, self.ref), CRYPT)


@dataclass(frozen=True)
class BloodToMethuselah(Leaf):
    """From a card to the pool of a Methuselah, as much as there is."""

    number: int
    ref: int
    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[one(table(g), at, self.ref)] > 0

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        take_back(t, one(t, at, self.ref), methuselah(t, at, self.who), self.number)


@dataclass(frozen=True)
class MoveBlood(Leaf):
    """From one card to another."""

    number: int
    giver: int
    taker: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[one(table(g), at, self.giver)] > 0

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        move_blood(t, one(t, at, self.giver), one(t, at, self.taker), self.number)


@dataclass(frozen=True)
class MoveChosen(Leaf):
    """As much as was chosen, from one card to another."""

    giver: int
    taker: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[one(table(g), at, self.giver)] > 0

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        move_blood(t, one(t, at, self.giver), one(t, at, self.taker), at.number)


@dataclass(frozen=True)
class StealBlood(Leaf):
    """Blood, or life of an ally, which falls with the last of it: VT-ALLY-09."""

    number: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[one(table(g), at, self.ref)] > 0

    def do(self, g: Game, at: Resolve) -> None:
        t, victim = table(g), one(table(g), at, self.ref)
        steal_blood(t, at.who, victim, self.number.count(g, at))
        if not t.is_vampire(victim) and not t.blood[victim]:
            fall(t, victim, at.who)


@dataclass(frozen=True)
class RedealCrypts(Leaf):
    """Everybody's uncontrolled crypt cards go back, their blood to her pool; as many come from the shuffled crypt."""

    def is_dealt(self, g: Table, card: Card) -> bool:
        """Not a card of the library that was a vampire once."""
        return g.kind(card) in CRYPT_KINDS and g.definition[card] not in g.pool.elsewhere

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        seats = t.clockwise_from_active()
        dealt = [[card for card in t.pile(seat, UNCONTROLLED) if self.is_dealt(t, card)] for seat in seats]
        for seat, cards in zip(seats, dealt, strict=True):
            for card in cards:
                take_back(t, card, seat, t.blood[card])
                put_beneath(t, card, CRYPT)
        for seat, cards in zip(seats, dealt, strict=True):
            shuffle(t, seat, CRYPT)
            for _ in range(min(len(cards), len(t.pile(seat, CRYPT)))):
                put(t, t.pile(seat, CRYPT)[-1], UNCONTROLLED, seat)


@dataclass(frozen=True)
class GainEdge(Leaf):
    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).clock[EDGE] != at.you

    def do(self, g: Game, at: Resolve) -> None:
        take_edge(table(g), at.you)


@dataclass(frozen=True)
class EachBurnsUncontrolledVampire(Effect):
    """Every Methuselah one of her choosing, clockwise; who has only other cards burns none (VT-RULING-25)."""

    def vampires(self, g: Table, seat: Seat) -> list[Card]:
        return [card for card in g.pile(seat, UNCONTROLLED) if g.is_vampire(card)]

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        """VT-RULING-01: whether she has any is hers to know, so she is asked in any case."""
        t = table(g)
        seats = t.clockwise_from(at.you)
        if step >= len(seats):
            at.done()
            return None
        if chosen != UNASKED:
            if card_of(chosen) >= 0:
                burn(t, card_of(chosen))
            return None
        if not t.pile(seats[step], UNCONTROLLED):
            return None
        decision = g.ask(seats[step], "pick", "VT-RULING-25", ALWAYS, at.card)
        for card in self.vampires(t, seats[step]):
            decision.offer(PICK, card)
        if not decision.options:
            decision.offer(NO)
        return decision
