"""Decks that won tournaments: which cards people really play. `tests/facts/winning_decks.py` makes the file."""

from __future__ import annotations

import gzip
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from primogen.vtes.compiler.printed import cards_by_id as cards
from primogen.vtes.decks.model import DeckList


@dataclass(frozen=True)
class Winner:
    """`cards`: copies, by VEKN's ids."""

    date: str
    cards: Counter[str]

    def deck(self) -> DeckList:
        found = DeckList(f"won {self.date}")
        for key, copies in self.cards.items():
            found.add(key, copies, is_crypt=cards()[key].crypt)
        return found


@cache
def winners() -> tuple[Winner, ...]:
    """The oldest first."""
    text = gzip.decompress(files(__package__).joinpath("winning.txt.gz").read_bytes()).decode()
    return tuple(map(winner, text.splitlines()))


def winner(line: str) -> Winner:
    date, *held = line.split()
    pairs = [each.partition("*") for each in held]
    return Winner(date, Counter({key: int(copies or 1) for key, _, copies in pairs}))


def since(date: str) -> list[Winner]:
    return [each for each in winners() if each.date >= date]


def plays(date: str) -> Counter[str]:
    """How many copies of each card were in decks that won since then."""
    found: Counter[str] = Counter()
    for each in since(date):
        found += each.cards
    return found
