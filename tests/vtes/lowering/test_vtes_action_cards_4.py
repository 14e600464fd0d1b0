"""Action cards that look at hands and through libraries."""

from __future__ import annotations

from primogen.kernel.views import view
from primogen.vtes.rules.topics import STEALTH
from primogen.vtes.rules.words import ASH_HEAP, HAND
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def seen(play: Play, seat: int, whose: int) -> int:
    """How many cards of that hand she sees."""
    cards = view(play.g, seat).cards
    return len([card for card in play.g.hand(whose) if card in cards])


def test_a_card_of_her_preys_hand() -> None:
    """101627: she alone sees it, as long as she chooses; not what is drawn for it."""
    card, who = "Revelations", "Tamoszius"
    two = Side(ready=["Sully"], hand=["Dodge", "Blur", *["Majesty"] * 5], library=["Flash"])
    play = begin(Side(ready=[who], hand=[card]), two, Side(hand=["Dodge"]), book=book_with(card))
    play.one(f"play {card}")
    assert (play.value(who, STEALTH), play.asked.seat) == (1, 1)
    play.two("decline")
    assert (play.asked.seat, [seen(play, seat, 1) for seat in range(3)]) == (0, [7, 7, 0])
    play.one("Blur")
    assert (play.names(1, ASH_HEAP), play.names(1, HAND).count("Flash"), seen(play, 0, 1)) == (["Blur"], 1, 0)


def test_an_empty_hand() -> None:
    """101627: nothing is discarded."""
    card = "Revelations"
    play = begin(Side(ready=["Tamoszius"], hand=[card]), Side(), book=book_with(card))
    play.one(f"play {card}")
    assert (play.asked.asks, play.names(1, ASH_HEAP)) == ("act", [])


def test_an_open_hand() -> None:
    """101627: at the superior level it stays; everybody sees the hand of her prey, and nobody that of another."""
    card, who = "Revelations", "Chrysanthemum"
    two, three = Side(ready=["Sully"], hand=["Dodge"] * 7), Side(hand=["Blur"] * 7)
    play = begin(Side(ready=[who], hand=[card]), two, three, book=book_with(card))
    play.one(f"play {card}", "superior")
    play.two("decline")
    play.three("decline") if play.asked.seat == 2 else None
    assert play.where(card) == "in play"
    assert [seen(play, seat, 1) for seat in range(3)] == [7, 7, 7]
    assert [seen(play, seat, 2) for seat in range(3)] == [0, 0, 7]
    play = begin(Side(ready=["Sully"]), Side(in_play=[card]), Side(), book=book_with(card))
    play.one(f"Sully: act with {card}")
    play.all_pass()
    assert play.where(card) == "ash heap"


def test_equipment_out_of_her_library() -> None:
    """101143: what he may have and she can pay for, paid on the spot; it is an equip action."""
    card, who = "Magic of the Smith", "Lauren"
    library = ["Dodge", ".44 Magnum", "Laptop Computer", "Flak Jacket"]
    one = Side(ready=[who], hand=[card, *["Blur"] * 6], library=library, pool=2, on={who: ["Laptop Computer"]})
    play = begin(one, Side(ready=["Sully"]), book=book_with(card))
    play.one(f"play {card}")
    assert play.value(who, STEALTH) == 1
    play.two("decline")
    assert play.offered == ["Flak Jacket", ".44 Magnum", "no"]  # no second computer
    play.one("Flak Jacket")
    assert (play.host("Flak Jacket"), play.pool[0], play.blood(who)) == (who, 1, 3)
    one.pool = 1
    play = begin(one, Side(), book=book_with(card))
    play.one(f"play {card}")
    assert play.offered == ["Flak Jacket", "no"]


def test_nothing_need_be_found() -> None:
    """101143: at the superior level with 3 stealth."""
    card, who = "Magic of the Smith", "Rosalina Cortez"
    one = Side(ready=[who], hand=[card, *["Blur"] * 6], library=["Dodge", "Flak Jacket"])
    play = begin(one, Side(ready=["Sully"]), book=book_with(card))
    play.one(f"play {card}", "superior")
    assert play.value(who, STEALTH) == 3
    play.two("decline")
    play.one("no")
    assert (play.asked.asks, play.pool[0]) == ("act", 30)
