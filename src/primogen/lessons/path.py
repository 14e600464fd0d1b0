"""The path of a lesson: every answer of its script, in order, as the engine took it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from primogen.kernel.decisions import verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.game import Game
from primogen.kernel.ids import Seat
from primogen.lessons.reading import CoachLine, Lesson
from primogen.scenarios.acting import NAMES, Acting, Amiss
from primogen.scenarios.steps import run_step

LEARNER: Final = 0


@dataclass(frozen=True)
class Step:
    """One answer: who gives it to what, its words in English, its number; and what is said before it.

    It is forced if there was nothing to do but pass: a page may do that by itself, so it counts for nothing.
    """

    seat: Seat
    asks: str
    words: str
    answer: int
    is_forced: bool
    lines: list[CoachLine] = field(default_factory=list)

    def counts(self) -> bool:
        return self.seat == LEARNER and not self.is_forced


@dataclass(frozen=True)
class Path:
    steps: list[Step]
    last_turn: int  # the turn in which the script ends

    def numbered(self, at: int) -> int:
        """Which of the learner's answers comes next, from 1."""
        return min(1 + sum(step.counts() for step in self.steps[:at]), self.length())

    def length(self) -> int:
        return sum(step.counts() for step in self.steps)


class Walk:
    """Acts a script out and keeps every answer, those too that a scenario gives by itself. Strict, as scenarios are:
    a script that the rules no longer follow raises."""

    def __init__(self, play: Acting[Game]) -> None:
        self.play: Final = play
        self.steps: Final[list[Step]] = []
        self.lines: list[CoachLine] = []
        play.hears = self.note

    def note(self, index: int) -> None:
        asked, offered = self.play.asked, self.play.offered
        is_forced = len(offered) == 1 and verb_of(asked.options[0]) == PASS
        lines = self.lines if asked.seat == LEARNER and not is_forced else []
        self.steps.append(Step(asked.seat, asked.asks, offered[index], index, is_forced, lines))
        if lines:
            self.lines = []

    def along(self, found: Lesson, expect: Callable[[Acting[Game], object], None]) -> None:
        for number, told in enumerate(found.told.play):
            self.lines = found.lines.get(number, [])
            for key, said in told.items():
                run_step(self.play, {key: said}, partial(expect, self.play))
            if self.lines and any(key in NAMES for key in told):
                raise Amiss(f"{found.name}, step {number + 1}: nobody is there to be told {self.lines[0].en!r}")
        self.play.check_end()
