"""The journal: a game as a header and its answers, with what chance gave and fingerprints, hash-chained line by line.

A journal is a text of one JSON object per line; the last line counts the answers, so that a journal cut short is no
journal. Whoever changes a byte of it breaks the chain at that line; whoever replays it with changed rules or cards
meets a fingerprint that differs. It knows no game: a game opens from a header.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from primogen.kernel.game import Game
from primogen.kernel.ids import MOST_SEATS, Seat
from primogen.kernel.machine import answer, interject

Header: TypeAlias = dict[str, object]
Opens: TypeAlias = Callable[[Header], Game]

ANSWER: Final = "a"  # an index into the options; below 0, something said out of turn
CHANCE: Final = "c"
FINGERPRINT: Final = "f"
CHAIN: Final = "h"
COUNT: Final = "n"  # of answers; only the last line has it

FINGERPRINT_EVERY: Final = 16  # answers: often enough to name where two games part, rare enough to cost nothing
START: Final = "0" * 32


class JournalError(ValueError):
    """What is wrong with a journal, and in which line (the header is line 1)."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line: Final = line
        self.what: Final = what


class OpeningError(ValueError):
    """A header no game can be opened from."""


@dataclass
class Entry:
    answer: int
    chance: list[int] = field(default_factory=list)
    fingerprint: str = ""


def out_of_turn(seat: Seat, option: int) -> int:
    return -1 - (option * MOST_SEATS + seat)


def spoken(code: int) -> tuple[Seat, int]:
    """Who said what out of turn."""
    return (-1 - code) % MOST_SEATS, (-1 - code) // MOST_SEATS


def chained(before: str, body: str) -> str:
    return hashlib.blake2b((before + body).encode(), digest_size=16).hexdigest()


def packed(record: dict[str, object]) -> str:
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False, sort_keys=True)


class Journal:
    """Keeps the record while a game is played; every answer goes through it."""

    def __init__(self, header: Header, g: Game) -> None:
        self.g: Final = g
        self.header: Final = header
        self.entries: Final[list[Entry]] = []
        self.drawn: Final[list[int]] = []
        g.drawn = self.drawn

    def answer(self, index: int) -> Entry:
        answer(self.g, index)
        return self.note(index)

    def interject(self, seat: Seat, option: int) -> Entry:
        interject(self.g, seat, option)
        return self.note(out_of_turn(seat, option))

    def note(self, code: int) -> Entry:
        entry = Entry(code, self.drawn[:])
        self.drawn.clear()
        self.entries.append(entry)
        if len(self.entries) % FINGERPRINT_EVERY == 0 or self.g.ended:
            entry.fingerprint = self.g.fingerprint()
        return entry

    def lines(self) -> Iterator[str]:
        return written(self.header, self.entries)


def written(header: Header, entries: Sequence[Entry]) -> Iterator[str]:
    chain = START
    closing: dict[str, object] = {COUNT: len(entries)}
    for record in (header, *map(recorded, entries), closing):
        body = packed(dict(record))
        chain = chained(chain, body)
        yield packed({**record, CHAIN: chain})


def recorded(entry: Entry) -> dict[str, object]:
    record: dict[str, object] = {ANSWER: entry.answer}
    if entry.chance:
        record[CHANCE] = entry.chance
    if entry.fingerprint:
        record[FINGERPRINT] = entry.fingerprint
    return record


def split(content: bytes) -> list[str]:
    """A file's lines, each byte of them accounted for: only a line feed ends a line, and the last line has one too."""
    lines = content.split(b"\n")
    for number, line in enumerate(lines, 1):
        if not is_text(line):
            raise JournalError(number, "not a line of a journal")
    if content and lines.pop():
        raise JournalError(len(lines) + 1, "the journal breaks off in this line")
    return [line.decode() for line in lines] if content else []


def is_text(line: bytes) -> bool:
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def read(lines: Iterable[str]) -> tuple[Header, list[Entry]]:
    """The header and the entries, the chain checked; nothing is played."""
    chain = START
    records: list[Header] = []
    for number, line in enumerate(lines, 1):
        if records and COUNT in records[-1]:
            raise JournalError(number, "the journal goes on after its last line")
        record = parsed(number, line)
        said = record.pop(CHAIN, None)
        chain = chained(chain, packed(record))
        if said != chain:
            raise JournalError(number, "the chain breaks here: this line, or the one before it, was changed")
        if line != packed({**record, CHAIN: chain}):
            raise JournalError(number, "this line is not as it was written")
        records.append(record)
    if not records:
        raise JournalError(1, "the journal is empty")
    if records[-1].get(COUNT) != len(records) - 2:
        raise JournalError(len(records), "the journal is cut short after this line")
    return records[0], [entry_of(number, record) for number, record in enumerate(records[1:-1], 2)]


def parsed(number: int, line: str) -> Header:
    try:
        record = json.loads(line)
        json.dumps(record, ensure_ascii=False).encode()  # half a surrogate pair is JSON, but no text
    except (ValueError, RecursionError):
        raise JournalError(number, "not a line of a journal") from None
    if not isinstance(record, dict):
        raise JournalError(number, "not a line of a journal")
    return record


def entry_of(number: int, record: Header) -> Entry:
    code, chance, fingerprint = record.get(ANSWER), record.get(CHANCE, []), record.get(FINGERPRINT, "")
    if not isinstance(code, int) or not isinstance(fingerprint, str):
        raise JournalError(number, "no answer")
    if not isinstance(chance, list) or not all(isinstance(each, int) for each in chance):
        raise JournalError(number, "chance results must be numbers")
    return Entry(code, chance, fingerprint)


def replayed(header: Header, entries: list[Entry], opens: Opens, until: int | None = None) -> Journal:
    """Play it again and compare what chance gives and every fingerprint; stop after so many answers."""
    journal = Journal(header, opens(header))
    for number, entry in enumerate(entries[:until], 2):
        replay_entry(journal, entry, number)
    return journal


def replay_entry(journal: Journal, entry: Entry, number: int) -> None:
    """`number` is that of its line."""
    g = journal.g
    if g.decision is None:
        raise JournalError(number, "the game is over, but the journal goes on")
    try:
        played = play_entry(journal, entry)
    except ValueError as error:
        raise JournalError(number, str(error)) from None
    except RuntimeError as error:  # of the machine: a rule that fails
        raise JournalError(number, f"the rules cannot go on: {error}") from error
    if played.chance != entry.chance:
        raise JournalError(number, "chance gives something else than the journal says")
    if entry.fingerprint and g.fingerprint() != entry.fingerprint:
        raise JournalError(number, "the game stands differently here than when it was played")
    played.fingerprint = entry.fingerprint


def play_entry(journal: Journal, entry: Entry) -> Entry:
    if entry.answer >= 0:
        return journal.answer(entry.answer)
    seat, option = spoken(entry.answer)
    if seat >= journal.g.seats():
        raise ValueError(f"there is no seat {seat}")
    return journal.interject(seat, option)
