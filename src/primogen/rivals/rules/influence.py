"""Influence: what a character has, and exerting it. RV-INF-01 to -14."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Refusal
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import modifiers, value
from primogen.rivals.rules.atoms.cards import place_face_down
from primogen.rivals.rules.atoms.influence import add_influence
from primogen.rivals.rules.atoms.tokens import put_token
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    CONFLICT,
    EXERTING,
    INFLUENCE,
    MODIFIER,
    NO_INFLUENCE,
    NO_MODIFIERS,
    ONLY_ONE,
    PLACED,
)

NO_INFLUENCE_TOKEN: Final = Refusal("RV-TOKEN-11", "no-influence-token")
HAS_NO_INFLUENCE: Final = Refusal("RV-INF-04", "has-no-influence")
NOT_A_MODIFIER: Final = Refusal("RV-INF-08", "not-a-modifier")
ONE_OF_A_KIND: Final = Refusal("RV-INF-09", "one-of-a-kind")
MODIFIERS_BARRED: Final = Refusal("RV-GOLD-02", "modifiers-barred")


def is_influence_called_for(g: Table) -> bool:
    """In an Influence Conflict, or for the price of a Title."""
    return any(frame.kind in (CONFLICT, EXERTING) for frame in g.frames)


def why_not_exert(g: Table, card: Card) -> Refusal | None:
    if g.no_influence[card]:
        return NO_INFLUENCE_TOKEN
    return None if value(g, card, INFLUENCE) else HAS_NO_INFLUENCE


def modifiers_placed(g: Table, seat: Seat) -> list[Card]:
    return [card for card in g.pile(seat, PLACED) if g.kind(card) == MODIFIER]


def why_not_modify(g: Table, seat: Seat, card: Card) -> Refusal | None:
    if g.kind(card) != MODIFIER:
        return NOT_A_MODIFIER
    if g.index[NO_MODIFIERS] and modifiers(g, NO_MODIFIERS, seat):
        return MODIFIERS_BARRED
    if barred_for_now(g, seat):
        return MODIFIERS_BARRED
    if g.has_word(card, ONLY_ONE) and any(g.has_word(other, ONLY_ONE) for other in modifiers_placed(g, seat)):
        return ONE_OF_A_KIND
    return None


def barred_for_now(g: Table, seat: Seat) -> bool:
    """By an effect that lasts for this Scheme; such a row is on the seat, not on a card."""
    lasting = g.lasting
    return any(lasting[at] == NO_MODIFIERS and lasting[at + 3] == seat for at in range(0, len(lasting), 5))


def exert(g: Table, card: Card) -> None:
    """RV-INF-05, -06: all it has, and a token says so."""
    seat, amount = g.controller[card], value(g, card, INFLUENCE)
    put_token(g, card, NO_INFLUENCE, seat)
    add_influence(g, seat, amount)
    tell(g, "exerts", seat, card, number=amount)


def place_modifier(g: Table, card: Card) -> None:
    """RV-SCHEME-07."""
    place_face_down(g, card, NONE, PLACED)
