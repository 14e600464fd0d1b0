"""What is asked, and what an option does, in words. {0} is the option's card, {1} its number, {2} the seat it names."""

from __future__ import annotations

from typing import Final

from primogen.kernel import effects as e
from primogen.rivals.rules import deals as d
from primogen.rivals.rules import words as w
from primogen.rivals.text.phrasebook import BOOKS
from primogen.text.phrasebooks import Said, numbered, together

ASKS: Final[dict[str, Said]] = together(book.asks for book in BOOKS)
INTEL_WORDS: Final[dict[str, Said]] = together(book.intel for book in BOOKS)
IF_IT_SUCCEEDS: Final = tuple(book.sayings["if-it-succeeds"] for book in BOOKS)
DOES: Final[dict[int, Said]] = numbered(together(book.does for book in BOOKS), e, w)
PROMISES: Final[dict[int, Said]] = numbered(together(book.promises for book in BOOKS), d)
