"""A small game of cards that is none of ours: what the kernel promises to any game is shown on it.

In turn, a player plays a card or draws one. Whoever plays is answered from the hands of all: the player first, then the
others from the highest seat down, and after each answer all over again. Who cannot draw is out, and so is who gives up;
the others play on, and the last one wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import Ability, put_in_force
from primogen.kernel.board import CLOCKWISE, Board
from primogen.kernel.chance import sow
from primogen.kernel.decisions import ALWAYS, NOT_AT_ALL, UNASKED, Decision, card_of, verb_of
from primogen.kernel.effects import PLAYER, Amount, Effect, Leaf, Resolve, Seats, Selector, resolving
from primogen.kernel.events import Event, happened, propose_to_seat
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.machine import run
from primogen.kernel.piles import add, mint_anew, move
from primogen.kernel.pool import Pool
from primogen.kernel.rulebook import Rulebook, Rules, Zones
from primogen.kernel.state import PER_SEAT, TO_ALL
from primogen.kernel.values import Part
from primogen.kernel.windows import FIRST, Window, window

DECK, HAND, TABLED, ON_CARD = range(4)
MOST, NOBODY = 4, 4
SMALL_ZONES: Final = Zones(4, 5, on_cards=ON_CARD, nobody=NOBODY)

STIRS, WOULD_LOSE, WORTH = range(3)  # an event, what may be replaced, a value
TOPICS: Final = 3
ANSWERING: Final = 1  # the one word of a banner: it may answer what is played
TURN, PLAYING, LOSING = 10, 11, 12
PLAY, DRAW, ANSWER = 10, 11, 12
ACTIVE, SEATS = 0, 1  # cells of the clock


@dataclass(frozen=True, kw_only=True)
class Printed:
    key: str
    name: str
    kind: int = 0
    words: int = 0
    worth: int = 0
    text: Effect | None = None
    abilities: tuple[Ability, ...] = ()

    def value(self, stat: int) -> int:
        return self.worth if stat == WORTH else 0

    def trees(self) -> Sequence[Effect]:
        return [tree for tree in (self.text, *[each.effect() for each in self.abilities]) if tree is not None]


class Table(Board):
    __slots__ = ("book", "clock", "tokens")

    def __init__(self, book: Rulebook[Table], of: Table | None = None) -> None:
        super().__init__(book, TOPICS, frozenset((0,)), frozenset(), of)
        self.book: Final = book
        self.clock: Final = self.column("clock", shown=TO_ALL)
        self.tokens: Final = self.column("tokens", PER_SEAT, shown=TO_ALL)

    def another(self, of: Game | None) -> Table:
        return Table(self.book, None if of is None else table(of))

    def seats(self) -> int:
        return self.clock[SEATS]

    def clockwise_from_active(self) -> tuple[Seat, ...]:
        return CLOCKWISE[self.seats()][self.clock[ACTIVE]]

    def you_for(self, source: Card, seat: Seat) -> Seat:
        return self.controller[source]

    def acting_for(self, card: Card) -> Card:
        return card

    def is_silent(self, card: Card) -> bool:
        return False

    def is_lost(self, card: Card) -> bool:
        return self.zone[card] == DECK

    def note_use(self, row: int) -> None:
        return

    def rule_for_order(self) -> str:
        return "SM-ORDER"

    def rule_for_instead(self) -> str:
        return "SM-INSTEAD"

    def rule_for_may(self) -> str:
        return "SM-MAY"

    def rule_for_window(self) -> str:
        return "SM-WINDOW"

    def rule_for_target(self) -> str:
        return "SM-TARGET"


def table(g: Game) -> Table:
    assert isinstance(g, Table)
    return g


# ---- the rules


class Turn(Procedure[Table]):
    kind = TURN

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        seat = g.clock[ACTIVE]
        self.go(0)
        if chosen == UNASKED:
            decision = g.ask(seat, "turn", "SM-TURN", ALWAYS)
            decision.offer(DRAW)
            for card in g.pile(seat, HAND):
                decision.offer(PLAY, card)
            return decision
        if verb_of(chosen) == PLAY:
            g.call(Playing([card_of(chosen), seat]))
        else:
            draw(g, seat)
            pass_turn(g)
        return None

    def left(self, g: Game) -> None:
        pass_turn(table(g))


class Playing(Procedure[Table]):
    kind = PLAYING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        t, (card, seat) = g, self.cells
        if step == 0:
            tabled(t, card)
            g.call(window(0, card, seat))
        elif step == 1:
            text = faces(t)[t.definition[card]].text
            if text is not None:
                g.call(resolving(g, text, seat, card, card))
        else:
            self.done()
        return None


class Losing(Procedure[Table]):
    """A player would lose tokens, unless something is done instead."""

    kind = LOSING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        seat, number = self.cells
        if step == 0:
            propose_to_seat(g, WOULD_LOSE, seat, number, 1)
        else:
            g.tokens[seat] -= number
            self.done()
        return None


class SmallRules(Rules[Table]):
    def given(self, g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
        return g.printed.values[stat][g.definition[card]]

    def order_in_window(self, g: Table, window: Window) -> tuple[Seat, ...]:
        first = window.cells[FIRST]
        return (first, *[seat for seat in reversed(range(g.seats())) if seat != first])

    def put_in_window(self, g: Table, window: Window, seat: Seat) -> int:
        return ALWAYS if g.pile(seat, HAND) else NOT_AT_ALL

    def offer_in_window(self, g: Table, window: Window, decision: Decision) -> None:
        for card in g.pile(decision.seat, HAND):
            if g.has_word(card, ANSWERING):
                decision.offer(ANSWER, card)

    def act_in_window(self, g: Table, window: Window, seat: Seat, option: int) -> None:
        window.opens_anew()
        tabled(g, card_of(option))
        g.tokens[seat] += 1

    def conceded(self, g: Table, seat: Seat) -> None:
        leave(g, seat)

    def sees(self, g: Table, seat: Seat, card: Card) -> bool:
        return g.zone[card] in (TABLED, ON_CARD) or (g.zone[card] == HAND and g.controller[card] == seat)

    def visible(self, g: Table, seat: Seat) -> tuple[list[Card], list[Card]]:
        return [card for card in range(g.handles()) if self.sees(g, seat, card)], []

    def public_counts(self, g: Table) -> dict[str, list[int]]:
        return {"sizes": [len(pile) for pile in g.piles]}

    def lists_known(self, seat: Seat) -> tuple[Seat, ...]:
        return ()


def tabled(g: Table, card: Card) -> None:
    move(g, card, TABLED, g.controller[card])
    put_in_force(g, card, (1 << len(g.printed.abilities[g.definition[card]])) - 1)


def draw(g: Table, seat: Seat) -> None:
    deck = g.pile(seat, DECK)
    if deck:
        move(g, deck[-1], HAND, seat)
    else:
        leave(g, seat)


def leave(g: Table, seat: Seat) -> None:
    g.leave(seat)
    for card in g.pile(seat, TABLED):
        put_in_force(g, card, 0)
    staying = [each for each in range(g.seats()) if not g.has_left(each)]
    if len(staying) == 1:
        g.ended.extend(staying)


def pass_turn(g: Table) -> None:
    others = CLOCKWISE[g.seats()][g.clock[ACTIVE]][1:]
    g.clock[ACTIVE] = next((seat for seat in others if not g.has_left(seat)), g.clock[ACTIVE])


# ---- what its cards are written in


@dataclass(frozen=True)
class Gain(Leaf):
    """You, or the player the sentence speaks of."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        table(g).tokens[at.you if at.cells[PLAYER] == NONE else at.cells[PLAYER]] += self.number


