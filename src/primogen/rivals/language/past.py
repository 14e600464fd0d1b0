"""Whether it was so before: of somebody just hurt or mended, of a player in this game."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Condition, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.rivals.language.refs import THE_TARGET, one
from primogen.rivals.rules.dealing import QUALITY
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import BLOOD_POTENCY, WAS_AT_HOME, WAS_WOUNDED


@dataclass(frozen=True)
class WasWounded(Condition):
    """ "... an already Wounded ...": the target before this attack dealt its damage, or who has just been mended."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t, attack = table(g), attack_under_way(table(g))
        if self.ref != THE_TARGET:
            card = one(t, at, self.ref)
            return card != NONE and 2 * (t.blood[card] - at.number) <= value(g, card, BLOOD_POTENCY)
        if attack is None:
            return False
        return any(attack.cells[hit + QUALITY] & WAS_WOUNDED for hit in attack.hits_on(attack.target))


@dataclass(frozen=True)
class WasAtHome(Condition):
    """The target, when this attack dealt its damage."""

    def holds(self, g: Game, at: Resolve) -> bool:
        attack = attack_under_way(table(g))
        return attack is not None and any(
            attack.cells[hit + QUALITY] & WAS_AT_HOME for hit in attack.hits_on(attack.target)
        )


@dataclass(frozen=True)
class HasSufferedDiablerie(Condition):
    """You, in this game: RV-DIAB-18."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return at.you < g.seats() and table(g).suffered[at.you] > 0
