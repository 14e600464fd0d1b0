"""Lowered cards that stay in play: who bears them, what they forbid, what is done out of turn, what others pay."""

from __future__ import annotations

from primogen.kernel.ids import NONE
from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.clock import note_diablerie
from primogen.vtes.rules.people import FORTITUDE
from primogen.vtes.rules.topics import BLEED, CAPACITY, INTERCEPT, STEALTH
from primogen.vtes.rules.words import HAND, REMOVED, THIS_ACTION
from primogen.vtes.scenes.laying import DISCARD, INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def at_the(question: str, play: Play) -> Play:
    while play.asked.asks != question:
        play.answers(play.asked.seat, ("end",) if "end" in play.offered else ("pass",))
    return play


def test_each_counter_costs_pool_or_blood() -> None:
    """101811: for each counter, and a vampire without blood pays none; she who has it pays into it."""
    card = "Smiling Jack, The Anarch"
    one = Side(in_play=[card], blood={card: 2})
    two = Side(ready=["Sully", "Madison"], blood={"Sully": 1, "Madison": 0})
    play = begin(one, two, turn=1, phase=UNTAP, book=book_with(card))
    assert (play.asked.seat, play.asked.asks, len(play.asked.options)) == (1, "one-of", 2)
    play.answer(1)
    assert (play.blood("Sully"), play.pool) == (0, [30, 29])  # the second one: nothing is left but pool
    play = begin(one, two, phase=UNTAP, book=book_with(card))
    assert (play.blood(card), play.pool) == (3, [29, 30])


def test_who_has_no_anarch_pays() -> None:
    """100055: every Methuselah, in her own untap phase."""
    card = "Anarch Revolt"
    one, two = Side(ready=["Rayne"], in_play=[card]), Side(ready=["Sully"])
    for turn, pool in ((0, [30, 30]), (1, [30, 29])):
        assert begin(one, two, turn=turn, phase=UNTAP, book=book_with(card, "Rayne")).pool == pool


def test_seven_cards_of_the_ash_heap_bring_one_back() -> None:
    """100634: while there are fewer of them than ready Harbingers of Skulls; it may act at once."""
    card, names = "Emerald Legionnaire", ["Khurshid", "Mordechai Ben-Nun"]
    heap, book = [card, *["Dodge"] * 7], book_with(card, *names)
    play = begin(Side(ready=[card, *names], ash_heap=heap), Side(), phase=UNTAP, book=book)
    play.one(f"use {card}", *["Dodge"] * 7)
    assert (play.where(f"{card} (2)"), play.blood(f"{card} (2)"), play.names(0, REMOVED)) == ("ready", 2, ["Dodge"] * 7)
    for side in (Side(ready=[card, names[0]], ash_heap=heap), Side(ready=[card, *names], ash_heap=heap[:6])):
        assert f"use {card}" not in begin(side, Side(edge=True), phase=UNTAP, book=book).offered


def test_allies_block_vampires() -> None:
    """102079: with more intercept, and only against vampires."""
    card = "Unmasking, The"
    one = Side(ready=["Sully", "Procurer"], in_play=[card])
    play = begin(one, Side(ready=["Procurer"]), book=book_with(card))
    assert play.value("Procurer (2)", INTERCEPT) == 0
    play.one("bleed with Sully")
    assert [play.value(name, INTERCEPT) for name in ("Procurer (2)", "Sully")] == [1, 0]


def test_a_master_card_is_washed_away() -> None:
    """102151: its player may play another; what has cancelled it is not replaced before her untap phase."""
    one = Side(hand=["Effective Management", "Elder Library"], crypt=["Sully"])
    two = Side(hand=["Wash", *["Blur"] * 6], library=["Dodge"])
    play = begin(one, two, phase=MASTER)
    play.one("play Effective Management")
    play.two("play Wash")
    assert (play.where("Effective Management"), play.names(1, HAND)) == ("ash heap", ["Blur"] * 6)
    assert play.offered == ["play Elder Library", "end"]


def test_nobody_else_but_a_neighbour_washes() -> None:
    """102151: her predator and her prey."""
    one = Side(hand=["Life in the City"], ready=["Sully"], blood={"Sully": 1})
    sides = [one, Side(), Side(hand=["Wash"]), Side()]
    play = begin(*sides, phase=MASTER)
    play.one("play Life in the City")
    assert play.asked.seat == 0


