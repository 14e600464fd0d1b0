"""A line of the log for the wire: what happened, to what, why, and the words for it in pieces."""

from __future__ import annotations

from primogen.games.lines import Because, LogLine, Named, Piece, Words
from primogen.kernel.board import Board
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.log import CAUSE, HIDDEN, Line, handle_for
from primogen.text.story import Piece as Told
from primogen.text.story import Storyteller


def told_line(g: Board, line: Line, by: Storyteller) -> LogLine:
    told, faces = by.told(g, line), line.for_seat(by.seat)
    named = [named_card(g, line, at, faces[at], by.seat) for at in range(CAUSE) if faces[at] != NONE]
    return LogLine(
        line.key,
        plain(told.words),
        line.seat,
        named,
        line.number,
        because(g, line, faces[CAUSE], by.seat),
        plain(told.cause),
        plain(told.several),
        line.amounts,
    )


def named_card(g: Board, line: Line, at: int, face: int, seat: Seat) -> Named:
    return Named() if face == HIDDEN else Named(g.card_id(face), handle_for(g, line.cards[at], face, seat))


def because(g: Board, line: Line, face: int, seat: Seat) -> Because | None:
    """Of a card that this seat may not know nothing is said, not even that there is one."""
    card = named_card(g, line, CAUSE, face, seat) if face >= 0 else None
    return Because(line.rule, card) if line.rule or card is not None else None


def plain(pieces: list[Told]) -> Words:
    """What is nothing but text is a string, and together with its neighbours."""
    found: Words = []
    for piece in pieces:
        means = bool(piece.card) or piece.seat != NONE or piece.is_gap
        last = found[-1] if found else None
        if means:
            found.append(Piece(piece.text, piece.card, piece.handle, piece.seat, int(piece.is_gap)))
        elif isinstance(last, str):
            found[-1] = last + piece.text
        else:
            found.append(piece.text)
    return found
