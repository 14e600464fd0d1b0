"""A game at the keyboard: its record, who sits where, and what may be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from primogen.bots.bot import Bot
from primogen.cli.misuse import journal_at, readable
from primogen.games.desk import Desk
from primogen.games.desks import desk_of
from primogen.games.register import wing
from primogen.kernel.game import Game
from primogen.kernel.ids import Seat
from primogen.kernel.journal import Entry, Header, Journal, read, replayed, split
from primogen.kernel.log import Line
from primogen.kernel.revealing import is_revealing
from primogen.kernel.views import Sight


class Session:
    def __init__(self, desk: Desk, journal: Journal, people: list[Seat], bots: dict[Seat, Bot]) -> None:
        self.header: Final = journal.header
        self.journal = journal
        self.people: Final = people
        self.bots: Final = bots
        self.names: Final = desk.names(journal.header)
        self.arena: Final = wing(str(journal.header["game"])).arena()  # where bots are asked
        self.lines: list[Line] = []
        self.taken_back: list[tuple[Game, int, int]] = []  # positions one may go back to: see `undo`
        self.g.log = self.lines

    @property
    def g(self) -> Game:
        return self.journal.g

    def is_person(self, seat: Seat) -> bool:
        return seat in self.people

    def bot_answers(self) -> None:
        assert self.g.decision is not None
        seat = self.g.decision.seat
        self.journal.answer(self.arena.chosen(self.g, self.bots[seat], seat, len(self.g.decision.options)))
        self.taken_back.clear()

    def person_answers(self, index: int) -> None:
        before, told = self.g.clone(), len(self.lines)
        self.journal.answer(index)
        self.remember(before, told)

    def person_interjects(self, seat: Seat, option: int) -> None:
        self.journal.interject(seat, option)
        self.taken_back.clear()

    def remember(self, before: Game, told: int) -> None:
        """One may go back as long as nobody has learned anything and nobody else has been asked."""
        if is_revealing(Sight(before), Sight(self.g)):
            self.taken_back.clear()
        else:
            self.taken_back.append((before, len(self.journal.entries) - 1, told))

    def undo(self) -> bool:
        if not self.taken_back:
            return False
        g, count, told = self.taken_back.pop()
        journal = Journal(self.header, g)
        journal.entries.extend(self.journal.entries[:count])
        self.journal = journal
        del self.lines[told:]
        g.log = self.lines
        return True

    def save(self, path: Path) -> None:
        """Whole or not at all."""
        new = path.with_name(path.name + ".new")
        new.write_text("\n".join(self.journal.lines()) + "\n", encoding="utf-8", newline="\n")
        new.replace(path)


def new_session(header: Header, people: list[Seat], bots: dict[Seat, Bot]) -> Session:
    desk = desk_of(header)
    return Session(desk, Journal(header, desk.open(header)), people, bots)


def resumed_session(path: Path, people: list[Seat], bots: dict[Seat, Bot]) -> Session:
    header, entries = read_journal(path)
    with journal_at(path):
        desk = desk_of(header)
        return Session(desk, replayed(header, entries, desk.open), people, bots)


def read_journal(path: Path) -> tuple[Header, list[Entry]]:
    with journal_at(path):
        return read(split(readable(path).read_bytes()))
