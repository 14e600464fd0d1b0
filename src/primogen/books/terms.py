"""What the Spanish rulebook calls things: the ledger is English, and these are its words in Spanish."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Final

import yaml

from primogen.books.ledger import Rule, loader, search
from primogen.games.register import wings
from primogen.kernel.shapes import Shape

CARD: Final = "card:"  # how the category of a card's name begins
REMARK: Final = re.compile(r" \([^)]*\)")  # "draw (a card)"


@dataclass(frozen=True)
class Term:
    """`variants` are other Spanish forms of the same book."""

    id: str
    en: str
    es: str
    category: str
    variants: list[str] = field(default_factory=list)
    inferred: bool = False
    note: str = ""


TERMS: Final = Shape(list[Term])


@cache
def terms() -> tuple[Term, ...]:
    """Words of the rules, without the names of cards."""
    found = [term for wing in wings().values() if wing.glossary for term in read_glossary(wing.glossary)]
    return tuple(bare(term) for term in found if not term.category.startswith(CARD))


def read_glossary(file: str) -> list[Term]:
    text = files("primogen").joinpath(file).read_text(encoding="utf-8")
    return TERMS.of(yaml.load(text, Loader=loader()))


def bare(term: Term) -> Term:
    """Without what only tells it from another."""
    return replace(term, en=REMARK.sub("", term.en), es=REMARK.sub("", term.es))


@cache
def english_words() -> dict[str, Term]:
    """Those whose Spanish differs, by their English form in small letters."""
    return {term.en.casefold(): term for term in reversed(terms()) if term.en.casefold() != term.es.casefold()}


@cache
def spanish_words() -> dict[str, str]:
    """English by Spanish, all in small letters."""
    pairs = [(form, term.en) for term in reversed(terms()) for form in (*term.variants, term.es)]
    return {form.casefold(): english.casefold() for form, english in pairs}


def pattern(words: tuple[str, ...], plural: str) -> re.Pattern[str]:
    """Any of these as whole words, the longest first."""
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest))}){plural}\b", re.IGNORECASE)


@cache
def english_pattern() -> re.Pattern[str]:
    return pattern(tuple(english_words()), "s?")


@cache
def spanish_pattern() -> re.Pattern[str]:
    return pattern(tuple(spanish_words()), "")


@cache
def terms_in(rule: str) -> tuple[Term, ...]:
    """The terms that a sentence of the ledger uses, each once, in its order."""
    found = dict.fromkeys(match[1].casefold() for match in english_pattern().finditer(rule))
    return tuple(english_words()[word] for word in found)


def in_english(words: str) -> str:
    """What somebody looks for in Spanish, as the ledger says it; other words stay."""

    def translated(match: re.Match[str]) -> str:
        return spanish_words()[match[1].casefold()]

    return spanish_pattern().sub(translated, words)


def search_both(words: str, english: str, within: str = "") -> list[tuple[str, Rule]]:
    """What these words find as they are, and then what their English finds besides."""
    found = search(words, within)
    if english == words:
        return found
    known = {rule.id for _, rule in found}
    return found + [(name, rule) for name, rule in search(english, within) if rule.id not in known]
