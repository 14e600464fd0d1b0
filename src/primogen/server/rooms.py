"""A table: who sits where, the game, what was said. All of it in memory and at once; see hall.py for the rest."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Entry, Journal, play_entry
from primogen.kernel.log import Line
from primogen.server.games.desk import Desk, Scene, Teller
from primogen.server.storage import RoomRow, SeatRow


class Misplayed(ValueError):
    """A request that is not carried out: a code for programs, a sentence for people."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code: Final = code
        self.why: Final = why


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Room:
    def __init__(self, row: RoomRow, desk: Desk) -> None:
        self.id: Final = row.id
        self.desk: Final = desk
        self.seats: Final[list[SeatRow]] = row.seats
        self.names: Final = tuple(seat.name for seat in row.seats)
        self.is_listed: Final = row.is_listed
        self.chat: Final = row.chat[:]
        self.lines: Final[list[Line]] = []
        self.journal = Journal(row.header, desk.open(row.header))
        self.journal.g.log = self.lines
        for code in row.answers:
            play_entry(self.journal, Entry(code))

    @property
    def g(self) -> Game:
        return self.journal.g

    # ---- who is who

    def seat_with(self, token: str) -> Seat:
        """The seat this token opens; without one, one looks on."""
        if not token:
            return NONE
        mine = digest(token)
        for seat, row in enumerate(self.seats):
            if not row.bot and hmac.compare_digest(mine, row.token):
                return seat
        raise Misplayed("token", "this link opens no seat at this table")

    def bot_asked(self) -> str:
        """The bot whose turn it is to answer; empty if it is a person's, or nobody's."""
        asked = self.g.decision
        return "" if asked is None else self.seats[asked.seat].bot

    # ---- playing

    def answer(self, seat: Seat, number: int, option: int) -> int:
        """Its code, to be kept. Nothing has changed if this raises."""
        asked = self.g.decision
        if asked is None:
            raise Misplayed("over", "the game is over")
        if number != self.g.answered[0]:
            raise Misplayed("stale", "this question has been answered")
        if seat != asked.seat:
            raise Misplayed("turn", "somebody else is asked")
        if not 0 <= option < len(asked.options):
            raise Misplayed("option", "that is not one of the options")
        before, told = self.g.clone(), len(self.lines)
        try:
            return self.journal.answer(option).answer
        except Exception:
            self.take_back(before, told)
            raise

    def take_back(self, before: Game, told: int) -> None:
        """As if the last answer had never been given: it could not be carried out, or not be kept."""
        entries = self.journal.entries[: before.answered[0]]
        self.journal = Journal(self.journal.header, before)
        self.journal.entries.extend(entries)
        del self.lines[told:]
        self.g.log = self.lines

    # ---- seeing

    def teller(self, seat: Seat, lang: int) -> Teller:
        return Teller(seat, lang, self.names)

    def scene(self, by: Teller) -> Scene:
        return self.desk.scene(self.g, by)

    def story(self, by: Teller, since: int = 0) -> list[str]:
        return self.desk.told(self.g, self.lines[since:], by)

    def said(self, since: int = 0) -> list[dict[str, object]]:
        return [{"seat": seat, "text": text} for seat, text in self.chat[since:]]
