"""A table: who sits where, the game, what was said. All of it in memory and at once; see hall.py for the rest."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Final

from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Entry, Journal, play_entry
from primogen.kernel.log import Line
from primogen.server.games.desk import Desk, Scene, Teller
from primogen.server.storage import Happened, RoomRow, SeatRow

ANSWER: Final = "answer"  # `value` is the option's place


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


def plain(text: str) -> str:
    """One line, without signs that nobody sees: they could turn the text of others around."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


@dataclass(frozen=True)
class Moment:
    """Where a table stood: enough to go back to it."""

    g: Game
    entries: int
    lines: int
    events: int


class Room:
    def __init__(self, row: RoomRow, desk: Desk) -> None:
        self.id: Final = row.id
        self.desk: Final = desk
        self.seats: Final[list[SeatRow]] = row.seats
        self.names: Final = tuple(seat.name for seat in row.seats)
        self.is_listed: Final = row.is_listed
        self.chat: Final = row.chat[:]
        self.lines: Final[list[Line]] = []
        self.events: Final[list[Happened]] = []
        self.journal = Journal(row.header, desk.open(row.header))
        self.restore(row)

    def restore(self, row: RoomRow) -> None:
        """As it is kept: deal again, and let everything happen again."""
        self.lines.clear()
        self.events.clear()
        self.chat[:] = row.chat
        self.journal = Journal(row.header, self.desk.open(row.header))
        self.g.log = self.lines
        for event in row.events:
            self.happen(event)

    @property
    def g(self) -> Game:
        return self.journal.g

    @property
    def number(self) -> int:
        """Of the next event. It only grows, so that it also names the question that is put now."""
        return len(self.events)

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

    def answered(self, seat: Seat, number: int, option: int) -> Happened:
        """Such an answer, if it may be given now. Nothing has changed yet."""
        asked = self.g.decision
        if asked is None:
            raise Misplayed("over", "the game is over")
        if number != self.number:
            raise Misplayed("stale", "this question has been answered")
        if seat != asked.seat:
            raise Misplayed("turn", "somebody else is asked")
        if not 0 <= option < len(asked.options):
            raise Misplayed("option", "that is not one of the options")
        return Happened(ANSWER, seat, option, time.time())

    def happen(self, event: Happened) -> None:
        """If this raises, half of it may have happened: see `go_back`."""
        play_entry(self.journal, Entry(event.value))
        self.events.append(event)

    def moment(self) -> Moment:
        return Moment(self.g.clone(), len(self.journal.entries), len(self.lines), len(self.events))

    def go_back(self, to: Moment) -> None:
        """As if nothing had happened since: it could not be carried out, or not be kept."""
        entries = self.journal.entries[: to.entries]
        self.journal = Journal(self.journal.header, to.g)
        self.journal.entries.extend(entries)
        del self.lines[to.lines :]
        del self.events[to.events :]
        self.g.log = self.lines

    # ---- seeing

    def teller(self, seat: Seat, lang: int) -> Teller:
        return Teller(seat, lang, self.names)

    def scene(self, by: Teller) -> Scene:
        return self.desk.scene(self.g, by, self.number)

    def story(self, by: Teller, since: int = 0) -> list[str]:
        return self.desk.told(self.g, self.lines[since:], by)

    def said(self, since: int = 0) -> list[dict[str, object]]:
        return [{"seat": seat, "text": text} for seat, text in self.chat[since:]]
