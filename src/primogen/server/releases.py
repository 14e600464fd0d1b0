"""Which rules and cards a table is played by, and what becomes of its game when those of this server are others.

A table is pinned to the digest of what its rules and cards mean (kernel/meaning.py). Under the same ones it goes on
from its newest snapshot, and whatever happened since happens again, compared step by step with what came of it then.
Under others it is *held*: nothing goes on by itself. People see how it stands and read its story; if all of them agree
it goes on under the new rules, from the newest point that still fits: where it stood, or the beginning of a turn. A
game is never changed behind anybody's back.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import Final

from primogen.games.desk import Desk
from primogen.kernel.game import Game
from primogen.kernel.journal import Entry, Header, Journal, play_entry
from primogen.kernel.log import Line, SavedLine, loaded
from primogen.kernel.resting import Unfit
from primogen.server.rows import CARRIED, EXACT, REST, Happened, Outcome, RoomRow, SnapshotRow
from primogen.server.snapshots import unpacked

log: Final = logging.getLogger("primogen")


HALF: Final = 16  # letters of a release: the first are the digest of the rules


class Changed(ValueError):
    """Something comes out otherwise than it did when it was played."""


@dataclass
class Held:
    """A game that waits for its people, or cannot go on: `offer` is where from (EXACT, REST), or empty."""

    why: str
    offer: str = ""
    answers: int = 0  # that still count
    lost: int = 0  # answers that would be taken back


def rules_in(release: str) -> str:
    return release[:HALF]


def is_pinned_to(row: RoomRow, release: str) -> bool:
    """What was never pinned, by an early version, is played again; whether it comes out the same nobody can tell."""
    return row.release in ("", release)


def newest(row: RoomRow) -> SnapshotRow | None:
    """Where a table goes on under the same rules."""
    fit = [each for each in row.snapshots if each.kind != REST and each.release == row.release]
    return fit[-1] if fit else None


def carried_in(row: RoomRow, until: int) -> SnapshotRow | None:
    """Where the journal that is being written began, if not with the deal."""
    fit = [each for each in row.snapshots if each.kind == CARRIED and each.number <= until]
    return fit[-1] if fit else None


def header_at(row: RoomRow, until: int, desk: Desk, dealt: Header) -> Header:
    found = carried_in(row, until)
    return dealt if found is None else desk.carried(dealt, unpacked(found.content))


def outcome_of(g: Game, entry: Entry, lines: list[Line]) -> Outcome:
    told = json.dumps([line.saved(g) for line in lines], separators=(",", ":"), ensure_ascii=False) if lines else ""
    return Outcome(tuple(entry.chance), entry.fingerprint, told)


def check(then: Outcome, now: Outcome) -> None:
    """As far as it was written down what came of it."""
    if then.chance and then.chance != now.chance:
        raise Changed("chance gives something else than it did")
    if then.fingerprint and now.fingerprint and then.fingerprint != now.fingerprint:
        raise Changed("the game stands otherwise than it did")
    if then.told and then.told != now.told:
        raise Changed("something else happens than did")


def lines_of(g: Game, events: list[Happened]) -> list[Line]:
    """The story as it was told then; what cannot be read any more, because a card is gone, is left out."""
    found: list[Line] = []
    for event in events:
        for saved in json.loads(event.outcome.told) if event.outcome.told else []:
            line = readable(g, saved)
            if line is not None:
                found.append(line)
    return found


def readable(g: Game, saved: SavedLine) -> Line | None:
    try:
        return loaded(g, saved)
    except KeyError:
        return None


def entries_of(events: list[Happened]) -> list[Entry]:
    """The journal as it was played."""
    return [Entry(event.value, list(event.outcome.chance), event.outcome.fingerprint) for event in events]


# ---- under other rules


@dataclass(frozen=True)
class Standing:
    """Where a game can go on under the rules of this server: the game, and how many of the answers it has seen."""

    g: Game
    offer: str
    answers: int
    clock: object


def standing(row: RoomRow, desk: Desk, header: Header, played: list[tuple[int, Happened]]) -> Standing | None:
    """The newest point that fits; `played` are the answers that count, each with the number of its event."""
    for snapshot in sorted(row.snapshots, key=rank, reverse=True):
        try:
            content = unpacked(snapshot.content)
            if snapshot.kind != REST and desk.under(header, content.get("game")) != snapshot.under:
                continue
            g = desk.woken(header, content)
        except (Unfit, ValueError, LookupError, RuntimeError) as error:
            log.info("a snapshot does not fit", extra={"room": row.id, "kind": snapshot.kind, "why": str(error)})
            continue
        seen = sum(1 for number, _ in played if number < snapshot.number)
        if snapshot.kind == REST:
            return Standing(g, REST, seen, None)
        return gone_on(Standing(g, EXACT, seen, content.get("clock")), header, played)
    return None


def rank(snapshot: SnapshotRow) -> tuple[bool, int]:
    """Exact ones before those at rest, newer ones before older ones."""
    return snapshot.kind != REST, snapshot.number


def gone_on(at: Standing, header: Header, played: list[tuple[int, Happened]]) -> Standing:
    """With what was answered since, as long as the same comes of it."""
    g, answers = at.g, at.answers
    for _, event in played[at.answers :]:
        g.log = []
        journal = Journal(header, g.clone())
        journal.g.log = g.log
        try:
            entry = play_entry(journal, Entry(event.value))
            check(Outcome(event.outcome.chance, "", event.outcome.told), outcome_of(journal.g, entry, g.log))
            if event.outcome.fingerprint and journal.g.fingerprint() != event.outcome.fingerprint:
                raise Changed("the game stands otherwise than it did")
        except (ValueError, RuntimeError):
            break
        g, answers = journal.g, answers + 1
    g.log = None
    return Standing(g, at.offer, answers, at.clock)