def test_a_bleed_of_four_is_investigated() -> None:
    """100085: and not one of three; the action comes to nothing."""
    card = "Archon Investigation"
    for hand, fate in ((["Bonding"], "ash heap"), ([], "ready")):
        side = Side(ready=["Ashley"], on={"Ashley": ["Laptop Computer", "J. S. Simmons, Esq."]}, hand=hand)
        play = begin(side, Side(hand=[card]), book=book_with(card))
        play.one("bleed with Ashley")
        if hand:
            play.one("play Bonding")
            play.two(f"play {card}")
        play.all_pass()
        assert play.where("Ashley") == fate
        assert play.pool[1] == 27


def test_who_has_committed_diablerie_is_burned() -> None:
    """100298: since her last turn; in the next it is forgotten."""
    card = "Carlton Van Wyk"
    play = begin(Side(ready=[card, "Sully"]), Side(), phase=INFLUENCE, book=book_with(card))
    note_diablerie(play.g, play.card("Sully"))
    play.one("end", f"use {card}")
    assert (play.where(card), play.where("Sully")) == ("ash heap", "ash heap")
    play = begin(Side(ready=[card, "Sully"]), Side(hand=["Dodge"] * 7), phase=INFLUENCE, book=book_with(card))
    note_diablerie(play.g, play.card("Sully"))
    play.one("end", "end")
    while not (play.g.active == 0 and play.asked.asks == "transfers"):
        play.answers(play.asked.seat, ("end",))
    play.one("end")
    assert (play.g.active, play.asked.asks, play.offered) == (0, "discard", ["end"])


def test_more_intercept_for_blood() -> None:
    """100243: 1 with Auspex; with superior Auspex, more while it is needed."""
    card = "Bowl of Convergence"
    for name, own, more in (("Lauren", 1, False), ("Chrysanthemum", 1, True), ("Madison", 0, False)):
        one = Side(ready=["Sully"], hand=["Swallowed by the Night"])
        play = begin(one, Side(ready=[name], on={name: [card]}), book=book_with(card))
        assert play.value(name, INTERCEPT) == own
        play.g.lasting.extend((STEALTH, 2, NONE, play.card("Sully"), THIS_ACTION))
        play.one("bleed with Sully")
        play.two(f"block with {name}")
        assert (f"use {card}" in play.offered) == more


def test_a_blood_when_nobody_reacted() -> None:
    """101388: after a successful action without reactions, once in a turn."""
    card = "Perfectionist"
    for hand in ([], ["Wake with Evening's Freshness"]):
        one = Side(ready=["Sully"], on={"Sully": [card]}, blood={"Sully": 2})
        play = begin(one, Side(ready=["Lauren"], hand=hand, tapped=["Lauren"]), book=book_with(card))
        play.one("hunt with Sully")
        if hand:
            play.two(f"play {hand[0]}", "decline")
            assert play.asked.asks == "act"
        else:
            play.one(f"use {card}")
        assert play.blood("Sully") == (3 if hand else 4)


def test_the_troublemaker_goes_to_her_prey() -> None:
    """100058: and locks two of her vampires, or burns equipment on one of her minions."""
    card = "Anarch Troublemaker"
    one = Side(in_play=[card])
    two = Side(ready=["Sully", "Madison", "Ashley"], on={"Sully": ["Flak Jacket"]})
    play = begin(one, two, Side(), phase=UNTAP, book=book_with(card))
    play.one("yes")
    play.answer(0)
    play.one("Sully", "Ashley")
    assert [play.is_tapped(name) for name in ("Sully", "Madison", "Ashley")] == [True, False, True]
    assert (play.g.controller[play.card(card)], play.where("Flak Jacket")) == (1, "on card")
    play = begin(one, two, Side(), phase=UNTAP, book=book_with(card))
    play.one("yes")
    play.answer(1)
    assert (play.where("Flak Jacket"), play.is_tapped("Sully")) == ("ash heap", False)


def test_not_replaced_while_it_lies_there() -> None:
    """100581, VT-LIB-08: 1 pool for each of hers in torpor; drawn for it when it is burned."""
    card = "Dragonbound"
    one = Side(hand=[card, *["Dodge"] * 6], library=["Flash"] * 3, torpor=["Sully"])
    play = begin(one, Side(), phase=DISCARD, book=book_with(card))
    play.one(f"play {card}")
    assert (play.names(0, HAND), play.pool) == (["Dodge"] * 6, [30, 30])
    burn(play.g, play.card(card))
    ask_again(play.g)
    play.two("end")
    assert sorted(play.names(0, HAND)) == [*["Dodge"] * 6, "Flash"]
    play = begin(Side(in_play=[card], torpor=["Sully"]), Side(), phase=DISCARD, book=book_with(card))
    assert play.pool == [29, 30]


