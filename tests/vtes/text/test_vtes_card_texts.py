"""What a card shows: every one that can be played says what it does, in both languages and in our own words."""

from __future__ import annotations

import re

import pytest

from primogen.text.languages import EN, LANGUAGES
from primogen.vtes.compiler.outcome import Compiled
from primogen.vtes.compiler.printed import all_cards, cards_by_id
from primogen.vtes.decks.names import called
from primogen.vtes.desk.catalogue import catalogue
from primogen.vtes.kept import outcome
from primogen.vtes.playable import Unplayable, card_of
from primogen.vtes.playable import by_hand as written_by_hand
from primogen.vtes.text.by_hand import written
from primogen.vtes.text.card_text import text_of

WORDS = re.compile(r"[\w+]+")
LONGEST = 8  # words in a row that ours and the printed text may share: what is not said otherwise is short


def unread() -> set[str]:
    """Written by hand because their texts cannot be read."""
    return {card for card in written_by_hand() if not isinstance(outcome(cards_by_id()[card]), Compiled)}


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=list(LANGUAGES))
def test_every_card_that_can_be_played_shows_a_text(lang: int) -> None:
    """But those that print none."""
    shown = {facts.id: facts.text for facts in catalogue(lang).cards if facts.playable}
    silent = {called()[card] for card, text in shown.items() if not all(text) or not text}
    assert silent == {called()[card.id] for card in all_cards() if card.id in shown and not card.text.strip()}


def test_a_card_by_hand_that_cannot_be_read_has_its_text_in_the_file() -> None:
    """Write what it does into `vtes/cards/texts.toml`; and take it out when the compiler has learned to read it."""
    names = {called()[card] for card in unread()}
    assert {each.name for each in written().values()} == names
    assert {called()[card]: each.name for card, each in written().items()} == {name: name for name in names}


def longest_shared(ours: str, printed: str) -> list[str]:
    """The longest run of words that stands in both."""
    one, other = (WORDS.findall(text.casefold()) for text in (ours, printed))
    runs: list[list[str]] = [[]]
    for start in range(len(one)):
        for end in range(start + 1, len(one) + 1):
            run = one[start:end]
            if not any(other[at : at + len(run)] == run for at in range(len(other))):
                break
            runs.append(run)
    return max(runs, key=len)


@pytest.mark.parametrize("card", written(), ids=[each.name for each in written().values()])
def test_a_text_by_hand_is_in_our_own_words(card: str) -> None:
    """Levels stand as they do on the card; no sentence is the printed one, in whole or for long."""
    printed = cards_by_id()[card].text
    for lang in LANGUAGES.values():
        lines = text_of(cards_by_id()[card], lang)
        assert [re.findall(r"^\[\w+\]", line) for line in lines if line.startswith("[")] == [
            re.findall(r"^\[\w+\]", line) for line in printed.splitlines() if line.startswith("[")
        ]
        assert all(line.endswith(".") and "  " not in line for line in lines)
    shared = longest_shared("\n".join(text_of(cards_by_id()[card], EN)), printed)
    assert len(shared) <= LONGEST, " ".join(shared)


def test_a_card_that_cannot_be_played_says_why_instead() -> None:
    card = next(card for card in all_cards() if isinstance(card_of(card.id), Unplayable))
    facts = next(facts for facts in catalogue(EN).cards if facts.id == card.id)
    assert facts.why and not facts.text
