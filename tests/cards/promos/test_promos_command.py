"""Agendas and Havens given away as promos, played."""

from __future__ import annotations

import pytest

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from princes import BOOK

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize(
    ("attacker", "target", "dealt"), [("Butcher", "Loner", 2), ("Butcher", "Adept", 3), ("Singer", "Loner", 1)]
)
def test_the_presidio(attacker: str, target: str, dealt: int) -> None:
    """xxx-the-presidio: the Leader has a Shield against Aggravated damage; against other damage, and others, none."""
    two = Side(streets=[["Loner"], ["Adept"]], haven_card="Haven - The Presidio")
    with scene(Side(streets=[attacker]), two, book=BOOK) as play:
        play.one(f"attack with {attacker}", f"target {target}", "Mental")
        assert play.blood(target) == 4 - dealt


@pytest.mark.parametrize(("worn", "mended"), [(["Owl", "Maid"], 1), (["Owl", "Tramp", "Coat"], 2), (["Coat"], 0)])
def test_the_underpass(worn: list[str], mended: int) -> None:
    """xxx-the-underpass: 1 Blood for each Animal and Vagrant the Leader has, to one active or in torpor."""
    one = Side(haven=["Loner", "Adept"], torpor=["Hope"], attached={"Loner": worn}, haven_card="Haven - The Underpass")
    one.blood = {"Loner": 1, "Adept": 1, "Hope": 1}
    with scene(one, KEONDRA, book=BOOK) as play:
        if not mended:
            assert play.refusal("activate Haven - The Underpass")
            return
        play.one("activate Haven - The Underpass")
        assert play.offered == ["Loner", "Adept", "Hope"]
        play.one("Hope")
        assert (play.blood("Hope"), play.blood("Adept"), play.g.prestige[0]) == (1 + mended, 1, 4)
