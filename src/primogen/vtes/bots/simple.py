"""`simple`: every option gets a number, the highest is taken. One step ahead, no memory."""

from __future__ import annotations

import random
from typing import Final

from primogen.bots.bot import Bot, NotAsked
from primogen.kernel.views import View
from primogen.vtes.bots.weighing import weigh
from primogen.vtes.eyes import Eyes

PATIENCE: Final = 60  # turns; after that, the longer a game lasts the more it dares, so that none lasts for ever
A_LITTLE: Final = 0.2
DARING: Final = 0.05


class Reader(Bot):
    """A bot that reads with eyes: whoever asks it knows the cards of the game, and lends them."""

    def choose(self, view: View) -> int:
        raise NotAsked("a view speaks of cards by numbers: ask with eyes (vtes/eyes.py)")

    def choose_by(self, eyes: Eyes) -> int:
        raise NotImplementedError


class SimpleBot(Reader):
    def __init__(self, seed: int) -> None:
        self.dice: Final = random.Random(seed)

    def choose_by(self, eyes: Eyes) -> int:
        options = eyes.decision().options
        if len(options) == 1:
            return 0
        daring = A_LITTLE + DARING * max(0, eyes.turn() - PATIENCE)
        rolled = [weigh(eyes, option) + daring * self.dice.random() for option in options]
        return rolled.index(max(rolled))
