"""Verbs about cards of the hand, the library and the ash heap."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.choosing import AtRandom, ChooseNumber
from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, verb_of
from primogen.kernel.effects import DONE_PICKING, LISTED, PICK, Amount, Effect, Leaf, Resolve, Selector, Seq
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.vtes.language.amounts import Number
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import THAT, YOU, one
from primogen.vtes.language.verbs_counters import BurnPool
from primogen.vtes.language.verbs_votes import Without
from primogen.vtes.rules.atoms.cards import bring, discard, draw, put, put_beneath, remove, return_to_hand, shuffle
from primogen.vtes.rules.atoms.clock import note_hand
from primogen.vtes.rules.atoms.counters import gain_blood
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy, namesakes
from primogen.vtes.rules.hand import replenish
from primogen.vtes.rules.table import table
from primogen.vtes.rules.words import ASH_HEAP, HAND, LIBRARY, PLAY_ZONES


@dataclass(frozen=True)
class LibraryLeft(Amount):
    """How many cards her library has."""

    def count(self, g: Game, at: Resolve) -> int:
        return len(table(g).pile(at.you, LIBRARY))


@dataclass(frozen=True)
class Discard(Leaf):
    """One of her hand; she draws up afterward."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        discard(t, one(t, at, self.ref))
        replenish(t, at.you)


@dataclass(frozen=True)
class DiscardForNow(Leaf):
    """Others follow, before she draws up."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        discard(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class DrawUp(Leaf):
    """What she has discarded is replaced."""

    def do(self, g: Game, at: Resolve) -> None:
        replenish(table(g), at.you)


@dataclass(frozen=True)
class AtMostHand(Amount):
    """So many, but no more than the cards of her hand."""

    amount: Amount

    def count(self, g: Game, at: Resolve) -> int:
        return min(self.amount.count(g, at), len(table(g).hand(at.you)))


def burn_pool_or_cards(number: Amount) -> ChooseNumber:
    """She says how many of them are cards, which chance takes from her hand at once; the rest is pool."""
    cards = AtRandom(Number(), Group((HAND,), YOURS), DiscardForNow(THAT))
    return ChooseNumber(0, AtMostHand(number), Seq((BurnPool(Without(number), YOU), cards, FitHand())))


@dataclass(frozen=True)
class DrawCards(Leaf):
    """Without discarding, yet."""

    number: Amount

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).pile(at.you, LIBRARY))

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        for _ in range(min(self.number.count(g, at), len(t.pile(at.you, LIBRARY)))):
            draw(t, at.you)


@dataclass(frozen=True)
class FitHand(Leaf):
    """ "Discard down to your hand size afterward"; or up: VT-LIB-09."""

    def do(self, g: Game, at: Resolve) -> None:
        note_hand(table(g), at.you)


@dataclass(frozen=True)
class ToBottomOfLibrary(Leaf):
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        put_beneath(t, one(t, at, self.ref), LIBRARY)


@dataclass(frozen=True)
class ToHand(Leaf):
    """Its owner's, who discards down at once."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        return_to_hand(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class RemoveFromGame(Leaf):
    """VT-TERM-10."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        remove(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class RemoveCopies(Leaf):
    """This card and all others of its name, whoever controls them."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        for card in (at.card, *namesakes(t, at.card)):
            if t.zone[card] in PLAY_ZONES:
                remove(t, card)


@dataclass(frozen=True)
class ShuffleBack(Effect):
    """Up to so many cards of a group are chosen: one comes to her hand, the others are shuffled into her library."""

    most: int
    among: Selector

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.among.cards(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        return self.pick(g, at, chosen) if step == 0 else self.pick_one(g, at, chosen)

    def pick(self, g: Game, at: Resolve, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if verb_of(chosen) == PICK:
                at.cells.append(card_of(chosen))
                at.go(0)
            return None
        left = [card for card in self.among.cards(g, at) if card not in at.cells[LISTED:]]
        if not left or len(at.cells) - LISTED >= self.most:
            return None
        decision = g.ask(at.you, "pick", g.rule_for_target(), about=at.card)
        for card in left:
            decision.offer(PICK, card)
        decision.offer(DONE_PICKING)
        return decision

    def pick_one(self, g: Game, at: Resolve, chosen: Chosen) -> Asks:
        picked = at.cells[LISTED:]
        if chosen == UNASKED and picked:
            decision = g.ask(at.you, "to-hand", g.rule_for_target(), about=at.card)
            for card in picked:
                decision.offer(PICK, card)
            return decision
        at.done()
        if picked:
            self.shuffle_others(g, at, card_of(chosen), picked)
        return None

    def shuffle_others(self, g: Game, at: Resolve, kept: Card, picked: list[Card]) -> None:
        t = table(g)
        for card in picked:
            if card != kept and t.zone[card] == ASH_HEAP:
                put(t, card, LIBRARY, at.you)
        shuffle(t, at.you, LIBRARY)
        return_to_hand(t, kept)


@dataclass(frozen=True)
class ShuffleAllBack(ShuffleBack):
    """The same, and none of them to her hand."""

    def pick_one(self, g: Game, at: Resolve, chosen: Chosen) -> Asks:
        at.done()
        t = table(g)
        for card in at.cells[LISTED:]:
            put(t, card, LIBRARY, at.you)
        shuffle(t, at.you, LIBRARY)
        return None


@dataclass(frozen=True)
class Exchange(Effect):
    """A card of her hand for one of another group."""

    given: Selector
    taken: Selector

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.given.cards(g, at)) and bool(self.taken.cards(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            at.cells.append(card_of(chosen))
            if step == 1:
                self.swap(g, at)
            return None
        among = (self.given, self.taken)[step].cards(g, at) if step < 2 else []
        if not among:
            at.done()
            return None
        decision = g.ask(at.you, "pick", g.rule_for_target(), ALWAYS, at.card)
        for card in among:
            decision.offer(PICK, card)
        return decision

    def swap(self, g: Game, at: Resolve) -> None:
        t = table(g)
        given, taken = at.cells[LISTED : LISTED + 2]
        at.done()
        discard(t, given)
        if taken != NONE:
            return_to_hand(t, taken)


@dataclass(frozen=True)
class BringBack(Leaf):
    """An ally, out of the ash heap, with so much life; not if it is gone from there by now."""

    life: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        if t.zone[card] == ASH_HEAP and not is_second_copy(t, card, at.you):
            bring(t, card)
            gain_blood(t, card, self.life - t.blood[card])
            contest_if_unique(t, card)
