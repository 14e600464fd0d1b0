"""What a deck is to everything that does not play it: a name, and whatever its game has written into it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TEXT: Final = "text"
JSON: Final = "json"


class DeckError(ValueError):
    """A text that is no deck: where, and why."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")


@dataclass
class AnyDeck:
    name: str = ""


class Decks:
    """The decks of a game."""

    def starters(self) -> tuple[str, ...]:
        """Names of decks that are always at hand."""
        raise NotImplementedError

    def starter(self, name: str) -> AnyDeck:
        raise NotImplementedError

    def read(self, text: str, where: str) -> AnyDeck:
        """In whichever format it is; a `DeckError` says why it is none."""
        raise NotImplementedError

    def faults(self, deck: AnyDeck, lang: int) -> list[str]:
        """In words, each with its rule; none if it is legal."""
        raise NotImplementedError

    def formats(self) -> tuple[str, ...]:
        """In which a deck can be written, and read. The first is ours, "json" that of the game's sites."""
        return (TEXT, JSON)

    def written(self, deck: AnyDeck, how: str) -> str:
        raise NotImplementedError

    def drawn(self, dice: random.Random, name: str) -> AnyDeck:
        """A legal deck, by lot from all cards: the same dice draw the same."""
        raise NotImplementedError

    # ---- what is the same for all

    def text(self, deck: AnyDeck) -> str:
        return self.written(deck, self.formats()[0])

    def json(self, deck: AnyDeck) -> str:
        return self.written(deck, JSON)

    def load(self, path: Path) -> AnyDeck:
        try:
            text = path.read_text(encoding="utf-8-sig")
        except OSError as error:
            raise DeckError(str(path), error.strerror or "cannot be read") from None
        except UnicodeDecodeError:
            raise DeckError(str(path), "is not a text file") from None
        deck = self.read(text, str(path))
        deck.name = deck.name or path.stem
        return deck

    def called(self, name: str) -> AnyDeck:
        """One at hand, a link that has the cards in it, or the file of one."""
        if name in self.starters():
            return self.starter(name)
        return self.read(name, "link") if "://" in name else self.load(Path(name))
