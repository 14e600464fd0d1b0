"""Leader Abilities of foes that a text gives to somebody else, for as long as Blood lies so.

For each player and each foe a card of no deck lies beside the table, with the face of that foe's active Haven. It acts
for whoever has such a text; `in_force` says when. All that could change it calls `follow_borrowed`.
"""

from __future__ import annotations

from primogen.kernel.abilities import source_of
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules import in_force
from primogen.rivals.rules.atoms.faces import give_face
from primogen.rivals.rules.flags import BORROWS_HAVENS
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import HAVEN_CARD, UNUSED


def refresh(g: Table, card: Card) -> None:
    in_force.refresh(g, card)
    follow_borrowed(g)


def follow_borrowed(g: Table) -> None:
    if not g.has_any(g.pool.borrowers):
        return
    for seat in range(g.seats()):
        for card in g.pile(seat, UNUSED):
            if g.kind(card) == HAVEN_CARD and g.tagger[card] != NONE:
                g.host[card] = borrower(g, seat)
                wear(g, card, g.haven_card[g.tagger[card]])
                in_force.refresh_one(g, card)


def borrower(g: Table, seat: Seat) -> Card:
    rows = g.index[BORROWS_HAVENS]
    return next((source_of(row) for row in rows if g.controller[source_of(row)] == seat), NONE)


def wear(g: Table, card: Card, haven: Card) -> None:
    """Once everybody has seen that Haven."""
    if haven != NONE and not g.face_down[haven] and g.definition[haven] != g.definition[card]:
        give_face(g, card, g.definition[haven])
        g.reface()
