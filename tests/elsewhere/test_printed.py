"""What cards from elsewhere print, against what somebody who had read card and rules wrote down as right.

That whatever is changed about them changes their text is shown in tests/text/test_totality.py.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from elsewhere.cards import CARDS
from facts.compared import as_printed, facts_in
from primogen.kernel.plain import as_ints
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


# ---- facts


# Where we write "a" for a 1, or a 1 for an "a"; every other number must be the same
WORDED_OTHERWISE = {
    "sas-death-is-only-the-beginning": "a character, not 1+ characters",
    "sas-grave-robbing": "target player, not 1 player",
    "war-drea-warden": "attaches 1 Animal, not an Animal",
    "xxx-smoke": "readies a character, not 1 character",
}


@cache
def facts() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = yaml.safe_load(
        Path(__file__).with_name("facts.yaml").read_text(encoding="utf-8")
    )
    return found


@pytest.mark.parametrize("card", CARDS, ids=[card.key for card in CARDS])
def test_a_card_has_the_facts_of_its_print(card: Printed) -> None:
    ours = facts_in(card)
    printed = {fact: as_printed(facts()[card.key], fact) for fact in ours}
    if card.key in WORDED_OTHERWISE:
        assert ours["numbers"] != printed["numbers"], "whoever mends the words takes the card off the list"
        for both in (ours, printed):
            both["numbers"] = [number for number in as_ints(both["numbers"]) if number > 1]
    assert ours == printed
