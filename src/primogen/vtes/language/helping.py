"""Who helps to pay for a card: vampires with their blood; he who plays it, by paying less for it once in a turn."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import source_of
from primogen.kernel.ids import Card
from primogen.vtes.rules.atoms.cards import tap
from primogen.vtes.rules.atoms.clock import is_used, note_used
from primogen.vtes.rules.atoms.counters import burn_blood
from primogen.vtes.rules.helping import Bill, Helps
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import PAID, THIS_TURN


@dataclass(frozen=True)
class BloodForCards(Helps):
    """ "You can use up to 1 of her blood to pay some or all of the cost" of cards with that word, that you play."""

    word: int
    most: int

    def spares(self, g: Table, row: int, bill: Bill) -> tuple[int, int]:
        source = source_of(row)
        if g.controller[source] != bill.seat or not bill.face.words & self.word or source == bill.who:
            return 0, 0
        if is_used(g, row):
            return 0, 0
        most = min(self.most, g.blood[source])
        return min(most, bill.pool), min(most, bill.blood) if not bill.pool else 0

    def help(self, g: Table, row: int, number: int) -> None:
        burn_blood(g, source_of(row), number)
        note_used(g, row, PAID)


@dataclass(frozen=True)
class LocksForPool(Helps):
    """ "If he is ready, you can lock him to pay the pool cost of a card with that word with his blood instead"."""

    word: int

    def spares(self, g: Table, row: int, bill: Bill) -> tuple[int, int]:
        source = source_of(row)
        if g.controller[source] != bill.seat or not bill.face.words & self.word or not can_lock(g, source):
            return 0, 0
        return (bill.pool if bill.pool <= g.blood[source] else 0), 0

    def help(self, g: Table, row: int, number: int) -> None:
        tap(g, source_of(row))
        burn_blood(g, source_of(row), number)


@dataclass(frozen=True)
class LessForHim(Helps):
    """ "Once each turn, he can reduce the cost of a card he plays by 1 blood"."""

    number: int

    def spares(self, g: Table, row: int, bill: Bill) -> tuple[int, int]:
        if bill.who != source_of(row) or is_used(g, row):
            return 0, 0
        return 0, min(self.number, bill.blood)

    def help(self, g: Table, row: int, number: int) -> None:
        note_used(g, row, THIS_TURN)


def can_lock(g: Table, card: Card) -> bool:
    return g.is_ready(card) and not g.tapped[card]
