"""Lowered cards that stay in play: what they cost, who may act against them, what all of a group get."""

from __future__ import annotations

from primogen.vtes.rules.topics import HUNT
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def test_two_to_five_blood_and_dearer_the_second_time() -> None:
    """102121: each copy on that vampire costs 1 pool more."""
    one = Side(ready=["Madison"], hand=["Villein"], on={"Madison": ["Villein"]})
    play = begin(one, Side(), phase=MASTER, book=book_with("Villein"))
    play.one("play Villein")
    assert play.asked.asks == "how-many"
    assert len(play.asked.options) == 4
    play.one("5")
    assert (play.pool[0], play.blood("Madison")) == (34, 1)


def test_cards_of_that_name_cost_more() -> None:
    """102121: her own, and nobody else's."""
    for seat, left in ((0, 29), (1, 30)):
        sides = [Side(ready=["Madison"], on={"Madison": ["Villein"]}), Side(ready=["Sully"])]
        sides[seat].hand.append("Minion Tap")
        play = begin(*sides, turn=seat, phase=MASTER, book=book_with("Villein"))
        play.answers(seat, ("play Minion Tap", "1"))
        assert play.pool[seat] == left + 1


def test_he_cannot_block_until_another_burns_it() -> None:
    """101384: not he himself."""
    card = "Pentex(TM) Subversion"
    two = Side(ready=["Lauren", "Nik Sikko"], on={"Lauren": [card]})
    play = begin(Side(ready=["Sully"]), two, Side(ready=["Madison"]), book=book_with(card))
    play.one("bleed with Sully")
    assert play.offered == ["block with Nik Sikko", "decline"]
    play.two("decline")
    while play.asked.seat == 0:
        play.one("end")
    while play.asked.asks != "act":
        play.two("end")
    assert [said for said in play.offered if card in said] == [f"Nik Sikko: act with {card}"]
    play.two(f"Nik Sikko: act with {card}")
    play.three("decline")
    assert play.where(card) == "ash heap"


def test_all_of_a_group_have_more() -> None:
    """100945: Sabbat vampires you control, and no others."""
    card = "Hungry Coyote, The"
    one = Side(ready=["Agatha", "Sully"], in_play=[card])
    with scene(one, Side(ready=["Madison"]), book=book_with(card, "Agatha")) as play:
        assert [play.value(name, HUNT) for name in ("Agatha", "Sully", "Madison")] == [2, 1, 1]
