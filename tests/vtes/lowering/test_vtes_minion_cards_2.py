"""Minion cards written by hand: actions in the minion phases of others."""

from __future__ import annotations

import pytest

from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def least(play: Play) -> None:
    """Whoever is asked does no more than he must, and ends no phase of actions."""
    said = ("pass", "decline", "no", "hands")
    found = [each for each in said if each in play.offered]
    assert found, play.offered
    play.answers(play.asked.seat, (found[0],))


def over(play: Play) -> None:
    while play.asked.asks not in ("act", "act-with"):
        least(play)


# ---- in the minion phases of others

COG = "Enkil Cog"
BOOK = book_with("Bronwen")


@pytest.mark.parametrize(("who", "prey"), [("Bronwen", True), ("Bronwen", False), ("Catalina Vega", True)])
def test_it_is_put_on_who_has_bled_her_prey(who: str, prey: bool) -> None:
    """100645: successfully, by a vampire with a capacity of 10 or more, who bleeds for 1 more from then on."""
    one = Side(ready=[who, "Ashley"], hand=[COG])
    play = begin(one, Side(ready=[] if prey else ["Lauren"]), Side(), book=BOOK)
    play.one(f"bleed with {who}")
    if not prey:
        play.two("block with Lauren")
    while play.asked.asks != "act" and f"play {COG}" not in play.offered:
        least(play)
    assert (f"play {COG}" in play.offered) == (prey and who == "Bronwen")
    if prey and who == "Bronwen":
        play.one(f"play {COG}")
        assert play.host(COG) == "Bronwen"


def in_the_phase_of_two(hand: tuple[str, ...] = (), tapped: tuple[str, ...] = ()) -> Play:
    """The second Methuselah ends her actions."""
    one = Side(ready=["Bronwen", "Ashley"], on={"Bronwen": [COG]}, hand=[*hand], tapped=[*tapped])
    play = begin(one, Side(ready=["Sully"], hand=["Direct Intervention"]), Side(ready=["Lauren"]), turn=1, book=BOOK)
    play.two("end")
    return play


def test_he_acts_in_the_phase_of_another() -> None:
    """100645: when she has done; he bleeds his own prey, who may block; and then she may go on."""
    play = in_the_phase_of_two()
    assert play.asked.seat == 0 and play.offered == [f"use {COG}", "pass"]
    play.one(f"use {COG}")
    assert "bleed with Bronwen" in play.offered and not any("Ashley" in said for said in play.offered)
    play.one("bleed with Bronwen")
    play.two("decline")
    over(play)
    assert (play.pool, play.is_tapped("Bronwen"), play.is_tapped(COG)) == ([30, 28, 30], True, True)
    assert (play.asked.seat, play.asked.asks) == (1, "act") and "bleed with Sully" in play.offered
    play.two("end")
    assert play.asked.asks != "act"


def test_he_may_decline() -> None:
    """100645."""
    play = in_the_phase_of_two()
    play.one("pass")
    assert (play.asked.seat, play.asked.asks, play.is_tapped(COG)) == (1, "transfers", False)


@pytest.mark.parametrize("what", ["Bronwen", COG])
def test_both_must_be_unlocked(what: str) -> None:
    """100645."""
    play = in_the_phase_of_two(tapped=(what,))
    assert (play.asked.seat, play.asked.asks) == (1, "transfers")


def test_he_acts_by_a_card_of_her_hand() -> None:
    """100645."""
    play = in_the_phase_of_two(hand=("Computer Hacking",))
    play.one(f"use {COG}", "play Computer Hacking")
    assert "play Direct Intervention" not in play.offered  # it is her own turn
    over(play)
    assert play.pool == [30, 27, 30]


def test_a_cancelled_action_is_made_up_for() -> None:
    """100645: the card stays locked, and he may take another action."""
    one = Side(ready=["Bronwen"], on={"Bronwen": [COG]}, hand=["Computer Hacking"])
    play = begin(one, Side(), Side(hand=["Direct Intervention"]), turn=1, book=BOOK)
    play.two("end")
    play.one(f"use {COG}", "play Computer Hacking")
    play.three("play Direct Intervention")
    assert (play.asked.seat, play.asked.asks, play.is_tapped(COG)) == (0, "act-with", True)
    play.one("bleed with Bronwen")
    over(play)
    assert (play.pool, play.is_tapped("Bronwen"), play.asked.seat) == ([30, 28, 29], True, 1)


def test_in_her_own_phase_too() -> None:
    """100645: locking it is of no use then, but allowed."""
    play = begin(Side(ready=["Bronwen"], on={"Bronwen": [COG]}), Side(), book=BOOK)
    play.one(f"use {COG}", "bleed with Bronwen")
    over(play)
    assert play.pool == [30, 28]
