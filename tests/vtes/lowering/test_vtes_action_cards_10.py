"""Action cards about the top card of the crypt."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.words import CRYPT, UNCONTROLLED
from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

CLANSMEN = ("Ahmose Chambers", "Aisha", "Aluc Romas de Leon", "Alek König", "Gebeyehu Abdu")


@pytest.mark.parametrize(
    ("top", "drawn", "blood"),
    [("Ahmose Chambers", True, 2), ("Aluc Romas de Leon", True, 0), ("Sully", False, 0)],
)
def test_drawn_if_it_is_a_clansman(top: str, drawn: bool, blood: int) -> None:
    """101206: with 2 blood, if it is younger than who acts; others are shuffled into the crypt."""
    card, who = "Mesu Bedshet", "Aluc Romas de Leon"
    one = Side(ready=["Aluc Romas de Leon"], hand=[card], crypt=[top, "Madison"])
    play = begin(one, Side(ready=["Lauren"]), book=book_with(card, *CLANSMEN))
    if top == who:
        top = f"{who} (2)"
    play.one(f"play {card}")
    play.two("decline")
    assert [f"One reveals {top.removesuffix(' (2)')}"] == [each for each in play.told_since(0, 1) if "reveals" in each]
    assert (play.names(0, UNCONTROLLED) != []) == drawn
    assert sorted(play.names(0, CRYPT)) == (["Madison"] if drawn else ["Madison", "Sully"])
    assert sum(play.g.blood[each] for each in play.g.pile(0, UNCONTROLLED)) == blood


def test_no_crypt_no_action() -> None:
    """101206: it cannot be played."""
    card = "Mesu Bedshet"
    play = begin(Side(ready=["Aisha"], hand=[card]), Side(), book=book_with(card, *CLANSMEN))
    assert f"play {card}" not in play.offered


@pytest.mark.parametrize(("top", "drawn"), [("Alek König", True), ("Sully", False)])
def test_the_family_gathers(top: str, drawn: bool) -> None:
    """102289: one of the clan with 1 blood, whoever is older; another goes beneath the crypt."""
    card = "Family Gathering"
    one = Side(ready=["Gebeyehu Abdu"], hand=[card], crypt=[top, "Madison", "Lauren"])
    play = begin(one, Side(), phase="master", book=book_with(card, *CLANSMEN))
    play.one(f"play {card}")
    assert play.names(0, UNCONTROLLED) == ([top] if drawn else [])
    assert play.names(0, CRYPT) == (["Lauren", "Madison"] if drawn else ["Sully", "Lauren", "Madison"])
    assert not drawn or play.blood(top) == 1
