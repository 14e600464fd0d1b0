"""Acting out a scenario, whatever is played: answers by their words, strict to the end."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection
from functools import partial
from typing import Final, Generic, TypeVar

from primogen.kernel.chance import foretell
from primogen.kernel.decisions import Decision, Refused
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.log import Line
from primogen.kernel.machine import CONCESSION, answer, ask_again, explained, interject, load
from primogen.scenarios.names import place_of
from primogen.scenarios.rewinding import twice

NAMES: Final = ("One", "Two", "Three", "Four", "Five", "Six")
PLAIN, CLONED, RELOADED, REWOUND = "plain", "clone", "save", "rewind"
MODES: Final = (PLAIN, CLONED, RELOADED, REWOUND)

G_co = TypeVar("G_co", bound=Game, covariant=True)


class Amiss(AssertionError):
    """The scenario and the game do not agree."""


def foretell_chance(g: Game, results: list[int]) -> None:
    """Counted from 1."""
    foretell(g.chance, [each - 1 for each in results])


class Acting(Generic[G_co]):
    def __init__(self, g: G_co) -> None:
        self.g = g
        self.lines: list[Line] = []
        self.ending = ""
        self.chosen: list[int] = []  # of chance, still to come
        self.step_at = 0  # of the log: where the last step with answers began
        self.answer_at = 0  # and the last answer
        self.questions: list[tuple[Seat, str]] = []  # put since that step began
        self.hears: Callable[[int], None] | None = None  # of each answer, before it is given
        g.log = self.lines

    # ---- what the game says

    def go_on_with(self, g: Game) -> None:
        """A copy of the table takes its place."""
        raise NotImplementedError

    def option_words(self, seat: Seat, option: int) -> str:
        raise NotImplementedError

    def interjection_words(self, seat: Seat, option: int) -> str:
        """Of what may be done at any time."""
        return self.option_words(seat, option)

    @property
    def offered(self) -> list[str]:
        raise NotImplementedError

    def refusal_words(self, refused: Refused) -> str:
        raise NotImplementedError

    def told_since(self, at: int, seat: Seat = NONE) -> list[str]:
        raise NotImplementedError

    def sees(self, seat: Seat, name: str) -> bool:
        """The face of a card; NONE is a spectator."""
        raise NotImplementedError

    def known_questions(self) -> Collection[str]:
        raise NotImplementedError

    def is_at_rest(self) -> bool:
        """Whether nothing is open but what the player in turn may do."""
        raise NotImplementedError

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
        if self.hears is not None:
            self.hears(index)
        mode = self.mode
        if mode == CLONED:
            self.go_on_with(self.g.clone())
        elif mode == RELOADED:
            self.go_on_with(load(self.g, json.loads(self.g.save())))
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

    def interjects(self, seat: Seat, words: str) -> None:
        """What a player may do at any time: "concede", and whatever the game lets them."""
        self.begin_step()
        may = {self.interjection_words(seat, each): each for each in (*self.g.interjections(seat), CONCESSION)}
        if words not in may:
            raise Amiss(f"{NAMES[seat]} may not {words!r} now, but: {sorted(may)}")
        self.act(partial(interject, self.g, seat, may[words]))

    def ask_again(self) -> None:
        """After a test has changed the table by an atom: a decision is derived, so it can always be asked anew."""
        ask_again(self.g)

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

    # ---- asking

    def note_question(self) -> None:
        if self.g.decision is not None:
            self.questions.append((self.asked.seat, self.asked.asks))

    @property
    def asked(self) -> Decision:
        if self.g.decision is None:
            raise Amiss("nothing is asked: the game is over")
        return self.g.decision

    def is_asked(self, seat: Seat, asks: str) -> bool:
        return self.g.decision is not None and (self.asked.seat, self.asked.asks) == (seat, asks)

    @property
    def greyed(self) -> list[Refused]:
        return explained(self.g).refused

    def refusal(self, said: str) -> str:
        """Why that option is greyed."""
        greyed = self.greyed
        at = place_of(said, [self.option_words(self.asked.seat, each.option) for each in greyed])
        if at < 0:
            raise Amiss(f"{said!r} is not refused; offered: {self.offered}")
        return self.refusal_words(greyed[at])

    def offers(self, said: str) -> bool:
        return place_of(said, self.offered) >= 0

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
        if not self.is_at_rest():
            raise Amiss(f"left over: {NAMES[self.asked.seat]} is asked {self.asked.asks!r} and may: {self.offered}")
        if g.marks or g.waiting or g.due or g.delayed:
            raise Amiss("something is left over behind the scenes")