@dataclass(frozen=True)
class Stir(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        happened(g, STIRS, at.you)


@dataclass(frozen=True)
class Lose(Leaf):
    """Whoever plays it would lose tokens."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        table(g).call(Losing([at.you, self.number]))


@dataclass(frozen=True)
class Others(Seats):
    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        return [seat for seat in range(g.seats()) if seat != at.you and not g.has_left(seat)]


@dataclass(frozen=True)
class OnTable(Selector):
    """Chosen by that player, whoever plays the card."""

    by: Seat

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        return [card for seat in range(g.seats()) for card in table(g).pile(seat, TABLED)]

    def chooser(self, g: Game, at: Resolve) -> Seat:
        return self.by


@dataclass(frozen=True)
class Exactly(Amount):
    number: int

    def count(self, g: Game, at: Resolve) -> int:
        return self.number


@dataclass(frozen=True)
class WhenStirred(Ability):
    then: Effect

    def topics(self) -> tuple[int, ...]:
        return (STIRS,)

    def effect(self) -> Effect | None:
        return self.then

    def hears(self, g: Game, source: Card, event: Event) -> bool:
        return True


@dataclass(frozen=True)
class InsteadOfLosing(Ability):
    """Anybody's loss."""

    then: Effect

    def topics(self) -> tuple[int, ...]:
        return (WOULD_LOSE,)

    def effect(self) -> Effect | None:
        return self.then

    def amount(self, g: Game, source: Card, subject: int) -> int:
        return 1


# ---- a table of it


def faces(g: Table) -> tuple[Printed, ...]:
    return tuple(each for each in g.printed.cards if isinstance(each, Printed))


def book_of(*cards: Printed) -> Rulebook[Table]:
    return Rulebook(Pool(cards, TOPICS), {TURN: Turn, PLAYING: Playing, LOSING: Losing}, SmallRules(), SMALL_ZONES)


def opened(book: Rulebook[Table], hands: list[list[str]], deck: tuple[str, ...] = (), seed: bytes = b"small") -> Table:
    """Everybody has that hand, and the same deck, shuffled; seat 0 begins."""
    g = Table(book)
    sow(g.chance, seed)
    g.answered.append(0)
    g.clock.extend((0, len(hands)))
    for seat, hand in enumerate(hands):
        g.tokens.append(0)
        for name in deck:
            add(g, book.printed.find(name), seat, DECK)
        mint_anew(g, seat, DECK)
        for name in hand:
            add(g, book.printed.find(name), seat, HAND)
    g.call(Turn([]))
    run(g)
    return g


def held(g: Table, seat: Seat, name: str) -> Card:
    """A card of that name in that hand."""
    return next(card for card in g.pile(seat, HAND) if faces(g)[g.definition[card]].name == name)


def lay(g: Table, seat: Seat, name: str) -> Card:
    """From that hand onto the table, without being played."""
    card = held(g, seat, name)
    tabled(g, card)
    return card
