"""Costs: what stands before the colon. Each says whether it can be paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from primogen.kernel.choosing import ChooseNumber, UpTo
from primogen.kernel.decisions import UNASKED, Decision, card_of, number_of, verb_of
from primogen.kernel.effects import AMOUNT_OF, LISTED, NUMBER, PICK, THAT, WHO, YOU, Amount, Effect, If, Leaf, Resolve
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language import refs
from primogen.rivals.language.groups import Group
from primogen.rivals.language.payable import Payable
from primogen.rivals.language.verbs_cards import ExhaustIt
from primogen.rivals.rules.atoms.blood import pay_blood
from primogen.rivals.rules.atoms.cards import detached, discard, exhaust
from primogen.rivals.rules.atoms.clock import spend_action
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.tokens import lose_agenda, pay_agenda_on
from primogen.rivals.rules.attachments import is_borrowed
from primogen.rivals.rules.paying import can_afford, pay
from primogen.rivals.rules.prices import price_on
from primogen.rivals.rules.table import ACTIONS, Table, table
from primogen.rivals.rules.words import (
    AGENDA,
    ATTACHED,
    BLOOD,
    EXHAUST_ONE,
    EXHAUSTING,
    HAND,
    PAY_FROM_CARD,
    PERFORMS,
    PRESTIGE,
)


class Cost(Effect):
    """What stands before the colon, and may ask. Costs are put together as `a & b`."""

    def __and__(self, other: AnyCost) -> Costs:
        return Costs((*parts_of(self), *parts_of(other)))


class PlainCost(Leaf):
    """A cost that asks nothing."""

    def __and__(self, other: AnyCost) -> Costs:
        return Costs((self, *parts_of(other)))


AnyCost: TypeAlias = Cost | PlainCost | UpTo | ChooseNumber | If  # "any number", "... instead" are the kernel's


def exhausts_a_character(cost: Effect) -> bool:
    """ "Exhaust:" of a character, not of an attachment; or an action of somebody's."""
    if isinstance(cost, Costs):
        return any(exhausts_a_character(part) for part in cost.costs)
    if isinstance(cost, (ByDoing, OutOf)):
        return cost.verb.exhausts()
    return isinstance(cost, SpendAction) or (isinstance(cost, UpTo) and cost.effect == ExhaustIt(refs.THAT))


def parts_of(cost: AnyCost) -> tuple[Effect, ...]:
    return cost.costs if isinstance(cost, Costs) else (cost,)


