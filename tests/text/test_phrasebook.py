"""The words of the game are one file per language: complete, alike in all, and refused by name where they are not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final

import msgspec
import pytest

from primogen.rivals.text.banners import WORDS, WORDS_BEFORE
from primogen.rivals.text.entries import BEINGS, KINDS
from primogen.rivals.text.nouns import BARE, DETERMINERS, Phrase, said
from primogen.rivals.text.phrasebook import BOOKS, Phrasebook
from primogen.text.languages import EN, ES, LANGUAGES
from primogen.text.phrasebooks import together

SOURCES: Final = {
    code: (files("primogen.rivals.text") / "languages" / f"{code}.toml").read_text() for code in LANGUAGES
}
OF_ITS_OWN: Final = ("articles", "hunters", "werewolves")  # sections whose keys are words of the language itself


def leaves(table: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every entry of a file by its full name."""
    if not isinstance(table, Mapping):
        yield path, table
        return
    for key, part in table.items():
        yield from leaves(part, f"{path}.{key}".lstrip("."))


def entries(code: str) -> dict[str, object]:
    found = dict(leaves(msgspec.toml.decode(SOURCES[code])))
    return {name: text for name, text in found.items() if name.split(".")[0] not in OF_ITS_OWN}


def shared(code: str) -> dict[str, object]:
    """Without what depends on genders: nouns name theirs, and adjectives have a form for each."""
    found = {name: text for name, text in entries(code).items() if not name.endswith((".gender", ".person"))}
    return {name.rpartition(".")[0] if name.startswith("adjectives.") else name: text for name, text in found.items()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_entries(code: str) -> None:
    assert shared(code).keys() == shared("en").keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_put_into_a_phrase_is_the_same_in_every_language(code: str) -> None:
    """Articles and agreement are the language's own affair."""
    own = {"{a}", "{the}", "{attached}"}
    for name, text in shared(code).items():
        theirs, ours = (set(re.findall(r"\{\w*\}", str(each))) - own for each in (text, shared("en")[name]))
        assert (name, theirs) == (name, ours)


@pytest.mark.parametrize("lang", LANGUAGES.values())
def test_every_noun_has_an_article_and_every_adjective_a_form_for_it(lang: int) -> None:
    book = BOOKS[lang]
    genders = {noun.gender for noun in book.nouns.values()} | {ref.gender for ref in book.refs.values()}
    assert genders <= book.articles.keys()
    for key, forms in book.adjectives.items():
        assert (key, genders - forms.keys()) == (key, set())


@pytest.mark.parametrize("lang", LANGUAGES.values())
def test_whatever_a_trait_may_be_called_is_a_noun(lang: int) -> None:
    keys = {*BEINGS.values(), *KINDS.values(), *WORDS.values()}
    assert keys <= BOOKS[lang].nouns.keys()
    assert set(WORDS_BEFORE.values()) <= BOOKS[lang].adjectives.keys()
    assert set(DETERMINERS.values()) <= BOOKS[lang].determiners.keys()


@pytest.mark.parametrize("lang", LANGUAGES.values())
def test_no_noun_is_a_person_in_one_language_and_a_thing_in_another(lang: int) -> None:
    persons = {key for key, noun in BOOKS[EN].nouns.items() if noun.person}
    assert {key for key, noun in BOOKS[lang].nouns.items() if noun.person} == persons


def test_a_noun_knows_its_plural() -> None:
    """Not by an ending: "Conspiracies", "Conspiraciones", "Títulos de Príncipe"."""
    for lang, one, many in ((EN, "Conspiracy", "Conspiracies"), (ES, "Título de Príncipe", "Títulos de Príncipe")):
        noun = next(noun for noun in BOOKS[lang].nouns.values() if noun.one == one)
        assert (said(Phrase(noun), BARE, lang), noun.many) == (one, many)


# ---- a translator's slips


def test_a_missing_phrase_is_named() -> None:
    with pytest.raises(ValueError, match="not in every language: mend"):
        together([{"act": "Act", "mend": "Mend"}, {"act": "Actúa"}])


@pytest.mark.parametrize(
    ("slip", "says"),
    [
        (("[asks]\n", '[askz]\nact = "Act"\n[asks]\n'), "askz"),
        (("[asks]\n", "[asks]\nmore = 3\n"), "asks"),
        (('gender = "m", person = true }', 'gendre = "m", person = true }'), "gendre"),
    ],
)
def test_a_file_that_is_not_a_phrasebook_is_refused(slip: tuple[str, str], says: str) -> None:
    broken = SOURCES["es"].replace(*slip, 1)
    assert broken != SOURCES["es"]
    with pytest.raises(msgspec.ValidationError, match=says):
        msgspec.toml.decode(broken, type=Phrasebook)
