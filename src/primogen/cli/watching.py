"""`primogen watch`, `replay` and `verify`: games told and checked."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console

from primogen.bots.roster import BOTS
from primogen.cli.choosing import decks_for, seats_at, seed_of
from primogen.cli.misuse import Misused, journal_at, writable
from primogen.cli.session import new_session, read_journal
from primogen.cli.showing import Screen
from primogen.games.desk import Desk
from primogen.games.desks import DESKS, game_of
from primogen.kernel.fairness import is_proven
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Header, Journal, replay_entry, replayed
from primogen.kernel.log import Line
from primogen.rivals.opening import OpeningError, header_of
from primogen.rivals.rules.table import table
from primogen.rivals.text.story import Story
from primogen.rivals.text.words import Words
from primogen.text.languages import LANGUAGES

LONGEST_DELAY = 3600  # seconds
FAIR = (
    "fair: the secret is the one that was committed to, the seed follows from it and the luck of the seats, "
    "and every shuffle from the seed"
)


def watch_bots(
    seats: int, bots: list[str], decks: list[str], seed: str | None, lang: str, delay: float, save: Path | None
) -> int:
    if not 0 <= delay <= LONGEST_DELAY:
        raise Misused(f"--delay {delay:g}: 0 to {LONGEST_DELAY} seconds")
    if save is not None:
        writable(save)
    chosen = seed_of(seed)
    lists = decks_for(decks, seats_at(seats), chosen)
    names = [deck.name for deck in lists]
    players = {seat: BOTS[bots[seat % len(bots)]](seat) for seat in range(seats)}
    session = new_session(header_of(names, [deck.for_play() for deck in lists], chosen), [], players)
    words, console, told = Words(session.names, LANGUAGES[lang]), Console(highlight=False), 0
    while session.g.decision is not None:
        session.bot_answers()
        told = tell(console, words, session.journal, session.lines, told, NONE, delay)
    Screen(console, words).table(session.g, NONE)
    if save is not None:
        session.save(save)
    return 0


def tell(
    console: Console, words: Words, journal: Journal, lines: list[Line], told: int, seat: Seat, delay: float
) -> int:
    story = Story(words, seat)
    for run in story.runs(table(journal.g), lines[told:]):
        style = "bold" if run[0].line.key == "turn" else ""
        console.print(story.joined(table(journal.g), run), style=style, markup=False)
        if delay:
            time.sleep(delay)
    return len(lines)


def replay_journal(path: Path, until: int | None, seat: int, lang: str) -> int:
    header, entries = read_journal(path)
    with journal_at(path):
        desk = desk_of(header)
        names, journal = desk.names(header), Journal(header, desk.open(header))
    if until is not None and until < 0:
        raise Misused(f"--until {until}: a number of answers")
    if not 0 <= seat <= len(names):
        raise Misused(f"there is no seat {seat}: this game has {len(names)}")
    eyes = seat - 1 if seat else NONE
    lines: list[Line] = []
    journal.g.log = lines
    words, console, told = Words(names, LANGUAGES[lang]), Console(highlight=False), 0
    for number, entry in enumerate(entries[:until], 2):
        with journal_at(path):
            replay_entry(journal, entry, number)
        told = tell(console, words, journal, lines, told, eyes, 0)
    Screen(console, words).table(table(journal.g), eyes)
    return 0


def desk_of(header: Header) -> Desk:
    """Journals of lessons are replayed, too."""
    game = game_of(header)
    if not game:
        raise OpeningError(f"a game of {header.get('game')} cannot be opened here")
    return DESKS[game]


def verify_journals(paths: list[Path]) -> int:
    """One line for each, and one more if its seed can be checked; 2 if any is not as it should be."""
    if not paths:
        raise Misused("which journals?")
    wrong = 0
    for path in paths:
        try:
            header, entries = read_journal(path)
            with journal_at(path):
                is_fair = is_proven(header)
                journal = replayed(header, entries, desk_of(header).open)
        except Misused as error:
            wrong += 1
            print(error)
            continue
        end = "ended" if journal.g.ended else "not ended"
        print(f"{path}: good: {len(entries)} answers, {end}, {journal.g.fingerprint()}")
        if is_fair:
            print(f"{path}: {FAIR}")
    return 2 if wrong else 0
