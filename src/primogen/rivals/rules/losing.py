"""Losing Prestige to an effect, unless something is done instead."""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import propose_to_seat
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import lasting_on
from primogen.rivals.rules.atoms.prestige import gain_prestige, lose_prestige, stake_gained, steal_prestige
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.flags import BRACED
from primogen.rivals.rules.frame_kinds import LOSING
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import THIS_ATTACK, WOULD_LOSE_PRESTIGE

SEAT: Final = 0
NUMBER: Final = 1
CAUSE: Final = 2
THIEF: Final = 3
ONTO: Final = 4  # the card it is put on; NONE: the thief's supply


class Losing(Procedure[Table]):
    kind = LOSING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        seat, number = self.cells[SEAT], self.cells[NUMBER]
        if step == 0:
            propose_to_seat(g, WOULD_LOSE_PRESTIGE, seat, number, NUMBER)
        else:
            self.done()
            if self.cells[ONTO] != NONE:
                put_stolen(g, self.cells[THIEF], seat, number, self.cells[ONTO])
            else:
                lose(g, seat, number, self.cells[CAUSE], self.cells[THIEF])
        return None


def lose(g: Table, seat: Seat, number: int, cause: Seat, thief: Seat) -> None:
    if thief == NONE:
        lose_prestige(g, seat, number, cause)
    else:
        steal_prestige(g, thief, seat, number)


def make_lose(g: Table, seat: Seat, number: int, cause: Seat, thief: Seat = NONE) -> None:
    if g.index[WOULD_LOSE_PRESTIGE]:
        g.call(Losing([seat, number, cause, thief, NONE]))
    else:
        lose(g, seat, number, cause, thief)


def steal_onto(g: Table, thief: Seat, victim: Seat, number: int, card: Card) -> None:
    """From a player's supply straight onto a card, unless something is done instead."""
    if g.index[WOULD_LOSE_PRESTIGE]:
        g.call(Losing([victim, number, thief, thief, card]))
    else:
        put_stolen(g, thief, victim, number, card)


def put_stolen(g: Table, thief: Seat, victim: Seat, number: int, card: Card) -> None:
    """It passes through the thief's hands."""
    colours = steal_prestige(g, thief, victim, number)
    for at in range(0, len(colours), 2):
        stake_gained(g, thief, card, colours[at], colours[at + 1])


def braced(g: Table, seat: Seat) -> int:
    """How much that player gains before the Attack card under way makes them lose, spend or contribute Prestige."""
    return lasting_on(g, seat, BRACED, None) if g.lasting else 0


def brace(g: Table, card: Card, seat: Seat) -> None:
    """Once, and only for what the text of the Attack card does: R229-CRD-140 to -142."""
    attack, number = attack_under_way(g), braced(g, seat)
    if number and attack is not None and card == attack.attack_card and g.prestige[seat]:
        modify(g, BRACED, -number, card, seat, THIS_ATTACK)
        gain_prestige(g, seat, number)
