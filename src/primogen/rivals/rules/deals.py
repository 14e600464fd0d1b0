"""Deals: promises the engine holds people to until the turn ends. RV-DEAL-01 to -06.

A promise is a row: who promised, what, to whom, and how much. R20-SCH-05: some deals hold for several turns; they say
for how many rounds, as one of their terms.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Refusal
from primogen.kernel.ids import Seat
from primogen.rivals.rules.switches.schemes import DEALS, OVER_TURNS
from primogen.rivals.rules.table import ROW2, ROW4, Table

KEEP_YOUR_WORD: Final = Refusal("RV-DEAL-03", "keep-your-word")

NOT_ATTACK: Final = 0  # that player's characters
SAY_YES_WITH: Final = 1  # to every Scheme, exerting at least so much
SAY_NO_WITH: Final = 2
WILL_CONTRIBUTE: Final = 3  # to that player's Conspiracy, when shown it
GIVE_INTEL: Final = 4  # so many discards for that player's attacks
NOT_BLOCK: Final = 5  # that player's attacks
NOT_REACT: Final = 6  # to that player's attacks
HOLDS_FOR: Final = 7  # so many rounds of the table, whatever else the deal says
PROMISES: Final = (NOT_ATTACK, SAY_YES_WITH, SAY_NO_WITH, WILL_CONTRIBUTE, GIVE_INTEL, NOT_BLOCK, NOT_REACT)
COUNTED: Final = (SAY_YES_WITH, SAY_NO_WITH, GIVE_INTEL, HOLDS_FOR)


MOST_DECLINED: Final = 3  # deals of a turn that one player may propose to another in vain: reading 80


def may_propose(g: Table, proposer: Seat) -> list[Seat]:
    """RV-DEAL-01: to whom. Anyone may propose, but the active player is a party. R20-SCH-05: to anybody."""
    anybody = proposer == g.active or g.switches[DEALS] == OVER_TURNS
    partners = g.foes(proposer) if anybody else [g.active]
    return [partner for partner in partners if times_declined(g, proposer, partner) < MOST_DECLINED]


def times_declined(g: Table, proposer: Seat, partner: Seat) -> int:
    rows = g.declined
    return sum([rows[at] == proposer and rows[at + 1] == partner for at in range(0, len(rows), ROW2)])


def term(seat: Seat, promise: int, number: int) -> int:
    """One term of a deal as one number."""
    return (seat * 16 + promise) * 16 + number


def rounds_of(terms: list[int]) -> int:
    """For how many rounds a deal holds; 0: only in this turn."""
    found = [terms[at + 3] for at in range(0, len(terms), ROW4) if terms[at + 1] == HOLDS_FOR]
    return max(found, default=0)


def has_promised(g: Table, seat: Seat, promise: int, to: Seat) -> bool:
    rows = g.deals
    for at in range(0, len(rows), ROW4):
        if rows[at] == seat and rows[at + 1] == promise and rows[at + 2] == to:
            return True
    return False


def promised_influence(g: Table, seat: Seat, promise: int) -> int:
    """The most Influence this seat has promised to say that with, to whomever: it takes only one Scheme to keep it."""
    return max([promised_number(g, seat, promise, to) for to in range(g.seats())])


def promised_number(g: Table, seat: Seat, promise: int, to: Seat) -> int:
    """The most this seat has promised of that; 0 if nothing."""
    rows = g.deals
    found = [
        rows[at + 3]
        for at in range(0, len(rows), ROW4)
        if rows[at] == seat and rows[at + 1] == promise and rows[at + 2] == to
    ]
    return max(found, default=0)
