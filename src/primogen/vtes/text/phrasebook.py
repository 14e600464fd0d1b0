"""The words of the Eternal Struggle, one file per language: see languages/en.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from primogen.kernel import effects
from primogen.text.languages import LANGUAGES
from primogen.text.phrasebooks import numbered, together
from primogen.vtes.rules import people, topics, words


class Phrasebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    language: str
    asks: dict[str, str]
    does: dict[str, str]
    sources: dict[str, str]
    levels: dict[str, str]
    why: dict[str, str]
    said: dict[str, str]
    hidden: dict[str, str]
    several: dict[str, str]
    causes: dict[str, str]
    actions: dict[str, str]
    announced: dict[str, str]
    strikes: dict[str, str]
    moments: dict[str, str]
    under_way: dict[str, str]
    brings: dict[str, str]
    kinds: dict[str, str]
    titles: dict[str, str]
    sects: dict[str, str]
    values: dict[str, str]
    parts: dict[str, str]
    faults: dict[str, str]
    ways: dict[str, str]


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
SEVERAL: Final = together(book.several for book in BOOKS)
CAUSES: Final = together(book.causes for book in BOOKS)
ACTIONS: Final = numbered(together(book.actions for book in BOOKS), words)
ANNOUNCED: Final = numbered(together(book.announced for book in BOOKS), words)
STRIKES: Final = numbered(together(book.strikes for book in BOOKS), words)
MOMENTS: Final = numbered(together(book.moments for book in BOOKS), words)
UNDER_WAY: Final = together(book.under_way for book in BOOKS)
BRINGS: Final = together(book.brings for book in BOOKS)
KINDS: Final = numbered(together(book.kinds for book in BOOKS), words)
TITLES: Final = numbered(together(book.titles for book in BOOKS), people)
SECTS: Final = numbered(together(book.sects for book in BOOKS), people)
VALUES: Final = numbered(together(book.values for book in BOOKS), topics)
PARTS: Final = together(book.parts for book in BOOKS)
FAULTS: Final = together(book.faults for book in BOOKS)
WAYS: Final = together(book.ways for book in BOOKS)
