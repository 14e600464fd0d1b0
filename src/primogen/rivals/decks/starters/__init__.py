"""Legal decks to start with. `index.toml` says since when each can be played, and how; the deck lies beside it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from primogen.kernel.shapes import Shape
from primogen.rivals.decks.formats import from_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.editions import NEWEST, book_of

INDEX: Final = "index.toml"


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`since`: the first edition that has all its cards. `hardness`: 1 to 3."""

    since: str
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


def starters_of(edition: str = NEWEST) -> tuple[str, ...]:
    """The newest first: they are made for it."""
    found = [name for name, about in ABOUT.items() if about.since <= edition]
    return tuple(sorted(found, key=since_of, reverse=True))


def since_of(name: str) -> str:
    return ABOUT[name].since


STARTERS: Final = starters_of()


@cache
def starter(name: str) -> DeckList:
    text = files(__package__).joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return from_text(text, book_of().pool, name)
