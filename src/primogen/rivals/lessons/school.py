"""The lessons of Rivals, in the order they are taught."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from primogen.kernel.game import Game
from primogen.kernel.journal import Header
from primogen.lessons.reading import Lesson
from primogen.lessons.school import School
from primogen.rivals.lessons.filling import RivalsFiller
from primogen.rivals.lessons.opening import header_of_lesson
from primogen.rivals.rules.table import TURN_NUMBER, Table, table
from primogen.rivals.scenes.reading import SETTING_KEYS, TOLD_KEYS
from primogen.rivals.scenes.scenes import RivalsScenes
from primogen.rivals.text.voice import RivalsVoice
from primogen.text.voice import Voice


class RivalsSchool(School[Table]):
    texts = Path(__file__).parent / "texts"
    lessons = ("attack", "defence", "recruits", "influence", "victory")
    places = ("agenda", "prestige", "their prestige", "phase", "story", "why")
    keys = tuple(key for key in TOLD_KEYS if key not in SETTING_KEYS)
    asks_what_to_do = "act"

    def scenes(self) -> RivalsScenes:
        return RivalsScenes()

    def voice(self, names: list[str], lang: int) -> Voice:
        return RivalsVoice(names, lang)

    def table(self, g: Game) -> Table:
        return table(g)

    def turn(self, g: Table) -> int:
        return g.clock[TURN_NUMBER]

    def filler(self, g: Table, voice: Voice, option: int | None = None) -> RivalsFiller:
        return RivalsFiller(g, voice, option)

    def header(self, found: Lesson, names: list[str]) -> Header:
        return header_of_lesson(found, names)


SCHOOL: Final = RivalsSchool()
