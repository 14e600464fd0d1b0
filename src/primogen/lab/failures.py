"""Games that failed, played once more and kept as journals: `primogen replay` comes to the same place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from primogen.decks.deck import AnyDeck
from primogen.games.wing import Wing
from primogen.kernel.journal import Entry, Journal, written
from primogen.lab.pairing import Pairing

MOST_KEPT: Final = 100  # journals of one simulation: more of them tell nothing new, and a stuck game is a megabyte
MOST_COPIES: Final = 1000  # journals of one name: a folder with so many is nobody's to look through


def recorded(wing: Wing, pairing: Pairing, decks: Mapping[str, AnyDeck], *, checked: bool, longest: int) -> list[str]:
    """The lines of its journal; the last answer is the one it failed over."""
    arena = wing.arena(pairing.terms())
    header = arena.header(list(pairing.decks), pairing.decks_of(wing, decks), pairing.seed)
    entries: list[Entry] = []
    try:
        journal = Journal(header, arena.opened(header))
        entries = journal.entries
        play_again(wing, journal, pairing, checked=checked, longest=longest)
    except Exception:  # whatever it was, it is told with the game
        return list(written(header, entries))
    return list(written(header, entries))


def play_again(wing: Wing, journal: Journal, pairing: Pairing, *, checked: bool, longest: int) -> None:
    arena, bots, g = wing.arena(pairing.terms()), pairing.players(wing), journal.g
    while g.decision is not None and len(journal.entries) < longest:
        if checked:
            arena.check(g)
        seat = g.decision.seat
        index = arena.chosen(g, bots[seat], seat, len(g.decision.options))
        try:
            journal.answer(index)
        except Exception:
            journal.entries.append(Entry(index))
            raise


def keep(folder: Path, pairing: Pairing, lines: list[str]) -> Path:
    """Never over another game's."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{len(pairing.decks)}-seats-seed-{pairing.seed}"
    for number in range(1, MOST_COPIES):
        path = folder / f"{name}{'' if number == 1 else f'-{number}'}.jsonl"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.writelines(line + "\n" for line in lines)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(17, "there are too many journals of this game already", str(folder / name))
