"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.bots.blind import RandomBot
from primogen.bots.bot import Bot
from primogen.bots.simple import SimpleBot
from primogen.rivals.cards import RULEBOOK


def random_bot(seed: int) -> Bot:
    return RandomBot(seed)


def simple_bot(seed: int) -> Bot:
    return SimpleBot(RULEBOOK.pool, seed)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": random_bot, "simple": simple_bot}
