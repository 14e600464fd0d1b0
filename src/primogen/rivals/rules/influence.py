"""Influence: what a character has, and exerting it. RV-INF-01 to -14."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import Refusal
from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import modifiers, value
from primogen.rivals.rules.atoms.cards import place_face_down
from primogen.rivals.rules.atoms.influence import add_influence
from primogen.rivals.rules.atoms.tokens import put_token
from primogen.rivals.rules.frame_kinds import CONFLICT, EXERTING, PLAYING
from primogen.rivals.rules.legality import NAME_BARRED, why_barred
from primogen.rivals.rules.reading import call_text
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    INFLUENCE,
    MODIFIER,
    NO_INFLUENCE,
    NO_MODIFIERS,
    ONLY_ONE,
    PLACED,
    PLACES,
    STANDS_IN,
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
    return [card for card in g.pile(seat, PLACED) if g.kind(card) == MODIFIER or stands_in(g, card)]


def stands_in(g: Table, card: Card) -> bool:
    """A card placed as an Influence Modifier: it needs Blood Potency, and is not itself being played."""
    return g.face(card).needs_bp > 0 and not any(frame.kind == PLAYING and frame.cells[0] == card for frame in g.frames)


def stand_in_row(g: Table, seat: Seat, card: Card) -> int:
    """The ability by which this card of a hand may stand in, or NONE: R20-CRD-28."""
    needs = g.face(card).needs_bp
    for row in g.index[STANDS_IN] if needs else ():
        if row not in g.used and g.ability(row).amount(g, source_of(row), seat) >= needs:
            return row
    return NONE


def is_only_one(g: Table, card: Card) -> bool:
    """ "(1)": a Modifier that says so, and whatever stands in for one."""
    return g.kind(card) != MODIFIER or g.has_word(card, ONLY_ONE)


def why_not_modify(g: Table, seat: Seat, card: Card) -> Refusal | None:
    if g.kind(card) != MODIFIER and (not g.index[STANDS_IN] or stand_in_row(g, seat, card) == NONE):
        return NOT_A_MODIFIER
    if g.index[NO_MODIFIERS] and modifiers(g, NO_MODIFIERS, seat):
        return MODIFIERS_BARRED
    if barred_for_now(g, seat):
        return MODIFIERS_BARRED
    if why_barred(g, card) is not None:
        return NAME_BARRED
    if is_only_one(g, card) and any(is_only_one(g, other) for other in modifiers_placed(g, seat)):
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


def note_stand_in(g: Table, seat: Seat, card: Card) -> None:
    """Of a card about to leave its hand: once in each player's turn."""
    if g.kind(card) != MODIFIER:
        g.note_use(stand_in_row(g, seat, card))


def read_modifier(g: Table, card: Card) -> None:
    """Its text; or, of what stands in for one, the Blood Potency it needs."""
    if g.kind(card) == MODIFIER:
        call_text(g, card, NONE)
    else:
        add_influence(g, g.controller[card], g.face(card).needs_bp)


def place_modifier(g: Table, card: Card) -> None:
    """RV-SCHEME-07; R229-CRD-34: who hears of cards placed face down hears of it."""
    place_face_down(g, card, NONE, PLACED)
    happened(g, PLACES, g.controller[card], card)
