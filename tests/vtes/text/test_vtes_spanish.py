"""The second column: every card that is read prints in Spanish, nothing of its tree is lost, and Spanish inflects."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from primogen.text.languages import EN, ES
from primogen.vtes.compiler.outcome import Compiled
from primogen.vtes.compiler.printed import cards_by_id
from primogen.vtes.compiler.surface import Do, Fixed, Gain, Quantifier, Quantity, State, Thing
from primogen.vtes.desk.catalogue import catalogue
from primogen.vtes.playable import Unplayable, card_of
from primogen.vtes.text.spanish.conjugation import adjective, conjugated, noun
from primogen.vtes.text.spanish.forms import FEMININE, MANY, MASCULINE, ONE, PLAIN, YOU, Form
from primogen.vtes.text.spanish.printing import Unsaid, filled, said, said_by, sentence
from primogen.vtes.text.spanish.table import PHRASES, say
from vtes_cards import compiled, read

ENGLISH = re.compile(r"\b(the|of|and|you|with|this|card|vampire|minion|action|each|gets?|puts?|burns?)\b")
UNFINISHED = re.compile(r"[~^@{}]|  | [,.;:)]|\( |\bde el\b|\ba el\b|\bde de\b|\btú (?!y\b)(?!\.)")


def names() -> re.Pattern[str]:
    """Names are not translated."""
    found = sorted(
        {name for card in cards_by_id().values() for name in (card.name, *card.clans)}, key=len, reverse=True
    )
    return re.compile("|".join(re.escape(name) for name in found))


def test_every_card_that_can_be_played_prints_in_spanish() -> None:
    facts = {card.id: card for card in catalogue(ES).cards}
    silent = [
        card.name
        for key, card in cards_by_id().items()
        if isinstance(compiled()[key], Compiled) and not isinstance(card_of(key), Unplayable)
        if card.text.strip() and (not facts[key].text or facts[key].text == list(compiled()[key].text))
        if not all(line == "Laibon." for line in facts[key].text)
    ]
    assert silent == []


def test_no_english_and_no_template_shines_through() -> None:
    ours = names()
    for card in catalogue(ES).cards:
        if isinstance(found := compiled()[card.id], Compiled) and card.text != list(found.text):
            plain = ours.sub("N", "\n".join(card.text))
            assert not ENGLISH.search(plain), (card.name, plain)
            assert not UNFINISHED.search(plain), (card.name, plain)


def test_two_meanings_never_print_alike() -> None:
    """Over all cards: what differs in the tree differs in the text."""
    meanings = defaultdict(set)
    for found in compiled().values():
        if isinstance(found, Compiled):
            for level in found.face.levels:
                for tree in said_by(level):
                    try:
                        meanings[" ".join(said(tree, PLAIN).words)].add(tree)
                    except Unsaid:
                        continue
    assert len(meanings) > 3000
    assert [text for text, trees in meanings.items() if len(trees) > 1] == []


def test_no_two_words_of_a_kind_are_alike() -> None:
    """But for those that mean the same."""
    assert filled()
    synonyms = [{State.UNCONTROLLED, State.NOT_CONTROLLED}, {Quantifier.EACH, Quantifier.EVERY}]
    for phrases in PHRASES.values():
        alike = defaultdict(set)
        for phrase in phrases:
            if phrase.make is None:
                alike[phrase.template].add(phrase.constant)
        assert all(len(words) == 1 or words in synonyms for words in alike.values()), alike


def test_a_field_must_be_said() -> None:
    with pytest.raises(ValueError, match="what goes unsaid"):
        say(Gain, "~ganar")
    with pytest.raises(ValueError, match="has no sum"):
        say(Gain, "~ganar {what}", sum=1)
    with pytest.raises(ValueError, match="asks for what is not there"):
        say(Gain, "~ganar.now {what}")


def test_what_the_column_does_not_say_is_not_said() -> None:
    with pytest.raises(Unsaid, match="object"):
        said(object(), PLAIN)
    assert sentence(Do(Gain(Quantity(Fixed(2), Thing.POOL))), cards_by_id()["100518"]) == "Gana 2 de reserva."


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Deflection", "[DOM] Como arriba, pero no gires este vampiro."),
        ("Bonding", "[DOM] +1 de sigilo y +1 de sangrado (limitado)."),
        ("Kine Resources Contested", "Si el referéndum se aprueba, cada Matusalén quema 1 de reserva por cada punto"),
        ("Majesty", "[PRE] Como arriba, y endereza este vampiro antes de terminar el combate."),
        ("Raven Spy", "[ani] Quien lo emplea obtiene +1 de intercepción."),
        ("Anson", "Príncipe de Seattle, de la Camarilla."),
        ("Dreams of the Sphinx", "Quema esta carta si este tiene 3 contadores."),
    ],
)
def test_cards(name: str, line: str) -> None:
    facts = next(card for card in catalogue(ES).cards if card.id == read(name).card.id)
    assert any(line in each for each in facts.text), facts.text


def test_disciplines_are_called_in_spanish() -> None:
    assert [catalogue(lang).names["dom"] for lang in (EN, ES)] == ["Dominate", "Dominación"]


@pytest.mark.parametrize(
    ("verb", "form", "expected"),
    [
        ("girar", Form("imp"), "gira"),
        ("girarse", Form("pres", YOU), "te giras"),
        ("girarse", Form("imp"), "gírate"),
        ("girarlo", Form("ger"), "girándolo"),
        ("despertar", Form("pres"), "despierta"),
        ("enderezar", Form("neg"), "endereces"),
        ("poder", Form("pres", number=MANY), "pueden"),
        ("ser", Form("pres", number=MANY), "son"),
        ("bloquear", Form("part", gender=FEMININE, number=MANY), "bloqueadas"),
        ("bloquear", Form("perf", gender=FEMININE, number=MANY), "bloqueado"),
        ("requerir", Form("subj"), "requiera"),
        ("actuar", Form("pres"), "actúa"),
    ],
)
def test_verbs(verb: str, form: Form, expected: str) -> None:
    assert conjugated(verb, form) == expected


def test_nouns_and_adjectives() -> None:
    assert [noun(word, MANY) for word in ("voz", "acción", "rival", "carta", "joven")] == [
        "voces", "acciones", "rivales", "cartas", "jóvenes",
    ]  # fmt: skip
    assert adjective("preparado", FEMININE, MANY) == "preparadas"
    assert [adjective("el", gender, ONE) for gender in (MASCULINE, FEMININE)] == ["el", "la"]
    with pytest.raises(ValueError, match="no infinitive"):
        conjugated("sangre", PLAIN)
