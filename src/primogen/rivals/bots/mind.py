"""A mind scores every option of a question, one step ahead."""

from __future__ import annotations

from typing import Final

from primogen.rivals.bots.acting import acts
from primogen.rivals.bots.answering import answers
from primogen.rivals.bots.sheet import Sheet
from primogen.rivals.bots.thought import Thought
from primogen.rivals.bots.weights import Weights
from primogen.rivals.eyes import Eyes


class Mind:
    """What `simple` likes: one set of weights. It has no dice and no memory."""

    def __init__(self, sheet: Sheet, weights: Weights) -> None:
        self.sheet: Final = sheet
        self.weights: Final = weights

    def scores(self, eyes: Eyes) -> list[float]:
        asked, thought = eyes.decision(), Thought(eyes, self.sheet, self.weights)
        if asked.asks == "act":
            return acts(thought, asked.options)
        return answers(thought, asked.asks, asked.options)
