"""Derived values: printed and added to, or set; then bounded below by 0. `explain` is the same loop with a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.abilities import MOST_ABILITIES, source_of
from primogen.kernel.ids import NONE, Card

if TYPE_CHECKING:
    from primogen.kernel.game import Game

STAT: Final = 0
BY: Final = 1
SOURCE: Final = 2
ON: Final = 3
UNTIL: Final = 4
LASTING: Final = 5  # ints per modifier with an end

PRINTED: Final = "printed"
SET: Final = "set"


class Part:
    """One term of a sum. `key` says what it is when no card is its source: printed, or given by a rule."""

    def __init__(self, source: Card, amount: int, key: str = "") -> None:
        self.source: Final = source
        self.amount: Final = amount
        self.key: Final = key


def value(g: Game, card: Card, stat: int) -> int:
    total = g.printed_value(card, stat)
    if g.index[stat]:
        total += modifiers(g, stat, card)
    if g.lasting:
        total += lasting_on(g, card, stat, None)
    return total if total > 0 else 0


def balance(g: Game, card: Card, stat: int) -> int:
    """Not bounded, as one term of a greater sum."""
    return g.printed_value(card, stat) + added(g, card, stat)


def added(g: Game, card: Card, stat: int) -> int:
    """By abilities in play, and by what lasts for a while."""
    return modifiers(g, stat, card) + (lasting_on(g, card, stat, None) if g.lasting else 0)


def explain(g: Game, card: Card, stat: int) -> list[Part]:
    parts = g.printed_parts(card, stat)
    for row in g.index[stat]:
        amount = g.ability(row).amount(g, source_of(row), card)
        if amount:
            parts.append(Part(source_of(row), amount))
    lasting_on(g, card, stat, parts)
    return parts


def modifiers(g: Game, stat: int, subject: int) -> int:
    """What abilities in play add, to a card or to what is not printed on one: a seat's, for example."""
    total = 0
    for row in g.index[stat]:
        total += g.ability(row).amount(g, row // MOST_ABILITIES, subject)
    return total


def lasting_on(g: Game, card: Card, stat: int, parts: list[Part] | None) -> int:
    lasting, total = g.lasting, 0
    for at in range(0, len(lasting), LASTING):
        if lasting[at] != stat or (lasting[at + ON] != card and not g.is_among(lasting[at + ON], card)):
            continue
        if not g.is_fixed(card, stat):
            total += lasting[at + BY]
            if parts is not None:
                parts.append(Part(lasting[at + SOURCE], lasting[at + BY]))
    return total


def last(g: Game, stat: int, by: int, source: Card, on: int, until: int) -> None:
    g.lasting.extend((stat, by, source, on, until))


def expire(g: Game, until: int, on: int = NONE) -> None:
    """End what lasted until then, on one card or on all."""
    lasting = g.lasting
    if not lasting:
        return
    kept: list[int] = []
    for at in range(0, len(lasting), LASTING):
        row = lasting[at : at + LASTING]
        if row[UNTIL] != until or on not in (NONE, row[ON]):
            kept.extend(row)
    lasting[:] = kept
