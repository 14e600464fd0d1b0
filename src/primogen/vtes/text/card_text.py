"""The text of a card in our own words and in a language: printed from the trees that its own text was read into."""

from __future__ import annotations

from primogen.text.languages import ES
from primogen.vtes.compiler.outcome import Compiled
from primogen.vtes.compiler.printed import Card
from primogen.vtes.kept import outcome


def text_of(card: Card, lang: int) -> tuple[str, ...]:
    """A line a level; in English where Spanish lacks a word."""
    found = outcome(card)
    if lang == ES and isinstance(found, Compiled):
        from primogen.vtes.text.spanish.printing import spanish  # its column is read when somebody wants it

        return spanish(card, found.face) or found.text
    return found.text
