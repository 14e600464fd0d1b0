"""The register of games: the one place that knows which there are, and where each lives."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from primogen.games.wing import Book, Wing

WINGS: Final = {"rivals": "primogen.rivals.wing", "vtes": "primogen.vtes.wing"}  # by name: the module whose WING it is
FIRST: Final = "rivals"  # if nothing is said


class NoSuchGame(ValueError):
    """A name that no game has."""


def games() -> tuple[str, ...]:
    return tuple(WINGS)


def wing(name: str | None = None) -> Wing:
    name = name or FIRST
    if name not in games():
        raise NoSuchGame(f"no game is called {name!r}: {', '.join(games())}")
    return found(name)


@cache
def found(name: str) -> Wing:
    """Loaded when it is first asked for: who plays one game needs no other."""
    wing = import_module(WINGS[name]).WING
    assert isinstance(wing, Wing)
    return wing


def wings() -> dict[str, Wing]:
    """All of them, by name."""
    return {name: wing(name) for name in games()}


@cache
def books() -> dict[str, Book]:
    """All documents of rules, by their keys."""
    return {book.key: book for wing in wings().values() for book in wing.books}


@cache
def chapters(book: str) -> dict[str, tuple[str, ...]]:
    return dict(next(wing.chapters() for wing in wings().values() if book in [each.key for each in wing.books]))
