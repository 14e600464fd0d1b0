"""What was compiled before: in the user's cache, found by what a card prints and by the grammar that has read it.

A cache and no more: where it cannot be read or written, a card is compiled each time.
"""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_cache_path

from primogen.kernel.shapes import Shape
from primogen.vtes import compiler
from primogen.vtes.compiler.outcome import Compiled, Declined, Outcome
from primogen.vtes.compiler.packing import Unpackable, packed, unpacked
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.surface import Face

KEPT_DAYS: Final = 14  # of what an older grammar has read: another version beside this one may still use it
PATIENCE: Final = 2.0  # seconds, while another process writes
TABLE: Final = "CREATE TABLE IF NOT EXISTS outcomes (card TEXT PRIMARY KEY, outcome BLOB NOT NULL) WITHOUT ROWID"


class Entry(msgspec.Struct, array_like=True):
    tree: object = None
    gate: str = ""
    where: str = ""
    sentence: str = ""
    others: int = 0
    text: tuple[str, ...] = ()


ENTRY: Final = Shape(Entry)


@cache
def outcome(card: Card) -> Outcome:
    """Whoever has compiled it."""
    found = look_up(card)
    if found is None:
        from primogen.vtes.compiler.compiling import compile_card  # the phrases are read when one is needed

        found = compile_card(card)
        keep(found)
    return found


def look_up(card: Card) -> Outcome | None:
    row = None
    with suppress(OSError, sqlite3.Error), opened() as kept:
        row = kept.execute("SELECT outcome FROM outcomes WHERE card = ?", (name_of(card),)).fetchone()
    if row is None:
        return None
    try:
        return restored(card, ENTRY.read(row[0]))
    except (msgspec.MsgspecError, Unpackable, TypeError, KeyError):
        return None


def restored(card: Card, entry: Entry) -> Outcome:
    if entry.gate:
        return Declined(card, entry.gate, entry.where, entry.sentence, entry.others, entry.text)
    face = unpacked(entry.tree)
    if not isinstance(face, Face):
        raise Unpackable(card.id)
    return Compiled(card, face, entry.text)


def keep(found: Outcome) -> None:
    if isinstance(found, Compiled):
        entry = Entry(packed(found.face), text=found.text)
    else:
        entry = Entry(None, found.gate, found.where, found.sentence, found.others, found.text)
    with suppress(OSError, sqlite3.Error), opened() as kept:
        kept.execute("INSERT OR REPLACE INTO outcomes VALUES (?, ?)", (name_of(found.card), msgspec.json.encode(entry)))


def name_of(card: Card) -> str:
    """Of all that it prints."""
    return hashlib.sha256(msgspec.json.encode(card)).hexdigest()[:32]


# ---- the file


@contextmanager
def opened() -> Iterator[sqlite3.Connection]:
    """For one question: threads and forked processes share none."""
    with closing(sqlite3.connect(file(), timeout=PATIENCE, isolation_level=None)) as kept:
        kept.execute("PRAGMA synchronous = OFF")  # it can be made again
        yield kept


@cache
def file() -> Path:
    """One for each grammar. Those that nobody has used for long are removed."""
    folder = user_cache_path("primogen", appauthor=False) / "vtes"
    folder.mkdir(parents=True, exist_ok=True)
    mine = folder / f"{grammar()}.db"
    for other in folder.glob("*.db"):
        if other != mine and time.time() - other.stat().st_mtime > KEPT_DAYS * 86_400:
            with suppress(OSError):
                other.unlink()
    with closing(sqlite3.connect(mine, timeout=PATIENCE)) as kept:
        kept.execute("PRAGMA journal_mode = WAL")
        kept.execute(TABLE)
    return mine


@cache
def grammar() -> str:
    """A digest of all that reads cards: its sources."""
    found = hashlib.sha256()
    here = Path(compiler.__file__).parent
    for source in sorted(here.rglob("*.py")):
        found.update(source.relative_to(here).as_posix().encode() + b"\0" + source.read_bytes())
    return found.hexdigest()[:16]
