"""A table: who sits where, the game, what was said. All of it in memory and at once; see hall.py for the rest."""

from __future__ import annotations

import hmac
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from primogen.kernel.decisions import Decision
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Entry, Header, Journal, play_entry
from primogen.kernel.log import Line
from primogen.kernel.revealing import is_revealing
from primogen.server.clocks import Clock, Pace
from primogen.server.fairness import Lucks
from primogen.server.games.desk import Desk, Teller, Values
from primogen.server.happenings import (
    AGREE,
    ANSWER,
    DEAL,
    QUIET,
    RULES,
    SITTING,
    TIME_OUT,
    WISH,
    Misplayed,
    UnknownKind,
)
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.tokens import digest, next_room

DUEL: Final = 2  # players
STAND_IN: Final = "simple"  # the bot that plays for those who have left
OWN: Final = ""  # ways to a seat: it is one's own from the beginning, with a name and a deck
LINK: Final = "link"  # by invitation
OPEN: Final = "open"  # for anybody who sees it in the lobby
AGAIN: Final = "again"  # one had it before: at the table of last time, or here, before one thought better of one's deck


@dataclass
class Wish:
    """To take back the last answer: who wishes it, and who agrees. It lapses with the next thing that happens."""

    seat: Seat
    agreed: set[Seat] = field(default_factory=set)


@dataclass(frozen=True)
class Moment:
    """Where a game stood: enough to go back to it."""

    g: Game
    entries: int
    lines: int


