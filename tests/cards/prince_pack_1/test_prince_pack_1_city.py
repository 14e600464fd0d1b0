"""Vampires of Prince Pack 1, and the city."""

from __future__ import annotations

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK


def test_daniel_trujillo_and_the_city() -> None:
    """pp1-daniel-trujillo: who falls to an Antagonist brings nobody anything."""
    one = Side(haven=["Hope", "Weakling"], blood={"Weakling": 1})
    city = City(streets=["BOPE-RJ: Marksman"])
    with scene(one, Side(haven=["Daniel Trujillo"]), city=city, book=BOOK) as play:
        play.one("move out", "move Weakling", "done")
        assert (play.where("Weakling"), play.g.agenda[:2]) == ("burned", [0, 0])
