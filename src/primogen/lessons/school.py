"""What a game brings to its lessons: which there are, where their texts lie, how its tables are laid and told."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, TypeVar

from primogen.kernel.board import Board
from primogen.kernel.game import Game
from primogen.kernel.journal import Header
from primogen.lessons.filling import Filler
from primogen.lessons.path import Path as Way
from primogen.lessons.path import Walk
from primogen.lessons.reading import Lesson, read_lesson
from primogen.scenarios.acting import Acting
from primogen.scenarios.scenes import Scenes
from primogen.text.languages import EN
from primogen.text.voice import Voice

B = TypeVar("B", bound=Board)


class School(Generic[B]):
    """`lessons`: in the order they are taught. `places` are those of the page that a line may point at; `keys` those of
    a scenario that a lesson may have."""

    texts: Path
    lessons: tuple[str, ...]
    places: tuple[str, ...]
    keys: tuple[str, ...]
    asks_what_to_do: str  # the question of a player in turn, when nothing else is under way

    def __init__(self) -> None:
        self.read: Final[dict[str, Lesson]] = {}
        self.walked: Final[dict[str, Way]] = {}

    # ---- what a game has

    def scenes(self) -> Scenes:
        raise NotImplementedError

    def voice(self, names: list[str], lang: int) -> Voice:
        raise NotImplementedError

    def table(self, g: Game) -> B:
        raise NotImplementedError

    def turn(self, g: B) -> int:
        """Its number."""
        raise NotImplementedError

    def filler(self, g: B, voice: Voice, option: int | None = None) -> Filler[B]:
        raise NotImplementedError

    def header(self, found: Lesson, names: list[str]) -> Header:
        """Of a table laid for it: everything that lies there."""
        raise NotImplementedError

    # ---- its lessons

    def lesson(self, name: str) -> Lesson:
        if name not in self.read:
            self.read[name] = self.read_from(self.texts / f"{name}.yaml")
        return self.read[name]

    def read_from(self, path: Path) -> Lesson:
        return read_lesson(path, self.keys, self.scenes().read)

    def laid(self, name: str) -> Acting[Game]:
        """At its first question."""
        return self.scenes().laid(self.lesson(name).told, EN)

    def path(self, name: str) -> Way:
        if name not in self.walked:
            walk = Walk(self.laid(name))
            walk.along(self.lesson(name), self.scenes().expect)
            self.walked[name] = Way(walk.steps, self.turn(self.table(walk.play.g)))
        return self.walked[name]

    def after(self, name: str) -> str:
        """The lesson that follows; empty after the last."""
        return (*self.lessons, "")[self.lessons.index(name) + 1]
