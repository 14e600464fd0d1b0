"""The words of the Eternal Struggle, one file per language: see languages/en.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from primogen.kernel import effects
from primogen.text.languages import LANGUAGES
from primogen.text.phrasebooks import numbered, together
from primogen.vtes.rules import words


class Phrasebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: str
    asks: dict[str, str]
    does: dict[str, str]
    sources: dict[str, str]
    levels: dict[str, str]
    why: dict[str, str]
    said: dict[str, str]
    hidden: dict[str, str]


def read(code: str) -> Phrasebook:
    text = (files("primogen.vtes.text") / "languages" / f"{code}.toml").read_bytes()
    return msgspec.toml.decode(text, type=Phrasebook)


BOOKS: Final = tuple(read(code) for code in LANGUAGES)
ASKS: Final = together(book.asks for book in BOOKS)
DOES: Final = numbered(together(book.does for book in BOOKS), effects, words)
SOURCES: Final = together(book.sources for book in BOOKS)
LEVELS: Final = together(book.levels for book in BOOKS)
WHY: Final = together(book.why for book in BOOKS)
SAID: Final = together(book.said for book in BOOKS)
HIDDEN_CARDS: Final = together(book.hidden for book in BOOKS)
