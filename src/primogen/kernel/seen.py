"""A view laid out as the table its seat sees: values can be reckoned on it, and nothing is imagined.

It is no game to play on. A card the seat does not see lies where it lies, and its face is whatever the game puts there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from primogen.kernel.abilities import enter_index, row_of
from primogen.kernel.resampling import lay_out

if TYPE_CHECKING:
    from primogen.kernel.board import Board
    from primogen.kernel.ids import Card
    from primogen.kernel.views import View


def lay_seen(g: Board, view: View, counted: tuple[int, ...]) -> None:
    """On an empty table. `counted` are the zones whose cards everybody may count."""
    lay_out(g, view)
    lay_piles(g, view, counted)
    for card, live in zip(view.cards, view.facts["live"], strict=True):
        if live:
            put_in_force(g, card, live)
    if view.decision is not None and view.decision.seat == view.seat:
        g.decision = view.decision


def lay_piles(g: Board, view: View, counted: tuple[int, ...]) -> None:
    """The hidden cards fill the piles that everybody may count; which lies where means nothing."""
    piles: list[list[Card]] = [[] for _ in g.piles]
    for card in (*view.cards, *view.backs):
        piles[g.pile_at(g.controller[card], g.zone[card])].append(card)
    seen = {*view.cards, *view.backs}
    unseen = iter([card for card in range(view.handles) if card not in seen])
    sizes = view.table["sizes"]
    for at, size in enumerate(sizes):
        seat, zone = at // len(counted), counted[at % len(counted)]
        pile = piles[g.pile_at(seat, zone)]
        for _ in range(size - len(pile)):
            card = next(unseen)
            g.owner[card], g.controller[card], g.zone[card] = seat, seat, zone
            pile.append(card)
    g.piles[:] = [tuple(pile) for pile in piles]


def put_in_force(g: Board, card: Card, live: int) -> None:
    for number, ability in enumerate(g.printed.abilities[g.definition[card]]):
        if live >> number & 1:
            enter_index(g, row_of(card, number), ability)
