"""Paying Prestige: from the personal supply, and from what lies on the character one is dealing with."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.laid import end_without_tokens
from primogen.rivals.rules.atoms.prestige import pay_prestige, spendable, staked, unstake
from primogen.rivals.rules.frame_kinds import PAYING
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import ROW3, Table
from primogen.rivals.rules.words import ANY_PURSE, HAND, PAY_FROM_CARD, PAYS_FOR_ABILITIES, PLACED

SEAT: Final = 0
LEFT: Final = 1
ROW: Final = 2  # the ability that opens any purse, or NONE
NEAR: Final = 3  # how many of the purses are open without it
PURSES: Final = 4  # from here on: characters whose Prestige may pay


def dealt_with(g: Table, seat: Seat, that: Card) -> list[Card]:
    """RV-HUNTER-20 to -22: the target of the effect; else, of those who fight, the opponent in the attack under way."""
    if that != NONE and g.controller[that] != seat:
        return [that]
    attack = attack_under_way(g)
    if attack is None or seat not in (attack.seat, g.controller[attack.target]):
        return []
    opponent = attack.target if attack.seat == seat else attack.attacker
    return [] if g.controller[opponent] == seat else [opponent]


def purses(g: Table, seat: Seat, that: Card, of: Card = NONE) -> list[Card]:
    """`of` is the card whose cost it is."""
    if not g.stakes:
        return []
    found = [*dealt_with(g, seat, that), *stashes(g, seat, of)]
    return [card for card in found if staked(g, card, seat)]


def stashes(g: Table, seat: Seat, of: Card) -> list[Card]:
    """Cards that pay for the ability of a character: R229-CRD-145."""
    if not g.index[PAYS_FOR_ABILITIES] or of == NONE or of not in g.coterie(seat):
        return []
    cards = [source_of(row) for row in g.index[PAYS_FOR_ABILITIES]]
    return [card for card in cards if g.controller[card] == seat]


def opener(g: Table, seat: Seat, use: Card) -> int:
    """The ability by which Prestige on any character may pay for one of that card, once in a turn; NONE if none may."""
    if g.zone[use] not in (HAND, PLACED):
        for row in g.index[ANY_PURSE]:
            if row not in g.used and g.ability(row).amount(g, source_of(row), seat):
                return row
    return NONE


def far_purses(g: Table, seat: Seat, near: list[Card]) -> list[Card]:
    """All other characters with Prestige of that colour: RV-TERM-11, those in torpor too."""
    rows = g.stakes
    found = [rows[at] for at in range(0, len(rows), ROW3) if rows[at + 1] == seat and rows[at] not in near]
    return [card for card in found if g.face(card).is_character() and not g.face_down[card]]


def all_purses(g: Table, seat: Seat, that: Card, use: Card) -> list[Card]:
    near = purses(g, seat, that, use)
    is_opened = bool(g.index[ANY_PURSE]) and bool(g.stakes) and use != NONE and opener(g, seat, use) != NONE
    return near + far_purses(g, seat, near) if is_opened else near


def can_afford(g: Table, seat: Seat, number: int, that: Card, use: Card = NONE) -> bool:
    """`use` is the card whose ability it is paid for, if it is."""
    supply = spendable(g, seat)
    return supply >= number or supply + sum(staked(g, card, seat) for card in all_purses(g, seat, that, use)) >= number


class Paying(Procedure[Table]):
    """RV-HUNTER-21: mixed as the player likes, purse by purse."""

    kind = PAYING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return self.next_purse(g, step, chosen)

    def next_purse(self, g: Table, step: int, chosen: Chosen) -> Asks:
        seat, left = self.cells[SEAT], self.cells[LEFT]
        if PURSES + step == len(self.cells):
            pay_prestige(g, seat, left)
            self.done()
            return None
        card = self.cells[PURSES + step]
        if chosen != UNASKED:
            number = number_of(chosen)
            if number:
                if step >= self.cells[NEAR] and self.cells[ROW] not in g.used:
                    g.note_use(self.cells[ROW])
                unstake(g, card, seat, number)
                end_without_tokens(g, card)
                tell(g, "pays-from", seat, card, number=number)
            self.cells[LEFT] -= number
            return None
        elsewhere = spendable(g, seat) + sum(staked(g, other, seat) for other in self.cells[PURSES + step + 1 :])
        decision = g.ask(seat, "pay-from", "RV-HUNTER-21", about=card)
        for number in range(max(0, left - elsewhere), min(left, staked(g, card, seat)) + 1):
            decision.offer(PAY_FROM_CARD, card, number)
        return decision


def pay(g: Table, seat: Seat, number: int, that: Card, use: Card = NONE) -> None:
    found = all_purses(g, seat, that, use)
    if found:
        row = opener(g, seat, use) if g.index[ANY_PURSE] and use != NONE else NONE
        g.call(Paying([seat, number, row, len(purses(g, seat, that, use)), *found]))
    else:
        pay_prestige(g, seat, number)
