"""The text of a card in our own words and in a language: from its tree, or beside a card by hand that nothing reads."""

from __future__ import annotations

from primogen.text.languages import ES
from primogen.vtes.compiler.outcome import Compiled
from primogen.vtes.compiler.printed import Card
from primogen.vtes.kept import outcome
from primogen.vtes.text.by_hand import text_by_hand


def text_of(card: Card, lang: int) -> tuple[str, ...]:
    """A line a level; in English where Spanish lacks a word."""
    found = outcome(card)
    if not isinstance(found, Compiled):
        return text_by_hand(card.id, lang)
    if lang == ES:
        from primogen.vtes.text.spanish.printing import spanish  # its column is read when somebody wants it

        return spanish(card, found.face) or found.text
    return found.text
