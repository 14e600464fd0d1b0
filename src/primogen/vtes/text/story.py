"""The story of a game of the Eternal Struggle: see text/story.py."""

from __future__ import annotations

from typing import Final

from primogen.kernel.board import Board
from primogen.kernel.ids import Seat
from primogen.kernel.log import Line
from primogen.text.story import Piece, Sayings, Storyteller
from primogen.vtes.text.phrasebook import ANNOUNCED, CAUSES, SAID, SEVERAL

BEGINNINGS: Final = (  # lines that begin something, or go on with it: what they are told within is no cause
    *("acts", "attempt-fails", "attempts-block", "blocked", "bleeds", "combat", "diablerie", "fails", "game-over"),
    *("ousted", "passes", "plays", "referendum", "round", "strikes", "substitutes", "takes-damage", "turn", "uses"),
    *("draws", "discards", "spent", "taps", "untaps", "put-in-play", "put-on", "becomes-ready", "invests"),
    *("victory-point", "votes-against", "votes-for", "wins", "withdraws", "withdrawn"),
)
SAYINGS: Final = Sayings(SAID, SEVERAL, CAUSES, unnamed=(), beginnings=BEGINNINGS)


class Story(Storyteller):
    def __init__(self, names: list[str], lang: int, seat: Seat) -> None:
        super().__init__(SAYINGS, lang, seat)
        self.names: Final = names

    def called(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def filled(self, g: Board, line: Line, place: int) -> list[Piece]:
        """{4}: the action that is announced."""
        return [Piece(ANNOUNCED[line.number][self.lang])] if place == 4 else super().filled(g, line, place)
