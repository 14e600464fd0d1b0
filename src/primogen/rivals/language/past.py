"""Whether it was so before: of somebody just hurt or mended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.rivals.language.refs import THE_TARGET, one
from primogen.rivals.rules.dealing import QUALITY
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import BLOOD_POTENCY, WAS_AT_HOME, WAS_WOUNDED

# what somebody was
WOUNDED: Final = 0
AT_HOME: Final = 1

AS_IT_WAS_HURT: Final = {WOUNDED: WAS_WOUNDED, AT_HOME: WAS_AT_HOME}


@dataclass(frozen=True)
class Was(Condition):
    """ "... an already Wounded ...": the target before this attack dealt its damage, or who has just been mended."""

    ref: int
    what: int

    def __post_init__(self) -> None:
        if self.what == AT_HOME and self.ref != THE_TARGET:
            raise ValueError("nobody keeps in mind where others than the target of an attack were")

    def holds(self, g: Game, at: Resolve) -> bool:
        t, attack = table(g), attack_under_way(table(g))
        if self.ref != THE_TARGET:
            card = one(t, at, self.ref)
            return card != NONE and 2 * (t.blood[card] - at.number) <= value(g, card, BLOOD_POTENCY)
        if attack is None:
            return False
        then = AS_IT_WAS_HURT[self.what]
        return any(attack.cells[hit + QUALITY] & then for hit in attack.hits_on(attack.target))
