"""Wraiths: a burned Mortal and a token, borne as one attachment. RV-WRAITH-01 to -10."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules.atoms.cards import attach_face_down, attached
from primogen.rivals.rules.attachments import is_full, why_not_bear
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import BOX, BURNED_PILE, CITY, MORTAL


def a_burned_mortal(g: Table) -> Card:
    return next((card for card in reversed(g.pile(CITY, BURNED_PILE)) if g.kind(card) == MORTAL), NONE)


def can_create_wraith(g: Table, seat: Seat, bearer: Card) -> bool:
    """RV-WRAITH-02: there must be a burned Mortal, and a token left in the stack."""
    mortal = a_burned_mortal(g)
    if mortal == NONE or bearer == NONE or not g.pile(seat, BOX):
        return False
    return not is_full(g, bearer) and why_not_bear(g, bearer, mortal, seat) is None


def create_wraith(g: Table, seat: Seat, bearer: Card) -> None:
    """RV-WRAITH-03: both lie face down, the token on the Mortal; only their player knows the token."""
    mortal, token = a_burned_mortal(g), g.pile(seat, BOX)[-1]
    attach_face_down(g, mortal, bearer, seat)
    attach_face_down(g, token, mortal, seat)
    attached(g, mortal)
