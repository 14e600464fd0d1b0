"""`random`: any option, each as likely as the other."""

from __future__ import annotations

import random

from primogen.bots.bot import Bot, options_of
from primogen.kernel.views import View


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, view: View) -> int:
        return self.choose_blindly(len(options_of(view)))

    def is_blind(self) -> bool:
        return True

    def choose_blindly(self, options: int) -> int:
        return self.dice.randrange(options)
