"""Attack cards and Reactions of Blood & Alchemy, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side


def test_all_the_angles() -> None:
    """baa-all-the-angles: +1 for each different Discipline of the attacker; the last Blood stays."""
    one = Side(streets=["Sonja Valentine", "Alejandro Lopez"], hand=["All the Angles"])
    for attacker, dealt in (("Sonja Valentine", 2 + 3), ("Alejandro Lopez", 1 + 2)):
        with scene(one, Side(streets=["Brute"]), book=BOOK) as play:
            play.one(f"attack with {attacker}", "Mental", "place All the Angles")
            assert play.blood("Brute") == 4
        with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
            play.one(f"attack with {attacker}", "Mental", "place All the Angles")
            assert play.blood("Loner") == max(1, 4 - dealt)


@pytest.mark.parametrize(("blood", "left"), [(4, 2), (3, 2)])
def test_break_down(blood: int, left: int) -> None:
    """baa-break-down: R229-CRD-55: at maximum Blood the token itself costs 1, before the 1 Damage of the card."""
    one = Side(streets=[["Jacob Frost"], ["Lucky"]], hand=["Break Down"])
    with scene(one, Side(streets=["Novice"], blood={"Novice": blood}), book=BOOK) as play:
        play.one("attack with Jacob Frost", "Mental", "place Break Down")
        assert (play.g.minus_bp[play.card("Novice")], play.blood("Novice")) == (1, left)
    with scene(one, Side(streets=["Novice"], blood={"Novice": blood}), book=BOOK) as play:
        play.one("attack with Lucky", "Mental", "place Break Down")
        assert (play.g.minus_bp[play.card("Novice")], play.blood("Novice")) == (0, blood - 1)


def test_mesmerize() -> None:
    """baa-mesmerize: Fear on the target, by one with Dominate."""
    for attacker, fear in (("Darius Wolfe", 1), ("Lucky", 0)):
        with scene(Side(streets=[attacker], hand=["Mesmerize"]), Side(streets=["Loner"]), book=BOOK) as play:
            play.one(f"attack with {attacker}", "Mental", "place Mesmerize")
            assert play.g.fear[play.card("Loner")] == fear


@pytest.mark.parametrize(("party", "more"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_peer_pressure(party: int, more: int) -> None:
    """baa-peer-pressure: R226-CRD-22, R229-CRD-68: +1 for every 2 of the attacker's party, the attacker among them."""
    one = Side(streets=["Adept", "Hope", "Sage", "Lucky"][:party], haven=["Grace"], hand=["Peer Pressure"])
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Adept", "Social", "place Peer Pressure")
        assert play.blood("Loner") == 4 - (1 + more)
