"""Editions: each settles its own switches, plays in its own city, and has its own book of cards and rules.

They are called by when they came out, so that they sort. An update that says nothing on a point leaves it as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from primogen.kernel.journal import Header
from primogen.rivals.cards import SETS
from primogen.rivals.citing import ids_in
from primogen.rivals.language.sets import CardSet, Earlier
from primogen.rivals.rules.answers import Answers
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.procedures import PROCEDURES
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.switches import HOW_MANY, settled
from primogen.rivals.rules.words import MONSTER
from primogen.rivals.settling import settled_in


@dataclass(frozen=True)
class Edition:
    """`city`: where one plays unless the table chooses another. `switches`: those not as in the newest edition."""

    name: str
    city: str
    switches: Mapping[str, str] = field(default_factory=dict)

    def settled(self) -> list[int]:
        return settled(self.switches, [0] * HOW_MANY)


EDITIONS: Final = {
    edition.name: edition
    for edition in (
        Edition("2020", "san-francisco", settled_in("2020")),
        Edition("2022-06", "san-francisco", settled_in("2022-06")),
        Edition("2022-09", "san-francisco", settled_in("2022-09")),
        Edition("2023", "rio"),
    )
}
NEWEST: Final = max(EDITIONS)
UNSAID: Final = "2023"  # the edition of a header that names none


def edition_of(header: Header) -> str:
    edition = header.get("edition", UNSAID)
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise ValueError(f"no edition is called {edition!r}: {', '.join(EDITIONS)}")
    return edition


def book_of(edition: str = NEWEST) -> Rulebook:
    """Bound once."""
    return kept_book(edition)


@cache
def kept_book(edition: str) -> Rulebook:
    return bound(edition, SETS.values())


def bound(edition: str, sets: Iterable[CardSet]) -> Rulebook:
    """The sets that were printed by then, oldest first, each card as it was printed then.

    A card has the same number in every book it is in: what only names cards, or asks for their faces by number, may do
    so from the newest.
    """
    printed = sorted((each for each in sets if each.since <= edition), key=age)
    earlier = {one.card.key: one.card for each in printed for one in held_in(edition, each)}
    cities = {name: copies_of(deck, earlier) for each in printed for name, deck in each.cities.items()}
    additions = {name: copies_of(deck, earlier) for each in printed for name, deck in each.additions.items()}
    cards = tuple(earlier.get(card.key, card) for each in printed for card in each.cards)
    monsters = copies_of([card for card in cards if card.kind == MONSTER], earlier)
    return Rulebook(Pool(cards), PROCEDURES, Answers(), cities, monsters, ids_in(edition), additions)


def age(each: CardSet) -> str:
    return each.since


def held_in(edition: str, each: CardSet) -> list[Earlier]:
    """The printings that held then; of one card the last counts, which was the first to be changed."""
    keys = {card.key for card in each.cards}
    strange = [one for one in each.earlier if one.card.key not in keys or one.until not in EDITIONS]
    if strange:
        raise ValueError(f"{strange[0].card.key}, until {strange[0].until}: there is no such card, or edition")
    return sorted((one for one in each.earlier if edition < one.until), key=ending, reverse=True)


def ending(one: Earlier) -> str:
    return one.until


def copies_of(cards: Iterable[Printed], earlier: Mapping[str, Printed]) -> list[str]:
    """Each card's id, as often as the box holds it."""
    return [card.key for card in cards for _ in range(earlier.get(card.key, card).copies)]
