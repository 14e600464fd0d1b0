"""Circles of Blood Brothers: named on the card, or chosen as one came into play. VT-TERM-21."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card
from primogen.vtes.rules.atoms.choosing import chosen_by, circle_chosen_for
from primogen.vtes.rules.table import Table


def circle_of(g: Table, card: Card) -> tuple[str, Card]:
    """Its name; or the one whose circle it is: who names none is a circle by himself."""
    seen = [card]
    while True:
        printed, chosen = g.face(card).circle, circle_chosen_for(g, card)
        if printed or chosen != NONE:
            return printed or g.pool.circles[chosen], NONE
        other = chosen_by(g, card)
        if other == NONE or other in seen:
            return "", min(seen[seen.index(other) :]) if other in seen else card
        seen.append(other)
        card = other


def are_of_one_circle(g: Table, one: Card, other: Card) -> bool:
    return one == other or circle_of(g, one) == circle_of(g, other)
