"""Cards that have another face for a while: what is printed on them comes back as they leave their place in play."""

from __future__ import annotations

from primogen.kernel.abilities import put_in_force
from primogen.kernel.ids import Card
from primogen.rivals.rules.table import Table


def cover(g: Table, card: Card, face: int) -> None:
    """Everybody has seen which card it is, and from now on it is another."""
    g.beneath.append(card)
    g.own_faces.append(g.definition[card])
    give_face(g, card, face)


def turn_back(g: Table, card: Card) -> None:
    if card in g.beneath:
        at = g.beneath.index(card)
        give_face(g, card, g.own_faces[at])
        del g.beneath[at], g.own_faces[at]


def give_face(g: Table, card: Card, face: int) -> None:
    """What it has in the index goes; whatever the new face has there comes as it is put somewhere, or refreshed."""
    g.wears(face)
    put_in_force(g, card, 0)
    g.definition[card] = face
