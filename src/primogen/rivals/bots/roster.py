"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from primogen.bots.blind import RandomBot
from primogen.bots.bot import Bot
from primogen.rivals.bots.mind import Mind
from primogen.rivals.bots.sheet import Sheet
from primogen.rivals.bots.simple import SimpleBot
from primogen.rivals.bots.weights import Weights, standing_rows, weights_of
from primogen.rivals.editions import book_of
from primogen.rivals.eyes import Sight

SIGHT: Final = Sight(book_of())


@cache
def sheet() -> Sheet:
    return Sheet(book_of().pool)


def mind_of(weights: Weights) -> Mind:
    return Mind(sheet(), weights)


@cache
def standing_mind() -> Mind:
    return mind_of(weights_of(standing_rows()))


def random_bot(seed: int) -> Bot:
    return RandomBot(seed)


def simple_bot(seed: int) -> Bot:
    return SimpleBot(SIGHT, standing_mind(), seed)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": random_bot, "simple": simple_bot}
