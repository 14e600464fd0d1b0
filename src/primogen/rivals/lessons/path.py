"""The path of a lesson: every answer of its script, in order, as the engine took it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final

from primogen.kernel.ids import Seat
from primogen.rivals.lessons.reading import CoachLine, Lesson, lesson
from primogen.rivals.rules.table import TURN_NUMBER
from primogen.rivals.scenes.expecting import expect
from primogen.rivals.scenes.play import Play, begin
from primogen.scenarios.acting import NAMES
from primogen.scenarios.steps import run_step
from primogen.scenarios.values import texts

LEARNER: Final = 0


@dataclass(frozen=True)
class Step:
    """One answer: who gives it to what, its words in English, its number; and what is said before it."""

    seat: Seat
    asks: str
    words: str
    answer: int
    lines: list[CoachLine] = field(default_factory=list)


@dataclass(frozen=True)
class Path:
    steps: list[Step]
    last_turn: int  # the turn in which the script ends

    def numbered(self, at: int) -> int:
        """Which of the learner's answers this is, from 1."""
        return sum(step.seat == LEARNER for step in self.steps[: at + 1])

    def length(self) -> int:
        return self.numbered(len(self.steps) - 1)


def laid(found: Lesson) -> Play:
    told = found.told
    rivals = [rival - 1 for rival in told.rivals] or None
    return begin(*told.table, city=told.city, turn=told.turn - 1, phase=told.phase, rivals=rivals, seed=told.seed)


@cache
def path_of(name: str) -> Path:
    return walked(lesson(name))


def walked(found: Lesson) -> Path:
    """Strict, as every scenario is: a script that the rules no longer follow raises."""
    play, steps = laid(found), list[Step]()
    for number, told in enumerate(found.told.play):
        lines = found.lines.get(number, [])
        if not any(key in NAMES for key in told):
            run_step(play, told, partial(expect, play))
            continue
        for key, said in told.items():
            if key not in NAMES:
                run_step(play, {key: said}, partial(expect, play))
                continue
            for words in texts(said):
                offered, asks, seat = play.offered, play.asked.asks, NAMES.index(key)
                play.answers(seat, (words,))
                steps.append(Step(seat, asks, words, offered.index(words), lines))
                lines = []
    play.check_end()
    return Path(steps, play.g.clock[TURN_NUMBER])
