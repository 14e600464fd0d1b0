"""A sentence gives what it has chosen a name, and speaks of it later, whatever else it has chosen since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from primogen.kernel.effects import LISTED, MOST_NAMES, NAMED, YOU, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.ids import NONE, Card

if TYPE_CHECKING:
    from primogen.kernel.game import Game


def slot_of(name: int) -> int:
    """The cell of a name: a game numbers its names so that two in one sentence fall into different ones."""
    return NAMED + name % MOST_NAMES


def named(at: Resolve, name: int) -> Card:
    return at.cells[slot_of(name)]


@dataclass(frozen=True)
class Called(Effect):
    """What was just chosen is called so in the rest of the sentence."""

    name: int
    effect: Effect

    def __post_init__(self) -> None:
        for other in names_within(self.effect):
            if slot_of(other) == slot_of(self.name):
                raise ValueError(f"the names {self.name} and {other} cannot stand in one sentence")

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def about(self, at: Resolve) -> Resolve:
        scope = Resolve([NONE, *at.cells[YOU:LISTED]])
        scope.cells[slot_of(self.name)] = at.that
        return scope

    def can(self, g: Game, at: Resolve) -> bool:
        return self.effect.can(g, self.about(at))

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.effect.has_target(g, self.about(at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        at.cells[slot_of(self.name)] = at.that
        at.resolve(g, self.effect)
        return None


def names_within(effect: Effect) -> list[int]:
    found = [effect.name] if isinstance(effect, Called) else []
    return found + [name for part in effect.parts() for name in names_within(part)]
