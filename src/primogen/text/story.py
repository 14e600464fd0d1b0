"""The story as somebody reads it: lines in pieces, each a text, a card or a player; with their causes; counted.

Nothing that shows a line ever takes its words apart: what a word means is said beside it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from primogen.kernel.board import Board
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import CARD, CAUSE, HIDDEN, OTHER, Line, handle_for
from primogen.text.grammar import upper
from primogen.text.languages import pick
from primogen.text.phrasebooks import Said

PLACE: Final = re.compile(r"\{(\d)\}")


@dataclass(frozen=True)
class Piece:
    """`card` is the id of a card that is named, and `handle` where it lies if that is seen; `seat`, a player."""

    text: str
    card: str = ""
    handle: Card = NONE
    seat: Seat = NONE
    is_gap: bool = False  # where the cards stand, in a sentence about several


@dataclass(frozen=True)
class Told:
    """One line. `several` is its sentence for more than one card, with a gap; empty if such lines are not counted."""

    line: Line
    cause: list[Piece]
    words: list[Piece]
    several: list[Piece] = field(default_factory=list)

    def text(self) -> str:
        return text_of([*self.cause, *self.words])


@dataclass(frozen=True)
class Sayings:
    """The sentences of a game, by the keys of lines. {0} is the player, {1} and {2} are cards, {3} a number."""

    said: dict[str, Said]
    several: dict[str, Said]  # of these, some in a row are one line: {1} is then all their cards
    causes: dict[str, Said]  # by the name of a procedure
    unnamed: tuple[str, ...]  # procedures that explain nothing in a line
    beginnings: tuple[str, ...]  # lines that begin something: what they are told within is not their cause


class Storyteller:
    """In the eyes of one seat, in one language, with the players' names."""

    def __init__(self, sayings: Sayings, lang: int, seat: Seat) -> None:
        self.sayings: Final = sayings
        self.lang: Final = lang
        self.seat: Final = seat

    def called(self, seat: Seat) -> str:
        """A player."""
        raise NotImplementedError

    # ---- one line

    def told(self, g: Board, line: Line) -> Told:
        cause, words = self.cause(g, line), self.pieces(g, line, self.sayings.said[line.key][self.lang])
        several = self.sayings.several.get(line.key)
        counted = [] if several is None else self.pieces(g, line, several[self.lang], gap=True)
        return Told(line, begun([*cause, Piece(": ")]) if cause else [], words if cause else begun(words), counted)

    def sentence(self, g: Board, line: Line) -> str:
        return upper(text_of(self.pieces(g, line, self.sayings.said[line.key][self.lang])))

    def pieces(self, g: Board, line: Line, said: str, gap: bool = False) -> list[Piece]:
        found: list[Piece] = []
        for at, part in enumerate(PLACE.split(said)):
            if at % 2 == 0:
                found.append(Piece(part))
            elif gap and int(part) == CARD + 1:
                found.append(Piece("", is_gap=True))
            else:
                found += self.filled(g, line, int(part))
        return [piece for piece in found if piece.text or piece.is_gap]

    def filled(self, g: Board, line: Line, place: int) -> list[Piece]:
        """What stands at a place of the sentence. A game may have more places, and other numbers."""
        match place:
            case 0:
                return [self.player(line.seat)]
            case 1 | 2:
                return [self.card(g, line, place - 1)]
            case _:
                return [Piece(str(line.number))]

    def player(self, seat: Seat) -> Piece:
        return Piece(self.called(seat), seat=seat)

    def card(self, g: Board, line: Line, at: int) -> Piece:
        face = line.for_seat(self.seat)[at]
        if face == NONE:
            return Piece("")
        if face == HIDDEN:
            return Piece(pick(self.lang, "a card", "una carta"))
        return Piece(g.printed.cards[face].name, g.card_id(face), handle_for(g, line.cards[at], face, self.seat))

    def cause(self, g: Board, line: Line) -> list[Piece]:
        """Why it came about, if that is not plain from the line itself, and if this seat may know."""
        sayings = self.sayings
        card, face = line.cards[CAUSE], line.for_seat(self.seat)[CAUSE]
        if line.key in sayings.beginnings or line.rule in sayings.unnamed or face == HIDDEN:
            return []
        if card != NONE and card in (line.cards[CARD], line.cards[OTHER]):
            return []
        if not line.rule:
            return [self.card(g, line, CAUSE)] if face != NONE else []
        found: list[Piece] = []
        for at, part in enumerate(PLACE.split(sayings.causes[line.rule][self.lang])):
            found.append(Piece(part) if at % 2 == 0 else self.card(g, line, CAUSE))
        return [piece for piece in found if piece.text]

    # ---- many lines

    def counted(self, g: Board, lines: list[Line]) -> list[str]:
        return [self.joined(g, run) for run in self.runs(g, lines)]

    def runs(self, g: Board, lines: list[Line]) -> list[list[Told]]:
        """As they are read one after the other: those alike are one."""
        runs: list[list[Told]] = []
        for line in lines:
            told = self.told(g, line)
            if runs and is_alike(runs[-1][-1], told):
                runs[-1].append(told)
            else:
                runs.append([told])
        return runs

    def joined(self, g: Board, run: list[Told]) -> str:
        if len(run) == 1:
            return run[0].text()
        cards = [self.card(g, told.line, CARD) for told in run]
        names = [piece.text for piece in cards if piece.card]
        hidden = len(cards) - len(names)
        if hidden:
            one, many = pick(self.lang, "a card", "una carta"), pick(self.lang, "cards", "cartas")
            names.append(one if hidden == 1 else f"{hidden} {many}")
        listed = ", ".join(names[:-1]) + pick(self.lang, " and ", " y ") + names[-1] if len(names) > 1 else names[0]
        pieces = [replace(piece, text=listed) if piece.is_gap else piece for piece in run[0].several]
        return upper(text_of([*run[0].cause, *pieces]))


def text_of(pieces: list[Piece]) -> str:
    return "".join(piece.text for piece in pieces)


def begun(pieces: list[Piece]) -> list[Piece]:
    """A capital at the beginning, except of a card's name."""
    first = pieces[0]
    return pieces if first.card else [replace(first, text=upper(first.text)), *pieces[1:]]


def is_alike(one: Told, other: Told) -> bool:
    """Whether they can be told as one: the same, but for the card."""
    same = (one.line.key, one.line.seat) == (other.line.key, other.line.seat)
    return same and bool(other.several) and (one.cause, one.several) == (other.cause, other.several)
