"""The games that can be played here."""

from __future__ import annotations

from typing import Final

from primogen.server.games.desk import Desk
from primogen.server.games.lessons import LessonsDesk
from primogen.server.games.rivals import RivalsDesk

LESSONS_GAME: Final = "lessons"
LESSONS_DESK: Final = LessonsDesk()
DESKS: Final[dict[str, Desk]] = {"rivals": RivalsDesk(), LESSONS_GAME: LESSONS_DESK}
