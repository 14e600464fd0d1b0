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
