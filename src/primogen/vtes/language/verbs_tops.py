"""What the cards at the ends of crypts decide: who is younger, who fights for a while; and a bleed that follows."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import THAT, Condition, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import value
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.action import action
from primogen.vtes.rules.atoms.cards import arrive, remove, reveal, shuffle
from primogen.vtes.rules.atoms.choosing import choose_seat_for, is_seat_chosen
from primogen.vtes.rules.atoms.counters import gain_blood, modify
from primogen.vtes.rules.atoms.delaying import delay
from primogen.vtes.rules.block import blocker_taps
from primogen.vtes.rules.combat import combat_between
from primogen.vtes.rules.legality import why_not_take
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import BLEED, CAPACITY, STEALTH
from primogen.vtes.rules.underway import action_under_way
from primogen.vtes.rules.words import AFTER_COMBAT, BLEEDING, CRYPT, ON_CARD, ONCE_OVER, PLAY_ZONES, THIS_ACTION


@dataclass(frozen=True)
class CompareCrypts(Effect):
    """The top cards of hers and of the blocker's: what is done if hers costs less, and if not. Both are shuffled."""

    younger: Effect
    otherwise: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.younger, self.otherwise)

    def can(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.blocker >= 0

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        at.done()
        action = action_under_way(t)
        assert action is not None
        hers, theirs = (self.shown(t, seat) for seat in (at.you, t.controller[action.blocker]))
        at.resolve(g, self.younger if hers < theirs else self.otherwise)
        return None

    def shown(self, g: Table, seat: Seat) -> int:
        """What is not there costs nothing."""
        crypt = g.pile(seat, CRYPT)
        if not crypt:
            return 0
        reveal(g, crypt[-1])
        cost = value(g, crypt[-1], CAPACITY)
        shuffle(g, seat, CRYPT)
        return cost


@dataclass(frozen=True)
class BlockedBy(Condition):
    """By such a minion."""

    trait: Trait

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.blocker >= 0 and self.trait.fits(table(g), at, action.blocker)


@dataclass(frozen=True)
class CancelCombat(Leaf):
    """That would come of the block: who blocks locks, and that is all."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None:
            blocker_taps(action, t)
            action.end_block()


@dataclass(frozen=True)
class RememberWhoBlocks(Leaf):
    """The Methuselah whose minion blocks: of a card that has just been put on a minion."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None and action.blocker >= 0 and t.zone[at.card] == ON_CARD:
            choose_seat_for(t, at.card, t.controller[action.blocker])


@dataclass(frozen=True)
class BleedsHer(Condition):
    """The Methuselah that this card remembers."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        return action is not None and action.takes == BLEEDING and is_seat_chosen(t, at.card, action.defender)


@dataclass(frozen=True)
class BleedNext(Leaf):
    """When this action is over."""

    bleed: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.bleed,)

    def do(self, g: Game, at: Resolve) -> None:
        delay(table(g), ONCE_OVER, self.bleed, at)


@dataclass(frozen=True)
class BleedNow(Leaf):
    """Her prey, with so much more, if he may: an action of its own."""

    bleed: int
    stealth: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if t.is_in(at.you) and why_not_take(t, at.who, BLEEDING) is None:
            modify(t, BLEED, self.bleed, at.card, at.who, THIS_ACTION)
            modify(t, STEALTH, self.stealth, at.card, at.who, THIS_ACTION)
            t.call(action(BLEEDING, at.you, at.who))


@dataclass(frozen=True)
class FightByBottomOfCrypt(Leaf):
    """The vampire there, with so much of his capacity in blood, fights that minion and is gone; what else is there is
    gone at once: VT-RULING-24."""

    part: int  # of the capacity: one in so many
    after: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.after,)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        crypt = t.pile(at.you, CRYPT)
        if not crypt:
            return
        card = crypt[0]
        if not t.is_vampire(card):
            remove(t, card)
            return
        arrive(t, card)
        gain_blood(t, card, value(t, card, CAPACITY) // self.part)
        self.fight(t, at, card)

    def fight(self, g: Table, at: Resolve, card: Card) -> None:
        if not g.is_ready(at.that):
            remove(g, card)
            return
        about = Resolve([*at.cells])
        about.cells[THAT] = card
        delay(g, AFTER_COMBAT, self.after, about)
        action = action_under_way(g)
        acts = action is not None and action.minion == at.that
        g.call(combat_between(at.that, card) if acts else combat_between(card, at.that))


@dataclass(frozen=True)
class RemoveIfInPlay(Leaf):
    """That one, from the game."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if t.zone[at.that] in PLAY_ZONES:
            remove(t, at.that)
