"""The life of an event: proposed -> can't -> replaced -> happens -> triggers.

An atom calls `happened` after its change; abilities that hear it wait in the state, and the machine resolves them
before anything else goes on. An event that may be replaced is put as a Proposal by a procedure, never by a leaf.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.abilities import MOST_ABILITIES, source_of
from primogen.kernel.decisions import UNASKED, Decision, number_of, verb_of
from primogen.kernel.effects import NO, PROPOSAL, RESOLVE_NEXT, TRIGGERS, YES, Resolve, resolving
from primogen.kernel.frames import Asks, Chosen, Frame
from primogen.kernel.ids import NONE, Card, Seat

if TYPE_CHECKING:
    from primogen.kernel.effects import Effect
    from primogen.kernel.game import Game

ROW: Final = 0
YOU: Final = 1
ABOUT: Final = 2
BY: Final = 3
NUMBER: Final = 4
WAITING: Final = 5  # ints per waiting ability: all it must know of cards that may have left by then

STORY: Final = 7  # ints per event remembered until the turn ends: kind, seat, subject, by, number, how both stood
NOW: Final = -2  # of an event that is just happening: its cards stand as they do


class Event:
    """`seat` did it or suffered it; `subject` is the card it befell, `by` the card that did it; `number`, how much.

    Of one that is past, `subject_stood` and `by_stood` say where the cards were and whose (`Game.standing`).
    """

    def __init__(
        self, kind: int, seat: Seat, subject: Card, by: Card, number: int, subject_stood: int = NOW, by_stood: int = NOW
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.subject: Final = subject
        self.by: Final = by
        self.number: Final = number
        self.subject_stood: Final = subject_stood
        self.by_stood: Final = by_stood


def happened(g: Game, kind: int, seat: Seat, subject: Card = NONE, by: Card = NONE, number: int = 0) -> None:
    if kind in g.remembered:
        g.story.extend((kind, seat, subject, by, number, g.standing(subject), g.standing(by)))
    if g.whispered and kind in g.whispered:
        g.whisper(kind, seat, subject, by, number)
    rows = g.index[kind]
    if not rows:
        return
    event = Event(kind, seat, subject, by, number)
    for row in rows:
        source = row // MOST_ABILITIES
        if g.ability(row).hears(g, source, event):
            heard = (row, g.you_for(source, seat), subject, by, number)
            if g.is_silent(source):
                g.unheard.extend(heard)
            elif heard[YOU] != NONE:
                g.queue_for(kind).extend(heard)


def forget_heard(g: Game, card: Card) -> None:
    """It says something else from now on: what it has heard so far comes to nothing."""
    for heard in (g.waiting, g.unheard, *[frame.cells for frame in g.frames if frame.kind == TRIGGERS]):
        kept = [at for at in range(0, len(heard), WAITING) if source_of(heard[at]) != card]
        heard[:] = [cell for at in kept for cell in heard[at : at + WAITING]]


class Triggers(Frame["Game"]):
    """Abilities that heard something: the active player's first, each owner ordering theirs."""

    kind = TRIGGERS

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        if g.gone and chosen == UNASKED and self.somebody_left(g):
            self.go(0)
            return None
        if not self.cells:
            self.done()
            return None
        if chosen == UNASKED and len(self.cells) > WAITING:
            return self.next_of(g, self.first_seat(g))
        at = 0 if chosen == UNASKED else number_of(chosen)
        row, you, about, by, number = self.cells[at : at + WAITING]
        del self.cells[at : at + WAITING]
        self.go(0)
        source, ability = source_of(row), g.ability(row)
        effect = None if g.is_lost(source) else ability.effect()
        if effect is not None:
            frame = resolving(g, effect, you, source, g.acting_for(source), about, by, number)
            if ability.still_applies(g, frame):
                g.call(frame)
        return None

    def somebody_left(self, g: Game) -> bool:
        """Abilities of players who are out of the game by now are dropped."""
        gone = [at for at in range(0, len(self.cells), WAITING) if g.has_left(self.cells[at + YOU])]
        for at in reversed(gone):
            del self.cells[at : at + WAITING]
        return bool(gone)

    def first_seat(self, g: Game) -> Seat:
        owners = self.cells[YOU::WAITING]
        return next(seat for seat in g.clockwise_from_active() if seat in owners)

    def next_of(self, g: Game, seat: Seat) -> Decision:
        decision = g.ask(seat, "order", g.rule_for_order())
        cells = self.cells
        for at in range(0, len(cells), WAITING):
            if cells[at + YOU] == seat:
                decision.offer(RESOLVE_NEXT, source_of(cells[at]), at)
        return decision


