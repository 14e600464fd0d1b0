"""A discard phase action more, and what comes of what it is used for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.language.traits import Trait
from primogen.vtes.language.verbs_people import ChangeSect
from primogen.vtes.rules.atoms.clock import end_limits, gain_discard, has_limit, note_limit
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.words import DISCARD_GAINED

GAINED: Final = -3  # instead of a printed card: it has given an action that is not used yet


@dataclass(frozen=True)
class GainDiscardAction(Leaf):
    """In this phase; the card remembers it."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        gain_discard(t)
        note_limit(t, at.card, GAINED, DISCARD_GAINED)


@dataclass(frozen=True)
class ActionWasGained(Condition):
    """By this card, and which of her actions is that one is not settled yet."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return has_limit(table(g), at.card, GAINED)


@dataclass(frozen=True)
class ThatWasIt(Leaf):
    """The discard just made used the action that was gained."""

    def do(self, g: Game, at: Resolve) -> None:
        end_limits(table(g), DISCARD_GAINED)


@dataclass(frozen=True)
class Makes(Trait):
    """A card that makes somebody of that sect."""

    sect: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return any([changes_to(tree, self.sect) for tree in g.face(card).trees()])


def changes_to(effect: Effect, sect: int) -> bool:
    if isinstance(effect, ChangeSect):
        return effect.sect == sect
    return any([changes_to(part, sect) for part in effect.parts()])
