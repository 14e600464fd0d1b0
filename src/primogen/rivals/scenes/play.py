"""Playing a scenario: answers by their words, questions by card names, strict to the end."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from primogen.kernel.decisions import Decision, Refused, card_of, verb_of
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Line
from primogen.kernel.machine import CONCESSION, answer, ask_again, explained, interject, load, run
from primogen.kernel.values import value
from primogen.rivals.editions import NEWEST, book_of
from primogen.rivals.rules import words as w
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.table import ACTIONS, UNHOSTED_ACTIONS, Table, table
from primogen.rivals.scenes.laying import ACTION, find, foretell_chance, lay_table
from primogen.rivals.scenes.sides import City, Setting, Side
from primogen.rivals.text.story import Story
from primogen.rivals.text.words import Words
from primogen.scenarios.names import place_of
from primogen.scenarios.rewinding import twice
from primogen.text.languages import EN

NAMES = ("One", "Two", "Three", "Four")
PLAIN, CLONED, RELOADED, REWOUND = "plain", "clone", "save", "rewind"
MODES = (PLAIN, CLONED, RELOADED, REWOUND)
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


class Amiss(AssertionError):
    """The scenario and the game do not agree."""


class Play:
    def __init__(self, g: Table, lang: int = EN) -> None:
        self.g = g
        self.words = Words(list(NAMES[: g.seats()]), lang)
        self.lines: list[Line] = []
        self.ending = ""
        self.chosen: list[int] = []  # of chance, still to come
        self.step_at = 0  # of the log: where the last step with answers began
        self.answer_at = 0  # and the last answer
        self.questions: list[tuple[Seat, str]] = []  # put since that step began
        g.log = self.lines

    # ---- acting

    def one(self, *words: str) -> None:
        self.answers(0, words)

    def two(self, *words: str) -> None:
        self.answers(1, words)

    def three(self, *words: str) -> None:
        self.answers(2, words)

    def four(self, *words: str) -> None:
        self.answers(3, words)

    def answers(self, seat: Seat, words: tuple[str, ...]) -> None:
        self.begin_step()
        for said in words:
            decision = self.asked
            offered = self.offered
            if decision.seat != seat:
                raise Amiss(f"{said!r}: {NAMES[decision.seat]} is asked {decision.asks!r} and may: {offered}")
            at = place_of(said, offered)
            if at < 0:
                raise Amiss(f"{said!r} is not offered for {decision.asks!r}: {offered}")
            self.answer(at)

    def answer(self, index: int) -> None:
        mode = self.mode
        if mode == CLONED:
            self.go_on_with(table(self.g.clone()))
        elif mode == RELOADED:
            self.go_on_with(table(load(self.g, json.loads(self.g.save()))))
        self.act(partial(answer, self.g, index))

    @property
    def mode(self) -> str:
        return os.environ.get("PRIMOGEN_MODE", PLAIN)

    def begin_step(self) -> None:
        self.step_at = len(self.lines)
        self.questions = []

    def act(self, act: Callable[[], None]) -> None:
        self.answer_at = len(self.lines)
        if self.mode == REWOUND:
            twice(self.g, partial(self.listened, act))
            self.compare_chance()
        else:
            self.lets_chance(act)
        self.note_question()

    # ---- chance

    def foretells(self, results: list[int]) -> None:
        """What the next draws give, counted from 1. Those chosen before come after these."""
        foretell_chance(self.g, results)
        self.chosen[:0] = results

    def lets_chance(self, act: Callable[[], None]) -> None:
        self.listened(act)
        self.compare_chance()

    def listened(self, act: Callable[[], None]) -> None:
        self.g.drawn = []
        act()

    def compare_chance(self) -> None:
        """What was drawn must be what was chosen, as far as anything was."""
        for result in self.g.drawn or ():
            if self.chosen:
                wanted = self.chosen.pop(0)
                if result + 1 != wanted:
                    raise Amiss(f"chance cannot give {wanted}: there were fewer to choose from")

    def note_question(self) -> None:
        if self.g.decision is not None:
            self.questions.append((self.asked.seat, self.asked.asks))

    def go_on_with(self, g: Table) -> None:
        g.log = self.lines
        self.g = g

    def interjects(self, seat: Seat, words: str) -> None:
        """What a player may do at any time: "reveal agenda", "discard ..." for Intel, "contribute to ...",
        "propose a deal", "concede".
        """
        self.begin_step()
        may = {self.interjection(seat, each): each for each in (*self.g.interjections(seat), CONCESSION)}
        if words not in may:
            raise Amiss(f"{NAMES[seat]} may not {words!r} now, but: {sorted(may)}")
        self.act(partial(interject, self.g, seat, may[words]))

    def interjection(self, seat: Seat, each: int) -> str:
        if verb_of(each) == w.CONTRIBUTE:
            return f"contribute to {self.g.face(card_of(each)).name}"
        return self.words.option(self.g, seat, each)

    def ask_again(self) -> None:
        """After a test has changed the table by an atom: a decision is derived, so it can always be asked anew."""
        ask_again(self.g)

    # ---- asking

    @property
    def asked(self) -> Decision:
        if self.g.decision is None:
            raise Amiss("nothing is asked: the game is over")
        return self.g.decision

    @property
    def offered(self) -> list[str]:
        return self.words.options(self.g, self.asked)

    def is_asked(self, seat: Seat, asks: str) -> bool:
        return self.g.decision is not None and (self.asked.seat, self.asked.asks) == (seat, asks)

    @property
    def greyed(self) -> list[Refused]:
        return explained(self.g).refused

    def refusal(self, said: str) -> str:
        """Why that option is greyed."""
        greyed = self.greyed
        at = place_of(said, [self.words.option(self.g, self.asked.seat, each.option) for each in greyed])
        if at < 0:
            raise Amiss(f"{said!r} is not refused; offered: {self.offered}")
        return self.words.refusal(self.g, self.asked.seat, greyed[at])

    def offers(self, said: str) -> bool:
        return place_of(said, self.offered) >= 0

    def card(self, name: str) -> Card:
        return find(self.g, name)

    def blood(self, name: str) -> int:
        return self.g.blood[self.card(name)]

    def where(self, name: str) -> str:
        return ZONE_NAMES[self.g.zone[self.card(name)]]

    def host(self, name: str) -> str:
        host = self.g.host[self.card(name)]
        return "" if host == NONE else self.g.face(host).name

    def is_ready(self, name: str) -> bool:
        return self.g.ready[self.card(name)] == 1

    def sees(self, seat: Seat, name: str) -> bool:
        """Its face; NONE is a spectator."""
        return self.g.sees(seat, self.card(name))

    def value(self, name: str, stat: int) -> int:
        return value(self.g, self.card(name), stat)

    def sum(self, name: str, stat: int) -> str:
        return self.words.sum(self.g, self.card(name), stat)

    def names(self, seat: Seat, zone: int) -> list[str]:
        return [self.g.face(card).name for card in self.g.pile(seat, zone)]

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

    # ---- the end

    def ends_asking(self, asks: str) -> None:
        """The scenario stops here, with this question open."""
        if self.asked.asks != asks:
            raise Amiss(f"{self.asked.asks!r} is asked, not {asks!r}")
        self.ending = asks

    def check_end(self) -> None:
        g = self.g
        if self.chosen:
            raise Amiss(f"chance was never asked for {self.chosen}")
        if g.ended or (g.decision is not None and self.ending == g.decision.asks):
            return
        if self.asked.asks != "act" or [frame.kind for frame in g.frames] != [w.TURN, w.ACTION_PHASE]:
            raise Amiss(f"left over: {NAMES[self.asked.seat]} is asked {self.asked.asks!r} and may: {self.offered}")
        if g.marks or g.held or g.due or g.waiting or g.delayed:
            raise Amiss("something is left over behind the scenes")


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
    setting = setting or Setting(edition=edition, switches=switches or {})
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
