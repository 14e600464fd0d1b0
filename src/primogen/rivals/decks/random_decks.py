"""Decks drawn by lot from the whole pool, legal by the rules of decks and by nothing else: RV-DECK-01 to -11."""

from __future__ import annotations

import random

from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.validation import (
    CHARACTERS,
    LARGEST_LIBRARY,
    LIBRARY_KINDS,
    MOST_COPIES,
    SIDES,
    SMALLEST_LIBRARY,
)
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.words import AGENDA_CARD, CHARACTER, HAVEN_CARD


def random_deck(pool: Pool, dice: random.Random, name: str = "random") -> DeckList:
    """For vampires, for Hunters or for werewolves, if there are any; the same dice give the same deck."""
    side = dice.choice(sides_in(pool))
    return DeckList(
        name=name,
        agenda=dice.choice(usable(pool, (AGENDA_CARD,), side)).key,
        haven=dice.choice(usable(pool, (HAVEN_CARD,), side)).key,
        faction=[card.key for card in dice.sample(usable(pool, (CHARACTER,), side), CHARACTERS)],
        library=random_library(pool, dice, side),
    )


def sides_in(pool: Pool) -> list[int]:
    """Those that have enough characters for a deck: before 2023 nobody played Hunters."""
    return [side for side in SIDES if len(usable(pool, (CHARACTER,), side)) >= CHARACTERS]


def random_library(pool: Pool, dice: random.Random, side: int) -> dict[str, int]:
    copies = [card.key for card in usable(pool, LIBRARY_KINDS, side) for _ in range(MOST_COPIES)]
    library: dict[str, int] = {}
    for card in sorted(dice.sample(copies, dice.randint(SMALLEST_LIBRARY, LARGEST_LIBRARY))):
        library[card] = library.get(card, 0) + 1
    return library


def usable(pool: Pool, kinds: tuple[int, ...], side: int) -> list[Printed]:
    """One of each name: RV-DECK-02 and -06 count names."""
    by_name = {card.name: card for card in pool.cards if card.kind in kinds and card.decks & side}
    return list(by_name.values())
