"""The cards of a game, to be listed and searched."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CardPage:
    """`banner` and `text` by language."""

    key: str
    name: str
    set: str
    stack: str
    banner: tuple[str, ...]
    text: tuple[str, ...]
    is_special: bool

    def speaks_of(self, words: str) -> bool:
        """In its name, its id or its English text."""
        said = f"{self.name} {self.key} {self.text[0]}".casefold()
        return all(word in said for word in words.casefold().split())


@dataclass(frozen=True)
class Share:
    part: int
    whole: int


@dataclass(frozen=True)
class Lacking:
    """A card that was printed and cannot be played here: why. `wanted`: in how many decks that count it would be."""

    key: str
    name: str
    why: str
    wanted: int = 0

    def is_called(self, words: str) -> bool:
        """By its name or its id."""
        said = f"{self.name} {self.key}".casefold()
        return all(word in said for word in words.casefold().split())


@dataclass(frozen=True)
class Coverage:
    """How much of all that was ever printed can be played. `shares` are called by what they are shares of; those of
    `by_kind` are of playable cards. `lacking`: all others, first those that bring most."""

    shares: dict[str, Share]
    by_kind: dict[str, Share]
    lacking: list[Lacking]
