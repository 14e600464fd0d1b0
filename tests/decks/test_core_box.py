"""The decks of the first box, in its own city, by its own rules."""

from __future__ import annotations

import random

import pytest

from primogen.kernel.machine import answer
from primogen.rivals.decks.starters import starter, starters_of
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.words import CITY

BOX = ("brujah", "malkavian", "toreador", "ventrue")


def test_the_box_has_a_deck_for_each_of_its_clans() -> None:
    assert set(starters_of("2020")) == set(BOX)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_san_francisco_comes_to_its_end(seats: int) -> None:
    """DIFF-11, R20-SET-01: whatever is answered; and no card is of a later set."""
    dice, decks = random.Random(seats), [starter(name).for_play() for name in BOX[:seats]]
    g = opened(header_of(["One", "Two", "Three", "Four"][:seats], decks, b"the first box", edition="2020"))
    assert "core-special-affairs-division" in {g.card_id(g.definition[card]) for card in range(g.handles())}
    while g.decision is not None:
        answer(g, dice.randrange(len(g.decision.options)))
    assert all(g.card_id(g.definition[card]).startswith("core-") for card in range(g.handles()))
    assert any(g.owner[card] == CITY for card in range(g.handles()))