@dataclass(frozen=True)
class Costs(Cost):
    """Several, all of them: "Exhaust, Pay 1 Prestige"."""

    costs: tuple[Effect, ...]

    def parts(self) -> tuple[Effect, ...]:
        return self.costs

    def can(self, g: Game, at: Resolve) -> bool:
        for cost in self.costs:
            if not cost.can(g, at):
                return False
        return True

    def tells(self) -> int:
        """What the first of them that tells anything does."""
        return next((cost.tells() for cost in self.costs if cost.tells() != NONE), NONE)

    def pays_for(self, g: Game, at: Resolve, effect: Effect) -> bool:
        if not self.can(g, at):
            return False
        for cost in self.costs:
            if cost.tells() == WHO:
                return cost.pays_for(g, at, effect)
        return effect.can(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == len(self.costs):
            at.done(NONE if self.tells() == NONE else at.cells[self.tells()])
        else:
            at.resolve(g, self.costs[step], self.costs[step].tells())
        return None


@dataclass(frozen=True)
class PayBlood(PlainCost):
    number: int

    def price(self, g: Game, at: Resolve) -> int:
        return price_on(table(g), self.number, BLOOD, at.you, at.card, self)

    def can(self, g: Game, at: Resolve) -> bool:
        return at.who != NONE and table(g).blood[at.who] > self.price(g, at)  # RV-ABIL-12

    def do(self, g: Game, at: Resolve) -> None:
        pay_blood(table(g), at.who, self.price(g, at))  # RV-ABIL-11


@dataclass(frozen=True)
class SpendBlood(Payable):
    """Out of a group, that one's: never the last (RV-ABIL-12)."""

    number: int
    ref: int

    def price(self, g: Game, at: Resolve) -> int:
        return price_on(table(g), self.number, BLOOD, at.you, at.card, self)

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "whose-blood", "RV-ABIL-11", about=at.card)

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(PICK, card)

    def can(self, g: Game, at: Resolve) -> bool:
        card = refs.one(table(g), at, self.ref)
        return card != NONE and table(g).blood[card] > self.price(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        pay_blood(table(g), refs.one(table(g), at, self.ref), self.price(g, at))


@dataclass(frozen=True)
class PayPrestige(PlainCost):
    """RV-ABIL-09, -10; a Hunter also with what lies on the character dealt with: RV-HUNTER-20."""

    number: int

    def price(self, g: Game, at: Resolve) -> int:
        return price_on(table(g), self.number, PRESTIGE, at.you, at.card, self)

    def can(self, g: Game, at: Resolve) -> bool:
        return can_afford(table(g), at.you, self.price(g, at), at.that, at.card)

    def do(self, g: Game, at: Resolve) -> None:
        pay(table(g), at.you, self.price(g, at), at.that, at.card)


class PayX(Cost):
    """ "Pay X": at least 1, and as much as the player likes and has; X is then known."""

    def rule(self) -> str:
        raise NotImplementedError

    def highest(self, g: Game, at: Resolve) -> int:
        raise NotImplementedError

    def spend(self, g: Table, at: Resolve, x: int) -> None:
        raise NotImplementedError

    def can(self, g: Game, at: Resolve) -> bool:
        return self.highest(g, at) > 0

    def tells(self) -> int:
        return NUMBER

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 1:
            at.done(at.number)
            return None
        if chosen != UNASKED:
            at.cells[NUMBER] = number_of(chosen)
            self.spend(table(g), at, at.number)
            return None
        decision = g.ask(at.you, "how-many", self.rule(), about=at.card)
        for number in range(1, self.highest(g, at) + 1):
            decision.offer(AMOUNT_OF, at.card, number)
        return decision


@dataclass(frozen=True)
class PayXPrestige(PayX):
    """Or up to so much: a number, or as much as there is use for."""

    most: int = 0
    useful: Amount | None = None

    def rule(self) -> str:
        return "RV-ABIL-09"

    def can(self, g: Game, at: Resolve) -> bool:
        return self.can_pay(g, at, 1)

    def highest(self, g: Game, at: Resolve) -> int:
        found, useful = 1, self.most or at.number or MOST_X
        if self.useful is not None:
            useful = self.useful.count(g, at)
        while found < useful and self.can_pay(g, at, found + 1):
            found += 1
        return found

    def price(self, g: Game, at: Resolve, x: int) -> int:
        return price_on(table(g), x, PRESTIGE, at.you, at.card, self)

    def can_pay(self, g: Game, at: Resolve, x: int) -> bool:
        return can_afford(table(g), at.you, self.price(g, at, x), at.that, at.card)

    def spend(self, g: Table, at: Resolve, x: int) -> None:
        pay(g, at.you, self.price(g, at, x), at.that, at.card)


@dataclass(frozen=True)
class PayXBlood(PayX):
    """ "Pay 1 or 2 Blood", "Pay up to X": and never the last: RV-ABIL-11, -12."""

    most: Amount

    def rule(self) -> str:
        return "RV-ABIL-11"

    def highest(self, g: Game, at: Resolve) -> int:
        left = table(g).blood[at.who] - 1 if at.who != NONE else 0
        found = min(self.most.count(g, at), left)
        while found > 0 and price_on(table(g), found, BLOOD, at.you, at.card, self) > left:
            found -= 1
        return found

    def spend(self, g: Table, at: Resolve, x: int) -> None:
        pay_blood(g, at.who, price_on(g, x, BLOOD, at.you, at.card, self))


MOST_X: Final = 20  # of a number a player may choose: more than anyone ever has to spend


@dataclass(frozen=True)
class PayAgenda(Cost):
    """RV-ABIL-13: from the character, from the Agenda card, or from both; down to 0."""

    number: int

    def price(self, g: Game, at: Resolve) -> int:
        return price_on(table(g), self.number, AGENDA, at.you, at.card, self)

    def can(self, g: Game, at: Resolve) -> bool:
        return on_own_character(table(g), at) + table(g).agenda[at.you] >= self.price(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, price = table(g), self.price(g, at)
        if chosen != UNASKED:
            at.done()
            from_it = number_of(chosen)
            if from_it:
                pay_agenda_on(t, at.who, from_it)
            lose_agenda(t, at.you, price - from_it)
            return None
        least, most = max(0, price - t.agenda[at.you]), min(price, on_own_character(t, at))
        decision = g.ask(at.you, "pay-from", "RV-ABIL-13", about=at.who)
        for number in range(least, most + 1):
            decision.offer(PAY_FROM_CARD, at.who, number)
        return decision


def on_own_character(g: Table, at: Resolve) -> int:
    """Another player may pay, but not with what lies on it."""
    return 0 if at.who == NONE or g.controller[at.who] != at.you else g.agenda_on[at.who]


@dataclass(frozen=True)
class ByDoing(PlainCost):
    """ "Exhaust:", "Burn this card:", "Detach:": something done for it, and done in full (RV-ABIL-07, -31 to -36)."""

    verb: Payable

    def can(self, g: Game, at: Resolve) -> bool:
        return self.verb.can(g, at) and self.verb.in_full(g, at)

    def pays_for(self, g: Game, at: Resolve, effect: Effect) -> bool:
        return self.can(g, at) and (self.verb.is_blind() or effect.can(g, at))

    def do(self, g: Game, at: Resolve) -> None:
        self.verb.do(g, at)


@dataclass(frozen=True)
class OutOf(Cost):
    """So many cards of a group, the payer's choice, and the same done to each: RV-ABIL-06, -14."""

    number: int
    among: Group
    verb: Payable
    also: Payable | None = None  # done to each after that

    def can(self, g: Game, at: Resolve) -> bool:
        return len(self.payable(g, at)) >= self.number

    def tells(self) -> int:
        """One character who is exhausted for it is the one that acts."""
        return WHO if self.number == 1 and self.verb == ExhaustIt(refs.THAT) else NONE

    def pays_for(self, g: Game, at: Resolve, effect: Effect) -> bool:
        if self.tells() == NONE:
            return self.can(g, at) and (self.verb.provides_for(effect) or effect.can(g, at))
        acting = Resolve([NONE, *at.cells[YOU:LISTED]])
        for card in self.payable(g, at):
            acting.cells[WHO] = card
            if effect.can(g, acting):
                return True
        return False

    def payable(self, g: Game, at: Resolve) -> list[Card]:
        about, found = Resolve([NONE, *at.cells[YOU:LISTED]]), []
        for card in self.among.cards(g, at):
            about.cells[THAT] = card
            paid = self.verb.can(g, about) and self.verb.in_full(g, about)
            if paid and (self.also is None or self.also.can(g, about)):
                found.append(card)
        return found

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            card = self.taken(table(g), self.verb.lot(g, at, card_of(chosen), self.payable(g, at)))
            if step + 1 == self.number:
                at.done(NONE if self.tells() == NONE else card)
            at.cells[THAT] = card
            self.verb.do(g, at)
            if self.also is not None:
                self.also.do(g, at)
            return None
        decision = self.verb.question(g, at)
        for card in self.payable(g, at):
            self.verb.offer(decision, card)
        return decision

    def taken(self, g: Table, card: Card) -> Card:
        return leave_hand(g, card) if g.zone[card] == HAND else card


@dataclass(frozen=True)
class Detach(PlainCost):
    """To the discard pile, even exhausted: RV-ABIL-31, -32."""

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).zone[at.card] == ATTACHED and not is_borrowed(table(g), at.card)

    def do(self, g: Game, at: Resolve) -> None:
        detached(table(g), at.card, at.you)
        discard(table(g), at.card)


@dataclass(frozen=True)
class SpendAction(Cost):
    """ "Action:": an action, and a ready character of a group exhausts and acts: RV-ABIL-15, RV-ACT-09."""

    among: Group

    def actors(self, g: Table, at: Resolve) -> list[Card]:
        return [card for card in self.among.cards(g, at) if g.ready[card]]

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).clock[ACTIONS] > 0 and bool(self.actors(table(g), at))

    def tells(self) -> int:
        return WHO

    def pays_for(self, g: Game, at: Resolve, effect: Effect) -> bool:
        """One who may act must do some good by it."""
        acting = Resolve([NONE, *at.cells[YOU:LISTED]])
        for card in self.actors(table(g), at) if self.can(g, at) else []:
            acting.cells[WHO] = card
            if effect.can(g, acting):
                return True
        return False

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            assert verb_of(chosen) == EXHAUST_ONE
            at.done(card_of(chosen))
            spend_action(table(g))
            exhaust(table(g), card_of(chosen))
            happened(g, PERFORMS, at.you, card_of(chosen), at.card, EXHAUSTING)
            return None
        decision = g.ask(at.you, "exhaust-for", "RV-ABIL-15", about=at.card)
        for card in self.actors(table(g), at):
            decision.offer(EXHAUST_ONE, card)
        return decision
