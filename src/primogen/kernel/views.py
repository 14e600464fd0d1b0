"""What one seat sees: built from the white list of the field table and `Game.visible`, and from nothing else.

A view is as columnar as the state. `cards` are the handles whose faces the seat sees, `backs` those it sees only from
behind; a card it sees neither way has no handle here, and only the sizes of piles tell of it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from primogen.kernel.decisions import Decision
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.plain import as_columns, as_dict, as_int, as_ints, as_list
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


class Sight:
    """What lies before each pair of eyes in one position: reckoned once, for all who look at it."""

    def __init__(self, g: Game, known: dict[Seat, tuple[list[Card], list[Card]]] | None = None) -> None:
        self.g: Final = g
        self.known: Final = known or {}

    def of(self, seat: Seat) -> tuple[list[Card], list[Card]]:
        """Faces, and backs."""
        if seat not in self.known:
            self.known[seat] = self.g.visible(seat)
        return self.known[seat]

    def faces(self, seat: Seat) -> list[Card]:
        return self.of(seat)[0]


def view(g: Game, seat: Seat) -> View:
    cards, backs = g.visible(seat)
    return looked_at(g, seat, cards, backs, g.deduced(seat, cards), [mark.seen_by(seat) for mark in g.marks])


def looked_at(g: Game, seat: Seat, cards: list[Card], backs: list[Card], unseen: list[int], marks: list[View]) -> View:
    """With these cards before the seat. While a game goes on only `view` and `Sight` say which those are."""
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
    asked = asked_of(g.decision, seat, cards, backs)
    size = (g.seats(), g.handles())
    return View(seat, *size, table, own, cards, facts, backs, back_facts, frames, unseen, marks, asked)


def asked_of(decision: Decision | None, seat: Seat, cards: list[Card], backs: list[Card]) -> Decision | None:
    """Another seat's options are its own business; that it is asked, and what, everybody may know."""
    if decision is None or decision.seat == seat:
        return decision
    about = decision.about if decision.about in cards or decision.about in backs else NONE
    return Decision(decision.seat, decision.asks, decision.rule, decision.put, about)


# ---- to another process and back


def packed(seen: View) -> bytes:
    return json.dumps(plain_of(seen), separators=(",", ":")).encode()


def plain_of(seen: View) -> list[object]:
    asked = seen.decision
    decision = None if asked is None else [asked.seat, asked.asks, asked.rule, asked.put, asked.about, asked.options]
    marks = [plain_of(mark) for mark in seen.marks]
    whole = [seen.seat, seen.seats, seen.handles, seen.table, seen.own, seen.cards, seen.facts, seen.backs]
    return [*whole, seen.back_facts, seen.frames, seen.unseen, marks, decision]


def unpacked(content: bytes) -> View:
    return view_of(json.loads(content))


def view_of(plain: list[object]) -> View:
    seat, seats, handles, table, own, cards, facts, backs, back_facts, frames, unseen, marks, asked = plain
    return View(
        as_int(seat),
        as_int(seats),
        as_int(handles),
        as_columns(table),
        {name: as_int(fact) for name, fact in as_dict(own).items()},
        as_ints(cards),
        as_columns(facts),
        as_ints(backs),
        as_columns(back_facts),
        [as_ints(frame) for frame in as_list(frames)],
        as_ints(unseen),
        [view_of(as_list(mark)) for mark in as_list(marks)],
        None if asked is None else decision_of(as_list(asked)),
    )


def decision_of(plain: list[object]) -> Decision:
    seat, asks, rule, put, about, options = plain
    decision = Decision(as_int(seat), str(asks), str(rule), as_int(put), as_int(about))
    decision.options.extend(as_ints(options))
    return decision
