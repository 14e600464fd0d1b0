"""Gangrel and Nosferatu made for tests, beside the extras; and the book of an older edition with them in it."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from primogen.rivals.cards import SETS
from primogen.rivals.editions import EDITIONS, bound
from primogen.rivals.language import nouns as n
from primogen.rivals.language.sets import CardSet
from primogen.rivals.language.vocabulary import (
    THIS,
    antagonist,
    attach_this,
    attack_ends,
    mend,
    mortal,
    ready,
    this_character,
    title,
    when,
    when_party_moves,
)
from primogen.rivals.rules.rulebook import Rulebook
from support import book_with

# fmt: off
WILD: Final = (
    fighter("Wolf", clan=n.GANGREL, disciplines=(n.ANIMALISM, n.FORTITUDE, n.FORTITUDE, n.PROTEAN, n.PROTEAN)),
    fighter("Mirrored", attributes=(3, 3, 0)),
    fighter("Tireless", when(attack_ends(by=this_character), ready(THIS)), attributes=(2, 2, 2)),
    fighter("Beast", attributes=(0, 0, 5)),
    fighter("Rat", clan=n.NOSFERATU, bp=6, disciplines=(n.ANIMALISM, n.OBFUSCATE, n.OBFUSCATE, n.POTENCE)),
    title("test-sheriff", "Sheriff", influence=1, bp=1, text=attach_this(THIS)),
    mortal("test-tramp", "Tramp", n.VAGRANT, blood=2, agenda=0, burn=mend(2, THIS)),
    antagonist("test-killer", "Killer", when_party_moves(1), blood=4, agenda=1),
)
# fmt: on

BOOK: Final = book_with(*HELPERS, *WILD)


def book_then(edition: str) -> Rulebook:
    """The sets that were out by then, as they were printed then."""
    return bound(edition, [*SETS.values(), CardSet(min(EDITIONS), (*HELPERS, *WILD))])
