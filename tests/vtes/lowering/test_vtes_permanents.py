"""Lowered cards that stay in play: what they do in a phase, when something happens, and for a price."""

from __future__ import annotations

from primogen.vtes.rules.atoms.cards import put_on
from primogen.vtes.rules.atoms.layout import add_card
from primogen.vtes.rules.words import ASH_HEAP, HAND, LIBRARY, REMOVED, UNCONTROLLED
from primogen.vtes.scenes.laying import DISCARD, INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def at_the(question: str, play: Play) -> Play:
    while play.asked.asks != question:
        play.answers(play.asked.seat, ("end",) if "end" in play.offered else ("pass",))
    return play


def test_a_counter_each_time_and_burned_with_three_of_them() -> None:
    """100588: the third one comes as a price, and what it pays for is done all the same."""
    card = "Dreams of the Sphinx"
    one = Side(in_play=[card], uncontrolled=["Madison", "Sully"], blood={card: 2})
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one(f"use {card} (2)", "Madison")
    assert (play.where(card), play.blood("Madison")) == ("ash heap", 1)


def test_it_gives_no_blood_to_an_imbued() -> None:
    """VT-RULING-23; 100588: of the uncontrolled, only to vampires."""
    card, imbued = "Dreams of the Sphinx", 'Jennifer "Flame61" Vidisania'
    one = Side(in_play=[card], uncontrolled=["Madison", "Sully", imbued])
    play = begin(one, Side(), phase=MASTER, book=book_with(card, imbued))
    play.one(f"use {card} (2)")
    assert play.offered == ["Madison", "Sully"]
    play.one("Sully")
    assert (play.blood("Sully"), play.blood(imbued)) == (1, 0)


def test_a_hand_of_two_more_until_the_turn_ends() -> None:
    """100588, VT-LIB-09: drawn up at once, and down again after the discard phase."""
    card = "Dreams of the Sphinx"
    one = Side(in_play=[card], hand=["Dodge"] * 7, library=["Dodge"] * 9)
    play = begin(one, Side(hand=["Dodge"] * 7), phase=MASTER, book=book_with(card))
    assert [said for said in play.offered if card in said] == [f"use {card}"]
    play.one(f"use {card}")
    assert (len(play.names(0, HAND)), play.blood(card), play.is_tapped(card)) == (9, 1, True)
    at_the("discard", play).one("end")
    assert play.asked.asks == "discard-down"
    play.one("discard Dodge", "discard Dodge")
    assert (len(play.names(0, HAND)), play.g.active) == (7, 1)


def test_only_with_the_edge() -> None:
    """100588: 1 pool, in her own untap phase."""
    card = "Dreams of the Sphinx"
    for edge in (True, False):
        play = begin(Side(in_play=[card], edge=edge), Side(), phase=UNTAP, book=book_with(card))
        assert sum(card in said for said in play.offered) == 1 + edge


def test_transfers_as_a_price() -> None:
    """102180: one, to see another card of the crypt and put one out of the game; four, to burn it for 2 pool."""
    card = "Wider View"
    one = Side(in_play=[card], uncontrolled=["Madison"], crypt=["Sully"])
    play = begin(one, Side(), phase=INFLUENCE, book=book_with(card))
    play.one(f"use {card}", "Madison")
    assert (play.names(0, UNCONTROLLED), play.names(0, REMOVED)) == (["Sully"], ["Madison"])
    assert [said for said in play.offered if card in said] == [f"use {card}"]  # three transfers are left
    play = begin(one, Side(), phase=INFLUENCE, book=book_with(card))
    play.one(f"use {card} (2)")
    assert (play.where(card), play.pool[0], play.offered) == ("ash heap", 32, ["end"])


def test_it_goes_round_the_table() -> None:
    """100435: in her discard phase, to her predator; locked or not."""
    card = "Coven, The"
    one = Side(ready=["Madison"], in_play=[card], blood={"Madison": 1})
    play = begin(one, Side(), Side(), phase=MASTER, book=book_with(card))
    play.one(f"use {card}")
    assert play.blood("Madison") == 3
    at_the("discard", play)
    assert (play.g.controller[play.card(card)], play.is_tapped(card)) == (2, True)


def test_a_card_is_discarded_and_another_drawn() -> None:
    """100135."""
    card = "Barrens, The"
    one = Side(in_play=[card], hand=["Dodge", "Flash"], library=["Blur"] * 6)
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one(f"use {card}", "Flash")
    assert play.names(0, ASH_HEAP) == ["Flash"]
    assert sorted(play.names(0, HAND)) == ["Blur"] * 6 + ["Dodge"]


def test_drawn_and_put_back() -> None:
    """100903: as many as were drawn, of all the hand; only while its bearer is ready."""
    card = "Heart of Nizchetus"
    one = Side(ready=["Madison"], on={"Madison": [card]}, hand=["Dodge"] * 7, library=["Flash", "Blur", "Majesty"])
    play = begin(one, Side(), phase=UNTAP, book=book_with(card))
    play.one("yes", "2", "Dodge", "Flash")
    assert play.names(0, LIBRARY) == ["Flash", "Dodge", "Majesty"]
    assert sorted(play.names(0, HAND)) == ["Blur"] + ["Dodge"] * 6
    one = Side(torpor=["Madison"], on={"Madison": [card]}, hand=["Dodge"] * 7, library=["Flash"])
    play = begin(one, Side(), phase=UNTAP, book=book_with(card))
    assert play.asked.asks != "may"


