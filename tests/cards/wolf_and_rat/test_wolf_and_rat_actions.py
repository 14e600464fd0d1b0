"""Action cards of The Wolf & The Rat, played."""

from __future__ import annotations

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from wilds import BOOK

KEONDRA = Side(haven=["Keondra"])


def test_help_me_help_you() -> None:
    """war-help-me-help-you: a Retainer on one of yours is, 1 Blood for one of yours, even in torpor; not a foe's."""
    one = Side(streets=["Brute"], torpor=["Rat"], ongoing=["Help Me Help You"], blood={"Brute": 2, "Rat": 1})
    two = Side(haven=["Keondra"], ongoing=["Help Me Help You"], blood={"Keondra": 1})
    with scene(one, two, city=City(streets=["Maid"]), book=BOOK) as play:
        play.one("attack with Brute", "target Maid", "Physical", "attach Maid")
        assert play.offered == ["Brute", "Rat"]
        play.one("Rat")
        assert [play.blood(name) for name in ("Brute", "Rat", "Keondra")] == [2, 2, 1]
