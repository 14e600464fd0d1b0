"""Reading a card's text aloud: how the rules begin an effect or ask a condition printed on a card."""

from __future__ import annotations

from primogen.kernel.effects import Condition, scope
from primogen.kernel.ids import NONE, Card
from primogen.rivals.rules.table import Table


def call_text(g: Table, card: Card, who: Card, that: Card = NONE, by: Card = NONE) -> None:
    """The printed text of a card that is being played, from the top."""
    text = g.face(card).text
    if text is not None:
        g.call(scope(g.controller[card], card, who, that, by, 0, g.number_of(text)))


def holds(g: Table, condition: Condition | None, card: Card, who: Card, that: Card = NONE) -> bool:
    """Nothing printed, nothing asked for."""
    return condition is None or condition.holds(g, scope(g.controller[card], card, who, that))
