"""What one seat sees: built from the white list of the field table and `Game.visible`, and from nothing else.

A view is as columnar as the state. `cards` are the handles whose faces the seat sees, `backs` those it sees only from
behind; a card it sees neither way has no handle here, and only the sizes of piles tell of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.decisions import Decision
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.state import ON_BACK, ON_SIGHT, PER_CARD, TO_ALL, TO_OWN_SEAT

if TYPE_CHECKING:
    from primogen.kernel.game import Game


class View:
    def __init__(
        self,
        seat: Seat,
        seats: int,
        handles: int,
        table: dict[str, list[int]],
        own: dict[str, int],
        cards: list[Card],
        facts: dict[str, list[int]],
        backs: list[Card],
        back_facts: dict[str, list[int]],
        frames: list[list[int]],
        unseen: list[int],
        marks: list[View],
        decision: Decision | None,
    ) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.handles: Final = handles  # how many cards there are, seen or not
        self.table: Final = table
        self.own: Final = own
        self.cards: Final = cards
        self.facts: Final = facts
        self.backs: Final = backs
        self.back_facts: Final = back_facts
        self.frames: Final = frames
        self.unseen: Final = unseen  # printed cards that must be among those it does not see: of its own deck, say
        self.marks: Final = marks  # what it saw at the moments the game may go back to
        self.decision: Final = decision  # as this seat may know it: the options only if they are its own

    def plain(self) -> tuple[object, ...]:
        asked = self.decision
        options = () if asked is None else (asked.seat, asked.asks, asked.rule, asked.about, tuple(asked.options))
        seen = (self.table, self.own, self.cards, self.facts, self.backs, self.back_facts, self.frames, self.unseen)
        return (*seen, [mark.plain() for mark in self.marks], options)


def view(g: Game, seat: Seat) -> View:
    cards, backs = g.visible(seat)
    table = g.public_counts()
    own: dict[str, int] = {}
    facts: dict[str, list[int]] = {}
    back_facts: dict[str, list[int]] = {}
    for field, column in zip(g.fields, g.columns, strict=True):
        shown = field.shown
        if shown == TO_ALL:
            table[field.name] = column[:]
        elif shown == TO_OWN_SEAT:
            if seat != NONE:
                own[field.name] = column[seat]
        elif field.holds == PER_CARD and shown in (ON_SIGHT, ON_BACK):
            facts[field.name] = [column[card] for card in cards]
            if shown == ON_BACK:
                back_facts[field.name] = [column[card] for card in backs]
    frames = [frame.ints() for frame in g.frames]
    marks = [mark.seen_by(seat) for mark in g.marks]
    asked = asked_of(g.decision, seat, cards, backs)
    size = (g.seats(), g.handles())
    return View(seat, *size, table, own, cards, facts, backs, back_facts, frames, g.deduced(seat), marks, asked)


def asked_of(decision: Decision | None, seat: Seat, cards: list[Card], backs: list[Card]) -> Decision | None:
    """Another seat's options are its own business; that it is asked, and what, everybody may know."""
    if decision is None or decision.seat == seat:
        return decision
    about = decision.about if decision.about in cards or decision.about in backs else NONE
    return Decision(decision.seat, decision.asks, decision.rule, decision.put, about)
