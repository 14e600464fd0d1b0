"""Cards come to the table, go from pile to pile, and are shuffled: what the atoms of every game are made of."""

from __future__ import annotations

from primogen.kernel.board import Board
from primogen.kernel.ids import NONE, Card, Seat


def add(g: Board, definition: int, seat: Seat, zone: int) -> Card:
    """A card of that seat comes into being there; the game's own columns of it are the game's to fill."""
    card = len(g.zone)
    g.definition.append(definition)
    g.owner.append(seat)
    g.controller.append(seat)
    g.zone.append(zone)
    g.host.append(NONE)
    g.live.append(0)
    at = g.pile_at(seat, zone)
    g.piles[at] = (*g.piles[at], card)
    return card


def move(g: Board, card: Card, zone: int, seat: Seat) -> None:
    """To the top of that pile of that seat, which from now on controls it."""
    piles, before = g.piles, g.zone[card]
    old = (g.nobody if before == g.on_cards else g.controller[card]) * g.zones + before
    new = (g.nobody if zone == g.on_cards else seat) * g.zones + zone
    pile = piles[old]
    at = pile.index(card)
    piles[old] = pile[:at] + pile[at + 1 :]
    piles[new] = (*piles[new], card)
    g.zone[card] = zone
    g.controller[card] = seat


def mint_anew(g: Board, seat: Seat, zone: int) -> list[Card]:
    """A pile is shuffled: after it no handle there tells which card it was before. Those are its handles."""
    at = g.pile_at(seat, zone)
    handles = sorted(g.piles[at])
    faces = g.shuffled([g.definition[card] for card in g.piles[at]])
    for card, face in zip(handles, faces, strict=True):
        g.definition[card] = face
    g.piles[at] = tuple(handles)
    return handles
