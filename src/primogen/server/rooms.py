"""A table: who sits where, the game, what was said. All of it in memory and at once; see hall.py for the rest."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import replace
from typing import Final

from primogen.games.desk import Desk, Looks, Teller
from primogen.kernel.decisions import Decision
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Entry, Header, Journal, play_entry
from primogen.kernel.log import Line
from primogen.kernel.revealing import is_revealing
from primogen.kernel.views import Sight
from primogen.server.clocks import Clock, Pace
from primogen.server.company import Company
from primogen.server.happenings import (
    AGREE,
    ANSWER,
    CARRY,
    CONCEDE,
    DEAL,
    PLAYED,
    QUIET,
    RESUME,
    SITTING,
    TIME_OUT,
    WISH,
    Misplayed,
    UnknownKind,
)
from primogen.server.releases import (
    Held,
    check,
    entries_of,
    header_at,
    is_pinned_to,
    lines_of,
    newest,
    outcome_of,
    standing,
)
from primogen.server.rows import UNKNOWN, Happened, NewEvent, Outcome, RoomRow
from primogen.server.snapshots import Content, Snapshots, carried, exact, packed, unpacked
from primogen.server.taking_back import Moment, Wish
from primogen.server.talk import Talk
from primogen.server.timing_out import Lateness
from primogen.server.tokens import next_room

MOST_EVENTS: Final = 20_000  # at a table, which all happen again when it is opened: twenty times a long game
STAND_IN: Final = "simple"  # the bot that plays for those who have left

log: Final = logging.getLogger("primogen")


class Room(Company):
    def __init__(self, row: RoomRow, desk: Desk) -> None:
        super().__init__(row)
        self.id: Final = row.id
        self.desk: Final = desk
        self.is_listed: Final = row.is_listed
        self.chat: Final = Talk(row.chat, row.chat_from)
        self.lines: Final[list[Line]] = []
        self.number = 0  # of the next event
        self.question = 0  # the number of what is asked now. It only grows, also when an answer is taken back
        self.past: Final[list[Moment]] = []  # moments one may go back to: nobody has learned anything since
        self.wishes = 0  # to take back an answer, since there was nothing to take back
        self.rewinds = 0
        self.sight: Sight | None = None
        self.wish: Wish | None = None
        self.again: Final[set[Seat]] = set()  # who would play once more
        self.stumbles: Final[Counter[Seat]] = Counter()  # how often a seat's bot chose what could not be carried out
        self.next = ""  # where they do
        self.pace: Final[Pace] = row.pace
        self.clock: Clock | None = None
        self.late: Final = Lateness()
        self.journal: Journal | None = None  # until the cards are dealt
        self.dealt: Header | None = None  # what they were dealt from
        self.release = ""  # of this server, for this game: see releases.py
        self.pinned = row.release  # that of the table, as it is kept
        self.held: Held | None = None  # why it does not go on
        self.as_played: Final[list[Entry]] = []  # then: the journal as it was
        self.consents: Final[set[tuple[Seat, str]]] = set()  # who agree that it goes on, by which release
        self.recalled: list[tuple[int, Happened]] | None = None  # answers, while they are only counted: see `recall`
        self.began = 0  # among the answers, where the journal begins
        self.snapshots: Final = Snapshots()
        self.told = 0  # lines, before the last event
        self.was_over = row.is_ended
        self.restore(row)

    def restore(self, row: RoomRow) -> None:
        """As it is kept: let everything happen again, from the newest snapshot on, or from the deal."""
        self.recall(row, len(row.events))
        if self.dealt is None:
            self.recalled = None
        elif not is_pinned_to(row, self.release):
            self.hold(row, "rules or cards have changed since this game began")
        else:
            self.let_happen_again(row)
        self.rewinds += 1  # what was told before may not be so

    def recall(self, row: RoomRow, until: int) -> None:
        """What has happened, without the game: its answers are only gathered."""
        self.begin(row)
        self.recalled = []
        self.deal_if_all_are_here(row.made_at)
        for event in row.events[:until]:
            self.happen(event)

    def let_happen_again(self, row: RoomRow) -> None:
        start = newest(row)
        self.recall(row, 0 if start is None else start.number)
        if start is None:
            self.recalled = None
            self.deal_if_all_are_here(row.made_at)
        else:
            self.wake(row, start.number, unpacked(start.content))
        try:
            for event in row.events[self.number :]:
                self.happen(event)
        except (ValueError, RuntimeError) as error:  # it was kept without its release, or does not come out the same
            log.warning("a game cannot be played again as it was", extra={"room": self.id, "why": str(error)})
            self.recall(row, len(row.events))
            self.hold(row, str(error))

    def wake(self, row: RoomRow, until: int, content: Content) -> None:
        """The game that stood so after so many events, with its journal and story."""
        assert self.dealt is not None and self.recalled is not None
        g, clock = self.desk.woken(self.dealt, content), content.get("clock")
        played = [event for _, event in self.recalled]
        self.recalled = None
        self.journal = Journal(header_at(row, until, self.desk, self.dealt), g)
        self.journal.entries.extend(entries_of(played[self.began :]))
        self.lines.extend(lines_of(g, played))
        self.listen()
        self.set_up_clock(row.made_at)
        if self.clock is not None and clock is not None:
            self.clock.load(clock)
        self.snapshots.begin(row.snapshots, len(self.journal.entries))

    def hold(self, row: RoomRow, why: str) -> None:
        """It goes on when its people agree, from where it can."""
        assert self.dealt is not None and self.recalled is not None
        played, answers = self.recalled, [event for _, event in self.recalled]
        self.recalled = None
        self.as_played[:] = entries_of(answers[self.began :])
        found = None if row.is_ended else standing(row, self.desk, self.dealt, played)
        if found is None:
            self.held = Held(why)
            self.lines.extend(lines_of(self.desk.blank(self.dealt), answers))
            self.journal = None
            return
        self.held = Held(why, found.offer, found.answers, len(played) - found.answers)
        self.journal = Journal(self.dealt, found.g)
        self.lines.extend(lines_of(found.g, answers[: found.answers]))
        self.set_up_clock(row.made_at)
        if self.clock is not None and found.clock is not None:
            self.clock.load(found.clock)

    def listen(self) -> None:
        """What the game tells from now on, and when it is at rest, is heard here."""
        self.g.log, self.g.rests = self.lines, []

    def begin(self, row: RoomRow) -> None:
        """As if nothing had happened yet."""
        self.dealt, self.held, self.began, self.pinned = None, None, 0, row.release
        self.was_over = row.is_ended
        self.snapshots.begin(row.snapshots, 0)
        self.lines.clear()
        self.gather(row)
        self.past.clear()
        self.consents.clear()
        self.again.clear()
        self.stumbles.clear()
        self.late.times.clear()
        self.number, self.question, self.wishes, self.wish, self.next = 0, 0, 0, None, ""
        self.chat.refill(row.chat, row.chat_from)
        self.journal, self.clock = None, None

    @property
    def g(self) -> Game:
        """Whoever asks for it before there is one is told to wait."""
        if self.journal is None:
            raise Misplayed("undealt", "the cards are not dealt yet")
        return self.journal.g

    @property
    def asked(self) -> Decision | None:
        """Nothing before the deal, nothing after the end, and nothing while the game is held."""
        return None if self.journal is None or self.held is not None else self.journal.g.decision

    @property
    def is_over(self) -> bool:
        if self.journal is None:
            return self.was_over and not self.is_closed
        return bool(self.journal.g.ended)

    @property
    def is_full(self) -> bool:
        """Nothing more can happen here."""
        return self.number >= MOST_EVENTS

    # ---- who is who

    def bot_asked(self) -> str:
        """The bot whose turn it is to answer; empty if it is a person's, or nobody's."""
        asked = self.asked
        if asked is None or self.is_full:
            return ""
        return STAND_IN if asked.seat in self.gone() else self.seats[asked.seat].bot

    def scripted(self) -> int | None:
        """What a bot answers by a script; one that sits in for a person has none."""
        asked = self.asked
        if asked is None or self.journal is None or asked.seat in self.gone():
            return None
        return self.desk.scripted(self.journal)

    def is_granted(self, wish: Wish) -> bool:
        """Whether all other people agree."""
        return self.people() - {wish.seat} <= wish.agreed

    def needs_running(self) -> bool:
        """Whether something goes on here by itself: a bot is asked, or somebody's time runs."""
        is_timed = self.clock is not None and self.clock.remaining() is not None
        return bool(self.bot_asked()) or (is_timed and not self.is_full)

    def agreeing(self) -> set[Seat]:
        """Those who agree that a held game goes on by the rules of this server."""
        return {seat for seat, release in self.consents if release == self.release}

    # ---- what happens

    def happen(self, event: Happened) -> None:
        """If this raises, half of it may have happened: `restore` what is kept."""
        if self.clock is not None and event.kind != RESUME:
            self.clock.run_for(self.clock.seat, event.at, event.took)
        self.told = len(self.lines)
        self.late.hear(event, self.people())
        match event.kind:
            case _ if event.kind in SITTING:
                self.rewinds += 1  # names are told anew
                self.seat(event)
                if event.kind == DEAL:
                    self.deal(event.at)
            case "leave":
                self.away.add(event.seat)
            case "back":
                self.away.discard(event.seat)
                if self.clock is not None and self.late.times[event.seat]:
                    self.clock.greet(event.seat)
            case "concede" if self.plays_on_without(event.seat):
                self.conceded.add(event.seat)
            case "undo" if self.recalled is not None:
                self.recalled.pop()
            case "undo":
                self.rewind(self.past.pop())
                self.wishes += self.wish is None  # at once, without asking anybody
            case "consent":
                self.consents.add((event.seat, event.luck))
            case "carry":
                self.carry_on(event)
            case "rematch":
                self.next = next_room(self.id)
            case "again":
                self.again.add(event.seat)
            case "stumble":
                self.stumbles[event.seat] += 1
            case "resume":
                if self.clock is not None:
                    self.clock.stand_still(event.at)
            case "wish":
                self.wishes += 1
            case "agree" | "decline":
                pass
            case "answer" | "aside" | "concede" | "time-out":
                self.play(event)
            case _:
                raise UnknownKind(f"{event.kind!r} is not something that can happen at a table")
        if event.kind not in QUIET:
            self.question += 1
        self.number += 1
        self.wish = self.wish_after(event)
        if self.journal is None and self.dealt is None:
            self.deal_if_all_are_here(event.at)
        self.set_clock(event.at)

    def deal_if_all_are_here(self, now: float) -> None:
        """Where the decks are settled; otherwise the deal is an event."""
        if not self.is_brought and not self.awaited():
            self.deal(now)

    def deal(self, now: float) -> None:
        """The same cards every time: they follow from what is kept. All begin anew with them."""
        self.rewinds += 1
        self.dealt = self.lucks.header(self.desk, self.header)
        self.release = self.desk.release(self.dealt)
        if self.recalled is not None:
            return
        self.journal = Journal(self.dealt, self.desk.open_anyway(self.dealt))
        self.listen()
        self.set_up_clock(now)

    def set_up_clock(self, now: float) -> None:
        self.clock = Clock(self.pace, len(self.seats), now) if self.pace.is_timed() else None
        self.set_clock(now)

    def wish_after(self, event: Happened) -> Wish | None:
        if event.kind == WISH:
            return Wish(event.seat)
        if event.kind == AGREE and self.wish is not None:
            return Wish(self.wish.seat, self.wish.agreed | {event.seat})
        return None

    def play(self, event: Happened) -> None:
        if self.recalled is not None:
            self.recalled.append((self.number, event))
            return
        assert self.journal is not None
        before = Moment(self.g.clone(), len(self.journal.entries), len(self.lines))
        was = Sight(before.g, self.sight_of(self.g).known)
        self.sight = None
        play_entry(self.journal, Entry(event.value))
        if event.outcome != UNKNOWN:
            check(event.outcome, self.outcome())
        if self.clock is not None and event.kind in (ANSWER, TIME_OUT):
            self.clock.run_for(NONE, event.at)
            self.clock.add(event.seat)
        if event.kind != ANSWER or event.seat not in self.people() or is_revealing(was, self.sight_of(self.g)):
            self.past.clear()
            self.wishes = 0
        else:
            self.past.append(before)

    def outcome(self) -> Outcome:
        """What came of the answer that was given last."""
        assert self.journal is not None
        return outcome_of(self.g, self.journal.entries[-1], self.lines[self.told :])

    def as_kept(self, event: Happened) -> NewEvent:
        """An event that has just happened, with all that must be on disk before anybody hears of it."""
        is_played = event.kind in PLAYED and not self.is_aside(event)
        kept = replace(event, outcome=self.outcome()) if is_played else event
        rows = (carried(self),) if event.kind == CARRY else self.snapshots.taken(self)
        is_new = self.journal is not None and self.held is None and self.release != self.pinned
        if is_new:
            self.pinned = self.release
        return NewEvent(self.id, self.number - 1, kept, rows, self.release if is_new else "")

    def is_aside(self, event: Happened) -> bool:
        """Whether giving up was only noted: the others play on."""
        return event.kind == CONCEDE and event.seat in self.conceded

    def carry_on(self, event: Happened) -> None:
        """Everybody has agreed: from here on by the rules of this server. So many of the answers count."""
        if self.recalled is not None:
            del self.recalled[event.value :]
            self.began = len(self.recalled)
            return
        assert self.held is not None and self.journal is not None and self.dealt is not None
        self.held = None
        self.past.clear()
        self.journal = Journal(self.desk.carried(self.dealt, unpacked(packed(exact(self)))), self.journal.g)
        self.listen()
        self.snapshots.begin([], 0)
        if self.clock is not None:
            self.clock.stand_still(event.at)
        self.rewinds += 1

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
        self.listen()
        self.rewinds += 1

    # ---- seeing: see telling.py

    def teller(self, seat: Seat, lang: int) -> Teller:
        return Teller(seat, lang, self.names)

    def looks(self) -> Looks | None:
        return None if self.journal is None else self.desk.looks(self.sight_of(self.g))

    def sight_of(self, g: Game) -> Sight:
        """Of how it stands now: the same one until something is played."""
        if self.sight is None or self.sight.g is not g:
            self.sight = Sight(g)
        return self.sight
