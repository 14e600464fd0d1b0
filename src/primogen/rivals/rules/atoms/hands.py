"""A hand as others see it: backs, and nothing about which card has been held for how long.

After a shuffle handles lie in order, and the top one is drawn: a card's own handle would tell when it was drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from primogen.kernel.abilities import MOST_ABILITIES, source_of
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.story import unname
from primogen.rivals.rules.atoms.cards import take_back
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import CHARACTER, HAND


def leave_hand(g: Table, card: Card, besides: Sequence[Card] = ()) -> Card:
    """The handle under which a card is about to leave a hand: the lowest there of its back, whichever card it is.

    `besides` are those that are about to leave with it.
    """
    if g.zone[card] != HAND:
        return card
    kinds, definition, hand = g.pool.kinds, g.definition, g.hand(g.controller[card])
    is_character = kinds[definition[card]] == CHARACTER
    alike = [each for each in hand if (kinds[definition[each]] == CHARACTER) == is_character]
    lowest = min([each for each in alike if each not in besides] if besides else alike)
    if lowest != card:
        exchange(g, card, lowest)
    return lowest


def return_to_hand(g: Table, card: Card) -> None:
    """Its owner's. Everybody who saw the card sees which one it is."""
    tell(g, "to-hand", g.owner[card], card)
    take_back(g, card)


def lay_open(g: Table, seat: Seat) -> None:
    """Before others see a hand: by face, and so are the handles of each back. Nothing tells when a card was drawn."""
    for is_character in (False, True):
        handles = sorted([card for card in g.hand(seat) if (g.kind(card) == CHARACTER) == is_character])
        for at, handle in enumerate(handles):
            _, _, least = min([(g.definition[card], g.knows[card], card) for card in handles[at:]])
            if least != handle:
                exchange(g, least, handle)
    at = g.pile_at(seat, HAND)
    g.piles[at] = tuple(sorted(g.piles[at]))


def exchange(g: Table, one: Card, other: Card) -> None:
    """Each takes the other's handle; for its player the hand stays in order."""
    for column in (g.definition, g.knows):
        column[one], column[other] = column[other], column[one]
    new_handle = {one: other, other: one}
    at = g.pile_at(g.controller[one], HAND)
    g.piles[at] = tuple([new_handle.get(card, card) for card in g.piles[at]])
    unname(g, [one, other])
    for rows in (g.used, g.spent):
        rows[:] = [
            new_handle.get(source_of(row), source_of(row)) * MOST_ABILITIES + row % MOST_ABILITIES for row in rows
        ]
