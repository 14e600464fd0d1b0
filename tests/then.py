"""Tables of older editions for tests, as if the box had been printed before them: no set of theirs is written yet."""

from __future__ import annotations

from primogen.rivals.cards import SETS
from primogen.rivals.editions import EDITIONS, bound
from primogen.rivals.language.sets import CardSet, Earlier
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.rulebook import Rulebook

OLDEST = min(EDITIONS)
BOX = SETS["hunters_and_hunted"]


def card(name: str) -> Printed:
    return next(each for each in BOX.cards if each.name == name)


def box(*earlier: Earlier, since: str = OLDEST) -> CardSet:
    return BOX._replace(since=since, earlier=earlier)


def book_then(edition: str, *earlier: Earlier) -> Rulebook:
    return bound(edition, [box(*earlier)])


def book_in(edition: str, *cards: Printed) -> Rulebook:
    """The box, and some cards made for the test."""
    return bound(edition, [box(), CardSet(OLDEST, cards)])
