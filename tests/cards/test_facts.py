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
TOKENS = (w.WRAITH, w.BACK)  # and what lies face down: no cards of their own
WRITTEN = ("hunters-and-hunted",)  # all cards of these sets


@cache
def facts() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for path in sorted(FACTS.glob("*.yaml")):
        found |= yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@cache
def worded_otherwise() -> dict[str, str]:
    """Cards where we write "a" for a 1, or a 1 for an "a", and which; every other number must be the same."""
    found: dict[str, str] = {}
    for path in sorted((FACTS / "worded").glob("*.yaml")):
        found |= yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def ours() -> dict[str, Printed]:
    return {card.key: card for card in RULEBOOK.pool.cards if card.kind not in TOKENS}


COMPARED = sorted(facts_in(RULEBOOK.pool.cards[0]))


def seen(key: str, fact: str, found: object) -> object:
    """Of numbers that are worded otherwise, those that cannot be a word."""
    if fact != "numbers" or key not in worded_otherwise():
        return found
    return [number for number in as_ints(found) if number > 1]


def test_every_card_of_ours_has_facts() -> None:
    assert ours().keys() <= facts().keys()
    assert len(facts()) >= 794


@pytest.mark.parametrize("written", WRITTEN)
def test_a_set_that_is_written_is_written_whole(written: str) -> None:
    whole = yaml.safe_load((FACTS / f"{written}.yaml").read_text(encoding="utf-8"))
    assert whole.keys() - ours().keys() == set()


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
    for key in worded_otherwise():
        assert facts_in(ours()[key])["numbers"] != facts()[key]["numbers"], key
