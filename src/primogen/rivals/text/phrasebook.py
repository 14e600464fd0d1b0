"""The words of Rivals, one file per language: see languages/en.toml, which says how to add another."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from primogen.text.languages import LANGUAGES


class Noun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`gender` is a key of the articles."""

    one: str
    many: str
    gender: str = "n"
    person: bool = False


class Pronoun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    gender: str = "n"
    person: bool = False


class Articles(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    a: str
    the: str
    the_many: str


class Grammar(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"and_": "and", "or_": "or"}):
    adjectives: str  # "before" or "after" the noun
    and_: str
    or_: str


class Phrasebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    language: str
    grammar: Grammar
    determiners: dict[str, str]
    articles: dict[str, Articles]
    nouns: dict[str, Noun]
    amounts: dict[str, Noun]
    adjectives: dict[str, dict[str, tuple[str, str]]]
    refs: dict[str, Pronoun]
    names: dict[str, Pronoun]
    players: dict[str, str]
    places: dict[str, dict[str, str]]
    taken: dict[str, dict[str, str]]
    there: dict[str, dict[str, str]]
    named: dict[str, tuple[str, str]]
    hunters: dict[str, str]
    werewolves: dict[str, str]
    stats: dict[str, str]
    tokens: dict[str, str]
    forms: dict[str, str]
    beings: dict[str, str]
    clans: dict[str, str]
    banner: dict[str, str]
    kinds: dict[str, str]
    asks: dict[str, str]
    intel: dict[str, str]
    does: dict[str, str]
    brings: dict[str, str]
    promises: dict[str, str]
    why: dict[str, str]
    said: dict[str, str]
    several: dict[str, str]
    causes: dict[str, str]
    terms: dict[str, str]
    parts: dict[str, str]
    ways: dict[str, str]
    faults: dict[str, str]
    under_way: dict[str, str]
    outcomes: dict[str, str]
    steps: dict[str, str]
    sayings: dict[str, str]


def read(code: str) -> Phrasebook:
    text = (files("primogen.rivals.text") / "languages" / f"{code}.toml").read_bytes()
    return msgspec.toml.decode(text, type=Phrasebook)


BOOKS: Final = tuple(read(code) for code in LANGUAGES)
