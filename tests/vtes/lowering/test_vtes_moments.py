"""Lowered cards: at which moments, how often, and when they are replaced."""

from __future__ import annotations

from primogen.vtes.playable import card_of
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.words import HAND, LIBRARY, THIS_TURN
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def test_only_at_superior_it_is_limited() -> None:
    """100994."""
    found = card_of("100994")
    assert isinstance(found, Printed)
    assert [use.once for use in found.uses] == [-1, THIS_TURN]


def test_not_replaced_until_the_discard_phase() -> None:
    """101112, VT-LIB-08: seven cards of the library as the cost."""
    one = Side(hand=["Liquidation", *["Dodge"] * 6], library=["Dodge"] * 9)
    play = begin(one, Side(), phase=MASTER, book=book_with("Liquidation"))
    play.one("play Liquidation")
    assert (play.pool[0], play.names(0, HAND), len(play.names(0, LIBRARY))) == (33, ["Dodge"] * 6, 2)
    while play.asked.asks != "discard":
        play.one("end")
    assert len(play.names(0, HAND)) == 7


def test_a_vampire_that_goes_to_torpor_does_not_drink() -> None:
    """101945."""
    one = Side(ready=["Sully"], hand=["Taste of Vitae"], blood={"Sully": 1})
    two = Side(ready=["Aunt Linda"], hand=["Torn Signpost"], blood={"Aunt Linda": 3})
    with scene(one, two) as play:
        play.one("bleed with Sully")
        play.two("block with Aunt Linda", "play Torn Signpost", "basic")
        play.one("hands")
        play.two("hands")
        assert (play.where("Sully"), play.names(0, HAND)) == ("torpor", ["Taste of Vitae"])


def test_a_strike_only_at_long_range() -> None:
    """101983."""
    lid = "Thrown Sewer Lid"
    one = Side(ready=["Aunt Linda"], hand=[lid, "Fake Out"])
    with scene(one, Side(ready=["Sully"]), book=book_with(lid)) as play:
        play.one("bleed with Aunt Linda")
        play.two("block with Sully")
        play.one("play Fake Out", f"play {lid}", "basic")
        play.two("hands")
        assert play.blood("Sully") == 1
    with scene(one, Side(ready=["Sully"]), book=book_with(lid)) as play:
        play.one("bleed with Aunt Linda")
        play.two("block with Sully")
        play.one("pass")
        assert play.offered == ["hands"]
        play.one("hands")
        play.two("hands")


def test_a_press_or_a_maneuver_with_a_press() -> None:
    """101610: at the moment of a maneuver, the maneuver."""
    card = "Resist Earth's Grasp"
    one = Side(ready=["Nik Sikko"], hand=[card])
    with scene(one, Side(ready=["Sully"]), book=book_with(card)) as play:
        play.one("bleed with Nik Sikko")
        play.two("block with Sully")
        play.one(f"play {card}", "hands")
        play.two("hands")
        play.one("press")
        assert (play.blood("Sully"), play.blood("Nik Sikko")) == (4, 2)
        play.one("hands")
        play.two("hands")
