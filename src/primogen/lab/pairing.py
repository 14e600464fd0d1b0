"""Who plays: all that a game of the laboratory depends on."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.bots.bot import Bot
from primogen.bots.roster import BOTS


@dataclass(frozen=True)
class Pairing:
    """A deck and a bot for each seat, by name, and the seed of everything."""

    decks: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int

    def players(self) -> list[Bot]:
        return [BOTS[name](self.seed * 16 + seat) for seat, name in enumerate(self.bots)]
