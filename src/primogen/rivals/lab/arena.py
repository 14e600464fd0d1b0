"""Rivals in the laboratory."""

from __future__ import annotations

from typing import Final

from primogen.bots.bot import Bot
from primogen.decks.deck import AnyDeck
from primogen.kernel.game import Game
from primogen.kernel.ids import Seat
from primogen.kernel.journal import Header
from primogen.lab.arena import Arena, Result
from primogen.rivals.bots.reader import Reader
from primogen.rivals.desk.shelf import of_rivals
from primogen.rivals.eyes import Eyes
from primogen.rivals.lab.checks import check
from primogen.rivals.lab.dealing import dealt
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.atoms.clock import BY_AGENDA, BY_CARD, BY_CONCESSION, BY_KNOCK_OUT, BY_MOST_AGENDA
from primogen.rivals.rules.table import TURN_NUMBER, table
from primogen.rivals.terms import Agreed

WAYS: Final = {
    BY_AGENDA: "agenda",
    BY_KNOCK_OUT: "knock-out",
    BY_MOST_AGENDA: "most agenda",
    BY_CONCESSION: "concession",
    BY_CARD: "card",
}


class RivalsArena(Arena):
    def __init__(self, agreed: Agreed) -> None:
        self.agreed: Final = agreed

    def dealt(self, decks: list[AnyDeck], seed: int) -> Game:
        return dealt([of_rivals(deck).for_play() for deck in decks], seed, self.agreed)

    def header(self, names: list[str], decks: list[AnyDeck], seed: int) -> Header:
        agreed, played = self.agreed, [of_rivals(deck).for_play() for deck in decks]
        edition, city, switches = agreed.edition, agreed.city, agreed.switches
        return header_of(names, played, b"%d" % seed, edition=edition, city=city, switches=switches)

    def opened(self, header: Header) -> Game:
        return opened(header)

    def check(self, g: Game) -> None:
        check(table(g))

    def result(self, g: Game) -> Result:
        t = table(g)
        return Result(t.ended[0], WAYS[t.ended[1]], t.clock[TURN_NUMBER], tuple(t.agenda))

    def chosen(self, g: Game, bot: Bot, seat: Seat, options: int) -> int:
        """One that reads with eyes needs no view either."""
        if options > 1 and isinstance(bot, Reader):
            return bot.choose_by(Eyes(table(g), seat))
        return super().chosen(g, bot, seat, options)
