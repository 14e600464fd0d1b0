"""Chance: fair, every order possible, told as it was given, and never the same twice."""

from __future__ import annotations

from collections import Counter

import pytest

from primogen.kernel.chance import BLOCK, COUNTER, WORD, Chances, draw_below, next_word, sow
from primogen.kernel.fairness import seed_from
from primogen.rivals.rules.table import Table
from support import RULEBOOK


def table_with(seed: int) -> Table:
    g = Table(RULEBOOK)
    sow(g.chance, b"%d" % seed)
    return g


def test_every_order_of_a_pile_comes_up_about_as_often() -> None:
    """Six orders of three cards, 1,200 shuffles: 200 of each, give or take; a card stays where it is in a third."""
    g = table_with(1)
    orders = Counter(tuple(g.shuffled([0, 1, 2])) for _ in range(1200))
    assert len(orders) == 6
    assert max(abs(times - 200) for times in orders.values()) < 60


def test_a_shuffle_leaves_the_pile_it_was_given_as_it_is() -> None:
    pile = [1, 2, 3, 4]
    assert sorted(table_with(1).shuffled(pile)) == pile == [1, 2, 3, 4]


def test_words_that_would_bias_a_roll_are_thrown_away() -> None:
    """Of 3 x 2^30 faces, a third would come up twice as often, were the last quarter of the words not left out."""
    bound = 3 << 30
    chance: list[int] = []
    sow(chance, b"bias")
    next_word(chance)
    chance.extend((7, bound + 5, WORD - 1))  # the next word is the last
    assert draw_below(chance, bound) == 7


def test_every_block_is_another_one() -> None:
    chance: list[int] = []
    sow(chance, b"blocks")
    words = [next_word(chance) for _ in range(4 * len(BLOCK.unpack(bytes(64))))]
    assert len(set(words)) == len(words) and chance[COUNTER] == 4


def test_what_chance_gives_is_told() -> None:
    g = table_with(2)
    g.drawn, g.chances = [], Chances()
    rolled = [g.roll(100) for _ in range(5)]
    order = g.shuffled([10, 20, 30, 40])
    assert g.drawn[:5] == rolled and len(g.drawn) == 5 + 3
    told = [(outcome.below, outcome.before, outcome.after) for outcome in g.chances.given]
    assert told == [*((100, [], [each]) for each in rolled), (0, [10, 20, 30, 40], order)]
    assert g.roll(6) == g.chances.given[-1].after[0]


@pytest.mark.parametrize("moved", [["ab", "c"], ["a", "bc"], ["abc", ""], ["", "abc"]])
def test_no_luck_can_be_moved_to_another_seat(moved: list[str]) -> None:
    seeds = {seed_from(b"secret", lucks) for lucks in (["ab", "c"], ["a", "bc"], ["abc", ""], ["", "abc"])}
    assert len(seeds) == 4 and seed_from(b"secret", moved) in seeds
    assert seed_from(b"another", moved) not in seeds
