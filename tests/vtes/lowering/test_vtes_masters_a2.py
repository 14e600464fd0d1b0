"""Lowered master cards that choose somebody and remember him, and what his Methuselah may do by it."""

from __future__ import annotations

from primogen.vtes.rules.atoms.cards import burn, change_control
from primogen.vtes.rules.atoms.corrupting import corrupt, corruption
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def at_the(question: str, play: Play) -> Play:
    while play.asked.asks != question:
        play.answers(play.asked.seat, ("end",) if "end" in play.offered else ("pass",))
    return play


def decline(play: Play) -> None:
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))


def test_a_minion_corrupted_by_his_price_is_stolen() -> None:
    """100311: an ally or a younger vampire of her prey; her counters reach what he cost or can hold, and are burned."""
    card, serpent = "Cave of Apples", "Black Lotus"
    one = Side(ready=[serpent, "Sully"], in_play=[card])
    two = Side(ready=["Nik Sikko", "Andi Liu", "Procurer"])
    for before, steals in ((1, False), (2, True)):
        play = begin(one, two, Side(ready=["Lauren"]), book=book_with(card, serpent))
        corrupt(play.g, play.card("Nik Sikko"), 0, before)
        assert [said for said in play.offered if card in said] == [f"{serpent}: act with {card}"]
        play.one(f"{serpent}: act with {card}")
        assert play.offered == ["Nik Sikko", "Procurer"]
        play.one("Nik Sikko")
        decline(play)
        if steals:
            play.one("yes")
        nik = play.card("Nik Sikko")
        assert (play.g.controller[nik], corruption(play.g, nik, 0)) == ((0, 0) if steals else (1, 2))


def test_those_counters_are_kept() -> None:
    """100311: whoever likes leaves him where he is; a blocked action puts none."""
    card, serpent = "Cave of Apples", "Black Lotus"
    one, two = Side(ready=[serpent], in_play=[card]), Side(ready=["Nik Sikko"])
    play = begin(one, two, book=book_with(card, serpent))
    nik = play.card("Nik Sikko")
    corrupt(play.g, nik, 0, 2)
    play.one(f"{serpent}: act with {card}")
    decline(play)
    play.one("no")
    assert (play.g.controller[nik], corruption(play.g, nik, 0)) == (1, 3)
    play = begin(one, two, book=book_with(card, serpent))
    play.one(f"{serpent}: act with {card}")
    play.two("block with Nik Sikko")
    assert corruption(play.g, play.card("Nik Sikko"), 0) == 0


RACK = "Rack, The"


def test_whom_it_feeds_is_chosen_as_it_is_played() -> None:
    """101536: 2 blood in each unlock phase of hers, if she likes; nobody else gains any."""
    one = Side(ready=["Madison", "Sully"], hand=[RACK], blood={"Madison": 1, "Sully": 1})
    play = begin(one, Side(hand=["Dodge"] * 7), phase=MASTER, book=book_with(RACK))
    play.one(f"play {RACK}", "Sully")
    at_the("discard", play).one("end")
    at_the("may", play)
    assert play.asked.seat == 0
    play.one("yes")
    assert (play.blood("Sully"), play.blood("Madison")) == (3, 1)


def test_nobody_is_fed_against_his_will() -> None:
    """101536."""
    one = Side(ready=["Sully"], hand=[RACK], blood={"Sully": 1})
    play = begin(one, Side(hand=["Dodge"] * 7), phase=MASTER, book=book_with(RACK))
    play.one(f"play {RACK}")
    at_the("discard", play).one("end")
    at_the("may", play).one("no")
    assert play.blood("Sully") == 1


def test_its_new_controller_chooses_anew() -> None:
    """101536: it is stolen by a (D) action; the one chosen before is forgotten."""
    one = Side(ready=["Sully"], hand=[RACK], blood={"Sully": 1})
    two = Side(ready=["Madison", "Lauren"], blood={"Madison": 1}, hand=["Dodge"] * 7)
    play = begin(one, two, phase=MASTER, book=book_with(RACK))
    play.one(f"play {RACK}")
    at_the("act", play).one("end")
    at_the("discard", play).one("end")
    at_the("act", play)
    assert play.asked.seat == 1
    play.two(f"Lauren: act with {RACK}")
    decline(play)
    play.two("Madison")
    assert play.g.controller[play.card(RACK)] == 1
    at_the("discard", play).two("end")
    at_the("discard", play).one("end")
    at_the("may", play).two("yes")
    assert (play.blood("Madison"), play.blood("Sully")) == (3, 1)


