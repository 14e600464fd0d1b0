"""Effects that choose: a target, a player, a price, some of a group, one of several things, a number, chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from primogen.kernel.decisions import ALWAYS, IF_OPEN, UNASKED, Decision, Refusal, card_of, number_of, verb_of
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.ids import NONE, Card

if TYPE_CHECKING:
    from primogen.kernel.game import Game
from primogen.kernel.effects import (
    AMOUNT_OF,
    CHOOSE_SEAT,
    DONE_PICKING,
    LISTED,
    MAY,
    MODE,
    MUST,
    NO,
    NUMBER,
    PICK,
    PLAYER,
    THAT,
    YOU,
    Amount,
    Effect,
    Resolve,
    Seats,
    Selector,
)


def grey_others(g: Game, at: Resolve, decision: Decision, among: Selector, chosen: list[Card]) -> None:
    """What one might think of, and why it cannot be chosen: it is none of those the text speaks of, or in vain."""
    for card in among.thinkable(g, at):
        if card not in chosen:
            why = among.why_not(g, at, card) or Refusal(g.rule_for_target(), "target-in-vain")
            decision.grey(why, PICK, card, among)


@dataclass(frozen=True)
class Target(Effect):
    """ "... target character ...": one is chosen, and the rest of the sentence is about it."""

    among: Selector
    effect: Effect
    choice: int = MUST

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def targets(self, g: Game, at: Resolve) -> list[Card]:
        """Of the group, those the rest of the sentence can aim at."""
        about, found = Resolve([NONE, *at.cells[YOU:LISTED]]), []
        for card in self.among.cards(g, at):
            about.cells[THAT] = card
            if self.effect.has_target(g, about):
                found.append(card)
        return found

    def reaches(self, g: Game, at: Resolve, card: Card) -> bool:
        """Would the rest of the sentence change anything about that one?"""
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[THAT] = card
        return self.effect.can(g, about)

    def can(self, g: Game, at: Resolve) -> bool:
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        for card in self.among.cards(g, at):
            about.cells[THAT] = card
            if self.effect.can(g, about):
                return True
        return False

    def has_target(self, g: Game, at: Resolve) -> bool:
        if self.choice == MAY:
            return True
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        for card in self.among.cards(g, at):
            about.cells[THAT] = card
            if self.effect.has_target(g, about):
                return True
        return False

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen == UNASKED:
            targets = self.targets(g, at)
            if targets or self.among.is_hidden(g, at):
                return self.choose(g, at, targets)
            at.done()
            return None
        at.done()
        if verb_of(chosen) == PICK:
            card = card_of(chosen)
            if self.effect.is_by_lot():
                card = self.effect.lot(g, at, card, self.targets(g, at))
            at.cells[THAT] = g.picked(card, [])
            at.resolve(g, self.effect)
        return None

    def choose(self, g: Game, at: Resolve, targets: list[Card]) -> Decision:
        put = ALWAYS if self.among.is_hidden(g, at) else IF_OPEN
        decision = g.ask(self.among.chooser(g, at), "target", g.rule_for_target(), put, at.card)
        for card in targets:
            decision.offer(PICK, card)
        if self.choice == MAY or not targets:
            decision.offer(NO)
        if decision.explains:
            grey_others(g, at, decision, self.among, targets)
        return decision


@dataclass(frozen=True)
class ChooseSeat(Effect):
    """ "... target foe ...": one player is chosen, and the rest of the sentence is about that player."""

    among: Seats
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        for seat in self.among.seats(g, at):
            about.cells[PLAYER] = seat
            if self.effect.can(g, about):
                return True
        return False

    def has_target(self, g: Game, at: Resolve) -> bool:
        return bool(self.among.seats(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen == UNASKED and self.has_target(g, at):
            return self.choose(g, at)
        at.done()
        if chosen != UNASKED:
            at.cells[PLAYER] = number_of(chosen)
            at.resolve(g, self.effect)
        return None

    def choose(self, g: Game, at: Resolve) -> Decision:
        decision = g.ask(at.you, "target-player", g.rule_for_target(), about=at.card)
        for seat in self.among.seats(g, at):
            decision.offer(CHOOSE_SEAT, NONE, seat)
        return decision


@dataclass(frozen=True)
class Pay(Effect):
    """ "Cost: effect". What the effect aims at is named first, since the cost may be paid with what lies on it."""

    cost: Effect
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.cost, self.effect)

    def has_cost(self) -> bool:
        return True

    def target(self) -> Target | None:
        return self.effect if isinstance(self.effect, Target) else None

    def after(self) -> Effect:
        """What is left to do once the target is known and the cost is paid."""
        return self.effect.effect if isinstance(self.effect, Target) else self.effect

    def targets(self, g: Game, at: Resolve) -> list[Card]:
        """Those it can be paid for and would change something about."""
        target = self.target()
        if target is None:
            return []
        about, found = Resolve([NONE, *at.cells[YOU:LISTED]]), []
        for card in target.among.cards(g, at):
            about.cells[THAT] = card
            if self.cost.pays_for(g, about, target.effect):
                found.append(card)
        return found

    def can(self, g: Game, at: Resolve) -> bool:
        target = self.target()
        return self.cost.pays_for(g, at, self.effect) if target is None else self.can_aim(g, at, target)

    def can_aim(self, g: Game, at: Resolve, target: Target) -> bool:
        """Whether it has a target at all."""
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        for card in target.among.cards(g, at):
            about.cells[THAT] = card
            if self.cost.pays_for(g, about, target.effect):
                return True
        return False

    def has_target(self, g: Game, at: Resolve) -> bool:
        target = self.target()
        if target is not None:
            return self.can_aim(g, at, target)
        return self.cost.can(g, at) and self.effect.has_target(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            return self.name_target(g, at, chosen)
        if step == 1:
            at.resolve(g, self.cost, self.cost.tells())
        else:
            at.done()
            at.resolve(g, self.after())
        return None

    def name_target(self, g: Game, at: Resolve, chosen: Chosen) -> Asks:
        target = self.target()
        if target is None:
            return None
        if chosen == UNASKED:
            targets = self.targets(g, at)
            if targets:
                return target.choose(g, at, targets)
            at.done()
        elif verb_of(chosen) == PICK:
            at.cells[THAT] = g.picked(card_of(chosen), [])
        else:
            at.done()
        return None


@dataclass(frozen=True)
class UpTo(Effect):
    """ "Up to (number) of ...": picked one by one, each once; then the rest of the sentence is about each."""

    most: Amount
    among: Selector
    effect: Effect
    choice: int = MAY

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.most.count(g, at) > 0 and bool(self.among.cards(g, at))

    def tells(self) -> int:
        return NUMBER

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        cells = at.cells
        if step > 0:
            return self.do_each(g, at, step)
        if chosen == UNASKED:
            left = [card for card in self.among.cards(g, at) if card not in cells[LISTED:]]
            if len(cells) - LISTED < self.most.count(g, at) and (left or self.among.is_hidden(g, at)):
                return self.pick(g, at, left)
            return None
        if verb_of(chosen) == PICK:
            card = card_of(chosen)
            if self.effect.is_by_lot():
                left = [each for each in self.among.cards(g, at) if each not in cells[LISTED:]]
                card = self.effect.lot(g, at, card, left)
            cells.append(g.picked(card, cells[LISTED:]))
            at.go(0)
        return None

    def pick(self, g: Game, at: Resolve, left: list[Card]) -> Decision:
        put = ALWAYS if self.among.is_hidden(g, at) else IF_OPEN
        decision = g.ask(self.among.chooser(g, at), "pick", g.rule_for_target(), put, at.card)
        for card in left:
            decision.offer(PICK, card)
        if self.choice == MAY or not left:
            decision.offer(DONE_PICKING)
        if decision.explains:
            grey_others(g, at, decision, self.among, left + at.cells[LISTED:])
        return decision

    def do_each(self, g: Game, at: Resolve, step: int) -> Asks:
        cells = at.cells
        if LISTED + step - 1 == len(cells):
            at.done(len(cells) - LISTED)
        else:
            cells[THAT] = cells[LISTED + step - 1]
            at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class OneOf(Effect):
    """ "... OR ...": one of several, those that can be done."""

    effects: tuple[Effect, ...]

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def can(self, g: Game, at: Resolve) -> bool:
        return any(part.can(g, at) for part in self.effects)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            at.done()
            at.resolve(g, self.effects[number_of(chosen)])
            return None
        decision = g.ask(at.you, "one-of", g.rule_for_target(), about=at.card)
        for number, part in enumerate(self.effects):
            if part.can(g, at):
                decision.offer(MODE, at.card, number)
        if decision.options:
            return decision
        at.done()
        return None


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """ "X": a number from `least` to as many as there can be, for the rest of the sentence."""

    least: int
    most: Amount
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.most.count(g, at) >= max(1, self.least)

    def tells(self) -> int:
        return NUMBER

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step > 0:
            at.done(at.cells[NUMBER])
            return None
        if chosen == UNASKED:
            most = self.most.count(g, at)
            if most < self.least:
                at.done(0)
                return None
            decision = g.ask(at.you, "how-many", g.rule_for_target(), about=at.card)
            for number in range(self.least, most + 1):
                decision.offer(AMOUNT_OF, at.card, number)
            return decision
        at.cells[NUMBER] = number_of(chosen)
        at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class AtRandom(Effect):
    """ "... 1 at random ...": chance chooses, card by card, each once."""

    number: Amount
    among: Selector
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.among.cards(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        cells = at.cells
        if step == 0:
            cells.extend((self.number.count(g, at), at.that))
        number, about = cells[LISTED : LISTED + 2]
        cells[THAT] = about  # what the group hangs on
        among = [card for card in self.among.cards(g, at) if card not in cells[LISTED + 2 :]]
        if step >= number or not among:
            at.done()
        else:
            cells[THAT] = g.picked(among[g.roll(len(among))], cells[LISTED + 2 :])
            cells.append(cells[THAT])
            at.resolve(g, self.effect)
        return None
