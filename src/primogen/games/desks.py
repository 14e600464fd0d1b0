"""The desks at which tables are kept, by the name a table is kept under: one for each game, one for its lessons."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from functools import cache
from typing import Final

from primogen.games.desk import Desk, Teaching
from primogen.games.register import FIRST, games, wing
from primogen.kernel.journal import Header, OpeningError


class Desks(MutableMapping[str, Desk]):
    """Each is set up when it is asked for. Another may be put in the place of one: a test does."""

    def __init__(self) -> None:
        self.set_up: Final[dict[str, Desk]] = {}

    def __getitem__(self, name: str) -> Desk:
        if name not in self.set_up:
            self.set_up[name] = wing(name).desk() if name in games() else teaching(played_at(name))
        return self.set_up[name]

    def __setitem__(self, name: str, desk: Desk) -> None:
        self.set_up[name] = desk

    def __delitem__(self, name: str) -> None:
        del self.set_up[name]

    def __contains__(self, name: object) -> bool:
        return name in games() or name in lesson_names()

    def __iter__(self) -> Iterator[str]:
        return iter(all_names())

    def __len__(self) -> int:
        return len(all_names())


@cache
def teaching(game: str) -> Teaching:
    """The desk for lessons in a game that gives some."""
    return wing(game).teaching()


def played_at(name: str) -> str:
    """The game of the desk of this name."""
    return name if name in games() else next((game for game in games() if wing(game).lessons == name), name)


def all_names() -> tuple[str, ...]:
    return (*games(), *lesson_names())


@cache
def lesson_names() -> dict[str, str]:
    """Under which tables of lessons are kept, and which game they teach."""
    return {kept_as: name for name in games() if (kept_as := wing(name).lessons)}


DESKS: Final = Desks()


def set_up() -> None:
    """The one that most tables need, now; others are set up when somebody plays there."""
    assert DESKS[FIRST] is not None


def game_of(header: Header) -> str:
    """The name of the desk that a journal is of; empty if none."""
    game = header.get("game")
    if not isinstance(game, str) or game not in games():
        return ""
    lessons = wing(game).lessons
    return lessons if lessons and teaching(game).is_lesson(header) else game


def desk_of(header: Header) -> Desk:
    """Journals of lessons can be opened, too."""
    game = game_of(header)
    if not game:
        raise OpeningError(f"a game of {header.get('game')} cannot be opened here")
    return DESKS[game]
