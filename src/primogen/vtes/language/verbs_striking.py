"""What comes with a strike that hits."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Leaf, Resolve, Seq
from primogen.kernel.game import Game
from primogen.vtes.language.refs import OPPOSING_MINION, one
from primogen.vtes.language.verbs_combat import StrikeWith
from primogen.vtes.language.verbs_counters import PutOn
from primogen.vtes.rules.atoms.cards import note_use
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.atoms.delaying import let
from primogen.vtes.rules.given import ONCE, Given
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import WEAPONS_IN_VAIN
from primogen.vtes.rules.underway import HAS_ADDITIONAL, STRIKE_USE, STRIKES_LEFT, combat_under_way
from primogen.vtes.rules.words import STRIKE, THIS_ROUND


@dataclass(frozen=True)
class WeaponsInVain(Leaf):
    """The opposing vampire's strikes with weapons inflict no damage: those of this round that are not resolved yet."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        opponent = one(t, at, OPPOSING_MINION)
        if t.is_vampire(opponent):
            modify(t, WEAPONS_IN_VAIN, 1, at.card, opponent, THIS_ROUND)


@dataclass(frozen=True)
class BoundStrike(Given):
    """Another strike that comes with one, and can be no other."""

    strike: StrikeWith
    is_limited: int

    def parts(self) -> tuple[Effect, ...]:
        return (self.strike,)

    def moments(self) -> int:
        return STRIKE

    def given(self) -> Effect:
        return self.strike

    def how_often(self) -> int:
        return ONCE

    def is_bound(self) -> bool:
        return True

    def can(self, g: Game, at: Resolve) -> bool:
        """VT-STRIKE-15: not even without it."""
        fight = combat_under_way(table(g))
        return fight is not None and not (self.is_limited and fight.of(at.who, HAS_ADDITIONAL))

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        fight = combat_under_way(t)
        assert fight is not None
        fight.add(at.who, HAS_ADDITIONAL, self.is_limited)
        fight.add(at.who, STRIKES_LEFT, 1)
        let(t, THIS_ROUND, self, at)


@dataclass(frozen=True)
class Followed(Seq):
    """A strike and the one that comes with it: not the one without the other."""

    def can(self, g: Game, at: Resolve) -> bool:
        return all([part.can(g, at) for part in self.effects])


@dataclass(frozen=True)
class PutOnStruck(PutOn):
    """The card of the strike, which is played by now: it says what it says at the level it was played at."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        fight = combat_under_way(t)
        assert fight is not None
        note_use(t, at.card, fight.of(at.who, STRIKE_USE))
        super().do(g, at)
