"""What the laboratory must know of a game: how it is dealt, what must hold of it, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.bots.bot import Bot
from primogen.decks.deck import AnyDeck
from primogen.kernel.game import Game
from primogen.kernel.ids import Seat
from primogen.kernel.journal import Header
from primogen.kernel.views import view


@dataclass(frozen=True)
class Result:
    winner: Seat
    way: str
    turns: int
    scores: tuple[int, ...]  # by seat


class Arena:
    def dealt(self, decks: list[AnyDeck], seed: int) -> Game:
        """As any other game, but without a header, since nobody will keep it."""
        raise NotImplementedError

    def header(self, names: list[str], decks: list[AnyDeck], seed: int) -> Header:
        """Of the same game, for those that shall be kept after all."""
        raise NotImplementedError

    def opened(self, header: Header) -> Game:
        raise NotImplementedError

    def check(self, g: Game) -> None:
        """An error, if something does not hold that must hold at every decision."""
        raise NotImplementedError

    def result(self, g: Game) -> Result:
        """Of a game that is over."""
        raise NotImplementedError

    def chosen(self, g: Game, bot: Bot, seat: Seat, options: int) -> int:
        """Nobody is asked where there is no choice. A blind bot needs no view."""
        if options == 1:
            return 0
        if bot.is_blind():
            return bot.choose_blindly(options)
        return bot.choose(view(g, seat))
