"""What a line of a lesson may say in numbers of the Eternal Struggle.

{Gitane's bleed}          a value of a card in play, its blood (or life), its votes
{my pool}, {their pool}   of the learner, of the rival
{transfers}               left in this turn
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.lessons.filling import RIVAL, Filler
from primogen.lessons.path import LEARNER
from primogen.scenarios.told import Unknown
from primogen.vtes.rules.table import TRANSFERS_LEFT, Table
from primogen.vtes.rules.titles import votes_of
from primogen.vtes.scenes.expecting import STATS
from primogen.vtes.scenes.laying import find


class VtesFiller(Filler[Table]):
    def find(self, name: str) -> Card:
        return find(self.g, name, LEARNER)

    def number(self, card: Card, what: str) -> int:
        if what in ("blood", "life"):
            return self.g.blood[card]
        if what == "votes":
            return votes_of(self.g, card)
        if what not in STATS:
            raise Unknown(f"a card has no {what!r}")
        return value(self.g, card, STATS[what])

    def wholes(self) -> Mapping[str, Callable[[], str]]:
        return {"my pool": self.my_pool, "their pool": self.their_pool, "transfers": self.transfers}

    def my_pool(self) -> str:
        return str(self.g.purse[LEARNER])

    def their_pool(self) -> str:
        return str(self.g.purse[RIVAL])

    def transfers(self) -> str:
        return str(self.g.clock[TRANSFERS_LEFT])
