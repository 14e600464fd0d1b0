"""Legal decks to start with. `index.toml` says how each plays, and how hard it is; the deck lies beside it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from primogen.kernel.shapes import Shape
from primogen.vtes.decks.formats import read_deck
from primogen.vtes.decks.model import DeckList

INDEX: Final = "index.toml"


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`hardness`: 1 to 3."""

    hardness: int
    en: str
    es: str

    def plays(self) -> tuple[str, str]:
        return self.en, self.es


INDEXED: Final = Shape(dict[str, About])


def index() -> dict[str, About]:
    text = files(__package__).joinpath(INDEX).read_text(encoding="utf-8")
    return INDEXED.of(tomllib.loads(text))


ABOUT: Final = index()
STARTERS: Final = tuple(ABOUT)


@cache
def starter(name: str) -> DeckList:
    text = files(__package__).joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return read_deck(text, name)
