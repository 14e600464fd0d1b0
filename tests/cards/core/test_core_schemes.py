"""The Schemes of the core box."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side


def put_it_to_the_vote(play: Play, scheme: str, answer: str) -> None:
    """The Leader of the second player decides: Influence 1 against nothing."""
    play.one(f"play {scheme}", "pass", "fist 0")
    play.two("exert Keondra", "pass", "fist 0", answer)


@pytest.mark.parametrize(("said", "prestige"), [("YES", [8, 8]), ("NO", [5, 5])])
def test_free_money(said: str, prestige: list[int]) -> None:
    """core-free-money: 3 Prestige for each player, or for nobody."""
    with scene(Side(haven=["Grace"], hand=["Free Money"]), Side(haven=["Keondra"]), book=BOOK) as play:
        put_it_to_the_vote(play, "Free Money", said)
        assert play.g.prestige == prestige


@pytest.mark.parametrize(("said", "agenda"), [("YES", [2, 0]), ("NO", [0, 0])])
def test_greed(said: str, agenda: list[int]) -> None:
    """core-greed: 2 Agenda for its player alone."""
    with scene(Side(haven=["Banker"], hand=["Greed"]), Side(haven=["Keondra"]), book=BOOK) as play:
        put_it_to_the_vote(play, "Greed", said)
        assert play.g.agenda == agenda


def test_greed_is_for_ventrue() -> None:
    """core-greed."""
    with scene(Side(haven=["Grace"], hand=["Greed"]), Side(haven=["Keondra"]), book=BOOK) as play:
        assert "of its clan" in play.refusal("play Greed")


def test_mercy() -> None:
    """core-mercy, R20-CRD-22, R229-CRD-28: 4 Blood, for each player one of theirs, at home, outside or in torpor."""
    one = Side(haven=["Grace"], torpor=["Brute"], hand=["Mercy"], blood={"Brute": 3, "Grace": 1})
    two = Side(
        haven=["Keondra"],
        streets=["Hope"],
        torpor=["Lucky"],
        leader="Keondra",
        blood={"Keondra": 1, "Hope": 1, "Lucky": 2},
    )
    with scene(one, two, book=BOOK) as play:
        put_it_to_the_vote(play, "Mercy", "YES")
        assert sorted(play.offered) == ["Brute", "Grace"]
        play.one("Brute")
        assert (play.blood("Brute"), play.blood("Grace")) == (4, 1)
        assert sorted(play.offered) == ["Hope", "Keondra", "Lucky"]
        play.two("Hope")
        assert [play.blood(name) for name in ("Hope", "Keondra", "Lucky")] == [4, 1, 2]


def test_mercy_that_is_refused() -> None:
    """core-mercy."""
    one = Side(haven=["Grace"], hand=["Mercy"], blood={"Grace": 1})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        put_it_to_the_vote(play, "Mercy", "NO")
        assert play.blood("Grace") == 1


def vote(play: Play, seats: int) -> None:
    """Nobody exerts anything: a tie succeeds."""
    for seat in range(seats):
        play.answers(seat, ("pass", "fist 0") if seat == 0 else ("pass", "fist 0", "NO"))


SCHEMER = Side(haven=["Maia"], hand=["Balance of Power"])
OTHERS = [Side(haven=[name]) for name in ("Keondra", "Lucky", "Hope")]


def test_balance_of_power_between_two() -> None:
    """core-balance-of-power, DIFF-149, R20-CRD-07, R229-CRD-05: of two players, oneself is half."""
    with scene(SCHEMER, OTHERS[0], book=BOOK) as play:
        play.one("play Balance of Power")
        vote(play, 2)
        assert play.g.prestige == [6, 4]


def test_balance_of_power_among_four() -> None:
    """core-balance-of-power, R20-CRD-07, R226-CRD-15, R229-CRD-05: one more must be chosen, two more may.

    Each chosen steals 1 Prestige of somebody who is not, those who said NO as well; clockwise from the active player.
    """
    with scene(SCHEMER, *OTHERS, book=BOOK) as play:
        play.one("play Balance of Power")
        assert play.offered == ["Two", "Three", "Four"]
        play.one("Three")
        assert play.offered == ["Two", "Four", "done"]
        play.one("done")
        vote(play, 4)
        assert play.offered == ["Two", "Four"]
        play.one("Four")
        play.answers(2, ("Four",))
        assert play.g.prestige == [6, 5, 6, 3]


def test_balance_of_power_knocks_out() -> None:
    """core-balance-of-power, R226-CRD-16: whoever loses all by it was knocked out by the player of the Scheme."""
    with scene(SCHEMER, OTHERS[0], Side(haven=["Lucky"], prestige=1), book=BOOK) as play:
        play.one("play Balance of Power", "Two", "pass", "fist 0")
        play.two("pass", "fist 0", "NO")
        play.answers(2, ("pass", "NO"))
        assert play.g.out_by[2] == 0


def test_balance_of_power_that_fails() -> None:
    """core-balance-of-power: nobody steals anything."""
    with scene(SCHEMER, OTHERS[0], book=BOOK) as play:
        play.one("play Balance of Power", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 0", "NO")
        assert play.g.prestige == [5, 5]
