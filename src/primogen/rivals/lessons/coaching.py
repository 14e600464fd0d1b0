"""Where a learner is in a lesson, and what is said there. All of it follows from the answers that were given.

Whoever leaves the path is never stuck: the first later step of the script that fits what is asked now is advised, and
the rival gives the answer of its first later step that fits. If none does, the learner chooses freely and a bot plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from primogen.kernel.ids import NONE
from primogen.kernel.journal import Entry
from primogen.rivals.lessons.filling import Filler
from primogen.rivals.lessons.path import LEARNER, Path, Step, path_of
from primogen.rivals.lessons.reading import LESSONS, PLACES, CoachLine, Lesson, common, lesson
from primogen.rivals.rules.table import TURN_NUMBER, Table
from primogen.rivals.scenes.laying import find
from primogen.rivals.text.words import Words
from primogen.scenarios.acting import NAMES
from primogen.text.languages import EN

ON: Final = "on"  # the path
OFF: Final = "off"
DONE: Final = "done"


@dataclass(frozen=True)
class Said:
    """A line as it is told: its key, its words, and what it points at."""

    key: str
    text: str
    cards: list[int]
    places: list[str]


@dataclass(frozen=True)
class Coached:
    """`option` is the place of the answer that is advised, NONE if none is; `step` of `of` answers come next."""

    lesson: str
    title: str
    state: str
    step: int
    of: int
    lines: list[Said]
    next: str
    aside: str = ""
    option: int = NONE


def along(path: Path, entries: Sequence[Entry]) -> int:
    """How many answers were the script's, up to the first that was not."""
    pairs = zip(path.steps, entries, strict=False)
    return sum(1 for _ in takewhile(is_same, pairs))


def is_same(pair: tuple[Step, Entry]) -> bool:
    step, entry = pair
    return step.answer == entry.answer


def coached(name: str, g: Table, entries: Sequence[Entry], words: Words) -> Coached:
    path, found = path_of(name), lesson(name)
    at = along(path, entries)
    state = state_of(path, g, at, entries)
    if state == DONE:
        return finished(found, path, g, at, words)
    step = at if state == ON else fitting(path, g, at)
    number = path.numbered(at) if state == ON else path.numbered(at if step is None else step)
    aside = common().off.within(words.lang) if state == OFF else ""
    title, of = found.title.within(words.lang), path.length()
    if g.decision is None or g.decision.seat != LEARNER:
        return Coached(name, title, state, number, of, [], after(name), aside)
    option = NONE if step is None else option_of(g, path.steps[step])
    lines = lines_at(path, state, step)
    key = f"{name}.{NONE if step is None else step}"
    told = [said(f"{key}.{at}", line, Filler(g, words, option)) for at, line in enumerate(lines)]
    return Coached(name, title, state, number, of, told, after(name), aside, option)


def lines_at(path: Path, state: str, step: int | None) -> list[CoachLine]:
    """Off the path the lines of a step would speak of a table that is not there."""
    if step is None:
        return [common().free]
    return [common().useful] if state == OFF else path.steps[step].lines or [common().go]


def state_of(path: Path, g: Table, at: int, entries: Sequence[Entry]) -> str:
    if at == len(path.steps):
        return DONE
    if at == len(entries):
        return ON
    return DONE if is_over(path, g, at) else OFF


def is_over(path: Path, g: Table, at: int) -> bool:
    """Whether nothing of the lesson is left for one who has gone another way."""
    if g.decision is None or g.clock[TURN_NUMBER] > path.last_turn:
        return True
    return (g.decision.seat, g.decision.asks) == (LEARNER, "act") and fitting(path, g, at) is None


def finished(found: Lesson, path: Path, g: Table, at: int, words: Words) -> Coached:
    lines = found.end if at == len(path.steps) else [common().own_end]
    told = [said(f"{found.name}.end.{number}", line, Filler(g, words)) for number, line in enumerate(lines)]
    of, title = path.length(), found.title.within(words.lang)
    return Coached(found.name, title, DONE, of, of, told, after(found.name))


def after(name: str) -> str:
    """The lesson that follows; empty after the last."""
    return (*LESSONS, "")[LESSONS.index(name) + 1]


def said(key: str, line: CoachLine, filler: Filler) -> Said:
    cards = [find(filler.g, name, LEARNER) for name in line.at if name not in PLACES]
    return Said(key, filler.fill(line.within(filler.words.lang)), cards, [name for name in line.at if name in PLACES])


def scripted(name: str, g: Table, entries: Sequence[Entry]) -> int | None:
    """What whoever is asked answers by the script; none where it says nothing."""
    path = path_of(name)
    at = along(path, entries)
    if at == len(path.steps):
        return None
    step = at if at == len(entries) else fitting(path, g, at)
    return None if step is None else option_of(g, path.steps[step])


def fitting(path: Path, g: Table, since: int) -> int | None:
    """The first step from there on that answers what is asked now."""
    if g.decision is None:
        return None
    seat, asks, words = g.decision.seat, g.decision.asks, offered(g)
    for number, step in enumerate(path.steps[since:], since):
        if (step.seat, step.asks) == (seat, asks) and step.words in words:
            return number
    return None


def option_of(g: Table, step: Step) -> int:
    return offered(g).index(step.words)


def offered(g: Table) -> list[str]:
    """In the words of scripts."""
    return [] if g.decision is None else Words(list(NAMES), EN).options(g, g.decision)
