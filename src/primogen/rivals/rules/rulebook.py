"""What no game of Rivals changes: the cards, the procedures, the zones, and what the rules answer."""

from __future__ import annotations

from typing import Final

from primogen.kernel.rulebook import Procedures, Rules, Zones
from primogen.kernel.rulebook import Rulebook as Book
from primogen.rivals.rules.forms import Springs
from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.words import ATTACHED, CITY, PILES_OF, ZONES

RIVALS_ZONES: Final = Zones(ZONES, PILES_OF, on_cards=ATTACHED, nobody=CITY)


class Rulebook(Book):
    def __init__(self, pool: Pool, procedures: Procedures, rules: Rules) -> None:
        super().__init__(pool, procedures, rules, RIVALS_ZONES)
        self.pool: Final = pool
        self.whispered: Final = frozenset(
            ability.event() for card in pool.cards for ability in card.abilities if isinstance(ability, Springs)
        )
