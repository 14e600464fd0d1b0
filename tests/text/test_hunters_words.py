"""Hunters have a cell, a Hideout and recovery where vampires have a coterie, a Haven and torpor."""

from __future__ import annotations

import re

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.rivals.text.cards import card_text
from primogen.text.languages import EN, ES
from support import EVERY_CARD, RULEBOOK

THEIRS = {EN: r"\b(cell|Hideout)\b", ES: r"\b(célula|Escondite)\b"}
OURS = {EN: r"\b(coterie|Haven|your torpor)\b", ES: r"\b(coterie|Refugio|tu Letargo)\b"}
FOR_HUNTERS = [card for card in EVERY_CARD if card.decks == w.HUNTERS]
FOR_VAMPIRES = [card for card in EVERY_CARD if card.decks == w.VAMPIRES]


def text_of(key: str, lang: int) -> str:
    return card_text(RULEBOOK.pool.cards[RULEBOOK.pool.find(key)], lang)


@pytest.mark.parametrize("lang", [EN, ES])
def test_each_side_speaks_its_own_words(lang: int) -> None:
    """And both have some cards that use them."""
    for cards, own, others in ((FOR_HUNTERS, THEIRS, OURS), (FOR_VAMPIRES, OURS, THEIRS)):
        texts = {card.key: card_text(card, lang) for card in cards}
        assert [key for key, text in texts.items() if re.search(others[lang], text)] == []
        assert [key for key, text in texts.items() if re.search(own[lang], text)] != []


def test_a_stake_sends_a_vampire_to_torpor_all_the_same() -> None:
    """hah-wooden-stake: what is not theirs keeps its name."""
    assert "move the target into torpor" in text_of("hah-wooden-stake", EN)
    assert "there are no characters in recovery" in text_of("hah-back-alley-clinic", EN)
    assert "no hay personajes en recuperación" in text_of("hah-back-alley-clinic", ES)


def test_questions_speak_as_the_card_does() -> None:
    """hah-drive-vengeance: asked on whom it goes, in the words it prints."""
    with scene(Side(haven=["Ryan", "Sara"], hand=["Drive: Vengeance"]), Side(haven=["Lucky"])) as play:
        play.one("play Drive: Vengeance")
        assert "a character in your cell" in play.words.asked(play.g, play.asked)
        play.one("Sara")


def test_a_monster_speaks_of_itself_as_one() -> None:
    monsters = [card for card in EVERY_CARD if card.kind == w.MONSTER]
    assert all(card_says(card, "this character") == [] for card in monsters)
    assert any(card_says(card, "this Monster") for card in monsters)


def card_says(card: Printed, words: str) -> list[str]:
    return re.findall(words, card_text(card, EN), re.IGNORECASE)