class Room:
    def __init__(self, row: RoomRow, desk: Desk) -> None:
        self.id: Final = row.id
        self.desk: Final = desk
        self.seats: Final[list[SeatRow]] = row.seats[:]
        self.is_listed: Final = row.is_listed
        self.chat: Final = row.chat[:]
        self.lines: Final[list[Line]] = []
        self.number = 0  # of the next event
        self.question = 0  # the number of what is asked now. It only grows, also when an answer is taken back
        self.away: Final[set[Seat]] = set()  # who have left, and may come back
        self.conceded: Final[set[Seat]] = set()  # who have given up while others play on
        self.past: Final[list[Moment]] = []  # moments one may go back to: nobody has learned anything since
        self.rewinds = 0
        self.wish: Wish | None = None
        self.again: Final[set[Seat]] = set()  # who would play once more
        self.stumbles: Final[Counter[Seat]] = Counter()  # how often a seat's bot chose what could not be carried out
        self.next = ""  # where they do
        self.pace: Final[Pace] = row.pace
        self.clock: Clock | None = None
        self.host: Final[Seat] = row.host
        self.decks = row.decks  # which may be brought: see sitting.py
        self.is_closed = False  # by its host, before the deal
        self.is_brought = False  # whether everybody brings a deck, so that the deal is an event of its own
        self.header: Header = row.header  # without a seed, if there is a secret; empty while decks are still brought
        self.lucks: Final = Lucks(row.secret, self.seats)
        self.journal: Journal | None = None  # until the cards are dealt
        self.restore(row)

    def restore(self, row: RoomRow) -> None:
        """As it is kept: let everything happen again, the deal too."""
        self.lines.clear()
        self.away.clear()
        self.conceded.clear()
        self.past.clear()
        self.again.clear()
        self.stumbles.clear()
        self.number, self.question, self.wish, self.next = 0, 0, None, ""
        self.chat[:] = row.chat
        self.seats[:] = row.seats
        self.header, self.decks, self.is_closed = row.header, row.decks, False
        self.is_brought = not row.header or any(event.kind == DEAL for event in row.events)
        self.lucks.added.clear()
        self.journal, self.clock = None, None
        self.deal_if_all_are_here(row.made_at)
        for event in row.events:
            self.happen(event)
        self.rewinds += 1  # what was told before may not be so

    @property
    def g(self) -> Game:
        """Whoever asks for it before there is one is told to wait."""
        if self.journal is None:
            raise Misplayed("undealt", "the cards are not dealt yet")
        return self.journal.g

    @property
    def asked(self) -> Decision | None:
        """Nothing before the deal, and nothing after the end."""
        return None if self.journal is None else self.journal.g.decision

    @property
    def is_over(self) -> bool:
        return self.journal is not None and bool(self.journal.g.ended)

    # ---- who is who

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

    def bot_asked(self) -> str:
        """The bot whose turn it is to answer; empty if it is a person's, or nobody's."""
        asked = self.asked
        if asked is None:
            return ""
        return STAND_IN if asked.seat in self.gone() else self.seats[asked.seat].bot

    def awaited(self) -> list[Seat]:
        """Who must sit down before the cards are dealt."""
        return self.lucks.awaited(self.away)

    def scripted(self) -> int | None:
        """What a bot answers by a script; one that sits in for a person has none."""
        asked = self.asked
        if asked is None or self.journal is None or asked.seat in self.gone():
            return None
        return self.desk.scripted(self.journal)

    def plays_on_without(self, seat: Seat) -> bool:
        """With more than two players the game of the others is not spoilt, even if they are away for a while."""
        others = {other for other, row in enumerate(self.seats) if not row.bot} - self.conceded - {seat}
        return len(self.seats) > DUEL and bool(others)

    def is_granted(self, wish: Wish) -> bool:
        """Whether all other people agree."""
        return self.people() - {wish.seat} <= wish.agreed

    def needs_running(self) -> bool:
        """Whether something goes on here by itself: a bot is asked, or somebody's time runs."""
        return bool(self.bot_asked()) or (self.clock is not None and self.clock.deadline() is not None)

    # ---- what happens

    def happen(self, event: Happened) -> None:
        """If this raises, half of it may have happened: `restore` what is kept."""
        if event.seats is not None:
            self.seats[:] = event.seats
        if event.kind in SITTING:
            self.rewinds += 1  # names are told anew
        match event.kind:
            case "sit":
                self.lucks.added[event.seat] = event.luck
                self.away.discard(event.seat)
            case "take" | "wait" | "stand" | "change":
                self.lucks.added.pop(event.seat, None)
                self.away.discard(event.seat)
            case "decks":
                self.decks = RULES[event.value]
                self.lucks.added.clear()  # all look again at what they bring
            case "close":
                self.is_closed = True
            case "deal":
                self.header = event.header or self.header
                self.deal(event.at)
            case "leave":
                self.away.add(event.seat)
            case "back":
                self.away.discard(event.seat)
            case "concede" if self.plays_on_without(event.seat):
                self.conceded.add(event.seat)
            case "undo":
                self.rewind(self.past.pop())
            case "rematch":
                self.next = next_room(self.id)
            case "again":
                self.again.add(event.seat)
            case "stumble":
                self.stumbles[event.seat] += 1
            case "resume":
                if self.clock is not None:
                    self.clock.stand_still(event.at)
            case "wish" | "agree" | "decline":
                pass
            case "answer" | "aside" | "concede" | "time-out":
                self.play(event)
            case _:
                raise UnknownKind(f"{event.kind!r} is not something that can happen at a table")
        if event.kind not in QUIET:
            self.question += 1
        self.number += 1
        self.wish = self.wish_after(event)
        if self.journal is None:
            self.deal_if_all_are_here(event.at)
        self.set_clock(event.at)

    def deal_if_all_are_here(self, now: float) -> None:
        """Where the decks are settled; otherwise the deal is an event."""
        if not self.is_brought and not self.awaited():
            self.deal(now)

    def deal(self, now: float) -> None:
        """The same cards every time: they follow from what is kept. All begin anew with them."""
        self.rewinds += 1
        header = self.lucks.header(self.desk, self.header)
        self.journal = Journal(header, self.desk.open(header))
        self.journal.g.log = self.lines
        self.clock = Clock(self.pace, len(self.seats), now) if self.pace.is_timed() else None
        self.set_clock(now)

    def wish_after(self, event: Happened) -> Wish | None:
        if event.kind == WISH:
            return Wish(event.seat)
        if event.kind == AGREE and self.wish is not None:
            return Wish(self.wish.seat, self.wish.agreed | {event.seat})
        return None

    def play(self, event: Happened) -> None:
        assert self.journal is not None
        before = Moment(self.g.clone(), len(self.journal.entries), len(self.lines))
        play_entry(self.journal, Entry(event.value))
        if self.clock is not None and event.kind in (ANSWER, TIME_OUT):
            self.clock.run_for(NONE, event.at)
            self.clock.add(event.seat)
        if event.kind != ANSWER or event.seat not in self.people() or is_revealing(before.g, self.g):
            self.past.clear()
        else:
            self.past.append(before)

    def set_clock(self, now: float) -> None:
        """It runs for the person who is asked."""
        if self.clock is not None:
            asked = self.asked
            self.clock.run_for(asked.seat if asked is not None and asked.seat in self.people() else NONE, now)

    def rewind(self, to: Moment) -> None:
        assert self.journal is not None
        entries = self.journal.entries[: to.entries]
        self.journal = Journal(self.journal.header, to.g)
        self.journal.entries.extend(entries)
        del self.lines[to.lines :]
        self.g.log = self.lines
        self.rewinds += 1

    # ---- seeing: see telling.py

    def teller(self, seat: Seat, lang: int) -> Teller:
        return Teller(seat, lang, self.names)

    def values(self) -> Values:
        return {} if self.journal is None else self.desk.values(self.g)
