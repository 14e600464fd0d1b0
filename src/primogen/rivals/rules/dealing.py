"""Damage about to be dealt: the rows of a frame that deals it. RV-DMG-01: the same for attacks and all else.

A hit is one part of the damage: its kind, and how much is left. All hits on one character belong together: Shields and
prevention reduce them once.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.frames import Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules.frame_kinds import MITIGATION
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import AGGRAVATED_QUALITY, ATTRIBUTES, PHYSICAL, RANGED, SUPERFICIAL_QUALITY, TYPELESS

HITS: Final = 24  # from here on, hits

TO: Final = 0
DEALER: Final = 1
BY_SEAT: Final = 2  # whose damage it is; CITY if no player's
AMOUNT: Final = 3
DAMAGE_TYPE: Final = 4
QUALITY: Final = 5
HIT: Final = 6  # ints per hit


def attribute_against(damage_type: int) -> int:
    """RV-DMG-09: Ranged and Physical meet Physical. NONE for typeless damage: RV-DMG-07."""
    if damage_type == RANGED:
        return PHYSICAL
    return damage_type if damage_type in ATTRIBUTES else NONE


class Dealing(Procedure[Table]):
    def hits(self) -> list[int]:
        """Where each hit begins among the cells."""
        return list(range(HITS, len(self.cells), HIT))

    def hits_on(self, card: Card) -> list[int]:
        return [at for at in range(HITS, len(self.cells), HIT) if self.cells[at] == card]

    def damaged(self) -> list[Card]:
        """Each character hit, once, in order."""
        return list(dict.fromkeys(self.cells[at] for at in range(HITS, len(self.cells), HIT)))

    def amount_on(self, card: Card) -> int:
        return sum(self.cells[at + AMOUNT] for at in self.hits_on(card))

    def add_hit(self, to: Card, dealer: Card, seat: Seat, amount: int, damage_type: int, quality: int) -> None:
        if amount > 0:
            self.cells.extend((to, dealer, seat, amount, damage_type, quality))

    def reduce(self, at: int, by: int) -> None:
        self.cells[at + AMOUNT] = max(0, self.cells[at + AMOUNT] - by)

    def change_type(self, card: Card, damage_type: int) -> None:
        """RV-DMG-04: all of it."""
        for at in self.hits_on(card):
            self.cells[at + DAMAGE_TYPE] = damage_type

    def lose_aggravated(self, card: Card) -> None:
        """RV-DMG-14, -15: it becomes the predominant type of the rest; with no type at all, it has none."""
        predominant = self.predominant_type(card)
        for at in self.hits_on(card):
            if self.is_aggravated(at):
                self.cells[at + QUALITY] &= ~AGGRAVATED_QUALITY
                self.cells[at + DAMAGE_TYPE] = predominant

    def become_superficial(self, card: Card) -> None:
        for at in self.hits_on(card):
            self.cells[at + QUALITY] |= SUPERFICIAL_QUALITY

    def predominant_type(self, card: Card) -> int:
        totals: dict[int, int] = {}
        for at in self.hits_on(card):
            kind = self.cells[at + DAMAGE_TYPE]
            totals[kind] = totals.get(kind, 0) + self.cells[at + AMOUNT]
        totals.pop(TYPELESS, 0)
        return max(totals, key=totals.__getitem__, default=TYPELESS)

    def is_aggravated(self, at: int) -> bool:
        return self.cells[at + QUALITY] & AGGRAVATED_QUALITY != 0

    def is_superficial(self, at: int) -> bool:
        return self.cells[at + QUALITY] & SUPERFICIAL_QUALITY != 0


def damage_to_mitigate(g: Table) -> Dealing | None:
    """What deals the damage that somebody is mitigating."""
    for at in range(len(g.frames) - 1, 0, -1):
        if g.frames[at].kind == MITIGATION:
            dealing = g.frames[at - 1]
            assert isinstance(dealing, Dealing)
            return dealing
    return None
