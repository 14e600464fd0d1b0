"""What every card prints, against the facts in tests/facts: each number, requirement, icon and word of its banner.

A card is added with a line of facts, a set with a file: see tests/facts/make.py.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from facts.compared import as_printed, facts_in
from primogen.kernel.plain import as_dict, as_ints
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from support import RULEBOOK

FACTS = Path(__file__).parents[1] / "facts"

# Where we write "a" for a 1, or a 1 for an "a"; every other number must be the same
WORDED_OTHERWISE = {
    "hah-bope-rj-caveira": "moves a character",
    "hah-get-the-drop": "attaches 1 card, not a card",
    "hah-go-for-broke": "a Scheme, not 1+ Schemes",
    "hah-hasty-embrace": "recruits 1 character, not a character",
    "hah-open-season": "the first round, not Round 1",
    "hah-plots-within-plots": "places 1 card, not a card",
    "hah-seeking-followers": "no Retainers, not unless 1+",
    "hah-snake-oil": "readies a character, not 1 character",
    "hah-the-snake-den": "a card, not 1+ cards",
}


@cache
def facts() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for path in sorted(FACTS.glob("*.yaml")):
        found |= yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def ours() -> dict[str, Printed]:
    return {card.key: card for card in RULEBOOK.pool.cards if card.kind != w.WRAITH}


COMPARED = sorted(facts_in(RULEBOOK.pool.cards[0]))


def seen(key: str, fact: str, found: object) -> object:
    """Of numbers that are worded otherwise, those that cannot be a word."""
    if fact != "numbers" or key not in WORDED_OTHERWISE:
        return found
    return [number for number in as_ints(found) if number > 1]


def test_every_card_of_ours_has_facts_and_every_fact_a_card() -> None:
    assert ours().keys() == facts().keys()
    assert len(facts()) >= 144


@pytest.mark.parametrize("fact", COMPARED)
def test_what_is_printed_is_so(fact: str) -> None:
    both = {
        key: (seen(key, fact, facts_in(card)[fact]), seen(key, fact, as_printed(facts()[key], fact)))
        for key, card in ours().items()
    }
    assert {key: pair for key, pair in both.items() if pair[0] != pair[1]} == {}, "ours, and as it is printed"


def test_every_fact_is_compared() -> None:
    assert {fact for card in facts().values() for fact in as_dict(card)} == set(COMPARED)


def test_what_is_worded_otherwise_is_so_still() -> None:
    """Whoever mends the words takes the card off the list."""
    for key in WORDED_OTHERWISE:
        assert facts_in(ours()[key])["numbers"] != facts()[key]["numbers"], key
