"""What cards of all sets print, against what somebody who had read card and rules wrote down as right.

That whatever is changed about them changes their text is shown in tests/text/test_totality.py.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from primogen.rivals.text.cards import card_text
from primogen.text.languages import LANGUAGES
from support import RULEBOOK

ENOUGH = 30  # cards, for it to say anything


@cache
def written_down() -> dict[str, dict[str, str]]:
    path = Path(__file__).with_name("printed.yaml")
    found: dict[str, dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("key", written_down())
def test_a_card_prints_what_it_should(key: str) -> None:
    card = RULEBOOK.pool.cards[RULEBOOK.pool.find(key)]
    printed = {name: card_text(card, lang) for name, lang in LANGUAGES.items()}
    assert printed == {name: text.strip() for name, text in written_down()[key].items()}


def test_enough_cards_are_written_down() -> None:
    assert len(written_down()) >= ENOUGH
