"""A game in a terminal: how its table looks there, and what else can be typed."""

from __future__ import annotations

from rich.console import RenderableType

from primogen.kernel.game import Game
from primogen.kernel.ids import Seat
from primogen.text.voice import Voice


class Terminal:
    def table(self, g: Game, seat: Seat, voice: Voice) -> list[RenderableType]:
        """As this seat sees it."""
        raise NotImplementedError

    def shows_table_for(self, asks: str) -> bool:
        """Before a question for which one must see it."""
        raise NotImplementedError

    def example(self, lang: int) -> tuple[str, str]:
        """An option of this game, and letters that are enough to choose it."""
        raise NotImplementedError

    def commands(self, lang: int) -> dict[str, tuple[int, str]]:
        """What may be done at any time: by what is typed, the verb, and what the help says of it."""
        raise NotImplementedError
