"""All that a game gives to everything outside it. A part is loaded when it is asked for: `--help` needs none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from primogen.bots.bot import Bot
from primogen.decks.deck import Decks
from primogen.games.cards import CardPage, Coverage
from primogen.games.desk import Desk, Teaching
from primogen.games.terminal import Terminal
from primogen.games.terms import NO_TERMS, Term, Terms, Unsettled
from primogen.lab.arena import Arena
from primogen.scenarios.scenes import Scenes
from primogen.text.voice import Voice


class Book:
    """A document of rules: its key, the file of its ledger within this package, its title by language."""

    def __init__(self, key: str, file: str, title: tuple[str, ...]) -> None:
        self.key: Final = key
        self.file: Final = file
        self.title: Final = title

    @property
    def edition(self) -> str:
        """Of the game, whose tables are played by it."""
        return self.key.partition("-")[2]


class Wing:
    name: str  # in headers, and after `--game`
    title: str  # as it is printed
    seats: range  # how many may play
    full: int  # how many sit at what is called a full table
    books: tuple[Book, ...]  # the newest first
    lessons: str = ""  # the name that tables of its lessons are kept under, if it gives some
    glossary: str = ""  # the file of its terms in Spanish, if there is one
    alike: str = ""  # the file of rules of older books that say the same as others, if there is one
    differences: str = ""  # the file of what its books settle otherwise, if there is one

    def desk(self) -> Desk:
        raise NotImplementedError

    def teaching(self) -> Teaching:
        """A desk for its lessons."""
        raise NotImplementedError

    def terms(self, terms: Terms, lang: int) -> list[Term]:
        """What a table settles before the deal, with these settled so far; `Unsettled` if they cannot be."""
        if terms:
            raise Unsettled(f"{self.title} is played in one way only: nothing is called {min(terms)!r}")
        return []

    def decks(self, terms: Terms = NO_TERMS) -> Decks:
        """Such as are played under these terms."""
        raise NotImplementedError

    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        raise NotImplementedError

    def voice(self, names: list[str], lang: int) -> Voice:
        raise NotImplementedError

    def terminal(self) -> Terminal:
        raise NotImplementedError

    def cards(self, terms: Terms = NO_TERMS) -> list[CardPage]:
        raise NotImplementedError

    def coverage(self) -> Coverage:
        """Of all cards that were ever printed."""
        raise NotImplementedError

    def chapters(self) -> Mapping[str, tuple[str, ...]]:
        """What the areas of its ledgers are called, by language."""
        raise NotImplementedError

    def scenes(self) -> Scenes:
        raise NotImplementedError

    def arena(self, terms: Terms = NO_TERMS) -> Arena:
        raise NotImplementedError

    def fit(self, minutes: float, jobs: int, keep: Path, since: Path | None, seed: int) -> None:
        """Find better weights for its heuristic bot. `Unfitted` says why not."""
        raise Unfitted(f"no bot of {self.title} has weights to fit")


class Unfitted(ValueError):
    """Weights that cannot be fitted: why."""
