"""Words of a banner as nouns: "Conspiracy or Trap"; and which way a card faces."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import traits as t
from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.rivals.text.nouns import noun
from primogen.rivals.text.phrasebook import BOOKS, Noun
from primogen.text.grammar import NotSayable
from primogen.text.languages import pick
from primogen.text.phrasebooks import number_of

FACING: Final[dict[t.Trait, tuple[str, str]]] = {
    t.IsFaceDown(): ("face-down", "boca abajo"),
    ~t.IsFaceDown(): ("face-up", "boca arriba"),
}
WORDS: Final = {
    number_of(key, (w, ww)): key
    for key in (
        *("scheme", "conspiracy", "trap", "ritual", "animal", "relic", "title", "ghoul", "citizen", "vagrant"),
        *("antagonist", "retainer", "alchemy", "tradition", "gift", "rite"),
    )
}
WORDS_BEFORE: Final = {w.ONGOING: "ongoing", w.UNIQUE: "unique", w.SPECIAL: "special"}


def either(names: list[str], lang: int) -> str:
    return BOOKS[lang].grammar.or_.join(names)


def bits(words: int) -> list[int]:
    return [1 << at for at in range(words.bit_length()) if words >> at & 1]


def any_of(words: int, lang: int) -> Noun:
    """ "Conspiracy or Trap"."""
    if not words or any(bit not in WORDS for bit in bits(words)):
        raise NotSayable(f"no card is any of the words {words}")
    found = [noun(WORDS[bit], lang) for bit in bits(words)]
    return Noun(
        either([each.one for each in found], lang),
        either([each.many for each in found], lang),
        found[0].gender,
        found[0].person,
    )


def is_or_says(kind: Noun, lang: int) -> str:
    """ "is a Ghoul or has the word 'Ghoul' in its game text"."""
    return pick(
        lang,
        f'is a {kind.one} or has the word "{kind.one}" in its game text',
        f'es un {kind.one} o tiene la palabra "{kind.one}" en su texto',
    )
