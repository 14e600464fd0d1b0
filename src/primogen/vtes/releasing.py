"""By which rules and cards a game of the Eternal Struggle is played: see kernel/releasing.py."""

from __future__ import annotations

from typing import Final

from primogen.kernel import releasing as kernel
from primogen.kernel.journal import Header, OpeningError
from primogen.kernel.state import digest
from primogen.vtes.opening import FORMAT, digest_of, understood
from primogen.vtes.rules.rulebook import Rulebook

RULES: Final = ("primogen.vtes.rules", "primogen.vtes.language", "primogen.vtes.editions")
ALWAYS: Final = ("primogen.vtes.rules.words", "primogen.vtes.rules.switches", "primogen.vtes.rules.table")


def rules_digest() -> str:
    return kernel.rules_digest(RULES)


def released(header: Header) -> str:
    try:
        cards = digest_of(understood(header))
    except OpeningError as error:  # a card is gone
        cards = digest(str(error))
    return released_with(cards)


def released_with(cards: str) -> str:
    return kernel.released_with(rules_digest(), cards)


def under(book: Rulebook, saved: object) -> str:
    return kernel.under_way(book, ALWAYS, saved)


def carried(header: Header, content: dict[str, object]) -> Header:
    return carried_with(digest_of(understood(header)), header, content)


def carried_with(cards: str, header: Header, content: dict[str, object]) -> Header:
    return kernel.carried_with(FORMAT, cards, header, content)
