"""Playing a scenario: answers by their words, questions by card names, strict to the end."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import partial

from primogen.kernel.decisions import Refused, card_of, verb_of
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.machine import run
from primogen.rivals.editions import NEWEST, book_of
from primogen.rivals.rules import frame_kinds as k
from primogen.rivals.rules import words as w
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.table import ACTIONS, UNHOSTED_ACTIONS, Table, table
from primogen.rivals.scenes.laying import ACTION, find, lay_table
from primogen.rivals.scenes.sides import City, Setting, Side
from primogen.rivals.text.prompts import ASKS
from primogen.rivals.text.story import Story
from primogen.rivals.text.words import Words
from primogen.scenarios.acting import NAMES
from primogen.scenarios.by_name import ByName
from primogen.text.languages import EN

ZONE_NAMES = {
    w.LIBRARY: "library",
    w.FACTION: "faction",
    w.HAND: "hand",
    w.HAVEN: "haven",
    w.STREETS: "streets",
    w.TORPOR: "torpor",
    w.DISCARD: "discard",
    w.BURNED_PILE: "burned",
    w.PLACED: "placed",
    w.COMMAND: "command",
    w.TABLED: "table",
    w.ATTACHED: "attached",
    w.MONSTER_DECK: "monster deck",
    w.UNUSED: "unused",
    w.BOX: "box",
    w.SHOWN: "shown",
}


class Play(ByName[Table]):
    def __init__(self, g: Table, lang: int = EN) -> None:
        super().__init__(g, ZONE_NAMES)
        self.words = Words(list(NAMES[: g.seats()]), lang)

    def go_on_with(self, g: Game) -> None:
        g.log = self.lines
        self.g = table(g)

    def option_words(self, seat: Seat, option: int) -> str:
        return self.words.option(self.g, seat, option)

    def interjection_words(self, seat: Seat, option: int) -> str:
        """ "reveal agenda", "discard ..." for Intel, "contribute to ...", "propose a deal", "concede"."""
        if verb_of(option) == w.CONTRIBUTE:
            return f"contribute to {self.g.face(card_of(option)).name}"
        return self.option_words(seat, option)

    @property
    def offered(self) -> list[str]:
        return self.words.options(self.g, self.asked)

    def refusal_words(self, refused: Refused) -> str:
        return self.words.refusal(self.g, self.asked.seat, refused)

    def known_questions(self) -> Collection[str]:
        return ASKS

    def is_at_rest(self) -> bool:
        is_action_phase = [frame.kind for frame in self.g.frames] == [k.TURN, k.ACTION_PHASE]
        return self.asked.asks == "act" and is_action_phase and not self.g.held

    # ---- by the names of cards

    def card(self, name: str) -> Card:
        return find(self.g, name)

    def blood(self, name: str) -> int:
        return self.g.blood[self.card(name)]

    def is_ready(self, name: str) -> bool:
        return self.g.ready[self.card(name)] == 1

    def sum(self, name: str, stat: int) -> str:
        return self.words.sum(self.g, self.card(name), stat)

    @property
    def actions(self) -> int:
        return self.g.clock[ACTIONS]

    @property
    def unhosted_actions(self) -> int:
        return self.g.clock[UNHOSTED_ACTIONS]

    @property
    def winner(self) -> str:
        return NAMES[self.g.ended[0]] if self.g.ended else ""

    def log(self, seat: Seat = NONE) -> list[str]:
        """Line by line, without their causes."""
        return [self.words.line(self.g, line, seat) for line in self.lines]

    def story(self, seat: Seat = NONE) -> list[str]:
        """As people read it: with the causes, and those alike counted."""
        return self.told_since(0, seat)

    def told_since(self, at: int, seat: Seat = NONE) -> list[str]:
        return Story(self.words, seat).counted(self.g, self.lines[at:])


def begin(
    *sides: Side,
    city: City | None = None,
    turn: int = 0,
    phase: str = ACTION,
    rivals: list[int] | None = None,
    edition: str = NEWEST,
    switches: dict[str, str] | None = None,
    book: Rulebook | None = None,
    seed: int = 1,
    lang: int = EN,
    setting: Setting | None = None,
) -> Play:
    """With the book of the edition, unless there is another."""
    ring = [(seat + 1) % len(sides) for seat in range(len(sides))]
    if setting is None:
        setting = Setting(edition=edition, switches=switches or {})
    elif switches is not None or edition != NEWEST:
        raise ValueError("a setting says itself which edition and which switches hold")
    g = lay_table(
        book or book_of(setting.edition),
        list(sides),
        city or City(),
        turn=turn,
        phase=phase,
        rivals=rivals or ring,
        seed=seed,
        setting=setting,
    )
    return opened(g, lang, setting.chance)


def opened(g: Table, lang: int, chance: list[int]) -> Play:
    """A table that is laid goes on to its first question."""
    play = Play(g, lang)
    play.chosen = chance[:]
    play.lets_chance(partial(run, g))
    play.note_question()
    return play


@contextmanager
def scene(
    *sides: Side,
    city: City | None = None,
    turn: int = 0,
    phase: str = ACTION,
    rivals: list[int] | None = None,
    edition: str = NEWEST,
    switches: dict[str, str] | None = None,
    book: Rulebook | None = None,
    seed: int = 1,
    lang: int = EN,
    setting: Setting | None = None,
) -> Iterator[Play]:
    """A scenario as a block: at its end nothing may be left to decide."""
    play = begin(
        *sides,
        city=city,
        turn=turn,
        phase=phase,
        rivals=rivals,
        edition=edition,
        switches=switches,
        book=book,
        seed=seed,
        lang=lang,
        setting=setting,
    )
    yield play
    play.check_end()
