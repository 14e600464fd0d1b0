"""`simple`: every option gets a number, the highest is taken. One step ahead, no memory."""

from __future__ import annotations

import random
from typing import Final

from primogen.kernel.views import View
from primogen.rivals.bots.mind import Mind
from primogen.rivals.bots.reader import Reader
from primogen.rivals.eyes import Eyes, Sight

PATIENCE: Final = 40  # turns; after that, the longer a game lasts the more it dares, so that none lasts for ever


class SimpleBot(Reader):
    """A mind and its dice."""

    def __init__(self, sight: Sight, mind: Mind, seed: int) -> None:
        self.sight: Final = sight
        self.mind: Final = mind
        self.dice: Final = random.Random(seed)

    def eyes_on(self, view: View) -> Eyes:
        return self.sight.of(view)

    def choose_by(self, eyes: Eyes) -> int:
        """The dice break ties, and more than that in a game that will not end."""
        if len(eyes.decision().options) == 1:
            return 0
        daring, dice = float(max(1, eyes.turn() - PATIENCE)), self.dice
        rolled = [score + daring * dice.random() for score in self.mind.scores(eyes)]
        return rolled.index(max(rolled))
