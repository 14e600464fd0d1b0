"""Minions that Gehenna events do not affect: what they give, take, cost and allow others they do not do to them."""

from __future__ import annotations

from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import IGNORES_GEHENNA
from primogen.vtes.rules.words import EVENT, GEHENNA


def is_unaffected(g: Table, source: Card, who: Card) -> bool:
    if not g.index[IGNORES_GEHENNA] or g.kind(source) != EVENT or not g.has_word(source, GEHENNA):
        return False
    return g.is_minion(who) and value(g, who, IGNORES_GEHENNA) > 0
