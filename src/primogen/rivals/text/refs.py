"""Pronouns in words: which one card, and which player."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import refs
from primogen.rivals.text.nouns import as_object
from primogen.rivals.text.phrasebook import BOOKS, Noun
from primogen.text.grammar import NotSayable
from primogen.text.languages import EN
from primogen.text.phrasebooks import Said, number_of, numbered, together

PRONOUNS: Final = {number_of(key, (refs,)): key for key in (*BOOKS[0].refs, *BOOKS[0].names)}
NAMES: Final[dict[int, Said]] = {  # what a sentence has chosen and named, when it is mentioned again
    number_of(key, (refs,)): tuple(book.names[key].says for book in BOOKS) for key in BOOKS[0].names
}
REFS: Final[dict[int, Said]] = {
    **{number_of(key, (refs,)): tuple(book.refs[key].says for book in BOOKS) for key in BOOKS[0].refs},
    **{number: ("{" + said[0] + "}",) * len(BOOKS) for number, said in NAMES.items()},
}
PLAYERS: Final[dict[int, Said]] = numbered(together(book.players for book in BOOKS), refs)


def ref(number: int, lang: int) -> str:
    if number not in REFS:
        raise NotSayable(f"no pronoun is number {number}")
    return REFS[number][lang]


def as_noun(number: int, lang: int) -> Noun:
    """With its gender, for what agrees with it."""
    text, key, book = ref(number, lang), PRONOUNS[number], BOOKS[lang]
    found = book.refs[key] if key in book.refs else book.names[key]
    return Noun(text, text, found.gender, found.person)


def to(number: int, lang: int) -> str:
    return f"to {ref(number, lang)}" if lang == EN else f"a {ref(number, lang)}"


def whom(number: int, lang: int) -> str:
    """As what is acted on."""
    return as_object(ref(number, lang), lang)


def player(number: int, lang: int) -> str:
    if number not in PLAYERS:
        raise NotSayable(f"no player is number {number}")
    return PLAYERS[number][lang]
