"""A game seen once more: its first scene, what each answer changed, and the moments that matter."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from primogen.games.desk import Moment, Scene, Teller
from primogen.games.desks import DESKS, game_of
from primogen.games.lines import LogLine
from primogen.kernel.chance import Chances
from primogen.kernel.fairness import PROOF
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.journal import Entry, Header, Journal, read, replay_entry, split, written
from primogen.kernel.log import Line
from primogen.kernel.plain import as_dict
from primogen.kernel.views import Sight
from primogen.server.patches import patch

MOST_ANSWERS: Final = 4000  # of a journal from elsewhere: ten times a long game
LONGEST: Final = 5.0  # seconds of a processor that a replay may take; a whole game takes one


class Unshown(ValueError):
    """A game that cannot be shown: why."""


class Step(msgspec.Struct, omit_defaults=True):
    """What an answer changed, as an event of a socket says it. `took`: which of the options that were seen it was."""

    patch: dict[str, object] = msgspec.field(default_factory=dict)
    log: list[LogLine] = msgspec.field(default_factory=list)
    took: int = NONE


class Replay(msgspec.Struct):
    """`seat` is -1 in a spectator's eyes, and -2 if everything is open."""

    game: str
    seat: int
    names: list[str]
    scene: Scene
    steps: list[Step]
    moments: list[Moment]
    terms: dict[str, str]


class Course(msgspec.Struct, frozen=True):
    """A game from its first question to its last: what a journal holds."""

    game: str
    header: Header
    entries: list[Entry]
    names: tuple[str, ...]

    def text(self) -> str:
        """As a file, which `primogen replay` and `primogen verify` take."""
        return "".join(f"{line}\n" for line in written(self.header, self.entries))


def course_of(content: bytes) -> Course:
    """What a journal's file holds. `JournalError` says what is wrong with it, and in which line."""
    header, entries = read(split(content))
    game = game_of(header)
    if not game:
        raise Unshown("no game that is played here has such a journal")
    if len(entries) > MOST_ANSWERS:
        raise Unshown(f"a journal of {len(entries)} answers is too long: at most {MOST_ANSWERS}")
    try:
        names = DESKS[game].names(header)
    except ValueError as error:
        raise Unshown(str(error)) from None
    return Course(game, header, entries, tuple(names))


class Given(msgspec.Struct, omit_defaults=True):
    """What chance gave once: a number `below` another, or a pile, by its handles `before` and after."""

    gave: list[int]
    below: int = 0
    before: list[int] = msgspec.field(default_factory=list)


def all_given(course: Course) -> list[Given]:
    """From the first shuffle to the end, in order. Only of a game whose seed nobody has chosen."""
    if PROOF not in course.header:
        raise Unshown("the seed of this game was not made of a secret and luck: there is nothing to check")
    chances = Chances()
    journal = Journal(course.header, DESKS[course.game].open_telling(course.header, chances))
    for number, entry in enumerate(course.entries, 2):
        replay_entry(journal, entry, number)
    return [Given(each.after, each.below, each.before) for each in chances.given]


def replay(course: Course, seat: Seat, lang: int) -> Replay:
    """Played again, checked at every answer, in the eyes of a seat, a spectator (NONE) or ALL."""
    if seat >= len(course.names):
        raise Unshown(f"there is no seat {seat} at this table")
    desk, by, lines = DESKS[course.game], Teller(seat, lang, course.names), list[Line]()
    try:
        journal = Journal(course.header, desk.open(course.header))
    except ValueError as error:  # cards have changed since, say
        raise Unshown(str(error)) from None
    g = journal.g
    g.log = lines
    until, highlights, steps = time.process_time() + LONGEST, desk.highlights(by), list[Step]()
    first = scene = desk.scene(by, 0, desk.looks(Sight(g)))
    for n, entry in enumerate(course.entries, 1):
        if time.process_time() > until:
            raise Unshown("this game takes too long to play again")
        told, took = len(lines), taken(scene, entry)
        replay_entry(journal, entry, n + 1)
        before, scene, new = scene, desk.scene(by, n, desk.looks(Sight(g))), lines[told:]
        steps.append(Step(patch(before, scene), desk.told(g, new, by), took))
        highlights.see(n, g, new)
    terms = dict(desk.terms(course.header))
    return Replay(course.game, seat, list(course.names), first, steps, highlights.found(), terms)


def taken(scene: Scene, entry: Entry) -> int:
    """The option, if these eyes see what there was to choose from."""
    prompt = as_dict(scene.get("prompt") or {})
    return entry.answer if "options" in prompt and entry.answer >= 0 else NONE
