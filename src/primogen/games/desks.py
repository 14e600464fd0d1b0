"""The games that can be played here."""

from __future__ import annotations

from typing import Final

from primogen.games.desk import Desk
from primogen.kernel.journal import Header
from primogen.rivals.desk.desk import RivalsDesk
from primogen.rivals.desk.lessons import LESSON, LessonsDesk

LESSONS_GAME: Final = "lessons"
LESSONS_DESK: Final = LessonsDesk()
DESKS: Final[dict[str, Desk]] = {"rivals": RivalsDesk(), LESSONS_GAME: LESSONS_DESK}


def game_of(header: Header) -> str:
    """Which of them a journal is of; empty if none."""
    game = header.get("game")
    if not isinstance(game, str) or game not in DESKS:
        return ""
    return LESSONS_GAME if LESSON in header else game
