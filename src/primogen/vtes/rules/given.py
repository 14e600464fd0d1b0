"""What an effect lets somebody do for a while: "this combat, this vampire can prevent 1 damage each round".

It waits among what is delayed, until when being its moment; used, it is gone, or comes back with the next round.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Decision
from primogen.kernel.effects import DELAYED, Effect, Leaf, Resolve
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import expire
from primogen.vtes.rules.atoms.delaying import end_given, given_at, spend
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.underway import combat_under_way
from primogen.vtes.rules.words import COMBAT_MOMENTS, RESULTING_COMBAT, STRIKE, USE_GIVEN

ONCE: Final = 0
EACH_ROUND: Final = 1  # once
AS_OFTEN: Final = 2


class Given(Leaf):
    def moments(self) -> int:
        raise NotImplementedError

    def given(self) -> Effect:
        raise NotImplementedError

    def how_often(self) -> int:
        raise NotImplementedError

    def is_bound(self) -> bool:
        """Whether it is a strike of its own, which came with another and can be nothing else."""
        return False

    def looks_at_hand(self) -> bool:
        """Whether what can be done depends on what she holds."""
        return False

    def is_of_ready(self) -> bool:
        """Whether he must be ready to use it."""
        return True


def given(g: Table, place: int) -> tuple[Given, Resolve]:
    row = g.delayed[place : place + DELAYED]
    node = g.effect(row[1])
    assert isinstance(node, Given)
    return node, Resolve([NONE, *row[2:]])


def may_use(g: Table, place: int, seat: Seat, moment: int) -> bool:
    node, at = given(g, place)
    if at.you != seat or not node.moments() & moment or g.controller[at.who] != seat:
        return False
    if node.is_of_ready() and not g.is_ready(at.who):
        return False
    if moment & COMBAT_MOMENTS:
        combat = combat_under_way(g)
        if combat is None or not combat.is_fighting(at.who):
            return False
    return node.given().can(g, at)


def offer_given(g: Table, seat: Seat, moment: int, decision: Decision) -> None:
    for place in given_at(g):
        if may_use(g, place, seat, moment):
            decision.offer(USE_GIVEN, given(g, place)[1].card, place)


def has_hidden_given(g: Table, seat: Seat, moment: int) -> bool:
    for place in given_at(g):
        node, at = given(g, place)
        if at.you == seat and node.moments() & moment and node.looks_at_hand():
            return True
    return False


def bound_strikes(g: Table, who: Card) -> list[int]:
    """Those that he has left in this round."""
    if not g.delayed:
        return []
    found = [(place, given(g, place)) for place in given_at(g)]
    return [place for place, (node, at) in found if at.who == who and node.is_bound()]


def offer_bound(g: Table, who: Card, decision: Decision) -> None:
    for place in bound_strikes(g, who):
        if may_use(g, place, g.controller[who], STRIKE):
            decision.offer(USE_GIVEN, given(g, place)[1].card, place)


def use_given(g: Table, place: int, seat: Seat) -> None:
    node, at = given(g, place)
    if node.how_often() != AS_OFTEN:
        spend(g, place, comes_back=node.how_often() == EACH_ROUND)
    tell(g, "uses", seat, at.card)
    g.call(Resolve([g.number_of(node.given()), *at.cells[1:]]))


def end_resulting(g: Table) -> None:
    """What was for the combat that comes of a block: there is none, or it is over."""
    expire(g, RESULTING_COMBAT)
    end_given(g, RESULTING_COMBAT)
