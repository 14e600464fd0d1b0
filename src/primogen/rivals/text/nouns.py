"""Nouns in a sentence: with their adjectives, articles and numbers, as each language has them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from primogen.rivals.text.phrasebook import BOOKS, Noun
from primogen.text.grammar import article
from primogen.text.languages import EN

# how it is spoken of
ONE: Final = 0  # "a character", "un personaje"
EACH: Final = 1
TARGET: Final = 2
MANY: Final = 3  # "characters"
BARE: Final = 4  # "character"
ONLY: Final = 5  # "1 card"
SUBJECT: Final = 6  # "characters", "los personajes"
ALL: Final = 7
RANDOM: Final = 8  # "random card"
RANDOM_MANY: Final = 9

DETERMINERS: Final = {
    ONE: "one",
    EACH: "each",
    TARGET: "target",
    MANY: "many",
    BARE: "many",
    ONLY: "only",
    SUBJECT: "subject",
    ALL: "all",
    RANDOM: "random",
    RANDOM_MANY: "random",
}
PLURAL: Final = (MANY, SUBJECT, ALL, RANDOM_MANY)


@dataclass(frozen=True)
class Phrase:
    """A noun with all that is said of it."""

    noun: Noun
    adjectives: tuple[str, ...] = ()  # keys of the phrasebook
    names: str = ""  # a name that goes with it as it is: "Caitiff or Thin-Blood"
    after: str = ""
    is_superlative: bool = False  # "the lowest ...", never "a lowest ..."


def noun(key: str, lang: int) -> Noun:
    return BOOKS[lang].nouns[key]


def said(phrase: Phrase, how: int, lang: int) -> str:
    book, many = BOOKS[lang], how in PLURAL
    words = [adjective(key, phrase.noun, lang, many=many) for key in phrase.adjectives]
    words += [phrase.names] if phrase.names else []
    head = phrase.noun.many if many else phrase.noun.one
    full = " ".join([*words, head] if book.grammar.adjectives == "before" else [head, *words])
    articles = book.articles[phrase.noun.gender]
    key = "the" if how == ONE and phrase.is_superlative else DETERMINERS[how]
    return book.determiners[key].format(
        noun=full,
        after=phrase.after,
        a=article(full) if lang == EN else articles.a,
        the=articles.the_many if many else articles.the,
    )


def adjective(key: str, of: Noun, lang: int, *, many: bool) -> str:
    return BOOKS[lang].adjectives[key][of.gender][many]


def a(of: Noun, lang: int) -> str:
    """ "a Relic", "una Reliquia"."""
    return said(Phrase(of), ONE, lang)


# ---- the personal "a" of Spanish

WHOM: Final = "@"  # before somebody or something that is acted on: "a" before a person, nothing before a thing
BEFORE: Final = (
    r"(?:(?:un|una|el|la|los|las|esta|este|esa|ese|cada|tu|su|hasta|todos|todas|cualquier|número|de|\d+|X) )*"
)
THINGS: Final = {
    name.casefold()
    for each in BOOKS[1:]
    for found in each.nouns.values()
    if not found.person
    for name in (found.one, found.many)
}
THING: Final = re.compile(f"@(?={BEFORE}(?:{'|'.join(sorted(map(re.escape, THINGS)))}))", re.I)


def as_object(name: str, lang: int) -> str:
    """Whom or what a verb acts on; of what is not named yet, it is settled when it is."""
    if lang == EN:
        return name
    return WHOM + name if "{" in name else with_persons(WHOM + name, lang)


def with_persons(text: str, lang: int) -> str:
    """ "quema a este personaje", but "quema esta carta"."""
    if lang == EN or WHOM not in text:
        return text.replace(WHOM, "")
    return THING.sub("", text).replace(WHOM, "a ")
