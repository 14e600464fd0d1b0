"""Which decks, seats, seeds and terms a command means."""

from __future__ import annotations

import random
import secrets
from functools import partial
from typing import Final

from primogen.cli.misuse import Misused
from primogen.decks.deck import AnyDeck
from primogen.games.desk import Undealt
from primogen.games.terms import BY_LOT, NO_TERMS, Terms, Unsettled, drawn
from primogen.games.wing import Wing
from primogen.text.languages import EN

EDITION: Final = "edition"  # the term that has an option of its own


def terms_of(game: Wing, edition: str | None, settled: list[str], *, by_lot: bool = False) -> Terms:
    """Of `--edition NAME` and each `--with NAME=VALUE`; all of them are known to the game. `by_lot`: a value may be
    left to the dice."""
    terms: dict[str, str] = {} if edition is None else {EDITION: edition}
    for each in settled:
        name, equals, value = (part.strip() for part in each.partition("="))
        if not equals or not name or not value:
            raise Misused(f"--with {each}: NAME=VALUE, for example city=rio")
        if name in terms:
            raise Misused(f"--with {each}: {name} is settled already, as {terms[name]}")
        terms[name] = value
    try:
        game.terms({name: value for name, value in terms.items() if not (by_lot and value == BY_LOT)}, EN)
        if by_lot:
            drawn(terms, partial(game.terms, lang=EN), random.Random(0))
    except Unsettled as error:
        raise Misused(str(error)) from None
    return terms


def legal_deck(game: Wing, name: str, terms: Terms = NO_TERMS) -> AnyDeck:
    decks = game.decks(terms)
    deck = decks.called(name)
    wrong = decks.faults(deck, EN)
    if wrong:
        raise Misused(f"{name} is not a legal deck: " + "; ".join(wrong))
    return deck


def decks_for(game: Wing, names: list[str], seats: int, seed: bytes, terms: Terms = NO_TERMS) -> list[AnyDeck]:
    """One for each seat; seats nobody has chosen for take starters nobody else has."""
    if len(names) > seats:
        raise Misused(f"{len(names)} decks for {seats} seats")
    starters = game.decks(terms).starters()
    if not starters and len(names) < seats:
        raise Misused(f"there is no starter deck for this: name {seats} decks")
    shift = sum(seed) % max(1, len(starters))
    left = [name for name in starters[shift:] + starters[:shift] if name not in names]
    while len(names) + len(left) < seats:
        left += starters
    return [legal_deck(game, name, terms) for name in [*names, *left][:seats]]


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
