"""Lowered master cards that others may answer, and that go from one to another."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.words import REMOVED
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

PEACE = "Golconda: Inner Peace"


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_out_of_the_game_for_pool(region: str) -> None:
    """100842: as much as his capacity, for his controller; only one of 8 or more, wherever he is."""
    ready, torpor = (["Catalina Vega", "Sully"], []) if region == "ready" else (["Sully"], ["Catalina Vega"])
    two = Side(ready=ready, torpor=torpor, blood={"Catalina Vega": 2})
    play = begin(Side(hand=[PEACE]), two, phase=MASTER, book=book_with(PEACE))
    play.one(f"play {PEACE}")
    play.two("pass")
    assert (play.names(1, REMOVED), play.pool, play.where(PEACE)) == (["Catalina Vega"], [30, 38], "ash heap")


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_his_controller_will_not_have_it(region: str) -> None:
    """100842: for 2 pool the card is cancelled, and he stays; whoever has no more than 2 cannot."""
    ready, torpor = (["Catalina Vega"], []) if region == "ready" else ([], ["Catalina Vega"])
    play = begin(Side(hand=[PEACE]), Side(ready=ready, torpor=torpor), phase=MASTER, book=book_with(PEACE))
    play.one(f"play {PEACE}")
    play.two(f"use what {PEACE} gives")
    assert (play.where("Catalina Vega"), play.pool, play.where(PEACE)) == (region, [30, 28], "ash heap")
    assert play.asked.asks == "master"
    play = begin(Side(hand=[PEACE]), Side(ready=ready, torpor=torpor, pool=2), phase=MASTER, book=book_with(PEACE))
    play.one(f"play {PEACE}")
    assert play.pool == [30, 10]
