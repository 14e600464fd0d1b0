"""Gangrel and Nosferatu made for tests, beside the extras."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from support import book_with

# fmt: off
WILD: Final = (
    fighter("Wolf", clan=n.GANGREL, disciplines=(n.ANIMALISM, n.FORTITUDE, n.FORTITUDE, n.PROTEAN, n.PROTEAN)),
    fighter("Rat", clan=n.NOSFERATU, bp=6, disciplines=(n.ANIMALISM, n.OBFUSCATE, n.OBFUSCATE, n.POTENCE)),
)
# fmt: on

BOOK: Final = book_with(*HELPERS, *WILD)
