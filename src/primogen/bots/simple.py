"""`simple`: every option gets a number, the highest is taken. One step ahead, no memory."""

from __future__ import annotations

import random
from typing import Final

from primogen.bots.acting import acts
from primogen.bots.answering import answers
from primogen.bots.bot import Bot
from primogen.bots.eyes import Eyes, seen_by
from primogen.bots.sheet import Sheet
from primogen.bots.thought import Thought
from primogen.bots.weights import Weights
from primogen.kernel.views import View
from primogen.rivals.rules.rulebook import Rulebook

PATIENCE: Final = 40  # turns; after that, the longer a game lasts the more it dares, so that none lasts for ever


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


class Policy:
    """A mind and its dice: it answers where it is asked, in a world somebody has imagined."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind: Final = mind
        self.dice: Final = random.Random(seed)

    def choose(self, eyes: Eyes) -> int:
        """The dice break ties, and more than that in a game that will not end."""
        if len(eyes.decision().options) == 1:
            return 0
        daring, dice = float(max(1, eyes.turn() - PATIENCE)), self.dice
        best, at = -1e9, 0
        for number, score in enumerate(self.mind.scores(eyes)):
            rolled = score + daring * dice.random()
            if rolled > best:
                best, at = rolled, number
        return at


class SimpleBot(Bot):
    """The same at a real table, where it has a view."""

    def __init__(self, book: Rulebook, mind: Mind, seed: int) -> None:
        self.book: Final = book
        self.policy: Final = Policy(mind, seed)

    def choose(self, view: View) -> int:
        return self.policy.choose(seen_by(view, self.book))
