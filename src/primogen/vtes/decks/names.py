"""What cards are called in decks: with or without accents, an article in front or behind, (ADV) and (G6)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from primogen.decks.lines import Said, card_called
from primogen.scenarios.names import unaccented
from primogen.vtes.compiler.printed import cards_by_id as cards

PLAIN: Final = str.maketrans({"ł": "l", "ø": "o", "œ": "oe", "—": "--", "™": "(TM)"})


@cache
def called() -> dict[str, str]:
    """By id, the name that no other card has: crypt cards that share one say their group, or that they are advanced."""
    plain = {card.id: in_front(card.name) + (" (ADV)" if card.advanced else "") for card in cards().values()}
    shared = Counter(plain.values())
    return {
        key: f"{name} (G{cards()[key].group})" if shared[name] > 1 and cards()[key].crypt else name
        for key, name in plain.items()
    }


def in_front(name: str) -> str:
    """ "Parthenon, The" is "The Parthenon"."""
    for article in ("The", "An", "A", "Le", "La", "Les", "El"):
        if name.endswith(f", {article}"):
            return f"{article} {name.removesuffix(f', {article}')}"
    return name


@cache
def ids() -> dict[str, str]:
    """By all that a card may be called, in small letters; of two that are called alike, the older."""
    found: dict[str, str] = {}
    names = called()
    for key in sorted(cards()):
        card = cards()[key]
        grouped = [f"{names[key].partition(' (G')[0]} (G{card.group})"] if card.crypt else []
        for name in (key, names[key], *grouped, card.name, names[key].partition(" (G")[0]):
            for spelled in spellings(name):
                found.setdefault(spelled.casefold(), key)
    for key in sorted(cards()):  # names of old, unless another card has them now
        for name in cards()[key].also:
            for spelled in (*spellings(name), in_front(name)):
                found.setdefault(spelled.casefold(), key)
    return found


def spellings(name: str) -> tuple[str, ...]:
    """As it is, without accents, with the letters that any keyboard has, and as the name of a file."""
    plain = unaccented(name).translate(PLAIN)
    return name, unaccented(name), plain, plain.replace("/", "")


@cache
def lowered() -> dict[str, str]:
    return {name.casefold(): name for name in called().values()}


def is_called(name: str) -> bool:
    """Whether some card is."""
    return name.casefold() in ids()


def card_named(said: Said) -> str:
    return card_called(said, ids(), lowered())
