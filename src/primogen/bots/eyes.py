"""A view, read: which cards this seat sees where, and what is printed on them."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.views import View
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.table import ACTIONS, ACTIVE, SEATS, UNHOSTED_ACTIONS
from primogen.rivals.rules.words import (
    ATTACHED,
    ATTRIBUTES,
    CITY,
    HAND,
    HAVEN,
    HUNTERS,
    PHYSICAL,
    RANGED,
    STREETS,
)


class Eyes:
    def __init__(self, view: View, pool: Pool) -> None:
        self.view: Final = view
        self.pool: Final = pool
        self.at: Final = {card: number for number, card in enumerate(view.cards)}
        self.backs: Final = {card: number for number, card in enumerate(view.backs)}

    @property
    def me(self) -> Seat:
        return self.view.seat

    def fact(self, card: Card, name: str) -> int:
        if card in self.at:
            return self.view.facts[name][self.at[card]]
        if card in self.backs and name in self.view.back_facts:
            return self.view.back_facts[name][self.backs[card]]
        return NONE

    def face(self, card: Card) -> Printed | None:
        return self.pool.cards[self.fact(card, "definition")] if card in self.at else None

    def owner(self, card: Card) -> Seat:
        return self.fact(card, "controller")

    def cards(self, zone: int, seat: Seat | None = None) -> list[Card]:
        zones, owners = self.view.facts["zone"], self.view.facts["controller"]
        return [
            card
            for card, where, whose in zip(self.view.cards, zones, owners, strict=True)
            if where == zone and (seat is None or whose == seat)
        ]

    def hand(self) -> list[Card]:
        return self.cards(HAND, self.me)

    def coterie(self, seat: Seat) -> list[Card]:
        return self.cards(HAVEN, seat) + self.cards(STREETS, seat)

    def foes(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != self.me]

    @property
    def seats(self) -> int:
        return self.view.table["clock"][SEATS]

    @property
    def actions(self) -> int:
        return self.view.table["clock"][ACTIONS] + self.view.table["clock"][UNHOSTED_ACTIONS]

    @property
    def is_my_turn(self) -> bool:
        return self.view.table["clock"][ACTIVE] == self.me

    @property
    def prestige(self) -> int:
        return self.view.table["prestige"][self.me]

    @property
    def is_hunter(self) -> bool:
        return self.view.table["faction"][self.me] == HUNTERS

    @property
    def rival(self) -> Seat:
        return self.view.table["rival"][self.me]

    def is_mine(self, card: Card) -> bool:
        return self.owner(card) == self.me

    def is_citys(self, card: Card) -> bool:
        return self.owner(card) == CITY

    def attribute(self, card: Card, kind: int) -> int:
        """Printed, and what is attached: near enough for a simple mind."""
        face = self.face(card)
        if face is None or kind not in ATTRIBUTES:
            return 0
        return face.attributes[kind - PHYSICAL]

    def defence(self, card: Card, kind: int) -> int:
        return self.attribute(card, PHYSICAL if kind == RANGED else kind)

    def life(self, card: Card) -> int:
        """Blood left; of a Mortal, what it takes to defeat it."""
        face = self.face(card)
        if face is None:
            return 6  # a Monster nobody has seen
        return self.fact(card, "blood") or face.blood

    def attachments(self, card: Card) -> int:
        return sum(self.fact(each, "host") == card for each in self.cards(ATTACHED))
