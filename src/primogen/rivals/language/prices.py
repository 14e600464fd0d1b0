"""What makes something cheaper or dearer, for whom, and of which cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Amount, Condition, scope
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import FOES_SEAT, YOUR_SEAT
from primogen.rivals.rules.ignoring import ignores
from primogen.rivals.rules.prices import TO_BE_RELENTLESS, ChangesPrice, Payment, is_for_relentless
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import HAND, OPEN, PLACED

LESS: Final = -1
NOTHING: Final = 0
MORE: Final = 1


ALL_OF_IT: Final = 1000  # more than anything costs


@dataclass(frozen=True)
class CostsChange(ChangesPrice):
    """ "Recruiting a vampire costs you 1 Prestige less". `of`: only for such cards; None: whatever it is paid for."""

    deed: int
    of: Group | None
    whose: int
    by: Amount
    resource: int
    way: int
    condition: Condition | None = None
    used_as: int = OPEN

    def form(self) -> int:
        return self.used_as

    def change(self, g: Table, source: Card, payment: Payment) -> int:
        if payment.resource != self.resource:
            return 0
        if not (is_for_relentless(g, payment) if self.deed == TO_BE_RELENTLESS else payment.deed == self.deed):
            return 0
        you = g.you_for(source, payment.seat)
        if ignores(g, payment.seat, source):
            return 0
        if (self.whose == YOUR_SEAT and payment.seat != you) or (self.whose == FOES_SEAT and payment.seat == you):
            return 0
        at = scope(you, source, g.acting_for(source), payment.card, payment.who)
        if self.of is not None and not is_one_of(g, self.of, source, payment):
            return 0
        if self.condition is not None and not self.condition.holds(g, at):
            return 0
        return -ALL_OF_IT if self.way == NOTHING else self.way * self.by.count(g, at)


def is_one_of(g: Table, of: Group, source: Card, payment: Payment) -> bool:
    """A card that is being played belongs by what it is; one that lies somewhere, by where it lies as well."""
    card = payment.card
    if card == NONE:
        return False
    at = scope(g.you_for(source, payment.seat), source, g.acting_for(source), card)
    return of.fits(g, at, card) if g.zone[card] in (HAND, PLACED) else of.includes(g, at, card)
