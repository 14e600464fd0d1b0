"""Those at a table: who has which seat and came to it how, who has left, whom the others wait for."""

from __future__ import annotations

import hmac
from typing import Final

from primogen.games.desks import played_at
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Header
from primogen.server.fairness import Lucks
from primogen.server.happenings import CHANGE, CLOSE, DEAL, DECKS, RULES, SIT, STAND, TAKE, WAIT
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.tokens import digest

DUEL: Final = 2  # players
OWN: Final = ""  # ways to a seat: it is one's own from the beginning, with a name and a deck
LINK: Final = "link"  # by invitation
OPEN: Final = "open"  # for anybody who sees it in the lobby
AGAIN: Final = "again"  # one had it before: at the table of last time, or here, before one thought better of one's deck


class Company:
    def __init__(self, row: RoomRow) -> None:
        self.game: Final = played_at(row.game)
        self.seats: Final[list[SeatRow]] = row.seats[:]
        self.away: Final[set[Seat]] = set()  # who have left, and may come back
        self.conceded: Final[set[Seat]] = set()  # who have given up while others play on
        self.host: Final[Seat] = row.host
        self.decks = row.decks  # which may be brought: see sitting.py
        self.terms: Final = row.terms  # by which the cards are dealt
        self.is_closed = False  # by its host, before the deal
        self.is_brought = False  # whether everybody brings a deck, so that the deal is an event of its own
        self.header: Header = row.header  # without a seed, if there is a secret; empty while decks are still brought
        self.lucks: Final = Lucks(row.secret, self.seats)

    def gather(self, row: RoomRow) -> None:
        """As if nothing had happened yet, but for the names, tokens and decks: the rows have those of now."""
        self.away.clear()
        self.conceded.clear()
        self.seats[:] = row.seats
        self.header, self.decks, self.is_closed = row.header, row.decks, False
        self.is_brought = not row.header or any(event.kind == DEAL for event in row.events)
        self.lucks.added.clear()

    def seat(self, event: Happened) -> None:
        """What happens before the deal: see sitting.py."""
        if event.seats is not None:
            self.seats[:] = event.seats
        if event.kind in (TAKE, WAIT, STAND, CHANGE):
            self.lucks.added.pop(event.seat, None)
            self.away.discard(event.seat)
        elif event.kind == SIT and self.is_brought:
            self.lucks.added[event.seat] = event.luck
            self.away.discard(event.seat)
        elif event.kind == SIT:
            self.lucks.added.setdefault(event.seat, event.luck)
        elif event.kind == DECKS:
            self.decks = RULES[event.value]
            self.lucks.added.clear()  # all look again at what they bring
        elif event.kind == CLOSE:
            self.is_closed = True
        elif event.kind == DEAL:
            self.header = event.header or self.header

    @property
    def names(self) -> tuple[str, ...]:
        """Empty where nobody has sat down yet."""
        return tuple(seat.name for seat in self.seats)

    def seat_with(self, token: str) -> Seat:
        """The seat this token opens, if there is one."""
        mine = digest(token)
        for seat, row in enumerate(self.seats):
            if token and not row.bot and hmac.compare_digest(mine, row.token):
                return seat
        return NONE

    def open_seats(self) -> list[Seat]:
        """Those that anybody may take."""
        return [seat for seat, row in enumerate(self.seats) if row.way == OPEN and not row.token]

    def is_prepared(self, seat: Seat) -> bool:
        """Whether all that is missing for this player to sit down is that they come."""
        return not self.is_brought or (self.seats[seat].way == OWN and bool(self.seats[seat].deck))

    def gone(self) -> set[Seat]:
        """Those for whom a bot plays."""
        return self.away | self.conceded

    def people(self) -> set[Seat]:
        """Those who play themselves."""
        return {seat for seat, row in enumerate(self.seats) if not row.bot} - self.gone()

    def awaited(self) -> list[Seat]:
        """Who must sit down before the cards are dealt."""
        return self.lucks.awaited(self.away)

    def plays_on_without(self, seat: Seat) -> bool:
        """With more than two players the game of the others is not spoilt, even if they are away for a while."""
        others = {other for other, row in enumerate(self.seats) if not row.bot} - self.conceded - {seat}
        return len(self.seats) > DUEL and bool(others)