def test_put_on_instead_of_a_blood_doll() -> None:
    """102113: put on, and a Blood Doll burned, or none; blood or pool in the untap phase of his controller."""
    one = Side(ready=["Madison"], hand=["Vessel"], on={"Madison": ["Blood Doll"]})
    play = begin(one, Side(), phase=MASTER, book=book_with("Vessel"))
    play.one("no", "play Vessel", "Blood Doll")
    assert (play.host("Vessel"), play.where("Blood Doll"), play.pool[0]) == ("Madison", "ash heap", 29)
    one = Side(in_play=[], ready=["Sully"])
    two = Side(ready=["Madison"], on={"Madison": ["Vessel"]})
    play = begin(one, two, turn=1, phase=UNTAP, book=book_with("Vessel"))
    play.two("yes")
    play.answer(0)
    assert (play.pool, play.blood("Madison")) == ([30, 31], 5)


def test_somebody_elses_vampire_bears_it() -> None:
    """102113: whose vampire it is decides, and not who has put it there."""
    one = Side(hand=["Vessel"])
    two = Side(ready=["Madison"], blood={"Madison": 3})
    play = begin(one, two, phase=MASTER, book=book_with("Vessel"))
    play.one("play Vessel")
    at_the("may", play)
    assert (play.asked.seat, play.g.active) == (1, 1)


def test_a_third_copy() -> None:
    """100106: all are removed, of whomever; 3 pool; what is chosen of the ash heap goes to the hand and the library."""
    card = "Ashur Tablets"
    heap = ["Flash", "Blur", "Majesty"]
    one = Side(in_play=[card, card], hand=[card], ash_heap=heap, library=["Dodge"] * 9)
    play = begin(one, Side(in_play=[card]), phase=MASTER, book=book_with(card))
    play.one(f"play {card}", "Flash", "Blur", "done", "Blur")
    assert play.pool[0] == 33
    assert (len(play.names(0, REMOVED)), play.names(1, REMOVED)) == (3, [card])
    assert (play.names(0, ASH_HEAP), "Blur" in play.names(0, HAND)) == (["Majesty"], True)
    assert sorted([*play.names(0, HAND), *play.names(0, LIBRARY)]) == ["Blur", *["Dodge"] * 9, "Flash"]


def test_two_copies_do_nothing() -> None:
    """100106: another Methuselah's is not hers."""
    card = "Ashur Tablets"
    play = begin(Side(in_play=[card], hand=[card]), Side(in_play=[card]), phase=MASTER, book=book_with(card))
    play.one(f"play {card}")
    assert (play.pool[0], play.where(card)) == (30, "in play")


def test_who_is_famous_is_dear_in_torpor() -> None:
    """100698: 3 pool of his controller as he goes there, whoever put it on him."""
    one = Side(ready=["Sully"], blood={"Sully": 1})
    two = Side(ready=["Aunt Linda"], hand=["Torn Signpost"])
    play = begin(one, two, book=book_with("Fame"))
    put_on(play.g, add_card(play.g, "Fame", 1, HAND), play.card("Sully"), 1)
    play.one("bleed with Sully")
    play.two("block with Aunt Linda", "play Torn Signpost", "basic")
    play.one("hands")
    play.two("hands")
    assert (play.where("Sully"), play.pool) == ("torpor", [27, 30])


def test_in_torpor_everybody_pays() -> None:
    """100698."""
    one = Side(torpor=["Sully"], on={"Sully": ["Fame"]})
    for turn in (0, 1):
        play = begin(one, Side(), turn=turn, phase=UNTAP, book=book_with("Fame"))
        assert play.pool == ([29, 30] if turn == 0 else [30, 29])


def test_an_event_comes_into_play_and_goes_round() -> None:
    """101697, VT-EVENT-01: a vampire of 2 or less, or none; then it is her predator's."""
    card = "Scourge of the Enochians"
    one = Side(hand=[card])
    play = begin(one, Side(ready=["Krid", "Sully"]), Side(), phase=DISCARD, book=book_with(card, "Krid"))
    play.one(f"play {card}")
    assert play.where(card) == "in play"
    play = begin(
        Side(in_play=[card]), Side(ready=["Krid", "Sully"]), Side(), phase=DISCARD, book=book_with(card, "Krid")
    )
    assert play.asked.asks == "target"
    play.one("Krid")
    assert (play.where("Krid"), play.g.controller[play.card(card)]) == ("ash heap", 2)


def test_only_one_hunting_ground_feeds_him() -> None:
    """100426: in its older words, too."""
    cards = ["Corporate Hunting Ground", "Campground Hunting Ground"]
    one = Side(ready=["Madison"], in_play=cards, blood={"Madison": 1})
    play = begin(one, Side(), phase=UNTAP, book=book_with(*cards))
    play.one(f"first {cards[0]}", "Madison")
    assert play.blood("Madison") == 2
    assert play.asked.asks != "target"


def test_unique_on_a_vampire_it_is_contested() -> None:
    """100698, VT-CONTEST-02: two of them, on two vampires."""
    one = Side(ready=["Madison"], hand=["Fame"])
    play = begin(one, Side(ready=["Sully"], on={"Sully": ["Fame"]}), phase=MASTER, book=book_with("Fame"))
    play.one("play Fame", "Madison")
    assert (play.where("Fame"), play.where("Fame (2)")) == ("contested", "contested")