KIND: Final = 0
SUBJECT: Final = 1  # a card, or a seat
AMOUNT: Final = 2
DEALER: Final = 3
SHOWN: Final = 4  # the card to show when asking
ASKED: Final = 5  # a bit per seat that has had its say, be it in the game still or not
USED: Final = 6  # from here on: rows that have replaced this event; each may once


class Proposal(Frame["Game"]):
    """Something would happen to `subject`, `amount` times over; its value is how much of it is left to happen."""

    kind = PROPOSAL

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        self.go(0)
        cells = self.cells
        if chosen == UNASKED:
            decision = self.next_asked(g)
            if decision is None:
                self.done(cells[AMOUNT])
            return decision
        if verb_of(chosen) == NO:
            self.had_its_say(g, number_of(chosen))
        else:
            self.replace(g, number_of(chosen))
        return None

    def next_asked(self, g: Game) -> Decision | None:
        """The next seat that could do something instead: the active player first."""
        for seat in self.to_ask(g) if self.cells[AMOUNT] else ():
            rows = [row for row in g.index[self.cells[KIND]] if self.may_replace(g, seat, row)]
            if rows:
                return self.ask_which(g, seat, rows)
        return None

    def to_ask(self, g: Game) -> list[Seat]:
        asked, gone = self.cells[ASKED], g.gone
        return [seat for seat in g.clockwise_from_active() if not asked >> seat & 1 and seat not in gone]

    def had_its_say(self, g: Game, seat: Seat) -> None:
        """With those before it, who could not do anything."""
        for each in self.to_ask(g):
            self.cells[ASKED] |= 1 << each
            if each == seat:
                return

    def ask_which(self, g: Game, seat: Seat, rows: list[int]) -> Decision:
        """If there is one the seat has no choice about, only such are offered."""
        decision = g.ask(seat, "instead", g.rule_for_instead(), about=self.cells[SHOWN])
        must = [row for row in rows if g.ability(row).is_forced()]
        for row in must or rows:
            decision.offer(YES, source_of(row), row)
        if not must:
            decision.offer(NO, NONE, seat)
        return decision

    def may_replace(self, g: Game, seat: Seat, row: int) -> bool:
        source, ability = source_of(row), g.ability(row)
        if g.you_for(source, seat) != seat or row in self.cells[USED:] or g.is_silent(source):
            return False
        effect = ability.effect()
        if effect is None or not ability.amount(g, source, self.cells[SUBJECT]) or not g.may_use(row):
            return False
        return effect.can(g, self.replacing(g, effect, seat, source))

    def replacing(self, g: Game, effect: Effect, seat: Seat, source: Card) -> Resolve:
        cells = self.cells
        return resolving(g, effect, seat, source, g.acting_for(source), cells[SUBJECT], cells[DEALER], cells[AMOUNT])

    def replace(self, g: Game, row: int) -> None:
        self.cells.append(row)
        source, effect = source_of(row), g.ability(row).effect()
        g.note_use(row)
        if effect is not None:
            seat = next(seat for seat in self.to_ask(g) if g.you_for(source, seat) == seat)
            g.call(self.replacing(g, effect, seat, source))


def proposal_under_way(g: Game) -> Proposal | None:
    for frame in reversed(g.frames):
        if frame.kind == PROPOSAL:
            assert isinstance(frame, Proposal)
            return frame
    return None


def propose(g: Game, kind: int, subject: Card, amount: int, dealer: Card, into: int) -> None:
    """It would happen to a card; how much of it is left to happen goes into a cell of the frame that proposes it."""
    put(g, [kind, subject, amount, dealer, subject, 0], into)


def propose_to_seat(g: Game, kind: int, seat: Seat, amount: int, into: int) -> None:
    put(g, [kind, seat, amount, NONE, NONE, 0], into)


def propose_unseen(g: Game, kind: int, subject: Card, amount: int, into: int) -> None:
    """To a card that those who are asked may not see."""
    put(g, [kind, subject, amount, NONE, NONE, 0], into)


def put(g: Game, proposed: list[int], into: int) -> None:
    """What nobody could do anything about is settled at once."""
    if g.is_forbidden(proposed[KIND], proposed[SUBJECT]):  # never a choice
        g.frames[-1].cells[into] = 0
    elif g.index[proposed[KIND]]:
        g.call(Proposal(proposed), into)
    else:
        g.frames[-1].cells[into] = proposed[AMOUNT]
