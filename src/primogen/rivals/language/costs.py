"""Costs: what stands before the colon. Each says whether it can be paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from primogen.kernel.choosing import UpTo
from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import AMOUNT_OF, LISTED, NUMBER, WHO, YOU, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.groups import Group
from primogen.rivals.rules.atoms.blood import pay_blood
from primogen.rivals.rules.atoms.cards import burn, discard, exhaust, reveal
from primogen.rivals.rules.atoms.clock import spend_action
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.tokens import lose_agenda, pay_agenda_on
from primogen.rivals.rules.paying import can_afford, pay
from primogen.rivals.rules.table import ACTIONS, Table, table
from primogen.rivals.rules.words import (
    ATTACHED,
    BURN_CARD,
    BURNED_PILE,
    DISCARD_CARD,
    EXHAUST_ONE,
    LIBRARY,
    PAY_FROM_CARD,
)


class Cost(Effect):
    """What stands before the colon, and may ask. Costs are put together as `a & b`."""

    def __and__(self, other: AnyCost) -> Costs:
        return Costs((*parts_of(self), *parts_of(other)))


class PlainCost(Leaf):
    """A cost that asks nothing."""

    def __and__(self, other: AnyCost) -> Costs:
        return Costs((self, *parts_of(other)))


AnyCost: TypeAlias = Cost | PlainCost | UpTo  # "discard any number" is a choice of the kernel


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

    def can(self, g: Game, at: Resolve) -> bool:
        return at.who != NONE and table(g).blood[at.who] > self.number  # RV-ABIL-12

    def do(self, g: Game, at: Resolve) -> None:
        pay_blood(table(g), at.who, self.number)  # RV-ABIL-11


@dataclass(frozen=True)
class PayPrestige(PlainCost):
    """RV-ABIL-09, -10; a Hunter also with what lies on the character dealt with: RV-HUNTER-20."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return can_afford(table(g), at.you, self.number, at.that)

    def do(self, g: Game, at: Resolve) -> None:
        pay(table(g), at.you, self.number, at.that)


@dataclass(frozen=True)
class PayXPrestige(Cost):
    """ "Pay X Prestige": as much as the player likes; X is then known."""

    def can(self, g: Game, at: Resolve) -> bool:
        return can_afford(table(g), at.you, 1, at.that)

    def tells(self) -> int:
        return NUMBER

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 1:
            at.done(at.number)
            return None
        if chosen != UNASKED:
            at.cells[NUMBER] = number_of(chosen)
            pay(table(g), at.you, number_of(chosen), at.that)
            return None
        decision = g.ask(at.you, "how-many", "RV-ABIL-09", about=at.card)
        most, useful = 1, at.number or MOST_X
        while most < useful and can_afford(table(g), at.you, most + 1, at.that):
            most += 1
        for number in range(1, most + 1):
            decision.offer(AMOUNT_OF, at.card, number)
        return decision


MOST_X: Final = 20  # of a number a player may choose: more than anyone ever has to spend


@dataclass(frozen=True)
class PayAgenda(Cost):
    """RV-ABIL-13: from the character, from the Agenda card, or from both; down to 0."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return on_character(table(g), at.who) + table(g).agenda[at.you] >= self.number

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen != UNASKED:
            at.done()
            from_it = number_of(chosen)
            if from_it:
                pay_agenda_on(t, at.who, from_it)
            lose_agenda(t, at.you, self.number - from_it)
            return None
        least, most = max(0, self.number - t.agenda[at.you]), min(self.number, on_character(t, at.who))
        decision = g.ask(at.you, "pay-from", "RV-ABIL-13", about=at.who)
        for number in range(least, most + 1):
            decision.offer(PAY_FROM_CARD, at.who, number)
        return decision


def on_character(g: Table, card: Card) -> int:
    return 0 if card == NONE else g.agenda_on[card]


@dataclass(frozen=True)
class ExhaustThis(PlainCost):
    """The character: RV-ABIL-07, -34."""

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).ready[at.who] == 1

    def do(self, g: Game, at: Resolve) -> None:
        exhaust(table(g), at.who)


@dataclass(frozen=True)
class ExhaustThisCard(PlainCost):
    """The very card, not whoever bears it: RV-ABIL-35, -36."""

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).ready[at.card] == 1

    def do(self, g: Game, at: Resolve) -> None:
        exhaust(table(g), at.card)


@dataclass(frozen=True)
class Detach(PlainCost):
    """To the discard pile, even exhausted: RV-ABIL-31, -32."""

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).zone[at.card] == ATTACHED

    def do(self, g: Game, at: Resolve) -> None:
        discard(table(g), at.card)


@dataclass(frozen=True)
class BurnThis(PlainCost):
    """This character."""

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).zone[at.who] != BURNED_PILE

    def do(self, g: Game, at: Resolve) -> None:
        burn(table(g), at.who)


@dataclass(frozen=True)
class BurnThisCard(PlainCost):
    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).zone[at.card] != BURNED_PILE

    def do(self, g: Game, at: Resolve) -> None:
        burn(table(g), at.card)


@dataclass(frozen=True)
class DiscardCards(Cost):
    """So many of a group in hand, the payer's choice: RV-ABIL-14."""

    number: int
    among: Group

    def can(self, g: Game, at: Resolve) -> bool:
        return len(self.among.cards(g, at)) >= self.number

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if step + 1 == self.number:
                at.done()
            discard(table(g), leave_hand(table(g), card_of(chosen)))
            return None
        decision = g.ask(at.you, "discard", "RV-ABIL-14", about=at.card)
        for card in self.among.cards(g, at):
            decision.offer(DISCARD_CARD, card)
        return decision


@dataclass(frozen=True)
class BurnFromDiscard(Cost):
    """So many cards of one's own discard pile."""

    number: int
    among: Group

    def can(self, g: Game, at: Resolve) -> bool:
        return len(self.among.cards(g, at)) >= self.number

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if step + 1 == self.number:
                at.done()
            burn(table(g), card_of(chosen))
            return None
        decision = g.ask(at.you, "burn-which", "RV-ABIL-06", about=at.card)
        for card in self.among.cards(g, at):
            decision.offer(BURN_CARD, card)
        return decision


@dataclass(frozen=True)
class DiscardFromTop(PlainCost):
    """Of one's own Library."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return len(table(g).pile(at.you, LIBRARY)) >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        for _ in range(self.number):
            discard(table(g), table(g).pile(at.you, LIBRARY)[-1])


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
            return None
        decision = g.ask(at.you, "exhaust-for", "RV-ABIL-15", about=at.card)
        for card in self.actors(table(g), at):
            decision.offer(EXHAUST_ONE, card)
        return decision


@dataclass(frozen=True)
class RemoveBloodFromThis(PlainCost):
    """A token of a card that lives on them: RV-ABIL-24."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).blood[at.card] >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        pay_blood(table(g), at.card, self.number)
        if table(g).blood[at.card] == 0:
            burn(table(g), at.card)


@dataclass(frozen=True)
class TurnUpThis(PlainCost):
    """A wraith token, once in a game: RV-WRAITH-06, -07."""

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).face_down[at.card] == 1

    def do(self, g: Game, at: Resolve) -> None:
        reveal(table(g), at.card)
