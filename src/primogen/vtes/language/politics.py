"""Referendums: what their terms choose, what passing does to each Methuselah, and titles that are put on a vampire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import CHOOSE_SEAT, DONE_PICKING, PICK, Amount, Effect, Leaf, Resolve, Seats, scope
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import one
from primogen.vtes.language.terms import terms
from primogen.vtes.language.verbs_people import GiveTitle
from primogen.vtes.rules.atoms.cards import change_control, put_on
from primogen.vtes.rules.atoms.clock import take_edge
from primogen.vtes.rules.atoms.counters import burn_pool, gain_pool, modify
from primogen.vtes.rules.atoms.titles import give_title, lose_title
from primogen.vtes.rules.people import NO_SECT, NO_TITLE, SECT_OF_TITLE, VOTES_OF_TITLE
from primogen.vtes.rules.table import table
from primogen.vtes.rules.titles import held, is_suitable, kind_held
from primogen.vtes.rules.topics import CAPACITY, VOTES
from primogen.vtes.rules.underway import CHOSEN_CARD, CHOSEN_SEAT, TERMS
from primogen.vtes.rules.words import MOST_SEATS, PLAY_ZONES, THIS_REFERENDUM

# ---- what the terms choose: VT-REF-01


@dataclass(frozen=True)
class EveryMethuselah(Seats):
    """The caller first, then clockwise."""

    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        return table(g).clockwise_from(at.you)


@dataclass(frozen=True)
class OtherMethuselahs(Seats):
    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        return [seat for seat in table(g).clockwise_from(at.you) if seat != at.you]


@dataclass(frozen=True)
class Richer(Seats):
    """ "A Methuselah who has more pool than you do"."""

    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        t = table(g)
        return [seat for seat in t.clockwise_from(at.you) if t.purse[seat] > t.purse[at.you]]


@dataclass(frozen=True)
class ChosenMethuselahs(Seats):
    """Those that have a mark in the terms."""

    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        t = table(g)
        return [seat for seat in t.clockwise_from(at.you) if terms(t)[TERMS + seat]]


@dataclass(frozen=True)
class TheChosen(Seats):
    """The one that the terms name."""

    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        t = table(g)
        seat = terms(t)[CHOSEN_SEAT]
        return [seat] if seat != NONE and t.is_in(seat) else []


@dataclass(frozen=True)
class NameMethuselah(Effect):
    among: Seats

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.among.seats(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            terms(table(g))[CHOSEN_SEAT] = number_of(chosen)
        if chosen != UNASKED or not self.can(g, at):
            at.done()
            return None
        decision = g.ask(at.you, "target-player", "VT-REF-01", about=at.card)
        for seat in self.among.seats(g, at):
            decision.offer(CHOOSE_SEAT, NONE, seat)
        return decision


@dataclass(frozen=True)
class NameMethuselahs(Effect):
    """One or more."""

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        cells = terms(t)
        if chosen != UNASKED and verb_of(chosen) == CHOOSE_SEAT:
            cells[TERMS + number_of(chosen)] = 1
            return None
        left = [seat for seat in t.clockwise_from(at.you) if not cells[TERMS + seat]]
        if chosen != UNASKED or not left:
            at.done()
            return None
        decision = g.ask(at.you, "target-player", "VT-REF-01", about=at.card)
        for seat in left:
            decision.offer(CHOOSE_SEAT, NONE, seat)
        if any(cells[TERMS : TERMS + MOST_SEATS]):
            decision.offer(DONE_PICKING)
        return decision


@dataclass(frozen=True)
class NameCard(Effect):
    """What passing it is about; `Still` asks again whether it is one."""

    among: Group

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.among.cards(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            terms(table(g))[CHOSEN_CARD] = card_of(chosen)
        if chosen != UNASKED or not self.can(g, at):
            at.done()
            return None
        decision = g.ask(at.you, "pick", "VT-REF-01", about=at.card)
        for card in self.among.cards(g, at):
            decision.offer(PICK, card)
        return decision


@dataclass(frozen=True)
class Still(Effect):
    """Only if the chosen card is still one that could be chosen: reading 9."""

    among: Group
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        if at.that != NONE and self.among.includes(table(g), at, at.that):
            at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class AllTerms(Effect):
    """Several of them, one after the other; each must be possible."""

    effects: tuple[Effect, ...]

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def can(self, g: Game, at: Resolve) -> bool:
        return all(part.can(g, at) for part in self.effects)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == len(self.effects):
            at.done()
        else:
            at.resolve(g, self.effects[step])
        return None


@dataclass(frozen=True)
class VotesForAll(Leaf):
    """ "In this referendum, each of them gets +1 vote"."""

    number: int
    among: Group

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.among.cards(g, at):
            modify(table(g), VOTES, self.number, at.card, card, THIS_REFERENDUM)


@dataclass(frozen=True)
class OtherTitlesWorth(Leaf):
    """ "During that referendum, titles of other sects are worth -1 vote": those that are worth any."""

    number: int
    sect: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        for card in t.minions():
            kind = kind_held(t, card)
            if VOTES_OF_TITLE[kind] and SECT_OF_TITLE[kind] not in (self.sect, NO_SECT):
                modify(t, VOTES, self.number, at.card, card, THIS_REFERENDUM)


# ---- what passing does


@dataclass(frozen=True)
class EachOf(Leaf):
    """What each of these Methuselahs gains or burns, all of them at the same moment: "you" is each in turn."""

    among: Seats
    does: tuple[Leaf, ...]

    def do(self, g: Game, at: Resolve) -> None:
        for leaf in self.does:
            for seat in self.among.seats(g, at):
                leaf.do(g, scope(seat, at.card, at.who, at.that))


@dataclass(frozen=True)
class ForEachOf(Amount):
    """So much for each card of a group."""

    number: int
    among: Group

    def count(self, g: Game, at: Resolve) -> int:
        return self.number * len(self.among.cards(g, at))


@dataclass(frozen=True)
class PlusIfAny(Amount):
    """So much, and more if there is one of a group."""

    number: int
    more: int
    among: Group

    def count(self, g: Game, at: Resolve) -> int:
        return self.number + (self.more if self.among.cards(g, at) else 0)


OWN: Final = 0
PREDATORS: Final = 1


@dataclass(frozen=True)
class CapacityChosen(Amount):
    """Of the vampire that she chose, or her predator; 0 if that was none."""

    whose: int

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        seat = at.you if self.whose == OWN else t.predator(at.you)
        card = NONE if seat == NONE else terms(t)[TERMS + seat] - 1
        return 0 if card == NONE else value(g, card, CAPACITY)


@dataclass(frozen=True)
class EachMayName(Effect):
    """Each Methuselah can choose one of a group, the caller first; it stands in the terms, by one higher."""

    among: Group

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        seats = t.clockwise_from(at.you)
        if chosen != UNASKED:
            terms(t)[TERMS + seats[step]] = card_of(chosen) + 1 if verb_of(chosen) == PICK else 0
            return None
        if step >= len(seats):
            at.done()
            return None
        cards = self.among.cards(g, scope(seats[step], at.card, at.who))
        if not cards:
            return None
        decision = g.ask(seats[step], "pick", "VT-REF-01", about=at.card)
        for card in cards:
            decision.offer(PICK, card)
        decision.offer(DONE_PICKING)
        return decision


@dataclass(frozen=True)
class MoveAllocated(Leaf):
    """As many pool of the chosen Methuselah as were allocated, to those others, as far as there are so many."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        cells = terms(t)
        for seat in t.clockwise_from(at.you) if t.is_in(cells[CHOSEN_SEAT]) else ():
            number = min(cells[TERMS + seat], t.purse[cells[CHOSEN_SEAT]])
            burn_pool(t, cells[CHOSEN_SEAT], number)
            gain_pool(t, seat, number)


