"""Questions about a table, by the names of its cards: what a scenario, a puzzle or a test asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from primogen.kernel.board import Board
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.scenarios.acting import Acting
from primogen.scenarios.names import meant, split_number
from primogen.scenarios.told import Unknown

B_co = TypeVar("B_co", bound=Board, covariant=True)


class ByName(Acting[B_co]):
    def __init__(self, g: B_co, zones: Mapping[int, str]) -> None:
        super().__init__(g)
        self.zones = zones

    def card(self, name: str) -> Card:
        raise NotImplementedError

    def where(self, name: str) -> str:
        return self.zones[self.g.zone[self.card(name)]]

    def host(self, name: str) -> str:
        host = self.g.host[self.card(name)]
        return "" if host == NONE else name_of(self.g, host)

    def sees(self, seat: Seat, name: str) -> bool:
        """Its face; NONE is a spectator."""
        return self.g.sees(seat, self.card(name))

    def value(self, name: str, stat: int) -> int:
        return value(self.g, self.card(name), stat)

    def names(self, seat: Seat, zone: int) -> list[str]:
        return [name_of(self.g, card) for card in self.g.pile(seat, zone)]


def name_of(g: Board, card: Card) -> str:
    return g.printed.cards[g.definition[card]].name


def one_called(g: Board, name: str, seat: Seat, among: Callable[[str], list[Card]]) -> Card:
    """The first card of that name, of that player's if there is one; "Name (2)" is the second."""
    called, number = split_number(name)
    found = among(called)
    own = [card for card in found if g.controller[card] == seat]
    if len(own) >= number:
        return own[number - 1]
    if len(found) < number:
        there = [] if found else [name_of(g, card) for card in range(g.handles())]
        raise Unknown(f"{name!r} is not on the table{meant(called, there)}")
    return found[number - 1]
