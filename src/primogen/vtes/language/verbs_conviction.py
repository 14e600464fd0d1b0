"""Verbs about conviction and powers: gaining them, spending conviction that is remembered, what it says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Amount, Condition, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import THIS, one
from primogen.vtes.language.traits import IsKind
from primogen.vtes.rules.atoms.choosing import chosen_by
from primogen.vtes.rules.atoms.clock import has_limit, note_limit
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.conviction import convictions, give_conviction, spend_convictions
from primogen.vtes.rules.fetching import fetching_conviction, fetching_power
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import SURGES
from primogen.vtes.rules.words import ASH_HEAP, CONVICTION, HAND, THIS_ACTION

convictions_at_hand: Final = Group((HAND, ASH_HEAP), YOURS, (IsKind(CONVICTION),))


@dataclass(frozen=True)
class GainConviction(Leaf):
    """That minion, the card that was chosen: VT-CONV-06."""

    card: int
    ref: int = THIS

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card, who = one(t, at, self.card), one(t, at, self.ref)
        if t.zone[card] in (HAND, ASH_HEAP):
            give_conviction(t, card, who)


@dataclass(frozen=True)
class FetchConviction(Leaf):
    """This minion, one of the hand, the ash heap or the library, which is shuffled."""

    def do(self, g: Game, at: Resolve) -> None:
        table(g).call(fetching_conviction(at.who))


@dataclass(frozen=True)
class FetchPower(Leaf):
    """This minion, one of the hand or the library that requires the virtue; the library is shuffled."""

    virtue: int

    def do(self, g: Game, at: Resolve) -> None:
        table(g).call(fetching_power(at.who, self.virtue))


@dataclass(frozen=True)
class SpendRemembered(Leaf):
    """1 conviction, as a cost; this card remembers which it was."""

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(convictions(table(g), at.who))

    def do(self, g: Game, at: Resolve) -> None:
        spend_convictions(table(g), at.who, 1, at.card)


@dataclass(frozen=True)
class GiveRemembered(Leaf):
    """The conviction it was paid with, out of the ash heap, to that minion."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        paid = chosen_by(t, at.card)
        if paid != NONE and t.zone[paid] == ASH_HEAP:
            give_conviction(t, paid, one(t, at, self.ref))


# ---- "an imbued may burn only one ... each action"


@dataclass(frozen=True)
class NotYetByHim(Condition):
    """He has not used a card of this name in this action."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return not has_limit(t, at.who, t.definition[at.card])


@dataclass(frozen=True)
class NoteUsedByHim(Leaf):
    def can(self, g: Game, at: Resolve) -> bool:
        """By itself it is no reason to use it."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        note_limit(t, at.who, t.definition[at.card], THIS_ACTION)


# ---- surge counters


@dataclass(frozen=True)
class GainSurges(Leaf):
    """Counters of his that are gone with the action."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), SURGES, self.number, at.card, at.who, THIS_ACTION)


@dataclass(frozen=True)
class SurgesLeft(Amount):
    def count(self, g: Game, at: Resolve) -> int:
        return value(g, at.who, SURGES)


@dataclass(frozen=True)
class BurnSurges(Leaf):
    """As many as were named."""

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), SURGES, -at.number, at.card, at.who, THIS_ACTION)
