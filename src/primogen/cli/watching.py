"""`primogen watch`, `replay` and `verify`: games told and checked."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console

from primogen.cli.choosing import decks_for, seats_at, seed_of, terms_of, texts_of
from primogen.cli.misuse import Misused, journal_at, writable
from primogen.cli.session import new_session, read_journal
from primogen.games.desks import desk_of
from primogen.games.register import wing
from primogen.kernel.fairness import is_proven
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Journal, replay_entry, replayed
from primogen.kernel.log import Line
from primogen.text.languages import LANGUAGES
from primogen.text.voice import Voice

LONGEST_DELAY = 3600  # seconds
FAIR = (
    "fair: the secret is the one that was committed to, the seed follows from it and the luck of the seats, "
    "and every shuffle from the seed"
)


def watch_bots(
    game: str | None,
    seats: int,
    bots: list[str],
    decks: list[str],
    seed: str | None,
    lang: str,
    delay: float,
    save: Path | None,
    edition: str | None,
    settled: list[str],
) -> int:
    if not 0 <= delay <= LONGEST_DELAY:
        raise Misused(f"--delay {delay:g}: 0 to {LONGEST_DELAY} seconds")
    if save is not None:
        writable(save)
    played, chosen = wing(game), seed_of(seed)
    terms = terms_of(played, edition, settled)
    lists = decks_for(played, decks, seats_at(played, seats), chosen, terms)
    players = {seat: played.bots()[bots[seat % len(bots)]](seat) for seat in range(seats)}
    header = played.desk().deal([deck.name for deck in lists], texts_of(played, lists), chosen, terms)
    session = new_session(header, [], players)
    voice, console, told = played.voice(session.names, LANGUAGES[lang]), Console(highlight=False), 0
    while session.g.decision is not None:
        session.bot_answers()
        tell(console, voice, session.g, session.lines[told:], NONE, delay)
        told = len(session.lines)
    console.print(*played.terminal().table(session.g, NONE, voice), sep="\n")
    if save is not None:
        session.save(save)
    return 0


def tell(console: Console, voice: Voice, g: Game, lines: list[Line], seat: Seat, delay: float) -> None:
    for said in voice.story(g, lines, seat):
        console.print(said.words, style="bold" if said.is_heading else "", markup=False)
        if delay:
            time.sleep(delay)


def replay_journal(path: Path, until: int | None, seat: int, lang: str) -> int:
    header, entries = read_journal(path)
    with journal_at(path):
        desk, played = desk_of(header), wing(str(header["game"]))
        names, journal = desk.names(header), Journal(header, desk.open(header))
    if until is not None and until < 0:
        raise Misused(f"--until {until}: a number of answers")
    if not 0 <= seat <= len(names):
        raise Misused(f"there is no seat {seat}: this game has {len(names)}")
    eyes = seat - 1 if seat else NONE
    lines: list[Line] = []
    journal.g.log = lines
    voice, console, told = played.voice(names, LANGUAGES[lang]), Console(highlight=False), 0
    for number, entry in enumerate(entries[:until], 2):
        with journal_at(path):
            replay_entry(journal, entry, number)
        tell(console, voice, journal.g, lines[told:], eyes, 0)
        told = len(lines)
    console.print(*played.terminal().table(journal.g, eyes, voice), sep="\n")
    return 0


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
