"""Which decks, seats and seeds a command means."""

from __future__ import annotations

import secrets
from pathlib import Path

from primogen.cli.misuse import Misused
from primogen.rivals.decks.formats import load_deck
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.decks.validation import faults
from primogen.rivals.editions import book_of
from primogen.rivals.text.faults import fault_text
from primogen.text.languages import EN


def deck_called(name: str) -> DeckList:
    return starter(name) if name in STARTERS else load_deck(Path(name), book_of().pool)


def legal_deck(name: str) -> DeckList:
    deck = deck_called(name)
    wrong = faults(deck, book_of().pool)
    if wrong:
        raise Misused(f"{name} is not a legal deck: " + "; ".join(fault_text(fault, EN) for fault in wrong))
    return deck


def decks_for(names: list[str], seats: int, seed: bytes) -> list[DeckList]:
    """One for each seat; seats nobody has chosen for take starters nobody else has."""
    if len(names) > seats:
        raise Misused(f"{len(names)} decks for {seats} seats")
    shift = sum(seed) % len(STARTERS)
    left = [name for name in STARTERS[shift:] + STARTERS[:shift] if name not in names]
    chosen = [*names, *left, *STARTERS][:seats]
    return [legal_deck(name) for name in chosen]


def seats_at(number: int) -> int:
    if not 2 <= number <= 4:
        raise Misused(f"a table seats 2 to 4 players, not {number} (RV-SETUP-02)")
    return number


def seed_of(text: str | None) -> bytes:
    return (text or secrets.token_hex(8)).encode()
