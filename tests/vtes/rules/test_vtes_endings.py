"""Ousting, victory points, withdrawing, and whose cards are whose."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.vtes.rules.atoms.counters import gain_pool
from primogen.vtes.rules.table import BANK
from primogen.vtes.rules.words import ASH_HEAP, REMOVED
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, end_turn, end_until


def test_cards_of_others_go_back_to_their_owners() -> None:
    """VT-VICTORY-02, VT-TERM-16: what she controls leaves the game, into its owner's pile."""
    two = Side(pool=1, ready=["Ira"])
    with scene(Side(ready=["Krid", "Kurt"], hand=["Seize"]), two, Side(ready=["Mazz"]), book=BOOK) as play:
        play.one("play Seize", "Krid", "Mazz")
        play.three("decline")
        assert play.g.controller[play.card("Mazz")] == 0
        play.interjects(0, "concede")
        assert (play.where("Mazz"), play.card("Mazz") in play.g.pile(2, REMOVED)) == ("removed", True)
        assert play.where("Krid") == "removed" and play.card("Krid") in play.g.pile(0, REMOVED)
        play.ends_asking("untap")


def test_what_others_control_of_hers_stays() -> None:
    """VT-VICTORY-03."""
    with scene(Side(ready=["Krid", "Kurt"], hand=["Seize"]), Side(ready=["Ira", "Mazz"]), Side(), book=BOOK) as play:
        play.one("play Seize", "Krid", "Mazz")
        play.two("decline")
        play.interjects(1, "concede")
        assert (play.where("Mazz"), play.g.controller[play.card("Mazz")], play.where("Ira")) == ("ready", 0, "removed")
        play.one("bleed with Mazz")
        assert play.pool[2] == 29


def test_a_removed_card_is_beyond_reach() -> None:
    """VT-TERM-10: what lay in the ash heap of who is ousted stays there; the rest nobody can fetch."""
    with scene(Side(), Side(ready=["Ira"], ash_heap=["Mazz"]), Side(), book=BOOK) as play:
        play.interjects(1, "concede")
        assert (play.where("Ira"), play.where("Mazz")) == ("removed", "ash heap")


def test_the_ousted_may_win() -> None:
    """VT-VICTORY-07, VT-TERM-03: with more points than the last one left."""
    sides = [Side(ready=["Catalina Vega"]), Side(pool=1), Side(pool=1), Side(ready=["Brute"])]
    play = begin(*sides, book=BOOK)
    play.g.victory[0] = 3  # points she has already
    play.one("bleed with Catalina Vega")
    assert (play.g.gone, play.g.victory) == ([1], [4, 0, 0, 0])
    play.interjects(0, "concede")
    assert (play.g.gone, play.g.victory) == ([1, 0], [4, 0, 0, 1])
    play.interjects(2, "concede")
    assert (play.g.ended, play.g.victory) == ([0, 1], [4, 0, 0, 3])  # One has won


def test_equal_points_are_a_tie() -> None:
    """VT-VICTORY-10, VT-TERM-03."""
    play = begin(Side(ready=["Catalina Vega"]), Side(pool=1), Side(), book=BOOK)
    play.one("bleed with Catalina Vega")
    assert play.g.victory == [1, 0, 0]
    play.g.victory[0] = 2
    play.interjects(0, "concede")
    assert (play.g.victory, play.g.ended) == ([2, 0, 2], [NONE, 0b101])


def withdrawing(*others: Side, **own: list[str]) -> Play:
    """One has begun to withdraw, with an empty library and fewer than seven cards; and her turn is over."""
    play = begin(Side(ready=own.get("ready", ["Krid"])), *others, phase=UNTAP, book=BOOK)
    play.one("withdraw")
    return play


def test_withdrawing_from_the_game() -> None:
    """VT-WITHDRAW-01, -06 to -08: if nothing befalls her, she is out as her next untap phase would begin."""
    play = withdrawing(Side(), Side())
    assert play.g.withdrawing == [1, 0, 0]
    for _ in range(3):
        assert play.g.is_in(0)
        end_turn(play)
    assert (play.g.gone, play.g.victory, play.pool) == ([0], [1, 0, 0], [0, 30, 30])
    assert (play.where("Krid"), play.g.active) == ("removed", 1)


