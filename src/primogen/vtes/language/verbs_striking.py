"""What comes with a strike that hits."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.vtes.language.refs import OPPOSING_MINION, one
from primogen.vtes.language.verbs_counters import PutOn
from primogen.vtes.rules.atoms.cards import note_use
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import WEAPONS_IN_VAIN
from primogen.vtes.rules.underway import STRIKE_USE, combat_under_way
from primogen.vtes.rules.words import THIS_ROUND


@dataclass(frozen=True)
class WeaponsInVain(Leaf):
    """The opposing vampire's strikes with weapons inflict no damage: those of this round that are not resolved yet."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        opponent = one(t, at, OPPOSING_MINION)
        if t.is_vampire(opponent):
            modify(t, WEAPONS_IN_VAIN, 1, at.card, opponent, THIS_ROUND)


@dataclass(frozen=True)
class PutOnStruck(PutOn):
    """The card of the strike, which is played by now: it says what it says at the level it was played at."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        fight = combat_under_way(t)
        assert fight is not None
        note_use(t, at.card, fight.of(at.who, STRIKE_USE))
        super().do(g, at)
