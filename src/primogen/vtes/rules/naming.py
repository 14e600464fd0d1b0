"""What is named as a card is played: X, of a card that costs X; a second target."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.choosing import ChooseNumber, Target
from primogen.kernel.decisions import UNASKED, Decision, card_of
from primogen.kernel.effects import BY, LISTED, NUMBER, THAT, YOU, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card


@dataclass(frozen=True)
class NameX(ChooseNumber):
    """X is named as the card is played: as much as can be paid."""

    def can(self, g: Game, at: Resolve) -> bool:
        if self.most.count(g, at) < self.least:
            return False
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[NUMBER] = self.least
        return self.effect.can(g, about)


@dataclass(frozen=True)
class NameSecond(Target):
    """Within a target: another one. For the rest of the sentence the first is "by", and this one "that"."""

    def after_first(self, at: Resolve) -> Resolve:
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[BY] = at.that
        return about

    def targets(self, g: Game, at: Resolve) -> list[Card]:
        return super().targets(g, self.after_first(at))

    def can(self, g: Game, at: Resolve) -> bool:
        return super().can(g, self.after_first(at))

    def has_target(self, g: Game, at: Resolve) -> bool:
        return super().has_target(g, self.after_first(at))

    def choose(self, g: Game, at: Resolve, targets: list[Card]) -> Decision:
        return super().choose(g, self.after_first(at), targets)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            at.cells[BY], at.cells[THAT] = at.that, card_of(chosen)
            at.done()
            at.resolve(g, self.effect)
            return None
        return super().take(g, at, step, chosen)


def second_target(text: Effect | None) -> NameSecond | None:
    return text.effect if isinstance(text, Target) and isinstance(text.effect, NameSecond) else None
