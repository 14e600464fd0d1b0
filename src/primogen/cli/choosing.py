"""Which decks, seats and seeds a command means."""

from __future__ import annotations

import secrets

from primogen.cli.misuse import Misused
from primogen.decks.deck import AnyDeck
from primogen.games.desk import Undealt
from primogen.games.wing import Wing
from primogen.text.languages import EN


def legal_deck(game: Wing, name: str) -> AnyDeck:
    decks = game.decks()
    deck = decks.called(name)
    wrong = decks.faults(deck, EN)
    if wrong:
        raise Misused(f"{name} is not a legal deck: " + "; ".join(wrong))
    return deck


def decks_for(game: Wing, names: list[str], seats: int, seed: bytes) -> list[AnyDeck]:
    """One for each seat; seats nobody has chosen for take starters nobody else has."""
    if len(names) > seats:
        raise Misused(f"{len(names)} decks for {seats} seats")
    starters = game.decks().starters()
    shift = sum(seed) % len(starters)
    left = [name for name in starters[shift:] + starters[:shift] if name not in names]
    while len(names) + len(left) < seats:
        left += starters
    return [legal_deck(game, name) for name in [*names, *left][:seats]]


def texts_of(game: Wing, decks: list[AnyDeck]) -> list[str]:
    return [game.decks().text(deck) for deck in decks]


def seats_at(game: Wing, number: int) -> int:
    try:
        game.desk().check_seats(number)
    except Undealt as error:
        raise Misused(str(error)) from None
    return number


def seed_of(text: str | None) -> bytes:
    return (text or secrets.token_hex(8)).encode()
