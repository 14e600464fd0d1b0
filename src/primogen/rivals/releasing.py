"""By which rules and cards a game of Rivals is played: see kernel/releasing.py."""

from __future__ import annotations

from typing import Final

from primogen.kernel import releasing as kernel
from primogen.kernel.journal import Header
from primogen.kernel.state import digest
from primogen.rivals.editions import book_of, edition_of
from primogen.rivals.opening import FORMAT, digest_of, understood

RULES: Final = ("primogen.rivals.rules", "primogen.rivals.language", "primogen.rivals.editions",
                "primogen.rivals.settling")  # fmt: skip
ALWAYS: Final = ("primogen.rivals.rules.words", "primogen.rivals.rules.switches", "primogen.rivals.rules.table")


def rules_digest() -> str:
    return kernel.rules_digest(RULES)


def released(header: Header) -> str:
    found = understood(header)
    try:
        cards = digest_of(found, book_of(found.edition))
    except KeyError as error:  # a card is gone
        cards = digest(str(error))
    return released_with(cards)


def released_with(cards: str) -> str:
    return kernel.released_with(rules_digest(), cards)


def under(header: Header, saved: object) -> str:
    return kernel.under_way(book_of(edition_of(header)), ALWAYS, saved)


def carried(header: Header, content: dict[str, object]) -> Header:
    found = understood(header)
    return carried_with(digest_of(found, book_of(found.edition)), header, content)


def carried_with(cards: str, header: Header, content: dict[str, object]) -> Header:
    return kernel.carried_with(FORMAT, cards, header, content)
