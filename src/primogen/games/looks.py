"""A position as it is told, reckoned once: what is said of a card is the same in all eyes that see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from primogen.games.desk import Looks
from primogen.kernel.board import Board
from primogen.kernel.ids import ALL, Card, Seat
from primogen.kernel.state import ON_BACK, ON_SIGHT, PER_CARD
from primogen.kernel.views import Sight

Facts = dict[str, object]


@dataclass(frozen=True)
class Layout:
    """How a game's table is told: what its zones are called, and which of them nobody sees or everybody counts.

    `facts`, of a card: by its name here, the column, and what need not be said.
    """

    zones: Sequence[str]
    unseen: tuple[int, ...]
    counted: tuple[int, ...]
    facts: Mapping[str, tuple[str, int]]


class BoardLooks(Looks):
    def __init__(self, sight: Sight, board: Board, layout: Layout) -> None:
        super().__init__(sight)
        self.board: Final = board
        self.layout: Final = layout
        self.counts: Final = board.public_counts()
        self.piles: Final = piles_of(self.counts["sizes"], layout)
        self.on_sight: Final = told_columns(board, layout, (ON_SIGHT, ON_BACK))
        self.on_back: Final = told_columns(board, layout, (ON_BACK,))
        self.faces: Final[dict[Card, Facts]] = {}
        self.backs: Final[dict[Card, Facts]] = {}

    def more_of_face(self, card: Card) -> Facts:
        """What the game says of a face besides."""
        return {}

    def before(self, seat: Seat) -> tuple[list[Card], list[Card]]:
        """Faces and backs in the eyes of this seat. After the end, for ALL: everything but what lies in the decks."""
        return (self.unveiled(), []) if seat == ALL else self.sight.of(seat)

    def cards(self, faces: list[Card], backs: list[Card]) -> dict[str, Facts]:
        found = {str(card): self.face(card) for card in faces}
        for card in backs:
            found[str(card)] = self.back(card)
        return found

    def face(self, card: Card) -> Facts:
        if card not in self.faces:
            known = {"id": self.board.card_id(self.board.face_of(card)), **self.facts(card, self.on_sight)}
            self.faces[card] = {**known, **self.more_of_face(card)}
        return self.faces[card]

    def back(self, card: Card) -> Facts:
        if card not in self.backs:
            self.backs[card] = self.facts(card, self.on_back)
        return self.backs[card]

    def facts(self, card: Card, columns: list[tuple[str, list[int], int]]) -> Facts:
        """What need be said."""
        found: Facts = {"zone": self.layout.zones[self.board.zone[card]]}
        for name, column, silent in columns:
            if column[card] != silent:
                found[name] = column[card]
        return found

    def unveiled(self) -> list[Card]:
        """All cards but those in the decks, and of these the ones that somebody sees."""
        g, unseen = self.board, self.layout.unseen
        lying = [card for at, pile in enumerate(g.piles) if at % g.zones not in unseen for card in pile]
        seen = [card for seat in range(g.seats()) for card in self.sight.faces(seat)]
        return list(dict.fromkeys([*lying, *seen]))


def told_columns(g: Board, layout: Layout, shown: tuple[int, ...]) -> list[tuple[str, list[int], int]]:
    """Of the columns that are told, those that may be seen so: a name, the column, and what goes without saying."""
    may_be_told = {
        field.name: column
        for field, column in zip(g.fields, g.columns, strict=True)
        if field.holds == PER_CARD and field.shown in shown
    }
    facts = layout.facts.items()
    return [(name, may_be_told[column], silent) for name, (column, silent) in facts if column in may_be_told]


def piles_of(sizes: list[int], layout: Layout) -> dict[str, int]:
    """How many lie in each pile that is counted: `seat.zone`."""
    owners = range(len(sizes) // len(layout.counted))
    names = [f"{seat}.{layout.zones[zone]}" for seat in owners for zone in layout.counted]
    return {pile: count for pile, count in zip(names, sizes, strict=True) if count}
