"""Playing a scenario of VTES: answers by their words, questions by card names, strict to the end."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from primogen.kernel.decisions import Refused, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.machine import run
from primogen.scenarios.acting import NAMES
from primogen.scenarios.by_name import ByName
from primogen.text.languages import EN
from primogen.vtes.cards import RULEBOOK
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.resting import ZONE_NAMES
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.switches import HOW_MANY, settled
from primogen.vtes.rules.table import EDGE, Table, table
from primogen.vtes.scenes.laying import MINION, TURNS_BEFORE, find, lay_table
from primogen.vtes.scenes.sides import Side
from primogen.vtes.text.phrasebook import ASKS
from primogen.vtes.text.voice import VtesVoice

WINDOW: Final = "respond"


class Play(ByName[Table]):
    def __init__(self, g: Table, lang: int = EN) -> None:
        super().__init__(g, dict(enumerate(ZONE_NAMES)))
        self.voice = VtesVoice(list(NAMES[: g.seats()]), lang)

    def go_on_with(self, g: Game) -> None:
        g.log = self.lines
        self.g = table(g)

    def option_words(self, seat: Seat, option: int) -> str:
        return self.voice.option(self.g, seat, option)

    @property
    def offered(self) -> list[str]:
        return self.voice.options(self.g, self.asked)

    def refusal_words(self, refused: Refused) -> str:
        return self.voice.refusal(self.g, self.asked.seat, refused)

    def known_questions(self) -> Collection[str]:
        return ASKS

    def told_since(self, at: int, seat: Seat = NONE) -> list[str]:
        return [self.voice.line(self.g, line, seat) for line in self.lines[at:]]

    def is_at_rest(self) -> bool:
        g = self.g
        is_minion_phase = [frame.kind for frame in g.frames] == [k.TURN, k.MINION_PHASE]
        return self.asked.asks == "act" and is_minion_phase and not g.played

    # ---- answering for those who could not have done anything

    def answer(self, index: int) -> None:
        super().answer(index)
        self.pass_what_is_forced()

    def pass_what_is_forced(self) -> None:
        """Who is asked in a window only because nobody knows her hand passes by herself, as at a table."""
        while self.g.decision is not None and self.asked.asks == WINDOW and len(self.asked.options) == 1:
            super().answer(0)

    def all_pass(self) -> None:
        """Until something else than a window asks."""
        while self.g.decision is not None and self.asked.asks == WINDOW:
            self.answer(next(n for n, option in enumerate(self.asked.options) if verb_of(option) == PASS))

    def five(self, *words: str) -> None:
        self.answers(4, words)

    # ---- by the names of cards

    def card(self, name: str) -> Card:
        return find(self.g, name)

    def blood(self, name: str) -> int:
        return self.g.blood[self.card(name)]

    def is_tapped(self, name: str) -> bool:
        return self.g.tapped[self.card(name)] == 1

    @property
    def pool(self) -> list[int]:
        return self.g.purse[:]

    @property
    def edge(self) -> str:
        return "" if self.g.clock[EDGE] == NONE else NAMES[self.g.clock[EDGE]]


def opened(g: Table, lang: int, chance: list[int]) -> Play:
    """At its first question."""
    play = Play(g, lang)
    play.foretells(chance)
    play.lets_chance(partial(run, g))
    play.note_question()
    play.pass_what_is_forced()
    return play


def begin(
    *sides: Side,
    turn: int = 0,
    phase: str = MINION,
    turns: int = TURNS_BEFORE,
    book: Rulebook = RULEBOOK,
    switches: dict[str, str] | None = None,
    seed: int = 1,
    lang: int = EN,
) -> Play:
    how = settled(switches or {}, [0] * HOW_MANY)
    g = lay_table(book, list(sides), turn=turn, phase=phase, turns=turns, seed=seed, settled=how)
    return opened(g, lang, [])


@contextmanager
def scene(
    *sides: Side,
    turn: int = 0,
    phase: str = MINION,
    turns: int = TURNS_BEFORE,
    book: Rulebook = RULEBOOK,
    switches: dict[str, str] | None = None,
    seed: int = 1,
) -> Iterator[Play]:
    """A scenario as a block: at its end nothing may be left to decide."""
    play = begin(*sides, turn=turn, phase=phase, turns=turns, book=book, switches=switches, seed=seed)
    yield play
    play.check_end()
