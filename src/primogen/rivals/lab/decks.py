"""The decks of a pairing: those that were named, or drawn by lot for each seat of each game."""

from __future__ import annotations

import random
from typing import Final

from primogen.lab.pairing import Pairing
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.random_decks import random_deck
from primogen.rivals.editions import book_of

RANDOM: Final = "random"  # instead of a deck's name


def decks_of(pairing: Pairing, decks: dict[str, DeckList]) -> list[DeckList]:
    """By seat; what is drawn depends on nothing but the game's seed and the seat."""
    return [drawn(pairing.seed, seat) if name == RANDOM else decks[name] for seat, name in enumerate(pairing.decks)]


def drawn(seed: int, seat: int) -> DeckList:
    return random_deck(book_of().pool, random.Random(f"{seed}/{seat}"), RANDOM)
