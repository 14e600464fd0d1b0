"""The journal is the game: it replays to the same fingerprints anywhere, and nothing of it can be changed unnoticed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from primogen.kernel.journal import (
    CHAIN,
    COUNT,
    START,
    Entry,
    Header,
    Journal,
    JournalError,
    OpeningError,
    chained,
    packed,
    read,
    replayed,
    split,
    written,
)
from primogen.kernel.views import view
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.table import table

GAMES = range(int(os.environ.get("PRIMOGEN_GAMES", "30")))  # `make journals` plays 1,000
FLIPS = range(200)
VERIFY = (sys.executable, "-c", "from primogen.cli import main; main()", "verify")


@cache
def played(seed: int) -> Journal:
    """Two to four bots, random and simple ones in turn; one of them has a name that is not plain ASCII."""
    seats = 2 + seed % 3
    names = [STARTERS[(seed + seat) % 4] for seat in range(seats)]
    header = header_of(["Benício", *names[1:]], [starter(name).for_play() for name in names], b"%d" % seed)
    journal = Journal(header, opened(header))
    bots = [BOTS["simple" if (seed + seat) % 6 == 0 else "random"](seed + seat) for seat in range(seats)]
    while journal.g.decision is not None:
        bot, options = bots[journal.g.decision.seat], len(journal.g.decision.options)
        journal.answer(
            bot.choose_blindly(options) if bot.is_blind() else bot.choose(view(journal.g, journal.g.decision.seat))
        )
    return journal


@cache
def long_game(number: int) -> Journal:
    """The first, second ... of these games that did not end early."""
    return [played(seed) for seed in GAMES if len(played(seed).entries) >= 200][number]


def content(journal: Journal) -> bytes:
    return "".join(line + "\n" for line in journal.lines()).encode()


def lines_of(journal: Journal) -> list[bytes]:
    return content(journal).splitlines(keepends=True)


def wrong(text: bytes) -> JournalError:
    """What reading it says."""
    with pytest.raises(JournalError) as caught:
        read(split(text))
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def wrong_when_played(header: Header, entries: list[Entry]) -> JournalError:
    """What replaying says of a journal whose chain somebody has made anew."""
    again = read(list(written(header, entries)))
    with pytest.raises(JournalError) as caught:
        replayed(*again, opened)
    return caught.value


# ---- the same again


@pytest.mark.parametrize("seed", GAMES[:6])
def test_a_journal_read_and_replayed_is_the_same_journal(seed: int) -> None:
    journal = played(seed)
    again = replayed(*read(split(content(journal))), opened)
    assert again.g.fingerprint() == journal.g.fingerprint()
    assert content(again) == content(journal)


def test_games_replay_in_another_process_under_another_hash_seed(tmp_path: Path) -> None:
    """Every fingerprint on the way is compared there, and the last one here."""
    paths = []
    for seed in GAMES:
        paths.append(tmp_path / f"{seed}.journal")
        paths[-1].write_bytes(content(played(seed)))
    said: list[str] = []
    for hash_seed, some in (("1", paths[:15]), ("4711", paths[15:])):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        out = subprocess.run([*VERIFY, *some], env=environment, capture_output=True, text=True, check=False)
        assert (out.returncode, out.stderr) == (0, "")
        said += out.stdout.splitlines()
    assert said == [
        f"{path}: good: {len(played(seed).entries)} answers, ended, {played(seed).g.fingerprint()}"
        for seed, path in zip(GAMES, paths, strict=True)
    ]


def test_a_fingerprint_stands_at_every_sixteenth_answer_and_at_the_end() -> None:
    entries = long_game(0).entries
    marked = [number for number, entry in enumerate(entries, 1) if entry.fingerprint]
    assert marked == sorted({*range(16, len(entries) + 1, 16), len(entries)})


def test_an_unfinished_game_is_a_journal_too() -> None:
    journal = long_game(1)
    header, entries = read(list(written(journal.header, journal.entries[:100])))
    again = replayed(header, entries, opened)
    assert len(again.entries) == 100 and not again.g.ended
    assert read(list(written(journal.header, []))) == (journal.header, [])


def test_a_replay_may_stop_anywhere() -> None:
    journal = long_game(2)
    assert len(replayed(journal.header, journal.entries, opened, until=37).entries) == 37


def test_what_is_said_out_of_turn_is_journalled() -> None:
    """RV-AGENDA-01: somebody who is not asked turns up their Agenda card."""
    header = long_game(0).header
    journal = Journal(header, opened(header))
    while not table(journal.g).interjections(1):
        journal.answer(0)
    assert journal.g.decision is not None
    journal.interject(1, table(journal.g).interjections(1)[0])
    assert journal.entries[-1].answer < 0
    again = replayed(*read(list(journal.lines())), opened)
    assert again.g.fingerprint() == journal.g.fingerprint()
    assert table(again.g).agenda_up[1] == 1


# ---- a file that was changed


@pytest.mark.parametrize("number", FLIPS)
def test_a_flipped_byte_is_found_in_its_line(number: int) -> None:
    """One bit, or the whole byte, anywhere in a game of its own kind."""
    dice = random.Random(number)
    text = bytearray(content(long_game(number % 3)))
    place = dice.randrange(len(text))
    line = text[:place].count(b"\n") + 1
    text[place] ^= dice.choice((1, 2, 4, 8, 16, 32, 64, 128, 255))
    assert wrong(bytes(text)).line == line


def test_every_bit_after_the_header_matters() -> None:
    """Line feeds too: a carriage return, a tab or a form feed in their place is no line feed."""
    text = "".join(line + "\n" for line in written(long_game(0).header, long_game(0).entries[:4])).encode()
    for place in range(text.index(b"\n"), len(text)):
        for bit in range(8):
            changed = bytearray(text)
            changed[place] ^= 1 << bit
            assert wrong(bytes(changed)).line == text[:place].count(b"\n") + 1


@pytest.mark.parametrize("other", [b"\r\n", b"\n\n", b" \n", b"\r", b"\t", b"\x0b", b"\x0c", b"\xc2\x85", b""])
def test_another_end_of_line_is_found(other: bytes) -> None:
    lines = lines_of(long_game(0))
    lines[7] = lines[7].rstrip(b"\n") + other
    assert wrong(b"".join(lines)).line in (8, 9)


def test_the_same_record_written_otherwise_is_found() -> None:
    """Blanks and escapes that JSON does not mind."""
    lines = lines_of(long_game(0))
    for old, new in ((b":", b": "), (b'"a"', b'"\\u0061"'), (b"}\n", b"}  \n")):
        changed = [*lines[:9], lines[9].replace(old, new, 1), *lines[10:]]
        assert changed != lines
        assert (wrong(b"".join(changed)).line, wrong(b"".join(changed)).what) == (
            10,
            "this line is not as it was written",
        )


@pytest.mark.parametrize("number", range(1, 40, 3))
def test_a_missing_line_is_found(number: int) -> None:
    """Where it is missing, the next line does not follow."""
    lines = lines_of(long_game(1))
    found = wrong(b"".join(lines[: number - 1] + lines[number:]))
    assert str(found) == f"line {number}: the chain breaks here: this line, or the one before it, was changed"


@pytest.mark.parametrize("number", range(1, 40, 3))
def test_a_line_that_stands_twice_is_found(number: int) -> None:
    lines = lines_of(long_game(1))
    assert wrong(b"".join(lines[:number] + lines[number - 1 :])).line == number + 1


@pytest.mark.parametrize("number", range(1, 40, 3))
def test_swapped_lines_are_found(number: int) -> None:
    lines = lines_of(long_game(1))
    lines[number - 1], lines[number] = lines[number], lines[number - 1]
    assert wrong(b"".join(lines)).line == number


def test_a_line_of_another_game_is_found() -> None:
    lines, others = lines_of(long_game(0)), lines_of(long_game(1))
    assert wrong(b"".join([*lines[:20], others[20], *lines[21:]])).line == 21


@pytest.mark.parametrize("cut", [1, 2, 30, 100, 1000, 5000])
def test_a_journal_that_breaks_off_is_found(cut: int) -> None:
    """In the middle of a line: the line is named."""
    text = content(long_game(2))[:-cut]
    assert wrong(text).line == text.count(b"\n") + 1


def test_a_journal_cut_between_two_lines_is_found() -> None:
    """Every line of it is good, but the last one, which counts the answers, is missing."""
    lines = lines_of(long_game(2))
    for kept in (1, 2, 50, len(lines) - 1):
        found = wrong(b"".join(lines[:kept]))
        assert (found.line, found.what) == (kept, "the journal is cut short after this line")


def test_nothing_comes_after_the_last_line() -> None:
    lines = lines_of(long_game(2))
    found = wrong(b"".join([*lines, lines[-1]]))
    assert (found.line, found.what) == (len(lines) + 1, "the journal goes on after its last line")


@pytest.mark.parametrize(
    "text",
    [b"\n", b"{}\n", b"[]\n", b"null\n", b"hello\n", b"[" * 100_000 + b"\n", bytes(range(256)), b'{"a":"\\ud800"}\n'],
)
def test_what_is_no_journal_at_all_is_told_so(text: bytes) -> None:
    assert wrong(text).line in (1, 2)


def test_an_empty_file_is_no_journal() -> None:
    assert str(wrong(b"")) == "line 1: the journal is empty"


# ---- a journal that was changed and chained anew


def with_entry(journal: Journal, at: int, changed: Callable[[Entry], Entry]) -> list[Entry]:
    return [*journal.entries[:at], changed(journal.entries[at]), *journal.entries[at + 1 :]]


@pytest.mark.parametrize("at", range(3, 120, 9))
def test_another_answer_is_found_by_playing(at: int) -> None:
    """At once if it was not on offer, else by what chance gives or by the next fingerprint."""
    journal = long_game(3)

    def other(entry: Entry) -> Entry:
        return replace(entry, answer=entry.answer + 1)

    found = wrong_when_played(journal.header, with_entry(journal, at, other))
    assert at + 2 <= found.line <= at + 2 + 16


def test_an_answer_that_was_not_on_offer_is_named() -> None:
    def other(entry: Entry) -> Entry:
        return replace(entry, answer=999)

    found = wrong_when_played(long_game(3).header, with_entry(long_game(3), 50, other))
    assert found.line == 52 and found.what.startswith("999 is not one of the ")


def test_other_chance_is_found_in_its_line() -> None:
    """A shuffle that was not drawn from the seed."""

    def other(entry: Entry) -> Entry:
        return replace(entry, chance=[*entry.chance, 3])

    found = wrong_when_played(long_game(3).header, with_entry(long_game(3), 20, other))
    assert str(found) == "line 22: chance gives something else than the journal says"


def test_another_fingerprint_is_found_in_its_line() -> None:
    def other(entry: Entry) -> Entry:
        return replace(entry, fingerprint="0" * 32)

    found = wrong_when_played(long_game(3).header, with_entry(long_game(3), 31, other))
    assert str(found) == "line 33: the game stands differently here than when it was played"


def test_a_journal_that_goes_on_after_the_game_is_found() -> None:
    journal = long_game(3)
    found = wrong_when_played(journal.header, [*journal.entries, Entry(0)])
    assert str(found) == f"line {len(journal.entries) + 2}: the game is over, but the journal goes on"


@pytest.mark.parametrize("code", [-1, -4, -8, -100_000])
def test_what_nobody_may_say_out_of_turn_is_found(code: int) -> None:
    """By a seat that is not there, or something that cannot be done."""

    def other(entry: Entry) -> Entry:
        return replace(entry, answer=code)

    assert wrong_when_played(long_game(3).header, with_entry(long_game(3), 0, other)).line == 2


def test_another_seed_is_found_by_what_chance_gives() -> None:
    header = {**long_game(3).header, "seed": b"other".hex()}
    assert wrong_when_played(header, long_game(3).entries).line <= 18


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"cards": "0" * 32}, "cards of this game have changed since it was played"),
        ({"seed": "xyz"}, "the header is not understood"),
        ({"seats": []}, "a table seats 2 to 4 players, not 0"),
        ({"seats": 3}, "the header is not understood"),
        ({"city": ["nobody"]}, "the header is not understood"),
        ({"game": "vtes"}, "a game of vtes 2023, format 2, cannot be opened here"),
        ({"primogen": 99}, "a game of rivals 2023, format 99, cannot be opened here"),
        ({"switches": [0] * 99}, "99 switches"),
    ],
)
def test_a_header_no_game_opens_from_is_told_why(changes: Header, what: str) -> None:
    header, _ = read(list(written({**long_game(3).header, **changes}, [])))
    with pytest.raises(OpeningError) as caught:
        opened(header if "seats" not in changes else with_digest(header))
    assert what in str(caught.value)


def with_digest(header: Header) -> Header:
    """With the digest of the cards that are left, if there are any to read."""
    return {**header, "cards": header_of([], [], b"")["cards"]}


def test_entries_are_checked_one_by_one() -> None:
    """A chained line that holds no answer, or no numbers where chance speaks."""
    bad: list[tuple[Header, str]] = [
        ({"a": "x"}, "no answer"),
        ({"c": [1]}, "no answer"),
        ({"a": 1, "c": 3}, "chance results must be numbers"),
        ({"a": 1, "c": ["x"]}, "chance results must be numbers"),
    ]
    for record, what in bad:
        with pytest.raises(JournalError) as caught:
            read(chained_records(long_game(3).header, record))
        assert (caught.value.line, caught.value.what) == (2, what)


def chained_records(*records: Header) -> list[str]:
    """Whatever they hold, with a chain that holds too."""
    chain, lines = START, []
    closing: Header = {COUNT: len(records) - 1}
    for record in (*records, closing):
        chain = chained(chain, packed(dict(record)))
        lines.append(packed({**record, CHAIN: chain}))
    return lines
