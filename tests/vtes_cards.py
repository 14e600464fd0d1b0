"""All cards of krcg, compiled once for all tests."""

from __future__ import annotations

from functools import cache

from primogen.vtes.compiler.outcome import Compiled, Declined
from primogen.vtes.compiler.printed import all_cards
from primogen.vtes.kept import outcome
from primogen.vtes.playable import book_for, by_hand
from primogen.vtes.rules.rulebook import Rulebook


@cache
def compiled() -> dict[str, Compiled | Declined]:
    return {card.id: outcome(card) for card in all_cards()}


def by_name(name: str) -> Compiled | Declined:
    return next(each for each in compiled().values() if each.card.name == name)


def read(name: str) -> Compiled:
    found = by_name(name)
    assert isinstance(found, Compiled), found
    return found


def book_with(*names: str) -> Rulebook:
    """The cards written by hand, and these."""
    found = {card.id for card in all_cards() if card.name in names}
    assert len(found) >= len(names), names
    return book_for(frozenset({*by_hand(), *found}))
