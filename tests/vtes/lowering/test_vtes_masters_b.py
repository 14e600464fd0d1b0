"""Lowered master cards: what others may do with a card in play, votes, torpor, who came into play of late."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.titles import votes_of
from primogen.vtes.rules.topics import BLEED
from primogen.vtes.rules.words import ASH_HEAP, HAND
from primogen.vtes.scenes.laying import INFLUENCE, MASTER
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

MAGNUM = ".44 Magnum"


def at_the(question: str, play: Play) -> Play:
    while play.asked.asks != question:
        play.answers(play.asked.seat, ("end",) if "end" in play.offered else ("pass",))
    return play


def decline(play: Play) -> None:
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))


def polled(two: Side, *cards: str) -> Play:
    """A referendum by which she would have 3 pool of her prey, being polled: one vote for it by its card."""
    one = Side(ready=["Andi Liu"], hand=["Parity Shift"], pool=10)
    play = begin(one, two, book=book_with("Parity Shift", *cards))
    play.one("play Parity Shift")
    decline(play)
    return play


@pytest.mark.parametrize(("who", "seat"), [("Crow", 0), ("Crow", 1), ("Sully", 0)])
def test_whoever_acts_may_pay_for_more_bleed(who: str, seat: int) -> None:
    """100366: any Anarch, whoever controls the location; once, as he announces the bleed."""
    card = "Club Illusion"
    sides = [Side(ready=["Sully", "Crow"], blood={"Crow": 2}), Side(ready=["Madison"])]
    sides[seat].in_play.append(card)
    play = begin(*sides, book=book_with(card, "Crow"))
    play.one(f"bleed with {who}")
    if who == "Sully":
        assert play.asked.asks == "block"
        return
    bled = play.value(who, BLEED)
    play.one(f"use {card}")
    assert (play.asked.asks, play.blood(who)) == ("block", 1)
    play.two("decline")
    assert play.pool[1] == 30 - bled - 1


def test_it_need_not_be_paid_for() -> None:
    """100366: nor can it without blood, or in another action."""
    card, book = "Club Illusion", book_with("Club Illusion", "Crow")
    play = begin(Side(ready=["Crow"], in_play=[card]), Side(ready=["Madison"]), book=book)
    play.one("bleed with Crow", "pass")
    assert play.asked.asks == "block"
    for act in ("bleed", "hunt"):
        one = Side(ready=["Crow"], in_play=[card], blood={"Crow": 1})
        play = begin(one, Side(ready=["Madison"]), book=book)
        play.g.blood[play.card("Crow")] = int(act == "hunt")
        if act == "hunt":
            play.one("hunt with Crow")
            assert play.asked.asks == "block"


def test_an_assamite_discards_for_bleed() -> None:
    """102226: a combat card, once in a bleed, by who acts; and she draws again."""
    card, name = "Haqim's Law: Retribution", "Ali Kar"
    hand = ["Blur", "Dodge", "Bonding"]
    one = Side(ready=[name, "Sully"], in_play=[card], hand=hand, library=["Flash"] * 9)
    play = begin(one, Side(), book=book_with(card, name))
    play.one(f"bleed with {name}", f"use {card}")
    assert {"Blur", "Dodge"} <= set(play.offered) and "Bonding" not in play.offered
    play.one("Blur")
    assert (play.names(0, ASH_HEAP), len(play.names(0, HAND))) == (["Blur"], 7)
    assert (play.asked.asks, play.pool) == ("act", [30, 28])  # it could not be used again
    play = begin(one, Side(), book=book_with(card, name))
    play.one("bleed with Sully")
    assert f"use {card}" not in play.offered


@pytest.mark.parametrize(("who", "seat"), [("Crow", 0), ("Crow", 1), ("Sully", 0)])
def test_an_anarch_that_has_hunted_gets_blood(who: str, seat: int) -> None:
    """100052: of whomever; when he has hunted successfully, and no other."""
    card = "Anarch Free Press, The"
    sides = [Side(ready=["Crow", "Sully"], blood={"Crow": 0, "Sully": 0}), Side(ready=["Madison"])]
    sides[0].ready = [who]
    sides[0].blood = {who: 0}
    sides[seat].in_play.append(card)
    play = begin(*sides, book=book_with(card, "Crow"))
    play.one(f"hunt with {who}")
    decline(play)
    if who == "Crow":
        assert (play.asked.seat, play.offered) == (seat, [f"use {card}", "pass"])
        play.answers(seat, (f"use {card}",))
    assert (play.blood(who), play.is_tapped(card)) == ((2, True) if who == "Crow" else (1, False))


def test_it_needs_an_anarch() -> None:
    """100052: ready, to be played; and an Anarch of hers who attempts to block has 1 more intercept."""
    card, book = "Anarch Free Press, The", book_with("Anarch Free Press, The", "Crow")
    for name in ("Crow", "Sully"):
        play = begin(Side(ready=[name], hand=[card]), Side(), phase=MASTER, book=book)
        assert (f"play {card}" in play.offered) == (name == "Crow")
        two = Side(ready=[name], in_play=[card])
        play = begin(Side(ready=["Madison"], blood={"Madison": 0}), two, book=book)
        play.one("hunt with Madison")
        play.two(f"block with {name}")
        assert (f"use {card}" in play.offered) == (name == "Crow")


def test_tension_costs_whoever_loses_a_minion() -> None:
    """101958: 1 pool of who controlled him, burned or sent to torpor; not of who lies in torpor already."""
    card, book = "Tension in the Ranks", book_with("Tension in the Ranks")
    for victim, blood, fate in (("Lauren", 0, "torpor"), ("Procurer", 1, "ash heap")):
        one = Side(ready=["Aunt Linda"], in_play=[card])
        play = begin(one, Side(ready=[victim], blood={victim: blood}, on={victim: ["Raven Spy"]}), book=book)
        play.one("bleed with Aunt Linda")
        play.two(f"block with {victim}")
        play.one("hands")
        play.two("hands")
        assert (play.where(victim), play.pool) == (fate, [30, 29])
    play = begin(Side(hand=["Vulnerability"]), Side(torpor=["Lauren"], in_play=[card]), phase=MASTER, book=book)
    play.one("play Vulnerability")
    assert (play.where("Lauren"), play.pool) == ("ash heap", [29, 30])


def test_any_methuselah_burns_it_for_two_master_cards() -> None:
    """101958: and her master phase action."""
    card = "Tension in the Ranks"
    for hand, can in ((["Blood Doll", "Minion Tap", "Dodge"], True), (["Blood Doll", "Dodge"], False)):
        play = begin(Side(hand=hand), Side(in_play=[card]), phase=MASTER, book=book_with(card))
        assert (f"use {card}" in play.offered) == can
        if can:
            play.one(f"use {card}", "Blood Doll", "Minion Tap")
            assert (play.where(card), sorted(play.names(0, ASH_HEAP))) == ("ash heap", ["Blood Doll", "Minion Tap"])
            assert (play.names(0, HAND), play.offered) == (["Dodge"], ["end"])


@pytest.mark.parametrize(("side", "pools"), [("for", [13, 26]), ("against", [10, 29])])
def test_three_votes_for_a_pool(side: str, pools: list[int]) -> None:
    """100722: once in a turn; she casts them as she likes."""
    card = "Ferraille"
    play = polled(Side(ready=["Chelsea Blake"], in_play=[card]), card)
    play.one("for: Parity Shift", "pass")
    play.two(f"use {card}")
    assert (play.pool[1], f"use {card}" in play.offered) == (29, False)
    play.one("pass")
    play.two(f"{side}: {card}")
    play.all_pass()
    assert play.pool == pools


def test_titles_of_some_are_worth_more_and_of_others_less() -> None:
    """101277: titled Brujah, of whomever; Ventrue have a vote less, and never fewer than none."""
    card, names = "New Carthage", ("Anvil", "Angel")
    two = Side(ready=["Alice Chen", "Madison", "Anvil"])
    play = begin(Side(ready=["Angel"], in_play=[card]), two, book=book_with(card, *names))
    votes = [votes_of(play.g, play.card(name)) for name in ("Anvil", "Angel", "Alice Chen", "Madison")]
    assert votes == [2, 0, 1, 0]
    assert [play.value(name, BLEED) for name in ("Anvil", "Angel", "Alice Chen")] == [2, 1, 1]


def test_out_of_torpor_for_pool_or_blood() -> None:
    """100329: any Tremere, to the ready region of who controls him; blood of a ready Tremere of hers who has some."""
    card = "Chantry"
    one = Side(ready=["Chrysanthemum", "Ayelech", "Sully"], in_play=[card], blood={"Ayelech": 0})
    two = Side(torpor=["Lauren", "Madison"], tapped=["Lauren"])
    for way in (0, 1):
        play = begin(one, two, phase=MASTER, book=book_with(card))
        play.one(f"use {card}")
        assert play.asked.asks == "one-of"
        play.answer(way)
        assert (play.where("Lauren"), play.is_tapped("Lauren"), play.is_tapped(card)) == ("ready", True, True)
        assert (play.g.controller[play.card("Lauren")], play.where("Madison")) == (1, "torpor")
        assert (play.pool[0], play.blood("Chrysanthemum"), play.blood("Sully")) == (
            (29, 5, 4) if way == 0 else (30, 4, 4)
        )
    play = begin(one, Side(torpor=["Madison"]), phase=MASTER, book=book_with(card))
    assert f"use {card}" not in play.offered


def test_a_transfer_more_or_a_larger_hand() -> None:
    """100646: locked for one of them, in her own influence phase for the transfer."""
    card = "Ennoia's Theater"
    one = Side(in_play=[card], uncontrolled=["Lauren", "Madison"], library=["Dodge"] * 9, hand=["Dodge"] * 7)
    play = begin(one, Side(), phase=INFLUENCE, book=book_with(card))
    assert play.offered.count(f"use {card}") == 1
    play.one(f"use {card} (2)", *["influence Madison"] * 5)
    assert (play.blood("Madison"), "influence Madison" in play.offered, play.is_tapped(card)) == (5, False, True)
    play = begin(one, Side(), phase=INFLUENCE, book=book_with(card))
    play.one(f"use {card}")
    assert (len(play.names(0, HAND)), f"use {card}" in play.offered) == (8, False)


def her_next_turn(play: Play, seat: int) -> Play:
    """Until her master phase, with nothing done before."""
    for _ in range(60):
        if play.g.active == seat and play.asked.asks == "master" and play.asked.seat == seat:
            return play
        play.answers(
            play.asked.seat, (next(said for said in ("end", "pass", play.offered[0]) if said in play.offered),)
        )
    raise AssertionError(play.offered)


def test_only_on_who_came_of_late() -> None:
    """101091: a vampire of 7 or more, who entered her ready region in her last influence phase."""
    card = "Legendary Vampire"
    one = Side(ready=["Alice Chen"], uncontrolled=["Ayelech", "Lauren"], hand=[card], blood={"Ayelech": 7, "Lauren": 4})
    two = Side(uncontrolled=["Catalina Vega"], hand=["Blood Doll"], blood={"Catalina Vega": 8})
    play = begin(one, two, phase=INFLUENCE, book=book_with(card))
    play.one("end")
    play.answer(0)
    her_next_turn(play, 0)
    assert play.offered == [f"play {card}", "end"]
    play.one(f"play {card}")
    assert (play.host(card), play.value("Ayelech", BLEED)) == ("Ayelech", 3)
    assert votes_of(play.g, play.card("Ayelech")) == 4
    play = begin(one, two, phase=INFLUENCE, book=book_with(card))
    play.one("end")
    play.answer(0)
    her_next_turn(play, 0).one("end")
    her_next_turn(play, 1)
    assert f"play {card}" not in her_next_turn(play, 0).offered


def test_any_vampire_calls_for_its_end() -> None:
    """101091: by a referendum, whoever controls him."""
    card = "Legendary Vampire"
    play = begin(Side(ready=["Andi Liu"]), Side(ready=["Ayelech"], on={"Ayelech": [card]}), book=book_with(card))
    play.one(f"Andi Liu: act with {card}")
    decline(play)
    play.one("for: Andi Liu")
    play.two("against: Ayelech")
    play.all_pass()
    assert play.where(card) == "on card"


def test_a_fragment_is_stolen() -> None:
    """100785: two cards more, and down again; any vampire may take it."""
    card = "Fragment of the Book of Nod"
    one = Side(ready=["Madison", "Procurer"], hand=["Dodge"] * 7, library=["Flash"] * 3)
    play = begin(one, Side(in_play=[card]), book=book_with(card))
    assert [said for said in play.offered if card in said] == [f"Madison: act with {card}"]
    play.one(f"Madison: act with {card}")
    decline(play)
    play.all_pass()
    assert play.g.controller[play.card(card)] == 0
    play.one(f"use {card}")
    assert (len(play.names(0, HAND)), play.asked.asks) == (9, "discard-down")
