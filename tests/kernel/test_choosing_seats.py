"""A sentence may be about a player who is chosen."""

from __future__ import annotations

from primogen.kernel.choosing import ChooseSeat, Target
from primogen.kernel.decisions import number_of, verb_of
from primogen.kernel.effects import CHOOSE_SEAT, Seq, scope
from primogen.kernel.machine import CONCESSION, answer, interject, pending
from small_game import Gain, OnTable, Others, Printed, Table, book_of, opened

GIFT = Printed(key="test-gift", name="Gift", text=Seq((ChooseSeat(Others(), Gain(1)), Gain(10))))
IN_VAIN = ChooseSeat(Others(), Target(OnTable(0), Gain(1)))
BOOK = book_of(GIFT)


def given(seats: int) -> Table:
    g = opened(BOOK, [["Gift"], *[[] for _ in range(seats - 1)]], ("Gift",))
    answer(g, 1)
    return g


def test_a_player_is_chosen_and_the_sentence_is_about_them() -> None:
    """Only that sentence: the next one is about you again."""
    g = given(3)
    assert (pending(g).seat, pending(g).asks, pending(g).rule) == (0, "target-player", "SM-TARGET")
    offered = [(verb_of(each), number_of(each)) for each in pending(g).options]
    assert offered == [(CHOOSE_SEAT, 1), (CHOOSE_SEAT, 2)]
    answer(g, 1)
    assert g.tokens == [10, 0, 1]


def test_where_there_is_one_nobody_is_asked() -> None:
    assert given(2).tokens == [10, 1]


def test_who_has_left_cannot_be_chosen() -> None:
    g = opened(BOOK, [["Gift"], [], []], ("Gift",))
    interject(g, 1, CONCESSION)
    answer(g, 1)
    assert g.tokens == [10, 0, 1]


def test_it_can_be_done_if_it_can_be_done_about_somebody() -> None:
    """There is nothing on the table to aim at, whoever is chosen."""
    g = opened(BOOK, [["Gift"], []], ("Gift",))
    at = scope(0, -1, -1)
    assert ChooseSeat(Others(), Gain(1)).can(g, at) and not IN_VAIN.can(g, at)
    assert IN_VAIN.has_target(g, at)
    g.leave(1)
    assert not ChooseSeat(Others(), Gain(1)).has_target(g, at)
