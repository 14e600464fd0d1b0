"""What matters in a game of the Eternal Struggle: bleeds, combats, votes, who falls, who is ousted, the end."""

from __future__ import annotations

from typing import Final

from primogen.games.desk import Highlights, Moment, Teller
from primogen.kernel.game import Game
from primogen.kernel.log import Line
from primogen.text.grammar import upper
from primogen.vtes.text.voice import VtesVoice

KINDS: Final = {  # of a moment, by the keys of lines: of several in one answer the last of these names it
    "bleeds": "bleed",
    "combat": "combat",
    "passes": "referendum",
    "fails": "referendum",
    "to-torpor": "torpor",
    "burned": "burned",
    "diablerie": "diablerie",
    "victory-point": "victory",
    "withdrawn": "ousted",
    "ousted": "ousted",
    "game-over": "end",
    "wins": "end",
}
ORDER: Final = tuple(KINDS)


class VtesHighlights(Highlights):
    def __init__(self, by: Teller) -> None:
        self.by: Final = by
        self.voice: Final = VtesVoice(list(by.names), by.lang)
        self.moments: Final[list[Moment]] = []

    def see(self, n: int, g: Game, lines: list[Line]) -> None:
        telling = [line for line in lines if line.key in KINDS]
        if telling:
            kind = KINDS[max((line.key for line in telling), key=ORDER.index)]
            words = [upper(self.voice.line(g, line, self.by.seat)) for line in telling]
            self.moments.append(Moment(n, kind, ". ".join(words)))

    def found(self) -> list[Moment]:
        return self.moments
