"""Nouns of the game by their numbers, in all languages: sections of the phrasebook."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.rivals.text.phrasebook import BOOKS
from primogen.text.phrasebooks import Said, number_of, numbered, together

NOTHING: Final[Said] = ("",) * len(BOOKS)

NOUNS: Final[dict[int, Said]] = {w.TYPELESS: NOTHING, **numbered(together(book.stats for book in BOOKS), w, ww)}
TOKENS: Final[dict[int, Said]] = numbered(together(book.tokens for book in BOOKS), w, ww)
FORMS: Final[dict[int, Said]] = {
    w.OPEN: NOTHING,
    w.LEADER_FORM: NOTHING,
    **numbered(together(book.forms for book in BOOKS), w),
}
BEINGS: Final[dict[int, Said]] = numbered(together(book.beings for book in BOOKS), w, ww)
CLANS: Final[dict[int, Said]] = numbered(together(book.clans for book in BOOKS), w, ww)
BANNER: Final[tuple[tuple[int, Said], ...]] = tuple(
    (number_of(key, (w, ww)), said) for key, said in together(book.banner for book in BOOKS).items()
)
KINDS: Final[dict[int, Said]] = numbered(together(book.kinds for book in BOOKS), w, ww)


def banner(kind: int, words: int, lang: int) -> str:
    """The line under the picture: RV-TERM-06. That Citizens and Vagrants become Retainers goes without saying."""
    parts = [KINDS[kind][lang]] if kind != w.PRINCE else []
    shown = words & ~w.RETAINER if words & (w.CITIZEN | w.VAGRANT) else words
    parts += [names[lang] for word, names in BANNER if shown & word]
    return " - ".join(parts) + (" (1)" if words & w.ONLY_ONE else "")


MARKS: Final = {w.NO_INFLUENCE: "no-influence-token", w.FEAR: "fear-token", w.MINUS_BP: "minus-bp-token"}
