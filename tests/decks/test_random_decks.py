"""Decks drawn by lot: always legal, always the same for the same dice, and from the whole pool."""

from __future__ import annotations

import random

from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.random_decks import random_deck
from primogen.rivals.decks.validation import CHARACTERS, LARGEST_LIBRARY, LIBRARY_KINDS, SMALLEST_LIBRARY, faults
from primogen.rivals.rules.words import AGENDA_CARD, CHARACTER, HAVEN_CARD
from support import RULEBOOK

POOL = RULEBOOK.pool


def drawn(number: int) -> list[DeckList]:
    return [random_deck(POOL, random.Random(seed)) for seed in range(number)]


def test_every_random_deck_is_legal() -> None:
    """RV-DECK-01 to RV-DECK-11: as the checker of decks sees it."""
    for seed, deck in enumerate(drawn(200)):
        assert faults(deck, POOL) == [], seed


def test_the_same_dice_draw_the_same_deck() -> None:
    one, again, other = (random_deck(POOL, random.Random(seed)) for seed in (7, 7, 8))
    assert one == again != other


def test_every_card_a_deck_may_hold_is_drawn_by_somebody() -> None:
    """And both the smallest Library there may be, and the largest."""
    decks = drawn(600)
    found = {card for deck in decks for card in (deck.agenda, deck.haven, *deck.faction, *deck.library)}
    kinds = (AGENDA_CARD, HAVEN_CARD, CHARACTER, *LIBRARY_KINDS)
    assert found == {card.key for card in POOL.cards if card.kind in kinds and card.decks}
    assert {deck.size() for deck in decks} >= {SMALLEST_LIBRARY, LARGEST_LIBRARY}
    assert all(len(set(deck.faction)) == CHARACTERS for deck in decks)
