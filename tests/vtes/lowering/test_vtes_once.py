"""Lowered cards of the crypt that may do something once: in an action, in a combat, in a turn."""

from __future__ import annotations

from primogen.vtes.rules.topics import INTERCEPT, STEALTH
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BUMS_RUSH = "Bum's Rush"


def test_once_each_action() -> None:
    """201111: 1 blood for 1 intercept; again in the next action."""
    name = "Persia, The Beautiful Statue"
    one = Side(ready=["Sully", "Belinde"], hand=["Blur"])
    with scene(one, Side(ready=[name]), book=book_with(name)) as play:
        for acting in ("Sully", "Belinde"):
            before = play.blood(name)
            play.one(f"hunt with {acting}")
            play.two(f"block with {name}", f"use {name}")
            assert (play.value(name, INTERCEPT), play.blood(name)) == (1, before - 1)
            play.one("hands")
            play.two("hands")
            play.g.tapped[play.card(name)] = 0


def test_only_once_in_that_action() -> None:
    """201012: 2 blood for 1 stealth, and no more of it."""
    name = "Morrow the Sage"
    two = Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]})
    with scene(Side(ready=[name]), two, book=book_with(name)) as play:
        play.one(f"bleed with {name}")
        play.two("block with Lauren")
        play.one(f"use {name}")
        assert (play.value(name, STEALTH), play.value("Lauren", INTERCEPT)) == (1, 1)
        play.one("hands")
        play.two("hands")


def test_stealth_only_of_who_acts() -> None:
    """201012: not in another minion's action."""
    name = "Morrow the Sage"
    with scene(Side(ready=[name, "Sully"]), Side(ready=["Lauren"]), book=book_with(name)) as play:
        play.one("bleed with Sully")
        play.two("block with Lauren")
        play.one("hands")
        play.two("hands")


def test_once_each_combat() -> None:
    """200441: the additional strike is with his hands."""
    one = Side(ready=["Eugene", "Tamoszius"], hand=["Blur"])
    with scene(one, Side(ready=["Lauren", "Madison"]), book=book_with("Eugene")) as play:
        play.one("bleed with Eugene")
        play.two("block with Lauren")
        assert play.offered == ["use Eugene", "hands"]
        play.one("use Eugene")
        play.two("hands")
        assert play.blood("Eugene") == 8
        play.one("play Blur", "basic")
        assert play.offered == ["hands"]
        play.one("hands")
