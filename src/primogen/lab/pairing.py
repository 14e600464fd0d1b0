"""Who plays: all that a game of the laboratory depends on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from primogen.bots.bot import Bot
from primogen.decks.deck import AnyDeck, Decks
from primogen.games.terms import Terms
from primogen.games.wing import Wing

RANDOM: Final = "random"  # instead of a deck's name


@dataclass(frozen=True)
class Pairing:
    """A deck and a bot for each seat, by name, and the seed of everything."""

    decks: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    settled: tuple[tuple[str, str], ...] = ()  # the terms of the table

    def terms(self) -> Terms:
        return dict(self.settled)

    def players(self, wing: Wing) -> list[Bot]:
        bots = wing.bots()
        return [bots[name](self.seed * 16 + seat) for seat, name in enumerate(self.bots)]

    def decks_of(self, wing: Wing, decks: Mapping[str, AnyDeck]) -> list[AnyDeck]:
        """By seat: those that were named, or drawn by lot for each seat of each game."""
        shelf = wing.decks(self.terms())
        return [
            drawn(shelf, self.seed, seat) if name == RANDOM else decks[name] for seat, name in enumerate(self.decks)
        ]


def drawn(shelf: Decks, seed: int, seat: int) -> AnyDeck:
    """What is drawn depends on nothing but the terms, the game's seed and the seat."""
    return shelf.drawn(random.Random(f"{seed}/{seat}"), RANDOM)
