"""What no game of VTES changes: the cards, the procedures, the zones, and what the rules answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.rulebook import Procedures, Rules, Zones
from primogen.kernel.rulebook import Rulebook as Book
from primogen.kernel.story import remembered_by
from primogen.vtes.rules.printed import Pool
from primogen.vtes.rules.topics import BLEED_SUCCEEDS
from primogen.vtes.rules.words import NOBODY, ON_CARD, PILES_OF, ZONES

if TYPE_CHECKING:
    from primogen.vtes.rules.table import Table

VTES_ZONES: Final = Zones(ZONES, PILES_OF, on_cards=ON_CARD, nobody=NOBODY)
RULES_REMEMBER: Final = frozenset((BLEED_SUCCEEDS,))


class Rulebook(Book["Table"]):
    def __init__(self, pool: Pool, procedures: Procedures[Table], rules: Rules[Table]) -> None:
        super().__init__(pool, procedures, rules, VTES_ZONES)
        self.pool: Final = pool
        self.remembered: Final = RULES_REMEMBER | remembered_by(pool.cards)
