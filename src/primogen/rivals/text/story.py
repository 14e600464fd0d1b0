"""The story of Rivals: what its lines say beside players, cards and numbers. See text/story.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.board import Board
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.log import TERMS, Line
from primogen.rivals.text import log
from primogen.rivals.text.lexicon import NOUNS
from primogen.text.story import Piece, Sayings, Storyteller

if TYPE_CHECKING:
    from primogen.rivals.text.words import Words

MINUS: Final = "\N{MINUS SIGN}"
NOUN_IN_NUMBER: Final = ("attack-type", "names-type", "monster-attacks", "learns")
SAYINGS: Final = Sayings(log.SAID, log.SEVERAL, log.CAUSES, log.UNNAMED, log.BEGINNINGS)


class Story(Storyteller):
    """In the language of `words`."""

    def __init__(self, words: Words, seat: Seat) -> None:
        super().__init__(SAYINGS, words.lang, seat)
        self.words: Final = words

    def called(self, seat: Seat) -> str:
        return self.words.seat(seat)

    def filled(self, g: Board, line: Line, place: int) -> list[Piece]:
        match place:
            case 3 if line.key in NOUN_IN_NUMBER:
                return [Piece(NOUNS[line.number][self.lang])]
            case 4:
                return [self.player(line.number)]
            case 5:
                return [Piece(log.WAYS[line.number][self.lang])]
            case 6:
                return [Piece(self.words.promise(line.number, self.words.seat(line.number // 256)))]
            case 7:
                return self.sum(g, line)
            case _:
                return super().filled(g, line, place)

    def sum(self, g: Board, line: Line) -> list[Piece]:
        """ "2 Physical + 2 Awe - 1 Shield = 3"."""
        found: list[Piece] = []
        for at, amount in enumerate(line.amounts):
            sign = "" if at == 0 else f" {MINUS if amount < 0 else '+'} "
            found.append(Piece(f"{sign}{abs(amount)} "))
            named = line.cards[TERMS + at] != NONE
            found.append(self.card(g, line, TERMS + at) if named else Piece(log.TERMS[line.keys[at]][self.lang]))
        return [*found, Piece(f" = {line.number}" if found else str(line.number))]
