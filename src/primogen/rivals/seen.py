"""A view laid out as the table its seat sees: values can be reckoned on it, and nothing is imagined.

It is no game to play on. A card the seat does not see lies where it lies, and its face is any that may lie there.
"""

from __future__ import annotations

from primogen.kernel.abilities import enter_index, row_of
from primogen.kernel.ids import Card
from primogen.kernel.resampling import lay_out
from primogen.kernel.views import View
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.seeing import COUNTED
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import ACTION, CITY, MONSTER, PILES_OF, STREETS


def as_seen(book: Rulebook, view: View) -> Table:
    g = Table(book)
    lay_out(g, view)
    lie_behind_backs(g, view)
    lay_piles(g, view)
    for card, live in zip(view.cards, view.facts["live"], strict=True):
        if live:
            put_in_force(g, card, live)
    for card in view.cards:
        if not g.sees(view.seat, card):
            g.knows[card] |= 1 << view.seat
    if view.decision is not None and view.decision.seat == view.seat:
        g.decision = view.decision
    return g


def lie_behind_backs(g: Table, view: View) -> None:
    """The rules may ask for a card's kind: what lies face down in The Streets is a Monster, and elsewhere nobody."""
    kinds = g.pool.kinds
    monster, anything = kinds.index(MONSTER) if MONSTER in kinds else 0, kinds.index(ACTION) if ACTION in kinds else 0
    for card in view.backs:
        g.definition[card] = monster if g.controller[card] == CITY and g.zone[card] == STREETS else anything


def lay_piles(g: Table, view: View) -> None:
    """The hidden cards fill the piles that everybody may count; which lies where means nothing."""
    piles: list[list[Card]] = [[] for _ in g.piles]
    for card in (*view.cards, *view.backs):
        piles[g.pile_at(g.controller[card], g.zone[card])].append(card)
    seen = {*view.cards, *view.backs}
    unseen = iter([card for card in range(view.handles) if card not in seen])
    sizes = iter(view.table["sizes"])
    for seat in range(PILES_OF):
        for zone in COUNTED:
            pile = piles[g.pile_at(seat, zone)]
            for _ in range(next(sizes) - len(pile)):
                card = next(unseen)
                g.owner[card], g.controller[card], g.zone[card] = seat, seat, zone
                pile.append(card)
    g.piles[:] = [tuple(pile) for pile in piles]


def put_in_force(g: Table, card: Card, live: int) -> None:
    for number, ability in enumerate(g.pool.abilities[g.definition[card]]):
        if live >> number & 1:
            enter_index(g, row_of(card, number), ability)
