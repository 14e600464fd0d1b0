"""Rivals aloud: its words and its story, for everything that does not know which game it is."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Decision, Option, Refused
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import Line
from primogen.rivals.rules.table import table
from primogen.rivals.text.prompts import ASKS
from primogen.rivals.text.story import Story
from primogen.rivals.text.words import Words
from primogen.text.voice import Sentence, Voice

TURN: Final = "turn"  # a line with which one begins


class RivalsVoice(Voice):
    def __init__(self, names: list[str], lang: int) -> None:
        super().__init__(names, lang)
        self.words: Final = Words(names, lang)

    def seat(self, seat: Seat) -> str:
        return self.words.seat(seat)

    def card(self, g: Game, seat: Seat, card: Card) -> str:
        return self.words.card(table(g), seat, card)

    def asked(self, g: Game, decision: Decision) -> str:
        return self.words.asked(table(g), decision)

    def option(self, g: Game, seat: Seat, option: Option) -> str:
        return self.words.option(table(g), seat, option)

    def options(self, g: Game, decision: Decision) -> list[str]:
        return self.words.options(table(g), decision)

    def waited_for(self, g: Game, decision: Decision) -> str:
        return ASKS[decision.asks][self.lang]

    def cited(self, g: Game, rule: str) -> str:
        return table(g).book.cited(rule)

    def brings(self, g: Game, seat: Seat, option: Option) -> str | None:
        return self.words.brings(table(g), seat, option)

    def refusal(self, g: Game, seat: Seat, refused: Refused) -> str:
        return self.words.refusal(table(g), seat, refused)

    def line(self, g: Game, line: Line, seat: Seat) -> str:
        return self.words.line(table(g), line, seat)

    def story(self, g: Game, lines: list[Line], seat: Seat) -> list[Sentence]:
        t, story = table(g), Story(self.words, seat)
        return [Sentence(story.joined(t, run), run[0].line.key == TURN) for run in story.runs(t, lines)]
