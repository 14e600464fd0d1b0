"""What something costs: one question for every payment, asked by whoever says whether it can be paid and whoever pays.

What is printed is where a price begins; abilities in play make it less or more, and it is never below 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.effects import Effect
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import HAND, PLACED, PRICES

# what is paid for; of each, the card that is spoken of
TO_RECRUIT: Final = 0  # the recruit
TO_PLAY: Final = 1  # an Action, Attack or Reaction card: its bold cost, and what its text asks for
TO_ACTIVATE: Final = 2  # the card whose ability it is
TO_TAKE_A_TITLE: Final = 3  # the Title
TO_PERFORM: Final = 4  # the Ritual
TO_ATTACH: Final = 5  # the Mortal that becomes a Retainer
TO_ATTACK: Final = 6  # the attacker
TO_BE_RELENTLESS: Final = 7  # the card whose ability it is, but only of a Relentless one
TO_ATTACK_IT: Final = 9  # the target; paid to whoever controls the card that asks for it

NO_CARD: Final = NONE  # where no card is spoken of yet: what an attack costs whoever makes it


@dataclass(frozen=True)
class Payment:
    """Who pays, for what, and in what: PRESTIGE, BLOOD, AGENDA, INFLUENCE_GAINED or ACTIONS_GAINED."""

    deed: int
    resource: int
    seat: Seat
    card: Card
    who: Card = NONE  # who is to have it, where that makes a difference
    cost: Effect | None = None  # of an ability, the very cost


class ChangesPrice(Formed):
    def topics(self) -> tuple[int, ...]:
        return (PRICES,)

    def change(self, g: Table, source: Card, payment: Payment) -> int:
        """How much less, below 0, or more."""
        raise NotImplementedError


def price(
    g: Table,
    printed: int,
    deed: int,
    resource: int,
    seat: Seat,
    card: Card = NO_CARD,
    who: Card = NONE,
    cost: Effect | None = None,
) -> int:
    if not g.index[PRICES]:  # as nearly always
        return printed
    payment = Payment(deed, resource, seat, card, who, cost)
    return max(0, printed + sum([change for _, change in changes(g, payment)]))


def changes(g: Table, payment: Payment) -> list[tuple[Card, int]]:
    """Which card changes it by how much."""
    found: list[tuple[Card, int]] = []
    for row in g.index[PRICES]:
        ability = g.ability(row)
        assert isinstance(ability, ChangesPrice)
        change = ability.change(g, source_of(row), payment)
        if change:
            found.append((source_of(row), change))
    return found


def price_on(g: Table, printed: int, resource: int, seat: Seat, card: Card, cost: Effect) -> int:
    """Of a cost that a card prints: of playing it until it lies somewhere, of its ability from then on."""
    if not g.index[PRICES]:
        return printed
    deed = TO_PLAY if g.zone[card] == HAND or g.zone[card] == PLACED else TO_ACTIVATE
    return price(g, printed, deed, resource, seat, card, cost=cost)


def is_for_relentless(g: Table, payment: Payment) -> bool:
    """It is paid for an ability that is Relentless: a card may have others as well."""
    if payment.deed != TO_ACTIVATE or payment.cost is None:
        return False
    costs = [ability.relentless_cost() for ability in g.face(payment.card).abilities if isinstance(ability, Formed)]
    return any(cost is not None and is_part(payment.cost, cost) for cost in costs)


def is_part(cost: Effect, of: Effect) -> bool:
    """The very one: another may be written alike."""
    return cost is of or any(is_part(cost, part) for part in of.parts())
