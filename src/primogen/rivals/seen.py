"""A view of Rivals laid out as the table its seat sees: see kernel/seen.py."""

from __future__ import annotations

from primogen.kernel.seen import lay_seen
from primogen.kernel.views import View
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.seeing import COUNTED
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import ACTION, CITY, MONSTER, STREETS


def as_seen(book: Rulebook, view: View) -> Table:
    g = Table(book)
    lay_seen(g, view, COUNTED)
    lie_behind_backs(g, view)
    for card in view.cards:
        if not g.sees(view.seat, card):
            g.knows[card] |= 1 << view.seat
    return g


def lie_behind_backs(g: Table, view: View) -> None:
    """The rules may ask for a card's kind: what lies face down in The Streets is a Monster, and elsewhere nobody."""
    kinds = g.pool.kinds
    monster, anything = kinds.index(MONSTER) if MONSTER in kinds else 0, kinds.index(ACTION) if ACTION in kinds else 0
    for card in view.backs:
        g.definition[card] = monster if g.controller[card] == CITY and g.zone[card] == STREETS else anything
