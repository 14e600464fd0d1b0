"""Refusals in words: the section `why` of the phrasebook. {0} is the card refused, {1} what a text speaks of."""

from __future__ import annotations

from typing import Final

from primogen.rivals.text.phrasebook import BOOKS
from primogen.text.phrasebooks import Said, together

WHY: Final[dict[str, Said]] = together(book.why for book in BOOKS)
