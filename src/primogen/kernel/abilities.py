"""Abilities in play and their index: topic -> rows (card, number). No row, no work.

A topic is an event kind, a stat, or an event that may be replaced; a game numbers them all in one space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.ids import Card

if TYPE_CHECKING:
    from primogen.kernel.board import Board
    from primogen.kernel.events import Event
    from primogen.kernel.game import Game

MOST_ABILITIES: Final = 8  # on one card


class Ability:
    """`topics` says when it is looked at; the methods, what it then does."""

    def topics(self) -> tuple[int, ...]:
        raise NotImplementedError

    def effect(self) -> Effect | None:
        return None

    def hears(self, g: Game, source: Card, event: Event) -> bool:
        return False

    def still_applies(self, g: Game, at: Resolve) -> bool:
        """Of several due at one moment: what was resolved before it may have undone what it asks for."""
        return True

    def amount(self, g: Game, source: Card, subject: int) -> int:
        return 0

    def lowers(self) -> bool:
        """Of a value: whether its amount may be below 0."""
        return False

    def moments(self) -> int:
        """Of what its player may use: when, a bit for each moment; a game gives these meaning."""
        return 0

    def is_forced(self) -> bool:
        """Of something done instead: no choice."""
        return False


def row_of(card: Card, number: int) -> int:
    return card * MOST_ABILITIES + number


def source_of(row: int) -> Card:
    return row // MOST_ABILITIES


def number_of(row: int) -> int:
    return row % MOST_ABILITIES


def enter_index(g: Game, row: int, ability: Ability) -> None:
    index = g.index
    for topic in ability.topics():
        index[topic] = (*index[topic], row)


def leave_index(g: Game, row: int, ability: Ability) -> None:
    index = g.index
    for topic in ability.topics():
        index[topic] = tuple([other for other in index[topic] if other != row])


def put_in_force(g: Board, card: Card, wanted: int) -> None:
    """From now on exactly these abilities of the card, a bit for each, are in the index."""
    before = g.live[card]
    g.live[card] = wanted
    for number, ability in enumerate(g.printed.abilities[g.definition[card]]):
        now, then = wanted >> number & 1, before >> number & 1
        if now and not then:
            enter_index(g, row_of(card, number), ability)
        elif then and not now:
            leave_index(g, row_of(card, number), ability)