@dataclass(frozen=True)
class AllocatePool(Effect):
    """Of the chosen Methuselah, among the others: no more than she has."""

    number: int

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        cells = terms(t)
        if chosen != UNASKED:
            cells[TERMS + number_of(chosen)] += 1
            return None
        giver = cells[CHOSEN_SEAT]
        if giver == NONE or sum(cells[TERMS : TERMS + MOST_SEATS]) >= min(self.number, t.purse[giver]):
            at.done()
            return None
        decision = g.ask(at.you, "allocate", "VT-REF-01", about=at.card)
        for seat in t.clockwise_from(at.you):
            if seat != giver:
                decision.offer(CHOOSE_SEAT, NONE, seat)
        return decision


@dataclass(frozen=True)
class ChosenTakesControl(Leaf):
    """The chosen Methuselah, of that card."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if t.zone[at.that] in PLAY_ZONES and t.is_in(at.player):
            change_control(t, at.that, at.player)


@dataclass(frozen=True)
class ChosenGetsEdge(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        if table(g).is_in(at.player):
            take_edge(table(g), at.player)


# ---- titles


@dataclass(frozen=True)
class PutTitle(GiveTitle):
    """The card stays on him, and the title with it; only where it suits: VT-TITLE-04, VT-SPECIAL-12."""

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            super().do(g, at)
            put_on(table(g), at.card, one(table(g), at, self.ref), at.you)


@dataclass(frozen=True)
class LoseTitle(Leaf):
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        lose_title(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class ReceiveTitle(Leaf):
    """That vampire's, which both then contest; only if it suits him: VT-TITLE-04."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        title = held(t, one(t, at, self.ref))
        if title != NO_TITLE and is_suitable(t, at.who, title):
            give_title(t, at.who, title)
