"""What no game of Rivals changes: the cards, the procedures, the zones, and what the rules answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.rulebook import Procedures, Rules, Zones
from primogen.kernel.rulebook import Rulebook as Book
from primogen.kernel.story import remembered_by
from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.words import ATTACHED, CITY, DEFEATED, LOSES_PRINCE, PILES_OF, ZONES

if TYPE_CHECKING:
    from primogen.rivals.rules.table import Table

RIVALS_ZONES: Final = Zones(ZONES, PILES_OF, on_cards=ATTACHED, nobody=CITY)


RULES_REMEMBER: Final = frozenset((DEFEATED, LOSES_PRINCE))  # RV-DIAB-07, RV-MONSTER-40, RV-PRINCE-26


class Rulebook(Book["Table"]):
    def __init__(
        self,
        pool: Pool,
        procedures: Procedures[Table],
        rules: Rules[Table],
        cities: dict[str, list[str]],
        monsters: list[str],
        ids: dict[str, str],
        additions: dict[str, list[str]] | None = None,
    ) -> None:
        super().__init__(pool, procedures, rules, RIVALS_ZONES)
        self.pool: Final = pool
        self.cities: Final = cities  # by their names: the cards of each City Deck
        self.additions: Final = additions or {}  # by their names: cards that a table may shuffle into any of them
        self.monsters: Final = monsters
        self.ids: Final = ids  # what this book calls a rule, where it is not as the newest one does
        self.remembered: Final = RULES_REMEMBER | remembered_by(pool.cards)
        self.whispered: Final = frozenset(pool.springing)

    def city_names(self) -> list[str]:
        """All that a City Deck may be called: a city, and a city with each addition."""
        return [*self.cities, *(f"{city}+{more}" for more in self.additions for city in self.cities)]

    def city_deck(self, name: str) -> list[str]:
        """The cards of a city, with its additions: "rio", "rio+conclave"."""
        city, _, more = name.partition("+")
        return [*self.cities[city], *(self.additions[more] if more else ())]

    def cited(self, rule: str) -> str:
        """The id to be printed."""
        return self.ids.get(rule, rule)
