"""Effect trees and the one frame that walks them.

Composite nodes may ask and may call; a Leaf only does. A node never changes: all that moves is in the Resolve frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from primogen.kernel.decisions import UNASKED, Refusal, verb_of
from primogen.kernel.frames import Asks, Chosen, Frame
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause

if TYPE_CHECKING:
    from primogen.kernel.game import Game

# Frame kinds and option verbs of the kernel; a game's own begin at 10
RESOLVE: Final = 0
TRIGGERS: Final = 1
PROPOSAL: Final = 2
WINDOW: Final = 3

YES: Final = 0
NO: Final = 1
RESOLVE_NEXT: Final = 2
PICK: Final = 3
DONE_PICKING: Final = 4
MODE: Final = 5
AMOUNT_OF: Final = 6
PASS: Final = 7
CONCEDE: Final = 8  # the game as a whole: said out of turn, and never among the options
CHOOSE_SEAT: Final = 9

NODE: Final = 0
YOU: Final = 1
CARD: Final = 2  # the card that prints the text
WHO: Final = 3  # the character that uses it: "this character", "this party"
THAT: Final = 4  # the one an event, a target choice or an "each" is about
BY: Final = 5  # the other one of an event: the attacker who defeated, the host of an attachment
NUMBER: Final = 6  # how much an event was, or how much was paid
PLAYER: Final = 7  # the player a sentence speaks of, if not "you"
NAMED: Final = 8  # from here on: cards the sentence has given a name, "the card", "its bearer" (see naming.py)
MOST_NAMES: Final = 2
LISTED: Final = 10  # from here on: what an "each" found when it began, or what was picked

# A row of the column `delayed`: a moment, and the first cells of the Resolve frame that will be called then
DELAYED: Final = 11
DELAYED_NODE: Final = 1

MUST: Final = 0
MAY: Final = 1


class Resolve(Frame["Game"]):
    """One effect being carried out; also the scope in which groups, amounts and conditions are asked."""

    kind = RESOLVE

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        if g.gone and g.has_left(self.cells[YOU]):  # with what they were doing
            self.done()
            return None
        return g.effect(self.cells[NODE]).take(g, self, step, chosen)

    def left(self, g: Game) -> None:
        """Somebody else was to choose: nothing is chosen, and the rest of the text goes on."""
        self.done(0 if self.into == NUMBER else NONE)

    def unpaid(self, g: Game) -> bool:
        self.done()
        return g.effect(self.cells[NODE]).has_cost()

    def because(self, g: Game) -> Cause | None:
        """The card that prints it, unless its handle may mean another by now."""
        return None if self.card == NONE or g.is_lost(self.card) else Cause("", self.card)

    def resolve(self, g: Game, part: Effect, into: int = NONE) -> None:
        if isinstance(part, Leaf):
            part.do(g, self)
        else:
            g.call(Resolve([g.number_of(part), *self.cells[YOU:LISTED]]), into)

    @property
    def you(self) -> Seat:
        return self.cells[YOU]

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    @property
    def who(self) -> Card:
        return self.cells[WHO]

    @property
    def that(self) -> Card:
        return self.cells[THAT]

    @property
    def by(self) -> Card:
        return self.cells[BY]

    @property
    def number(self) -> int:
        return self.cells[NUMBER]

    @property
    def player(self) -> Seat:
        return self.cells[PLAYER]


def scope(
    you: Seat, card: Card, who: Card, that: Card = NONE, by: Card = NONE, number: int = 0, node: int = NONE
) -> Resolve:
    return Resolve([node, you, card, who, that, by, number, NONE, NONE, NONE])


def resolving(
    g: Game, effect: Effect, you: Seat, card: Card, who: Card, that: Card = NONE, by: Card = NONE, number: int = 0
) -> Resolve:
    return Resolve([g.number_of(effect), you, card, who, that, by, number, NONE, NONE, NONE])


class Effect:
    def parts(self) -> tuple[Effect, ...]:
        return ()

    def can(self, g: Game, at: Resolve) -> bool:
        """Could it be paid or done now, and would it change anything?"""
        return True

    def has_target(self, g: Game, at: Resolve) -> bool:
        """Is there a legal choice for whatever it must aim at?"""
        return True

    def tells(self) -> int:
        """The cell its value goes into, as a cost: how much was paid (NUMBER), or who acts (WHO)."""
        return NONE

    def pays_for(self, g: Game, at: Resolve, effect: Effect) -> bool:
        """As a cost: can it be paid, and would the effect then change anything?"""
        if not self.can(g, at):
            return False
        if self.tells() != NUMBER or at.number:
            return effect.can(g, at)
        paid = Resolve([NONE, *at.cells[YOU:LISTED]])
        paid.cells[NUMBER] = 1  # or more
        return effect.can(g, paid)

    def has_cost(self) -> bool:
        """Is it "Cost: effect"?"""
        return False

    def gives(self, stat: int) -> bool:
        """Does any part of it raise that value?"""
        return any(part.gives(stat) for part in self.parts())

    def is_by_lot(self) -> bool:
        """May chance decide which card it is done to?"""
        return any([part.is_by_lot() for part in self.parts()])

    def lot(self, g: Game, at: Resolve, card: Card, among: list[Card]) -> Card:
        """Of these a player has chosen that card to do it to: another, where chance decides instead."""
        for part in self.parts():
            card = part.lot(g, at, card, among)
        return card

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        raise NotImplementedError


def go_unpaid(g: Game) -> None:
    """The cost under way is not paid in full: what it was to pay for does not happen."""
    for frame in reversed(g.frames):
        if frame.unpaid(g):
            return


class Leaf(Effect):
    """Does, and never asks. As its last act it may call a procedure."""

    def do(self, g: Game, at: Resolve) -> None:
        raise NotImplementedError

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        self.do(g, at)
        return None


class Condition:
    """Whether. Conditions are put together as `a & b`, `a | b`, `~a`."""

    def holds(self, g: Game, at: Resolve) -> bool:
        raise NotImplementedError

    def __and__(self, other: Condition) -> Both:
        return Both(self, other)

    def __or__(self, other: Condition) -> Either:
        return Either(self, other)

    def __invert__(self) -> Not:
        return Not(self)


@dataclass(frozen=True)
class Not(Condition):
    condition: Condition

    def holds(self, g: Game, at: Resolve) -> bool:
        return not self.condition.holds(g, at)


@dataclass(frozen=True)
class Both(Condition):
    first: Condition
    second: Condition

    def holds(self, g: Game, at: Resolve) -> bool:
        return self.first.holds(g, at) and self.second.holds(g, at)


@dataclass(frozen=True)
class Either(Condition):
    first: Condition
    second: Condition

    def holds(self, g: Game, at: Resolve) -> bool:
        return self.first.holds(g, at) or self.second.holds(g, at)


class Amount:
    def count(self, g: Game, at: Resolve) -> int:
        raise NotImplementedError

    def is_less(self) -> bool:
        """Does adding it make less?"""
        return False

    def is_open(self) -> bool:
        """Is it known only once something is paid or chosen?"""
        return False


class Selector:
    def cards(self, g: Game, at: Resolve) -> list[Card]:
        raise NotImplementedError

    def chooser(self, g: Game, at: Resolve) -> Seat:
        return at.you

    def is_hidden(self, g: Game, at: Resolve) -> bool:
        """Do the choices depend on what other seats cannot see?"""
        return False

    def thinkable(self, g: Game, at: Resolve) -> list[Card]:
        """What one might want to choose, whether it may be chosen or not. Only what the chooser sees."""
        return []

    def why_not(self, g: Game, at: Resolve, card: Card) -> Refusal | None:
        """Asked of what is thinkable, and only to explain."""
        return None


class Seats:
    """Players a sentence may be about."""

    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        raise NotImplementedError


@dataclass(frozen=True)
class Seq(Effect):
    effects: tuple[Effect, ...]

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def can(self, g: Game, at: Resolve) -> bool:
        return any(part.can(g, at) for part in self.effects)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return all(part.has_target(g, at) for part in self.effects)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == len(self.effects):
            at.done()
        else:
            at.resolve(g, self.effects[step])
        return None


@dataclass(frozen=True)
class If(Effect):
    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,) if self.otherwise is None else (self.effect, self.otherwise)

    def chosen_part(self, g: Game, at: Resolve) -> Effect | None:
        return self.effect if self.condition.holds(g, at) else self.otherwise

    def can(self, g: Game, at: Resolve) -> bool:
        part = self.chosen_part(g, at)
        return part is not None and part.can(g, at)

    def has_target(self, g: Game, at: Resolve) -> bool:
        part = self.chosen_part(g, at)
        return part is None or part.has_target(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        part = self.chosen_part(g, at)
        if part is not None:
            at.resolve(g, part)
        return None


@dataclass(frozen=True)
class May(Effect):
    """ "You may ...": one yes or no. `otherwise` is "if you don't": also of who cannot."""

    effect: Effect
    otherwise: Effect | None = None

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,) if self.otherwise is None else (self.effect, self.otherwise)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.effect.can(g, at) or (self.otherwise is not None and self.otherwise.can(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen == UNASKED and self.effect.can(g, at):
            decision = g.ask(at.you, "may", g.rule_for_may(), about=at.card)
            decision.offer(YES, at.card)
            decision.offer(NO, at.card)
            return decision
        at.done()
        part = self.effect if chosen != UNASKED and verb_of(chosen) == YES else self.otherwise
        if part is not None:
            at.resolve(g, part)
        return None


@dataclass(frozen=True)
class ForEach(Effect):
    among: Selector
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        each = Resolve([NONE, *at.cells[YOU:LISTED]])
        for card in self.among.cards(g, at):
            each.cells[THAT] = card
            if self.effect.can(g, each):
                return True
        return False

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            at.cells.extend(self.among.cards(g, at))
        elif LISTED + step - 1 == len(at.cells):
            at.done()
        else:
            at.cells[THAT] = at.cells[LISTED + step - 1]
            at.resolve(g, self.effect)
        return None