@pytest.mark.parametrize(
    ("library", "hand", "may"),
    [([], ["Dodge"] * 6, True), ([], ["Dodge"] * 7, False), (["Blur"], ["Dodge"] * 6, False)],
)
def test_who_may_withdraw(library: list[str], hand: list[str], may: bool) -> None:
    """VT-WITHDRAW-01: an empty library, and a hand that was not full as the turn began."""
    with scene(Side(hand=hand, library=library, edge=True), Side(), phase=UNTAP, book=BOOK) as play:
        assert play.offers("withdraw") == may
        play.ends_asking("untap")


def test_combat_breaks_the_withdrawal() -> None:
    """VT-WITHDRAW-02: even if nobody is hurt."""
    play = withdrawing(Side(ready=["Thug"]))
    end_until(play, "act")
    play.one("bleed with Krid")
    play.two("block with Thug")
    assert play.g.withdrawing == [0, 0]
    play.one("hands")
    play.two("hands")
    end_turn(play)
    end_turn(play)
    assert play.g.is_in(0) and play.g.active == 0


def test_spent_blood_breaks_it() -> None:
    """VT-WITHDRAW-03, -05: be it gained again."""
    play = begin(Side(ready=["Krid"], hand=["Sprint"]), Side(), phase=UNTAP, book=BOOK)
    play.one("withdraw")
    end_until(play, "act")
    play.one("play Sprint", "basic")
    play.g.blood[play.card("Krid")] = 5
    assert (play.g.withdrawing, play.pool[0]) == ([0, 0], 31)


def test_lost_pool_breaks_it() -> None:
    """VT-WITHDRAW-04, -05: a bleed, or a transfer; what she gains afterwards does not help."""
    play = withdrawing(Side(ready=["Ira"]))
    end_turn(play)
    end_until(play, "act")
    play.two("bleed with Ira")
    if play.is_asked(0, "block"):
        play.one("decline")
    assert (play.g.withdrawing, play.pool[0]) == ([0, 0], 29)
    gain_pool(play.g, 0, 5)
    end_turn(play)
    assert play.g.is_in(0) and play.g.active == 0
    play = begin(Side(uncontrolled=["Sully"]), Side(), phase=UNTAP, book=BOOK)
    play.one("withdraw")
    end_until(play, "transfers")
    play.one("influence Sully")
    assert play.g.withdrawing == [0, 0]


def test_burned_counters_go_to_the_bank() -> None:
    """VT-TERM-09, -12, -13, VT-SETUP-04: one kind for all, whatever they were; and it never runs out."""
    with scene(Side(ready=["Krid"], hand=["Sprint"]), Side(ready=["Thug"]), book=BOOK) as play:
        bank = play.g.clock[BANK]
        assert bank < 0  # so many are on the table: the bank lends without end
        play.one("play Sprint", "superior")
        play.two("decline")
        assert (play.pool[0], play.blood("Krid"), play.g.clock[BANK]) == (32, 4, bank - 2 + 1)


def test_burned_cards_are_their_owners() -> None:
    """VT-TERM-07, -11, -16: whoever controlled them."""
    two = Side(ready=["Ira", "Mazz"], on={"Mazz": ["Map"]})
    with scene(Side(ready=["Krid"], hand=["Seize", "Exorcism"]), two, book=BOOK) as play:
        play.one("play Seize", "Mazz")
        play.two("decline")
        play.g.tapped[play.card("Krid")] = 0
        play.ask_again()
        play.one("play Exorcism", "Krid", "Mazz")
        play.two("decline")
        assert (play.where("Mazz"), play.where("Map")) == ("ash heap", "ash heap")
        assert set(play.g.pile(1, ASH_HEAP)) == {play.card("Mazz"), play.card("Map")}


def test_one_edge() -> None:
    """VT-TERM-15: in the middle, or with one; it passes from one to the other."""
    with scene(Side(ready=["Krid"]), Side(ready=["Ira"], edge=True), book=BOOK) as play:
        assert play.edge == "Two"
        play.one("bleed with Krid")
        play.two("decline")
        assert play.edge == "One"
    with scene(Side(), Side(edge=True), Side(), book=BOOK) as play:
        play.interjects(1, "concede")
        assert play.edge == ""
