"""The Eternal Struggle in the laboratory."""

from __future__ import annotations

from typing import Final

from primogen.bots.bot import Bot
from primogen.decks.deck import AnyDeck
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Header
from primogen.lab.arena import Arena, Result
from primogen.vtes.bots.simple import Reader
from primogen.vtes.decks.shelf import of_vtes
from primogen.vtes.eyes import Eyes
from primogen.vtes.lab.checks import check
from primogen.vtes.opening import header_of, opened
from primogen.vtes.playable import book_for
from primogen.vtes.rules.setup import new_game
from primogen.vtes.rules.table import TURN_NUMBER, table
from primogen.vtes.terms import Agreed


class VtesArena(Arena):
    def __init__(self, agreed: Agreed) -> None:
        self.agreed: Final = agreed

    def dealt(self, decks: list[AnyDeck], seed: int) -> Game:
        played = [of_vtes(deck).for_play() for deck in decks]
        book = book_for(frozenset(card for deck in played for card in (*deck.crypt, *deck.library)))
        return new_game(book, played, b"%d" % seed, switches=self.agreed.settled())

    def header(self, names: list[str], decks: list[AnyDeck], seed: int) -> Header:
        agreed, played = self.agreed, [of_vtes(deck).for_play() for deck in decks]
        return header_of(names, played, b"%d" % seed, edition=agreed.edition, switches=agreed.switches)

    def opened(self, header: Header) -> Game:
        return opened(header)

    def check(self, g: Game) -> None:
        check(table(g))

    def result(self, g: Game) -> Result:
        t = table(g)
        way = "tie" if t.ended[0] == NONE else "victory points"
        return Result(t.ended[0], way, t.clock[TURN_NUMBER], tuple(t.victory))

    def chosen(self, g: Game, bot: Bot, seat: Seat, options: int) -> int:
        """One that reads with eyes needs no view."""
        if options > 1 and isinstance(bot, Reader):
            return bot.choose_by(Eyes(table(g), seat))
        return super().chosen(g, bot, seat, options)
