"""Every card prints its text in both languages, as a person would write it."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

import pytest

from primogen.rivals.cards.hunters_and_hunted import CARDS as HUNTERS_AND_HUNTED
from primogen.rivals.language.icons import Named
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.cards import card_text, keyword_lines
from primogen.rivals.text.faults import FAULTS
from primogen.rivals.text.lexicon import BANNER, BEINGS, CLANS, FORMS, KINDS, NOUNS, TOKENS, banner
from primogen.rivals.text.log import SAID, WAYS
from primogen.rivals.text.prompts import ASKS, DOES, PROMISES
from primogen.rivals.text.refusals import WHY
from primogen.text.languages import EN, ES
from support import EVERY_CARD
from wording import numbers, slips, words

CARDS = EVERY_CARD
HEADINGS = {
    EN: {"Leader Ability", "When defeated, choose one:"},
    ES: {"Habilidad de Líder", "Al ser derrotado, elige una:"},
}
TABLES = [
    *ASKS.values(),
    *DOES.values(),
    *PROMISES.values(),
    *WHY.values(),
    *SAID.values(),
    *WAYS,
    *FAULTS.values(),
    *NOUNS.values(),
    *TOKENS.values(),
    *FORMS.values(),
    *BEINGS.values(),
    *KINDS.values(),
    *(names for _, names in BANNER),
]

# Words that the two languages write alike, and names that are never translated.
ALIKE = {
    *("a", "animal", "clan", "color", "general", "global", "has", "id", "legal", "mental", "mortal", "no", "original"),
    "personal",
    *("reduce", "ritual", "rival", "social", "solo", "superficial", "x"),
    *("auspex", "protean", "coterie", "diablerie", "ghoul", "ghouls", "wraith", "wraiths", "arsenal", "favor"),
    *("ahroun", "galliard", "philodox", "ragabash", "theurge", "don"),
}


def lines_of(card: Printed, lang: int) -> list[str]:
    """Its sentences: no headings, no line of keywords."""
    plain = HEADINGS[lang] | set(keyword_lines(card, lang))
    return [line for line in card_text(card, lang).splitlines() if line not in plain]


def each_card() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", CARDS, ids=[card.key for card in CARDS])


def test_there_are_144_cards_in_the_box() -> None:
    cards = HUNTERS_AND_HUNTED
    assert len({card.key for card in cards}) == len({card.name for card in cards}) == 144


@each_card()
def test_a_card_prints_a_clean_text(card: Printed) -> None:
    """Nothing of the program shows, and nothing a proof-reader would mark."""
    for lang in (EN, ES):
        for line in card_text(card, lang).splitlines():
            assert (line, slips(line, lang)) == (line, [])


@each_card()
def test_a_line_is_a_sentence(card: Printed) -> None:
    """It begins with a capital, after any icons, and ends with a full stop; and so does every sentence in it."""
    for lang in (EN, ES):
        assert lines_of(card, lang) or not (card.text or card.abilities), f"{card.name} says nothing"
        for line in lines_of(card, lang):
            assert re.match(r"(\[|¿?[A-ZÁÉÍÓÚÑ])", line), line
            assert line.endswith((".", "?")), line
            later = re.sub(r"(máx|mín)\. ", "", line)
            assert not re.search(r"[.?] [a-záéíóúñ]", later), line
            assert not re.match(r"(\[[^]]*\] (/ )?)+[a-záéíóúñ]", line), line


@each_card()
def test_both_languages_print_the_same_numbers(card: Printed) -> None:
    """And as many lines, with the same icons in the same places."""
    english, spanish = (card_text(card, lang).splitlines() for lang in (EN, ES))
    assert [numbers(line) for line in spanish] == [numbers(line) for line in english]
    assert [line.count("[") for line in spanish] == [line.count("[") for line in english]


def unnamed(card: Printed, lang: int) -> str:
    """Its text without the names of other cards, which are nobody's language."""
    text = card_text(card, lang)
    for name in called_in(card):
        text = text.replace(name, "")
    return text


def called_in(part: object) -> set[str]:
    if isinstance(part, Named) and isinstance(part.called, str):
        return {part.called}
    if isinstance(part, tuple):
        return set().union(*map(called_in, part))
    if not is_dataclass(part) or isinstance(part, type):
        return set()
    return set().union(*(called_in(vars(part)[field.name]) for field in fields(part)))


def test_spanish_leaves_nothing_in_english() -> None:
    """Whatever word of a Spanish text is also one of an English text is one both languages have, or a name."""
    clans = {word for names in CLANS.values() for word in words(names[ES])}
    english, spanish = set(clans), set(clans)
    for card in CARDS:
        english |= words(unnamed(card, EN)) | words(banner(card.kind, card.words, EN))
        spanish |= words(unnamed(card, ES)) | words(banner(card.kind, card.words, ES))
    for phrase in TABLES:
        english |= words(phrase[EN])
        spanish |= words(phrase[ES])
    assert (english & spanish) - clans <= ALIKE


def test_the_banner_and_the_nouns_are_words_too() -> None:
    for card in CARDS:
        for lang in (EN, ES):
            assert (card.name, slips(banner(card.kind, card.words, lang), lang)) == (card.name, [])
