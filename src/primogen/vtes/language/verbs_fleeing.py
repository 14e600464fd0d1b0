"""Combat that somebody flees from."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Resolve
from primogen.kernel.ids import NONE, Card
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.strikes import points
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.underway import STRIKE_AT, STRIKE_BITS, combat_under_way
from primogen.vtes.rules.words import LONG, RANGED


@dataclass(frozen=True)
class AboutToBurn(Trait):
    """The opposing minion's strike is one of aggravated damage at this range, whatever his own may do about it."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        fight = combat_under_way(g)
        if fight is None or not fight.is_fighting(card):
            return False
        opponent = fight.opponent(card)
        reaches = fight.range != LONG or fight.of(opponent, STRIKE_BITS) & RANGED != 0
        return reaches and fight.of(opponent, STRIKE_AT) == NONE and points(g, fight, opponent)[1] > 0
