"""Counters: pool, blood, life and influence are one kind of thing, and what is not on the table is in the bank."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import last, value
from primogen.vtes.rules.atoms.clock import note_debt
from primogen.vtes.rules.in_force import note_hands
from primogen.vtes.rules.table import BANK, GIVEN_UP_DUE, LIFE_DUE, NOT_WITHDRAWING, OUST_DUE, Table
from primogen.vtes.rules.topics import CAPACITY, COUNTED, EMPTIED, POOL_LOST
from primogen.vtes.rules.words import ALLY, IMBUED, IN_PLAY, MINION_ZONES, ON_CARD, READY, RECRUITED, RETAINER

ALIVE = (READY, RECRUITED, ON_CARD)
LIVING = (ALLY, IMBUED, RETAINER)


def gain_pool(g: Table, seat: Seat, number: int) -> None:
    if number > 0 and g.is_in(seat):
        g.purse[seat] += number
        g.clock[BANK] -= number
        tell(g, "gains-pool", seat, number=number)


def burn_pool(g: Table, seat: Seat, number: int) -> int:
    """Lost or paid: VT-TERM-12. With the last of it she is ousted: VT-TERM-02."""
    burned = min(number, g.purse[seat])
    if burned:
        g.purse[seat] -= burned
        g.clock[BANK] += burned
        tell(g, "burns-pool", seat, number=burned)
        happened(g, POOL_LOST, seat, number=burned)
        stop_withdrawing(g, seat)  # VT-WITHDRAW-04
        note_empty(g, seat)
    if number > burned and g.is_in(seat):
        note_debt(g, seat, number - burned)
    return burned


def note_empty(g: Table, seat: Seat) -> None:
    if g.purse[seat] == 0 and g.is_in(seat):
        g.due.extend((OUST_DUE, seat))


def give_up(g: Table, seat: Seat) -> None:
    """All her pool, and nobody keeps her in the game."""
    burn_pool(g, seat, g.purse[seat])
    g.due.extend((GIVEN_UP_DUE, seat))


def stop_withdrawing(g: Table, seat: Seat) -> None:
    """VT-WITHDRAW-02 to -05: what is lost is lost."""
    if g.withdrawing[seat]:
        g.withdrawing[seat] = NOT_WITHDRAWING
        tell(g, "stays", seat)


def invest(g: Table, seat: Seat, card: Card, number: int = 1) -> int:
    """From pool to a card: VT-INF-04, -12."""
    moved = min(number, g.purse[seat])
    if moved:
        g.purse[seat] -= moved
        g.blood[card] += moved
        tell(g, "invests", seat, card, number=moved)
        happened(g, POOL_LOST, seat, number=moved)
        stop_withdrawing(g, seat)
        drain(g, card)
        note_counted(g, card)
        note_empty(g, seat)
    return moved


def take_back(g: Table, card: Card, seat: Seat, number: int) -> int:
    """From a card to pool: VT-INF-05."""
    moved = min(number, g.blood[card])
    if moved and g.is_in(seat):
        g.blood[card] -= moved
        g.purse[seat] += moved
        tell(g, "takes-back", seat, card, number=moved)
        note_lost_blood(g, card)
    return moved


def gain_blood(g: Table, card: Card, number: int) -> None:
    if number > 0:
        g.blood[card] += number
        g.clock[BANK] -= number
        tell(g, "gains-blood", g.controller[card], card, number=number)
        drain(g, card)


def drain(g: Table, card: Card) -> None:
    """VT-CRYPT-04: no vampire in play holds more than his capacity."""
    if g.is_vampire(card) and g.zone[card] in MINION_ZONES:
        over = g.blood[card] - value(g, card, CAPACITY)
        if over > 0:
            g.blood[card] -= over
            g.clock[BANK] += over


def burn_blood(g: Table, card: Card, number: int) -> int:
    """Blood or life, to the bank: VT-TERM-09. How much there was."""
    burned = min(number, g.blood[card])
    if burned:
        g.blood[card] -= burned
        g.clock[BANK] += burned
        tell(g, "burns-blood", g.controller[card], card, number=burned)
        note_lost_blood(g, card)
        note_lifeless(g, card)
    return burned


def note_lifeless(g: Table, card: Card) -> None:
    """What is stolen is another thing: strikes of one pair come before anybody falls."""
    if not g.blood[card] and g.zone[card] in ALIVE and g.kind(card) in LIVING:
        g.due.extend((LIFE_DUE, card))


def add_counters(g: Table, card: Card, number: int) -> None:
    """To a card that lies in play, from the bank."""
    g.blood[card] += number
    g.clock[BANK] -= number
    tell(g, "gains-counters", g.controller[card], card, number=number)
    note_counted(g, card)


def note_counted(g: Table, card: Card) -> None:
    if g.zone[card] in (IN_PLAY, ON_CARD):
        happened(g, COUNTED, g.controller[card], card)
        note_hands(g)


def note_lost_blood(g: Table, card: Card) -> None:
    """VT-WITHDRAW-03; and of a card that lies in play, its counters."""
    note_counted(g, card)
    if g.is_minion(card) and g.zone[card] in MINION_ZONES:
        stop_withdrawing(g, g.controller[card])
        if not g.blood[card] and g.is_vampire(card):
            happened(g, EMPTIED, g.controller[card], card)


def steal_blood(g: Table, thief: Card, victim: Card, number: int) -> int:
    """VT-STRIKE-32, -35, -36."""
    moved = move_blood(g, victim, thief, number)
    if moved:
        tell(g, "steals-blood", g.controller[thief], thief, victim, moved)
    return moved


def move_blood(g: Table, giver: Card, taker: Card, number: int) -> int:
    moved = min(number, g.blood[giver])
    if moved:
        g.blood[giver] -= moved
        g.blood[taker] += moved
        note_lost_blood(g, giver)
        drain(g, taker)
    return moved


def modify(g: Table, stat: int, by: int, source: Card, on: Card, until: int) -> None:
    if by:
        last(g, stat, by, source, on, until)
