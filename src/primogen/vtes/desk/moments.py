"""What matters in a game of the Eternal Struggle: bleeds, combats, votes, who falls, who is ousted, the end."""

from __future__ import annotations

from typing import Final

from primogen.games.desk import Highlights, Moment, Teller
from primogen.kernel.game import Game
from primogen.kernel.log import Line
from primogen.vtes.text.voice import VtesVoice

KINDS: Final = {  # of a moment, by the keys of lines
    "bleeds": "bleed",
    "combat": "combat",
    "passes": "referendum",
    "fails": "referendum",
    "to-torpor": "torpor",
    "diablerie": "diablerie",
    "burned": "burned",
    "ousted": "ousted",
    "withdrawn": "ousted",
    "victory-point": "victory",
    "game-over": "end",
}


class VtesHighlights(Highlights):
    def __init__(self, by: Teller) -> None:
        self.by: Final = by
        self.voice: Final = VtesVoice(list(by.names), by.lang)
        self.moments: Final[list[Moment]] = []

    def see(self, n: int, g: Game, lines: list[Line]) -> None:
        for line in lines:
            if line.key in KINDS:
                self.moments.append(Moment(n, KINDS[line.key], self.voice.line(g, line, self.by.seat)))

    def found(self) -> list[Moment]:
        return self.moments
