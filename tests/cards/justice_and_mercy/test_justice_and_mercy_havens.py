"""Havens of Justice & Mercy that mend and recruit, played; and Illona."""

from __future__ import annotations

import pytest

from judges import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side


@pytest.mark.parametrize(("target", "mended", "drawn"), [("Hope", 2, 0), ("Judge", 1, 0), ("Keondra", 1, 1)])
def test_the_castle(target: str, mended: int, drawn: int) -> None:
    """jam-the-castle: for a card it mends 1 on anybody, 2 in torpor; and draws one for whoever is alone."""
    one = Side(haven=["Judge", "Adept"], hand=["Awe"], library=["Majesty"], haven_card="Haven - The Castle")
    two = Side(streets=["Keondra"], torpor=["Hope"])
    one.blood, two.blood = {"Judge": 1}, {"Keondra": 1, "Hope": 1}
    with scene(one, two, book=BOOK) as play:
        assert play.value("Adept", w.SECRECY) == 1
        play.one("activate Haven - The Castle", target)
        assert (play.blood(target), play.names(0, w.HAND)) == (1 + mended, ["Majesty"] * drawn)


@pytest.mark.parametrize(("recruit", "gained", "drawn"), [("Mareike", 2, 1), ("Judge", 1, 0)])
def test_the_hermitage(recruit: str, gained: int, drawn: int) -> None:
    """jam-the-hermitage: 1 Prestige for a recruit; for one of the Salubri 2, and the top card of the Faction deck."""
    one = Side(haven=["Adept"], hand=[recruit], library=["Awe"], faction=["Saint"], haven_card="Haven - The Hermitage")
    one.prestige = 8
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one(f"recruit {recruit}")
        assert (play.g.prestige[0], play.names(0, w.HAND)) == (8 - 4 + gained, ["Saint"] * drawn)


def test_illona() -> None:
    """jam-illona: a Reaction back into the Library is a Shield for this turn; other cards do not serve."""
    one = Side(haven=["Illona"], discard=["Awe", "Parry", ".38 Special"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("activate Illona")
        assert sorted(play.offered) == [".38 Special", "Parry"]
        play.one("Parry")
        assert (play.where("Parry"), play.value("Illona", w.SHIELD)) == ("library", 1)
    with scene(Side(haven=["Illona"], discard=["Awe"]), Side(haven=["Keondra"]), book=BOOK) as play:
        assert play.refusal("activate Illona")
