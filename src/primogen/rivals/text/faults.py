"""Faults of a deck in words. {0} is the card, {1} a number."""

from __future__ import annotations

from typing import Final

from primogen.rivals.decks.validation import Fault
from primogen.rivals.text.phrasebook import BOOKS
from primogen.text.phrasebooks import Said, together

FAULTS: Final[dict[str, Said]] = together(book.faults for book in BOOKS)


def fault_words(fault: Fault, lang: int) -> str:
    words = FAULTS[fault.key][lang].format(fault.card, fault.number)
    return f"{words[0].upper()}{words[1:]}"


def fault_text(fault: Fault, lang: int) -> str:
    return f"{fault_words(fault, lang)} ({fault.rule})"
