"""Lowered locations that shelter a minion from others, and that give an action more in the discard phase."""

from __future__ import annotations

from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.laying import DISCARD, MASTER
from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

HAVEN = "Secure Haven"
BASE = "Powerbase: Los Angeles"


def test_others_do_not_aim_at_him() -> None:
    """101711: neither their cards nor diablerie; his own Methuselah's actions do."""
    one, two = Side(ready=["Belinde"], hand=["Bum's Rush"]), Side(ready=["Sully", "Lauren"], on={"Sully": [HAVEN]})
    play = begin(one, two, book=book_with(HAVEN, "Bum's Rush"))
    play.one("play Bum's Rush")
    assert "Sully" not in play.told_since(0)[-1]
    assert play.asked.asks == "block"
    alone = Side(ready=["Sully"], on={"Sully": [HAVEN]})
    play = begin(one, alone, book=book_with(HAVEN, "Bum's Rush"))
    assert "VT-ACTION-20" in play.refusal("play Bum's Rush")
    fallen = Side(torpor=["Sully"], on={"Sully": [HAVEN]})
    play = begin(Side(ready=["Belinde"]), fallen, book=book_with(HAVEN))
    assert not [said for said in play.offered if "diablerize" in said]
    play = begin(fallen, Side(ready=["Belinde"]), turn=1, book=book_with(HAVEN))
    assert not [said for said in play.offered if "diablerize" in said]
    own = Side(ready=["Belinde"], torpor=["Sully"], on={"Sully": [HAVEN]})
    play = begin(own, Side(), book=book_with(HAVEN))
    assert [said for said in play.offered if "diablerize" in said]


def test_master_cards_at_him_cost_more() -> None:
    """101711: 1 pool, of whoever plays them; who cannot pay it cannot name him."""
    one, two = (
        Side(hand=["Blood Doll"], ready=["Madison"]),
        Side(ready=["Sully"], on={"Sully": [HAVEN]}, blood={"Sully": 1}),
    )
    play = begin(
        Side(hand=["Life in the City"], ready=["Madison"], blood={"Madison": 1}),
        two,
        phase=MASTER,
        book=book_with(HAVEN),
    )
    play.one("play Life in the City", "Sully")
    assert play.pool == [29, 30]
    play = begin(
        Side(hand=["Life in the City"], ready=["Madison"], blood={"Madison": 1}),
        two,
        phase=MASTER,
        book=book_with(HAVEN),
    )
    play.one("play Life in the City", "Madison")
    assert play.pool == [30, 30]
    poor = Side(hand=["Misdirection"], pool=1)
    play = begin(poor, two, phase=MASTER, book=book_with(HAVEN))
    assert "VT-LIB-12" in play.refusal("play Misdirection")
    play = begin(one, two, phase=MASTER, book=book_with(HAVEN))
    play.one("play Blood Doll")
    assert play.host("Blood Doll") == "Madison"


def test_torpor_is_no_haven() -> None:
    """101711: burned as he goes there; on a minion that has none yet, and one she controls."""
    one = Side(hand=[HAVEN], ready=["Madison"])
    two = Side(ready=["Sully"])
    play = begin(one, two, phase=MASTER, book=book_with(HAVEN))
    play.one(f"play {HAVEN}")
    assert (play.host(HAVEN), play.pool[0]) == ("Madison", 29)
    one = Side(ready=["Aunt Linda"], hand=["Torn Signpost"])
    two = Side(ready=["Sully"], blood={"Sully": 0}, on={"Sully": [HAVEN]})
    play = begin(one, two, book=book_with(HAVEN))
    play.one("bleed with Aunt Linda")
    play.two("block with Sully")
    play.one("play Torn Signpost", "basic", "hands")
    play.two("hands")
    play.all_pass()
    assert (play.where("Sully"), play.where(HAVEN)) == ("torpor", "ash heap")


def test_an_anarch_unlocks_for_a_discard() -> None:
    """101435: one more discard; of a card that requires an Anarch, or makes one; once, by that action."""
    anarch = "Anita Wainwright"
    book = book_with(BASE, anarch, "Brandon Grime", "Libertas", "Seattle Committee")
    for card in ("Libertas", "Seattle Committee"):
        hand, locked = [card, "Flash", "Dodge"], [anarch, "Brandon Grime"]
        one = Side(ready=[*locked, "Sully"], in_play=[BASE], hand=hand, tapped=[*locked, "Sully"])
        play = begin(one, Side(hand=["Dodge"] * 7), phase=DISCARD, book=book)
        play.one(f"use {BASE}", "discard Dodge")
        assert play.asked.asks == "discard"  # nobody unlocks for that one
        play.one(f"discard {card}", anarch)
        assert [play.is_tapped(name) for name in (*locked, "Sully")] == [False, True, True]
        assert play.names(0, HAND) == ["Flash"]


def test_which_action_it_was_is_hers_to_say() -> None:
    """101435: not the first one, but the second; and none without the location."""
    anarch = "Anita Wainwright"
    one = Side(ready=[anarch], in_play=[BASE], hand=["Libertas", "Libertas", "Libertas"], tapped=[anarch])
    book = book_with(BASE, anarch, "Libertas")
    play = begin(one, Side(hand=["Dodge"] * 7), phase=DISCARD, book=book)
    play.one(f"use {BASE}", "discard Libertas", "no", "discard Libertas", anarch)
    assert not play.is_tapped(anarch)
    play = begin(one, Side(hand=["Dodge"] * 7), phase=DISCARD, book=book)
    play.one("discard Libertas")
    assert play.asked.asks == "discard"
    play.one(f"use {BASE}", "discard Libertas (2)", anarch)
    assert not play.is_tapped(anarch)


def test_it_was_one_action() -> None:
    """101435: two discards of such cards unlock one Anarch."""
    anarchs = ["Anita Wainwright", "Brandon Grime"]
    one = Side(ready=anarchs, in_play=[BASE], hand=["Libertas", "Libertas"], tapped=anarchs)
    play = begin(one, Side(hand=["Dodge"] * 7), phase=DISCARD, book=book_with(BASE, *anarchs, "Libertas"))
    play.one(f"use {BASE}", "discard Libertas", anarchs[0], "discard Libertas")
    assert [play.is_tapped(name) for name in anarchs] == [False, True]
    assert play.asked.asks != "target"


def test_anarchs_of_others_take_it() -> None:
    """101435: and nobody else."""
    anarch = "Anita Wainwright"
    play = begin(Side(ready=[anarch, "Sully"]), Side(in_play=[BASE]), book=book_with(BASE, anarch))
    assert [said for said in play.offered if BASE in said] == [f"{anarch}: act with {BASE}"]
    play.one(f"{anarch}: act with {BASE}")
    play.all_pass()
    assert play.g.controller[play.card(BASE)] == 0
