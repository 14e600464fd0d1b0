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
