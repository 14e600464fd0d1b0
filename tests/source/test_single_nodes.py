"""Nodes of the language that exactly one card uses count as special: there may be fewer of them, and never more."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass
from typing import Final

from support import RULEBOOK

# Of a thousand cards, how many nodes may be used by one alone. Whoever merges some into a general word lowers it.
CEILING: Final = 29
LANGUAGE: Final = "primogen.rivals.language"
CARDS: Final = {card.key: card for card in RULEBOOK.pool.cards}


def nodes_in(part: object) -> set[str]:
    """The names of all nodes of this game's language in a card; those of the kernel are no game's."""
    if isinstance(part, tuple):
        return set().union(*(nodes_in(each) for each in part))
    if not is_dataclass(part) or isinstance(part, type):
        return set()
    within = set().union(*(nodes_in(vars(part)[field.name]) for field in fields(part)))
    return within | ({type(part).__name__} if type(part).__module__.startswith(LANGUAGE) else set())


def used_by() -> Counter[str]:
    """Of every node, how many cards use it."""
    return Counter(node for card in CARDS.values() for node in nodes_in(card))


def test_no_more_nodes_are_made_for_one_card() -> None:
    """A new card that needs a new word makes one that others can use as well, or takes the place of another."""
    single = sorted(node for node, cards in used_by().items() if cards == 1)
    assert len(single) * 1000 <= CEILING * len(CARDS), single


def test_most_of_the_language_is_used_by_several() -> None:
    found = used_by()
    assert len(found) > 100
    assert sum(cards > 1 for cards in found.values()) > len(found) / 2
