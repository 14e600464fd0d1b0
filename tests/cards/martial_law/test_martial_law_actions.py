"""Action cards of Martial Law, played."""

from __future__ import annotations

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from soldiers import BOOK

KEONDRA = Side(haven=["Keondra"])


def test_anything_for_my_master() -> None:
    """ml-anything-for-my-master: a Ghoul is burned, and somebody Wounded is defeated, a foe's or one's own."""
    one = Side(haven=["Fleshcrafter", "Page"], hand=["Anything For My Master"])
    two = Side(haven=["Keondra", "Loner"], blood={"Keondra": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("play Anything For My Master")
        assert (play.where("Page"), play.where("Keondra"), play.where("Loner")) == ("burned", "torpor", "haven")


def test_anything_for_my_master_needs_a_ghoul_and_a_wound() -> None:
    """ml-anything-for-my-master: not without one of one's own to burn, nor without anybody Wounded."""
    for ghouls, blood in (([], 1), (["Page"], 6)):
        one = Side(haven=["Fleshcrafter", *ghouls], hand=["Anything For My Master"])
        two = Side(haven=["Keondra", "Page"], blood={"Keondra": blood})
        with scene(one, two, book=BOOK) as play:
            assert not play.offers("play Anything For My Master")
