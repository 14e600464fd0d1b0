"""Referendums about minions and cards: who is named, what points lie on, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from primogen.kernel.abilities import Ability
from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import (
    CHOOSE_SEAT,
    DONE_PICKING,
    PICK,
    Condition,
    Effect,
    Leaf,
    Resolve,
    Seats,
    scope,
)
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import LASTING, ON, STAT
from primogen.vtes.language.circumstances import ANY_NUMBER
from primogen.vtes.language.groups import Group
from primogen.vtes.language.terms import terms
from primogen.vtes.rules.atoms.cards import banish, burn, return_to_hand, tap
from primogen.vtes.rules.atoms.choosing import choose_seat_for, is_seat_chosen
from primogen.vtes.rules.atoms.counters import gain_blood, modify
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import BALLOTS, EDGE_VOTES, NAMED_BY_TERMS, POINTS
from primogen.vtes.rules.underway import TERMS
from primogen.vtes.rules.words import ASH_HEAP, MOST_SEATS, PLAY_ZONES, READY, THIS_REFERENDUM, THIS_TURN


def noted(g: Table, stat: int) -> list[Card]:
    """Cards of which the terms have noted that, each as often as it was."""
    rows = g.lasting
    return [rows[at + ON] for at in range(0, len(rows), LASTING) if rows[at + STAT] == stat]


# ---- terms


@dataclass(frozen=True)
class NameMany(Effect):
    """So many of a group: X is how many."""

    among: Group
    least: int = 1
    most: int = ANY_NUMBER

    def can(self, g: Game, at: Resolve) -> bool:
        return len(self.among.cards(g, at)) >= self.least

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen != UNASKED and verb_of(chosen) == PICK:
            modify(t, NAMED_BY_TERMS, 1, at.card, card_of(chosen), THIS_REFERENDUM)
            return None
        named = noted(t, NAMED_BY_TERMS)
        left = [card for card in self.among.cards(g, at) if card not in named]
        if chosen != UNASKED or not left or len(named) >= self.most:
            at.done()
            return None
        decision = g.ask(at.you, "pick", "VT-REF-01", about=at.card)
        for card in left:
            decision.offer(PICK, card)
        if len(named) >= self.least:
            decision.offer(DONE_PICKING)
        return decision


@dataclass(frozen=True)
class AllocateAmong(Effect):
    """So many points for each that was named, among Methuselahs and cards, point by point."""

    each: int
    cards: Group

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        cells = terms(t)
        if chosen != UNASKED:
            if verb_of(chosen) == CHOOSE_SEAT:
                cells[TERMS + number_of(chosen)] += 1
            else:
                modify(t, POINTS, 1, at.card, card_of(chosen), THIS_REFERENDUM)
            return None
        given = sum(cells[TERMS : TERMS + MOST_SEATS]) + len(noted(t, POINTS))
        if given >= self.each * len(noted(t, NAMED_BY_TERMS)):
            at.done()
            return None
        decision = g.ask(at.you, "allocate", "VT-REF-01", about=at.card)
        for seat in t.clockwise_from(at.you):
            decision.offer(CHOOSE_SEAT, NONE, seat)
        for card in self.cards.cards(g, at):
            decision.offer(PICK, card)
        return decision


@dataclass(frozen=True)
class Share(Effect):
    """So many points among one or more of a group, point by point."""

    points: int
    among: Group

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.among.cards(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen != UNASKED:
            modify(t, POINTS, 1, at.card, card_of(chosen), THIS_REFERENDUM)
            return None
        cards = self.among.cards(g, at)
        if len(noted(t, POINTS)) >= self.points or not cards:
            at.done()
            return None
        decision = g.ask(at.you, "allocate", "VT-REF-01", about=at.card)
        for card in cards:
            decision.offer(PICK, card)
        return decision


# ---- what votes are worth


@dataclass(frozen=True)
class BallotsForAll(Leaf):
    """ "In this referendum, each priscus gets -1 ballot"."""

    number: int
    among: Group

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.among.cards(g, at):
            modify(table(g), BALLOTS, self.number, at.card, card, THIS_REFERENDUM)


@dataclass(frozen=True)
class EdgeIsWorth(Leaf):
    """So many votes more, whoever burns it."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        for seat in table(g).clockwise_from(at.you):
            modify(table(g), EDGE_VOTES, self.number, at.card, seat, THIS_REFERENDUM)


# ---- what passing does


@dataclass(frozen=True)
class MethuselahsWho(Seats):
    """Of whom that holds, asked as each of them would; the caller first."""

    condition: Condition

    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        seats = table(g).clockwise_from(at.you)
        return [seat for seat in seats if self.condition.holds(g, scope(seat, at.card, at.who, at.that))]


@dataclass(frozen=True)
class LockNamed(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        for card in noted(table(g), NAMED_BY_TERMS):
            if table(g).zone[card] in PLAY_ZONES:
                tap(table(g), card)


@dataclass(frozen=True)
class NamedCannot(Leaf):
    """Until the turn ends."""

    stats: tuple[int, ...]

    def do(self, g: Game, at: Resolve) -> None:
        for card in noted(table(g), NAMED_BY_TERMS):
            for stat in self.stats:
                modify(table(g), stat, 1, at.card, card, THIS_TURN)


@dataclass(frozen=True)
class BurnPointed(Leaf):
    """Each card to which a point was allocated."""

    def do(self, g: Game, at: Resolve) -> None:
        for card in dict.fromkeys(noted(table(g), POINTS)):
            if table(g).zone[card] in PLAY_ZONES:
                burn(table(g), card)


@dataclass(frozen=True)
class GainPointed(Leaf):
    """Each ready minion to whom points were allocated, so much blood."""

    def do(self, g: Game, at: Resolve) -> None:
        for card in noted(table(g), POINTS):
            if table(g).zone[card] == READY:
                gain_blood(table(g), card, 1)


@dataclass(frozen=True)
class NamedToHand(Leaf):
    """Out of the ash heap: each named card, or another of that name which lies there still."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        named = noted(t, NAMED_BY_TERMS)
        for card in named:
            others = [each for each in t.pile(at.you, ASH_HEAP) if each not in named]
            same = [each for each in (card, *others) if t.definition[each] == t.definition[card]]
            lying = [each for each in same if t.zone[each] == ASH_HEAP]
            for each in lying[:1]:
                return_to_hand(t, each)


@dataclass(frozen=True)
class Banish(Leaf):
    """To her uncontrolled region who controls him, with what is on him."""

    def do(self, g: Game, at: Resolve) -> None:
        if table(g).zone[at.that] == READY:
            banish(table(g), at.that)


# ---- Methuselahs that a card in play remembers


@dataclass(frozen=True)
class Remember(Leaf):
    """Those that the terms name."""

    who: Seats

    def do(self, g: Game, at: Resolve) -> None:
        for seat in self.who.seats(g, at):
            choose_seat_for(table(g), at.card, seat)


@dataclass(frozen=True)
class OfRemembered(Ability):
    """So much of a value of each Methuselah that this card has chosen."""

    number: int
    stat: int

    def topics(self) -> tuple[int, ...]:
        return (self.stat,)

    def amount(self, g: Game, source: Card, subject: int) -> int:
        return self.number if is_seat_chosen(table(g), source, subject) else 0
