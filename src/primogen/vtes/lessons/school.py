"""The lessons of the Eternal Struggle, in the order they are taught."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from primogen.kernel.game import Game
from primogen.kernel.journal import Header
from primogen.lessons.reading import Lesson
from primogen.lessons.school import School
from primogen.text.voice import Voice
from primogen.vtes.lessons.filling import VtesFiller
from primogen.vtes.lessons.opening import header_of_lesson
from primogen.vtes.rules.table import TURN_NUMBER, Table, table
from primogen.vtes.scenes.reading import TOLD_KEYS
from primogen.vtes.scenes.scenes import VtesScenes
from primogen.vtes.text.voice import VtesVoice

SETTING_KEYS: Final = ("edition", "switches", "chance")  # of scenario files alone


class VtesSchool(School[Table]):
    texts = Path(__file__).parent / "texts"
    lessons = ("bleed", "influence", "block", "vote")
    places = ("pool", "their pool", "phase", "story", "why")
    keys = tuple(key for key in TOLD_KEYS if key not in SETTING_KEYS)
    asks_what_to_do = "act"

    def scenes(self) -> VtesScenes:
        return VtesScenes()

    def voice(self, names: list[str], lang: int) -> Voice:
        return VtesVoice(names, lang)

    def table(self, g: Game) -> Table:
        return table(g)

    def turn(self, g: Table) -> int:
        return g.clock[TURN_NUMBER]

    def filler(self, g: Table, voice: Voice, option: int | None = None) -> VtesFiller:
        return VtesFiller(g, voice, option)

    def header(self, found: Lesson, names: list[str]) -> Header:
        return header_of_lesson(found, names)


SCHOOL: Final = VtesSchool()
