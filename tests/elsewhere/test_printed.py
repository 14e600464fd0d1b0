"""What cards from elsewhere print, against what somebody who had read card and rules wrote down as right.

That whatever is changed about them changes their text is shown in tests/text/test_totality.py.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from elsewhere.cards import CARDS
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.cards import card_text
from primogen.text.languages import LANGUAGES

ENOUGH = 30  # cards, for the experiment to say anything


@cache
def written_down() -> dict[str, dict[str, str]]:
    path = Path(__file__).with_name("printed.yaml")
    found: dict[str, dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("card", CARDS, ids=[card.key for card in CARDS])
def test_a_card_prints_what_it_should(card: Printed) -> None:
    printed = {name: card_text(card, lang) for name, lang in LANGUAGES.items()}
    assert printed == {name: text.strip() for name, text in written_down()[card.key].items()}


def test_every_card_is_written_down_and_nothing_else() -> None:
    assert {card.key for card in CARDS} == set(written_down())
    assert len(CARDS) >= ENOUGH
