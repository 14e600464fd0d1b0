"""What is told of the game, line by line, as data. Who may read which card in a line is settled when it is told.

Nobody says why something happens when it does: the stack knows. The topmost frame that has a cause gives it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from primogen.kernel.ids import ALL, NONE, Card, Seat

if TYPE_CHECKING:
    from primogen.kernel.game import Game
    from primogen.kernel.values import Part

HIDDEN: Final = -2  # a card the reader may not know
PUBLIC: Final = (1 << 31) - 1
SPECTATOR: Final = 30  # the bit of those who look on

# Places among the cards of a line
CARD: Final = 0
OTHER: Final = 1
CAUSE: Final = 2
TERMS: Final = 3  # from here on: where the terms of a sum come from


class Cause:
    """Why something happens: a procedure of the rulebook, by its name, and what it is about; or the text of a card,
    which needs no name.
    """

    def __init__(self, rule: str, card: Card) -> None:
        self.rule: Final = rule
        self.card: Final = card


UNCAUSED: Final = Cause("", NONE)


class SavedLine(TypedDict):
    """A line as plain data that outlives a growing card pool: faces are the ids of cards, empty where there is none."""

    key: str
    seat: int
    cards: list[int]
    faces: list[str]
    readers: list[int]
    number: int
    rule: NotRequired[str]
    amounts: NotRequired[list[int]]
    keys: NotRequired[list[str]]


class Line:
    """`key` names the sentence. A card is kept with its definition then: its handle may later mean another."""

    def __init__(
        self,
        key: str,
        seat: Seat,
        cards: list[int],
        faces: list[int],
        readers: list[int],
        number: int,
        rule: str = "",
        amounts: list[int] | None = None,
        keys: list[str] | None = None,
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.cards: Final = cards
        self.faces: Final = faces  # definitions
        self.readers: Final = readers  # for each card, a bit per seat that saw its face
        self.number: Final = number
        self.rule: Final = rule  # the procedure that brought it about; empty if a card's text did
        self.amounts: Final = amounts or []  # the terms of a sum; their cards stand from TERMS on
        self.keys: Final = keys or []  # and what each is, where no card gives it

    def for_seat(self, seat: Seat) -> list[int]:
        """The definitions this seat may read; a spectator is NONE and reads what all may."""
        if seat == ALL:
            return self.faces
        read: list[int] = []
        for card, face, readers in zip(self.cards, self.faces, self.readers, strict=True):
            seen = readers >> (seat if seat != NONE else SPECTATOR) & 1
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
            "rule": self.rule,
            "amounts": self.amounts,
            "keys": self.keys,
        }


def loaded(g: Game, saved: SavedLine) -> Line:
    """`g` gives the card pool. Lines were kept without their causes once."""
    faces = [g.definition_of(name) if name else NONE for name in saved["faces"]]
    cards, readers = saved["cards"][:], saved["readers"][:]
    for missing in range(len(cards), TERMS):
        cards.insert(missing, NONE)
        faces.insert(missing, NONE)
        readers.insert(missing, 0)
    told = (saved["key"], saved["seat"], cards, faces, readers, saved["number"])
    return Line(*told, saved.get("rule", ""), saved.get("amounts", []), saved.get("keys", []))


def tell(
    g: Game,
    key: str,
    seat: Seat,
    card: Card = NONE,
    other: Card = NONE,
    number: int = 0,
    terms: list[Part] | None = None,
    why: Cause | None = None,
) -> None:
    """`terms` add up to the number; `why` only where the stack cannot know."""
    if g.log is None:
        return
    cause, parts = why or cause_of(g), terms or []
    cards = [card, other, cause.card, *(part.source for part in parts)]
    faces, readers = [g.face_of(each) for each in cards], [readers_of(g, each) for each in cards]
    amounts, keys = [part.amount for part in parts], [part.key for part in parts]
    g.log.append(Line(key, seat, cards, faces, readers, number, cause.rule, amounts, keys))


def cause_of(g: Game) -> Cause:
    for frame in reversed(g.frames):
        cause = frame.because(g)
        if cause is not None:
            return cause
    return UNCAUSED


def readers_of(g: Game, card: Card) -> int:
    if card == NONE:
        return 0
    seats = [seat for seat in range(g.seats()) if g.sees(seat, card)]
    return PUBLIC if g.sees(NONE, card) else sum(1 << seat for seat in seats)


def handle_for(g: Game, card: Card, face: int, seat: Seat) -> Card:
    """The handle under which this seat still sees the card that a line named; NONE if it does not."""
    if face < 0 or not 0 <= card < g.handles() or g.face_of(card) != face:
        return NONE
    return card if seat == ALL or g.sees(seat, card) else NONE
