"""What stands in the braces of a coach's line, as the engine prints it: no number of a card is typed by hand.

{Matthew}                 the card's name
{Matthew's Physical}      a value of a card in play, or a number printed on it
{rival}                   the other player's name
{do}                      the words of the option that the lesson takes next

A game adds what else it has: numbers of cards, and of players.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from primogen.kernel.board import Board
from primogen.kernel.ids import Card
from primogen.scenarios.by_name import name_of
from primogen.scenarios.told import Unknown
from primogen.text.grammar import upper
from primogen.text.voice import Voice

BRACES: Final = re.compile(r"\{([^{}]+)\}")
OF_A_CARD: Final = re.compile(r"(.+)'s ([A-Za-z ]+)")
RIVAL: Final = 1

B = TypeVar("B", bound=Board)


class Filler(Generic[B]):
    """`option` is the place of what the lesson would have the learner choose, if anything is asked."""

    def __init__(self, g: B, voice: Voice, option: int | None = None) -> None:
        self.g: Final = g
        self.voice: Final = voice
        self.option: Final = option

    # ---- what a game has

    def find(self, name: str) -> Card:
        """The learner's, if there are several."""
        raise NotImplementedError

    def number(self, card: Card, what: str) -> int:
        """`Unknown` if a card has no such number."""
        raise NotImplementedError

    def wholes(self) -> Mapping[str, Callable[[], str]]:
        """What is not said of a card."""
        raise NotImplementedError

    # ---- filling

    def fill(self, text: str) -> str:
        return BRACES.sub(self.printed, text)

    def printed(self, match: re.Match[str]) -> str:
        name = match.group(1)
        wholes = {"do": self.do, "rival": self.rival, **self.wholes()}
        if name in wholes:
            return wholes[name]()
        of_a_card = OF_A_CARD.fullmatch(name)
        if of_a_card is None:
            return name_of(self.g, self.find(name))
        return str(self.number(self.find(of_a_card.group(1)), of_a_card.group(2).lower()))

    def do(self) -> str:
        asked = self.g.decision
        if asked is None or self.option is None:
            raise Unknown("nothing is asked that {do} could name")
        return upper(self.voice.options(self.g, asked)[self.option])

    def rival(self) -> str:
        return self.voice.seat(RIVAL)
