"""Who helps to pay for a card, besides those who pay for it: with blood, or by a lower price once in a turn.

She who plays it is asked as it is paid. What is taken off then lasts until it is paid.
"""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.decisions import Decision
from primogen.kernel.effects import NO
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import added, expire
from primogen.vtes.rules.atoms.clock import end_uses
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.costing import blood_cost, pool_cost
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import HELPS, LESS_BLOOD, LESS_POOL
from primogen.vtes.rules.words import PAID, USE


@dataclass(frozen=True)
class Bill:
    """What is left to be paid, and by whom: `who` is NONE of a master card."""

    face: Printed
    who: Card
    seat: Seat
    pool: int
    blood: int

    def less(self, pool: int, blood: int) -> Bill:
        return Bill(self.face, self.who, self.seat, self.pool - pool, self.blood - blood)


class Helps(Ability):
    def topics(self) -> tuple[int, ...]:
        return (HELPS,)

    def spares(self, g: Table, row: int, bill: Bill) -> tuple[int, int]:
        """Pool and blood that it would take off."""
        raise NotImplementedError

    def help(self, g: Table, row: int, number: int) -> None:
        """What that costs him who helps."""


def helper(g: Table, row: int) -> Helps:
    ability = g.ability(row)
    assert isinstance(ability, Helps)
    return ability


def bill_for(g: Table, face: Printed, use: Use, who: Card, seat: Seat) -> Bill:
    blood, pool = 0 if who == NONE else blood_cost(g, face, use, who), pool_cost(g, face, seat, use, who)
    if g.index[HELPS] and g.lasting:
        pool -= added(g, seat, LESS_POOL)
        blood -= 0 if who == NONE else added(g, who, LESS_BLOOD)
    return Bill(face, who, seat, pool, blood)


def helping(g: Table, bill: Bill) -> list[int]:
    return [row for row in g.index[HELPS] if any(helper(g, row).spares(g, row, bill))]


def at_least(g: Table, bill: Bill) -> Bill:
    """What is left of it when all have helped."""
    for row in g.index[HELPS]:
        bill = bill.less(*helper(g, row).spares(g, row, bill))
    return bill


def is_within_means(g: Table, bill: Bill) -> bool:
    return bill.pool <= g.purse[bill.seat] and (bill.who == NONE or bill.blood <= g.blood[bill.who])


def can_pay(g: Table, face: Printed, use: Use, who: Card, seat: Seat) -> bool:
    """With all the help there is: mostly none."""
    if g.index[HELPS]:
        return is_within_means(g, at_least(g, bill_for(g, face, use, who, seat)))
    if pool_cost(g, face, seat, use, who) > g.purse[seat]:
        return False
    return who == NONE or blood_cost(g, face, use, who) <= g.blood[who]


def take_help(g: Table, row: int, bill: Bill) -> None:
    pool, blood = helper(g, row).spares(g, row, bill)
    helper(g, row).help(g, row, pool + blood)
    if pool:
        modify(g, LESS_POOL, pool, source_of(row), bill.seat, PAID)
    if blood:
        modify(g, LESS_BLOOD, blood, source_of(row), bill.who, PAID)


def ask_who_helps(g: Table, card: Card, bill: Bill) -> Decision | None:
    rows = helping(g, bill)
    if not rows:
        return None
    decision = g.ask(bill.seat, "helps", "VT-LIB-12", about=card)
    for row in rows:
        decision.offer(USE, source_of(row), row)
    if is_within_means(g, bill):
        decision.offer(NO)
    return decision


def settle_bill(g: Table, face: Printed, use: Use, who: Card, seat: Seat) -> Bill:
    """What is to be paid in the end; who must help does so, where nobody was asked."""
    bill = bill_for(g, face, use, who, seat)
    for row in helping(g, bill):
        if not is_within_means(g, bill):
            take_help(g, row, bill)
            bill = bill_for(g, face, use, who, seat)
    expire(g, PAID)
    end_uses(g, PAID)
    return bill
