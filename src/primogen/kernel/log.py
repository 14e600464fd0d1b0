"""What is told of the game, line by line, as data. Who may read which card in a line is settled when it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from primogen.kernel.ids import ALL, NONE, Card, Seat

if TYPE_CHECKING:
    from primogen.kernel.game import Game

HIDDEN: Final = -2  # a card the reader may not know


class SavedLine(TypedDict):
    """A line as plain data that outlives a growing card pool: faces are the ids of cards, empty where there is none."""

    key: str
    seat: int
    cards: list[int]
    faces: list[str]
    readers: list[int]
    number: int


class Line:
    """`key` names the sentence. A card is kept with its definition then: its handle may later mean another."""

    def __init__(
        self, key: str, seat: Seat, cards: list[int], faces: list[int], readers: list[int], number: int
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.cards: Final = cards
        self.faces: Final = faces  # definitions
        self.readers: Final = readers  # for each card, a bit per seat that saw its face
        self.number: Final = number

    def for_seat(self, seat: Seat) -> list[int]:
        """The definitions this seat may read; a spectator is NONE and reads what all may."""
        if seat == ALL:
            return self.faces
        read: list[int] = []
        for card, face, readers in zip(self.cards, self.faces, self.readers, strict=True):
            seen = readers >> (seat if seat != NONE else 30) & 1
            read.append(NONE if card == NONE else face if seen else HIDDEN)
        return read

    def saved(self, g: Game) -> SavedLine:
        return {
            "key": self.key,
            "seat": self.seat,
            "cards": self.cards,
            "faces": ["" if face == NONE else g.card_id(face) for face in self.faces],
            "readers": self.readers,
            "number": self.number,
        }


def loaded(g: Game, saved: SavedLine) -> Line:
    """`g` gives the card pool."""
    faces = [g.definition_of(name) if name else NONE for name in saved["faces"]]
    return Line(saved["key"], saved["seat"], saved["cards"], faces, saved["readers"], saved["number"])


PUBLIC: Final = (1 << 31) - 1


def tell(g: Game, key: str, seat: Seat, card: Card = NONE, other: Card = NONE, number: int = 0) -> None:
    if g.log is not None:
        cards = [card, other]
        g.log.append(Line(key, seat, cards, [g.face_of(c) for c in cards], [readers_of(g, c) for c in cards], number))


def readers_of(g: Game, card: Card) -> int:
    if card == NONE:
        return 0
    seats = [seat for seat in range(g.seats()) if g.sees(seat, card)]
    return PUBLIC if g.sees(NONE, card) else sum(1 << seat for seat in seats)


def named(g: Game, line: Line, seat: Seat) -> list[Card]:
    """The cards of a line that this seat still sees under the same handles: those it can be shown on the table."""
    pairs = zip(line.cards, line.for_seat(seat), strict=True)
    same = [card for card, face in pairs if face >= 0 and g.face_of(card) == face]
    return same if seat == ALL else [card for card in same if g.sees(seat, card)]


def all_named(g: Game, lines: list[Line], seat: Seat) -> list[list[Card]]:
    """For each line; nothing if none names any."""
    found = [named(g, line, seat) for line in lines]
    return found if any(found) else []