def test_strength_and_one_more() -> None:
    """100139: the strength of who strikes with it; not a hand strike."""
    card = "Bastard Sword"
    one = Side(ready=["Aunt Linda"], on={"Aunt Linda": [card]}, hand=["Torn Signpost"])
    play = begin(one, Side(ready=["Madison"]), book=book_with(card))
    play.one("bleed with Aunt Linda")
    play.two("block with Madison")
    play.one("play Torn Signpost", "basic", f"use {card}")
    play.two("hands")
    play.all_pass()
    assert play.blood("Madison") == 3


def test_only_a_ravnos_bleeds_by_it() -> None:
    """102015: "this Ravnos": whoever else bears it has nothing of it."""
    card = "Treasured Samadji"
    for name, bleed in (("Andrei Puxon", 2), ("Sully", 1)):
        play = begin(Side(ready=[name], on={name: [card]}), Side(), book=book_with(card, "Andrei Puxon"))
        assert play.value(name, BLEED) == bleed


def test_who_cannot_block_him() -> None:
    """101781: vampires of 8 or more, and only him who bears it."""
    card = "Signet of King Saul, The"
    one = Side(ready=["Sully", "Ashley"], on={"Sully": [card]})
    play = begin(one, Side(ready=["Catalina Vega", "Madison"]), book=book_with(card))
    play.one("bleed with Sully")
    assert play.offered == ["block with Madison", "decline"]
    play = begin(one, Side(ready=["Catalina Vega", "Madison"]), book=book_with(card))
    play.one("bleed with Ashley")
    assert play.offered[0] == "block with Catalina Vega"


def test_he_cannot_block_vampires() -> None:
    """101261."""
    card = "Mylan Horseed"
    play = begin(Side(ready=["Sully", "Procurer"]), Side(ready=[card]), book=book_with(card))
    play.one("bleed with Sully")
    assert "block with Mylan Horseed" not in play.offered


def test_one_generation_older() -> None:
    """100774, in its older words: a level and a capacity more."""
    one = Side(ready=["Sully"], on={"Sully": ["Fortitude"]})
    play = begin(one, Side(), book=book_with("Fortitude"))
    assert [play.value("Sully", stat) for stat in (FORTITUDE, CAPACITY)] == [1, 5]


def test_a_location_on_a_vampire_is_no_equipment() -> None:
    """101670: nobody takes it from him; allies cannot block him."""
    card = "Sacré-Cœur Cathedral, France"
    one = Side(ready=["Madison", "Sully"], on={"Madison": [card]})
    play = begin(one, Side(ready=["Procurer"]), book=book_with(card))
    assert [said for said in play.offered if "take" in said or "equipment" in said] == []
    play.one("bleed with Madison")
    assert play.pool[1] == 29


def test_two_life_at_superior() -> None:
    """100932: and burns blood of its employer to unlock him, in anybody's untap phase."""
    card, book = "Homunculus", book_with("Homunculus", "Badger")
    for level, life in (("basic", 1), ("superior", 2)):
        play = begin(Side(ready=["Badger"], hand=[card]), Side(), book=book)
        play.one(f"play {card}", level)
        play.all_pass()
        assert (play.host(card), play.blood(card)) == ("Badger", life)
    one = Side(ready=["Badger"], on={"Badger": [card]}, tapped=["Badger"])
    play = begin(one, Side(), turn=1, phase=UNTAP, book=book)
    play.one("yes")
    assert (play.is_tapped("Badger"), play.blood("Badger")) == (False, 5)


def test_blood_of_each_goes_to_her_pool() -> None:
    """102023: of those that are ready, and hers."""
    card = "Tribute to the Master"
    one = Side(ready=["Sully", "Madison"], torpor=["Ashley"], hand=[card], blood={"Sully": 0})
    play = begin(one, Side(ready=["Colette"]), phase=MASTER, book=book_with(card))
    play.one(f"play {card}")
    assert (play.pool[0], play.blood("Madison"), play.blood("Ashley"), play.blood("Colette")) == (31, 5, 3, 5)


def test_two_anarchs_feed_with_a_baron() -> None:
    """100297: without one, one; and not the same one twice."""
    card, names = "Carfax Abbey", ["Crow", "Clara Hjortshøj"]
    for baron, fed in ((["Casey Snyder"], 2), ([], 1)):
        one = Side(ready=[*names, *baron], in_play=[card], blood=dict.fromkeys(names, 1))
        play = begin(one, Side(), phase=UNTAP, book=book_with(card, *names, "Casey Snyder"))
        play.one("Crow")
        if baron:
            assert "Crow" not in play.offered
            play.one(names[1])
        assert sum(play.blood(name) == 2 for name in names) == fed
