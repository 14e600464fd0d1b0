"""Where a learner is in a lesson, and what is said there. All of it follows from the answers that were given.

Whoever leaves the path is never stuck: the first later step of the script that fits what is asked now is advised, and
the rival gives the answer of the last step that fits, so that nobody tries the same again for ever. If none does, the
learner chooses freely and a bot plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Generic, TypeVar

from primogen.kernel.board import Board
from primogen.kernel.decisions import Decision
from primogen.kernel.ids import NONE
from primogen.kernel.journal import Entry
from primogen.lessons.filling import Filler
from primogen.lessons.path import LEARNER, Step
from primogen.lessons.reading import CoachLine, common
from primogen.lessons.school import School
from primogen.scenarios.acting import NAMES
from primogen.text.languages import EN
from primogen.text.voice import Voice

ON: Final = "on"  # the path
OFF: Final = "off"
DONE: Final = "done"

B = TypeVar("B", bound=Board)


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


class Coach(Generic[B]):
    """At one point of a game: `at` answers were the script's, up to the first that was not."""

    def __init__(self, school: School[B], name: str, g: B, entries: Sequence[Entry]) -> None:
        self.school: Final = school
        self.found: Final = school.lesson(name)
        self.path: Final = school.path(name)
        self.g: Final = g
        pairs = zip(self.path.steps, entries, strict=False)
        self.at: Final = sum(1 for _ in takewhile(is_same, pairs))
        self.is_on_path: Final = self.at == len(entries)
        self.offered: Final = [] if g.decision is None else self.spoken().options(g, g.decision)

    def spoken(self) -> Voice:
        """In the words of scripts."""
        return self.school.voice(list(NAMES), EN)

    # ---- where one is

    @property
    def state(self) -> str:
        if self.at == len(self.path.steps):
            return DONE
        if self.is_on_path:
            return ON
        return DONE if self.is_over() else OFF

    def is_over(self) -> bool:
        """Whether nothing of the lesson is left for one who has gone another way."""
        asked = self.g.decision
        if asked is None or self.school.turn(self.g) > self.path.last_turn:
            return True
        return (asked.seat, asked.asks) == (LEARNER, self.school.asks_what_to_do) and self.fitting() is None

    def next_step(self) -> int | None:
        """Of the script: what comes next on its path, and off it what fits."""
        if self.at == len(self.path.steps):
            return None
        return self.at if self.is_on_path else self.fitting()

    def fitting(self) -> int | None:
        """A step from here on that answers what is asked now."""
        asked = self.g.decision
        if asked is None:
            return None
        steps = enumerate(self.path.steps[self.at :], self.at)
        found = [number for number, step in steps if self.fits(step, asked)]
        return None if not found else found[0] if asked.seat == LEARNER else found[-1]

    def fits(self, step: Step, asked: Decision) -> bool:
        return (step.seat, step.asks) == (asked.seat, asked.asks) and step.words in self.offered

    def option_of(self, step: int) -> int:
        return self.offered.index(self.path.steps[step].words)

    # ---- what is said, and done

    def scripted(self) -> int | None:
        """What whoever is asked answers by the script; none where it says nothing."""
        step = self.next_step()
        return None if step is None else self.option_of(step)

    def coached(self, voice: Voice) -> Coached:
        state = self.state
        if state == DONE:
            return self.finished(voice)
        step, path, name = self.next_step(), self.path, self.found.name
        number, of = path.numbered(self.at if step is None else step), path.length()
        title, after = self.found.title.within(voice.lang), self.school.after(name)
        aside = common().off.within(voice.lang) if state == OFF else ""
        if self.g.decision is None or self.g.decision.seat != LEARNER:
            return Coached(name, title, state, number, of, [], after, aside)
        option = NONE if step is None else self.option_of(step)
        key = f"{name}.{NONE if step is None else step}"
        told = self.said(self.lines_at(step), key, self.school.filler(self.g, voice, option))
        return Coached(name, title, state, number, of, told, after, aside, option)

    def lines_at(self, step: int | None) -> list[CoachLine]:
        """Off the path the lines of a step would speak of a table that is not there."""
        if step is None:
            return [common().free]
        return (self.path.steps[step].lines or [common().go]) if self.is_on_path else [common().useful]

    def finished(self, voice: Voice) -> Coached:
        found, of = self.found, self.path.length()
        lines = found.end if self.at == len(self.path.steps) else [common().own_end]
        told = self.said(lines, f"{found.name}.end", self.school.filler(self.g, voice))
        return Coached(found.name, found.title.within(voice.lang), DONE, of, of, told, self.school.after(found.name))

    def said(self, lines: list[CoachLine], key: str, filler: Filler[B]) -> list[Said]:
        return [self.line(each, f"{key}.{number}", filler) for number, each in enumerate(lines)]

    def line(self, line: CoachLine, key: str, filler: Filler[B]) -> Said:
        places = [name for name in line.at if name in self.school.places]
        cards = [filler.find(name) for name in line.at if name not in places]
        return Said(key, filler.fill(line.within(filler.voice.lang)), cards, places)


def is_same(pair: tuple[Step, Entry]) -> bool:
    step, entry = pair
    return step.answer == entry.answer
