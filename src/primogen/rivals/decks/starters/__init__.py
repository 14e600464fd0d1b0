"""Four legal decks to start with, one for each faction of The Hunters & The Hunted."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from primogen.rivals.decks.formats import from_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.editions import book_of

STARTERS: Final = ("ministry", "caitiff", "faithful", "inquisitive")


@cache
def starter(name: str) -> DeckList:
    text = files(__package__).joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return from_text(text, book_of().pool, name)
