"""How a game speaks: questions, options, refusals and the story, in one language and with the players' names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import Decision, Option, Refused
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import Line


@dataclass(frozen=True)
class Sentence:
    """Of the story. With a heading something new begins: a turn."""

    words: str
    is_heading: bool


class Voice:
    def __init__(self, names: list[str], lang: int) -> None:
        self.names: Final = names
        self.lang: Final = lang

    def seat(self, seat: Seat) -> str:
        raise NotImplementedError

    def card(self, g: Game, seat: Seat, card: Card) -> str:
        """As this seat may know it."""
        raise NotImplementedError

    def asked(self, g: Game, decision: Decision) -> str:
        raise NotImplementedError

    def option(self, g: Game, seat: Seat, option: Option) -> str:
        raise NotImplementedError

    def options(self, g: Game, decision: Decision) -> list[str]:
        raise NotImplementedError

    def waited_for(self, g: Game, decision: Decision) -> str:
        """What is asked, in words that are the same whatever the seat holds: for all who wait."""
        raise NotImplementedError

    def cited(self, g: Game, rule: str) -> str:
        """The rule as the book of this game has it."""
        return rule

    def brings(self, g: Game, seat: Seat, option: Option) -> str | None:
        """What it costs and does, where its own words do not say so; None if its card shows all there is."""
        raise NotImplementedError

    def refusal(self, g: Game, seat: Seat, refused: Refused) -> str:
        raise NotImplementedError

    def line(self, g: Game, line: Line, seat: Seat) -> str:
        """Of the log, without its cause."""
        raise NotImplementedError

    def story(self, g: Game, lines: list[Line], seat: Seat) -> list[Sentence]:
        """As people read it: with causes, and those alike counted."""
        raise NotImplementedError


def numbered(texts: list[str]) -> list[str]:
    """The second of two alike reads "... (2)"."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for text in texts:
        seen[text] = seen.get(text, 0) + 1
        found.append(text if seen[text] == 1 else f"{text} ({seen[text]})")
    return found
