"""Events of Conclave, in The Streets."""

from __future__ import annotations

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side


def test_call_the_roll() -> None:
    """c22-call-the-roll: +1 Influence for all in The Streets, whosever they are; nobody at home."""
    one, two = Side(streets=["Adept"], haven=["Hope"], leader="Hope"), Side(streets=["Loner"], haven=["Keondra"])
    found: list[list[int]] = []
    for streets in ([], ["Call the Roll"]):
        with scene(one, two, city=City(streets=streets), book=BOOK) as play:
            found.append([play.value(name, w.INFLUENCE) for name in ("Adept", "Loner", "Hope", "Keondra")])
    assert [after - before for before, after in zip(*found, strict=True)] == [1, 1, 0, 0]


def test_enter_elysium() -> None:
    """c22-enter-elysium: +1 Secrecy for all characters, wherever they are."""
    one, two = Side(streets=["Adept"], haven=["Hope"]), Side(streets=["Loner"], haven=["Keondra", "Sage"])
    with scene(one, two, city=City(streets=["Enter Elysium"]), book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Adept", "Hope", "Loner", "Sage")] == [1, 1, 1, 1]


def test_new_blood() -> None:
    """c22-new-blood: 2 Prestige for the first recruit of each turn, whosever turn it is; none for the second."""
    one = Side(haven=["Hope"], hand=["Weakling", "Wendy"], library=["Awe"] * 9)
    two = Side(haven=["Keondra"], hand=["Judas"], library=["Awe"] * 9)
    with scene(one, two, city=City(streets=["New Blood"]), book=BOOK) as play:
        before = play.g.prestige[0]
        play.one("recruit Weakling")
        first = play.g.prestige[0] - before
        play.one("recruit Wendy")
        assert (first, play.g.prestige[0] - before - first) == (2 - 1, -1)  # each costs 1
        end_turn(play, 0)
        play.two("recruit Judas")
        assert play.g.prestige[1] == 5 + 2 - 2
        play.ends_asking(play.asked.asks)
