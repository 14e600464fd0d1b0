"""Which cards can be played: those whose text is understood to the last word, and those written by hand.

A game's rulebook holds the cards of its decks alone: there are thousands of others.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from primogen.vtes.cards import CARDS
from primogen.vtes.compiler.outcome import Declined
from primogen.vtes.compiler.printed import cards_by_id
from primogen.vtes.kept import outcome
from primogen.vtes.lowering.faces import printed
from primogen.vtes.lowering.unlowered import Unlowered
from primogen.vtes.rules.answers import Answers
from primogen.vtes.rules.printed import Pool, Printed
from primogen.vtes.rules.procedures import PROCEDURES
from primogen.vtes.rules.rulebook import Rulebook


@dataclass(frozen=True)
class Unplayable:
    """Why: at which step, and the first thing that was not understood."""

    key: str
    name: str
    step: str
    why: str


@cache
def by_hand() -> dict[str, Printed]:
    return {card.key: card for card in CARDS}


@cache
def card_of(key: str) -> Printed | Unplayable:
    """By VEKN's id. What is written by hand takes the place of what is compiled."""
    if key in by_hand():
        return by_hand()[key]
    card = cards_by_id()[key]
    compiled = outcome(card)
    if isinstance(compiled, Declined):
        return Unplayable(key, card.name, compiled.gate, compiled.where)
    try:
        return printed(compiled)
    except Unlowered as missing:
        return Unplayable(key, card.name, "lowering", str(missing))


@cache
def book_for(keys: frozenset[str]) -> Rulebook:
    """All of these, which must be playable."""
    found = [card_of(key) for key in sorted(keys)]
    wrong = [card for card in found if isinstance(card, Unplayable)]
    if wrong:
        raise ValueError(f"{wrong[0].name} cannot be played yet: {wrong[0].why}")
    return Rulebook(Pool(tuple(card for card in found if isinstance(card, Printed))), PROCEDURES, Answers())