CONTRACT, KILLER = "Priority Contract", "Ali Kar"


def contracted(*, blood: int = 3) -> Play:
    """Ali Kar is to see to Sully."""
    one = Side(ready=[KILLER, "Abd al-Rashid"], hand=[CONTRACT])
    two = Side(ready=["Sully", "Lauren"], blood={"Sully": blood})
    play = begin(one, two, Side(ready=["Nik Sikko"]), phase=MASTER, book=book_with(CONTRACT, KILLER, "Abd al-Rashid"))
    play.one(f"play {CONTRACT}", KILLER)
    assert play.offered == ["Sully", "Lauren"]
    play.one("Sully")
    assert play.host(CONTRACT) == "Sully"
    return play


def test_only_the_chosen_one_attacks_whom_it_lies_on() -> None:
    """101487: with +1 stealth."""
    play = at_the("act", contracted())
    assert [said for said in play.offered if CONTRACT in said] == [f"{KILLER}: act with {CONTRACT}"]
    play.one(f"{KILLER}: act with {CONTRACT}")
    decline(play)
    at_the("strike", play)
    assert play.asked.seat == 0


def test_pool_for_one_who_falls() -> None:
    """101487: sent to torpor, burned, or otherwise; the card is burned, or stays if she will have no pool."""
    for answer, pool, where in (("yes", 33, "ash heap"), ("no", 30, "on card")):
        play = at_the("act", contracted(blood=0))
        play.one(f"{KILLER}: act with {CONTRACT}")
        decline(play)
        at_the("strike", play).one("hands")
        play.two("hands")
        play.one(answer)
        assert (play.where("Sully"), play.pool[0], play.where(CONTRACT)) == ("torpor", pool, where)


def test_pool_for_one_who_is_burned() -> None:
    """101487: though the card is gone with him."""
    play = at_the("act", contracted())
    burn(play.g, play.card("Sully"))
    play.ask_again()
    play.one("yes")
    assert (play.pool[0], play.where(CONTRACT)) == (33, "ash heap")


def test_who_changes_sides_has_not_left() -> None:
    """101487."""
    play = at_the("act", contracted())
    change_control(play.g, play.card("Sully"), 2)
    play.one("bleed with Ali Kar")
    assert (play.pool[0], play.host(CONTRACT)) == (30, "Sully")


def test_whoever_is_chosen_may_buy_intercept() -> None:
    """101662: for 1 blood each time, while he attempts to block; nobody else may, and only in that action."""
    card = "Rumor Mill, Tabloid Newspaper, The"
    one, two = Side(ready=["Madison"], blood={"Madison": 1}), Side(ready=["Sully", "Lauren"])
    for chosen in ("Sully", "Lauren"):
        play = begin(one, two, Side(in_play=[card]), book=book_with(card))
        play.one("hunt with Madison")
        play.three(f"use {card}", chosen)
        play.two("block with Sully")
        if chosen == "Sully":
            play.two(f"use what {card} gives")
            play.all_pass()
            assert (play.blood("Sully"), play.asked.asks) == (3, "strike")
        else:
            assert play.asked.asks == "block"  # he has failed


def test_he_need_not_pay() -> None:
    """101662."""
    card = "Rumor Mill, Tabloid Newspaper, The"
    one, two = Side(ready=["Madison"], blood={"Madison": 1}), Side(ready=["Sully"])
    play = begin(one, two, Side(in_play=[card]), book=book_with(card))
    play.one("hunt with Madison")
    play.three(f"use {card}", "Sully")
    play.two("block with Sully", "pass")
    play.all_pass()
    decline(play)
    assert (play.blood("Sully"), play.blood("Madison"), play.is_tapped(card)) == (4, 2, True)
