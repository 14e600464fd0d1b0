"""Master cards written by hand: what X buys, bleeds, cancelled cards, and what comes of blocks and arrivals."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.people import ANARCH
from primogen.vtes.rules.titles import votes_of
from primogen.vtes.rules.words import ASH_HEAP
from primogen.vtes.scenes.laying import INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def at_the(question: str, play: Play) -> Play:
    for _ in range(60):
        if play.asked.asks == question:
            return play
        play.answers(play.asked.seat, (next(said for said in ("end", "pass", "decline") if said in play.offered),))
    raise AssertionError(play.offered)


def decline(play: Play) -> None:
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))


def fight(play: Play) -> None:
    while play.asked.asks == "strike":
        play.answers(play.asked.seat, ("hands",))


# ---- votes for X


@pytest.mark.parametrize("x", [1, 3])
def test_twice_as_many_votes_as_pool(x: int) -> None:
    """101341: in the polling of a political action; never her last pool."""
    card = "Oxford University, England"
    one = Side(ready=["Andi Liu"], hand=["Parity Shift"], pool=3)
    two = Side(ready=["Lauren"], in_play=[card], pool=4)
    play = begin(one, two, book=book_with(card, "Parity Shift"))
    play.one("play Parity Shift")
    decline(play)
    play.one("for: Andi Liu", "for: Parity Shift")
    play.two(f"use {card}")
    assert play.offered == ["1", "2", "3"]
    play.two(str(x))
    assert (votes_of(play.g, play.card(card)), play.pool[1], play.is_tapped(card)) == (2 * x, 4 - x, True)
    play.two(f"against: {card}")
    play.all_pass()
    assert play.pool == ([12, 0] if x == 1 else [3, 1])
    assert votes_of(play.g, play.card(card)) == 0


def test_pool_of_a_bleed_for_votes() -> None:
    """100037: by an Assamite of hers; later as many votes for one of her vampires, as she has burned counters."""
    card, name = "Alamut", "Ali Kar"
    one = Side(ready=[name, "Sully"], in_play=[card], hand=["Parity Shift"], pool=10)
    play = begin(one, Side(ready=["Alice Chen"]), book=book_with(card, name, "Parity Shift"))
    play.one("bleed with Sully")
    decline(play)
    assert play.blood(card) == 0
    play.one(f"bleed with {name}")
    decline(play)
    assert (play.blood(card), play.pool) == (1, [10, 28])
    one = Side(ready=["Andi Liu"], in_play=[card], blood={card: 3}, hand=["Parity Shift"], pool=10)
    play = begin(one, Side(ready=["Alice Chen"]), book=book_with(card, name, "Parity Shift"))
    play.one("play Parity Shift")
    decline(play)
    play.one(f"use {card}", "2")
    assert (play.blood(card), votes_of(play.g, play.card("Andi Liu"))) == (1, 4)
    assert f"use {card}" not in play.offered


# ---- others


def test_no_more_than_two_pool_to_a_bleed() -> None:
    """101500: of her own; and it is burned when a minion of hers bleeds."""
    card = "Protected Resources"
    one = Side(ready=["Ashley", "Sully"], on={"Ashley": ["Laptop Computer", "J. S. Simmons, Esq."]})
    play = begin(one, Side(in_play=[card]), book=book_with(card))
    play.one("bleed with Ashley")
    assert (play.pool, play.where(card), play.edge) == ([30, 28], "in play", "One")
    play.one("bleed with Sully")
    assert play.pool == [30, 27]
    one.in_play = [card]
    play = begin(one, Side(), book=book_with(card))
    play.one("bleed with Ashley")
    assert (play.pool, play.where(card)) == ([30, 27], "ash heap")


def test_the_hunter_takes_who_is_blocked() -> None:
    """101210: and goes with him, without combat; in her discard phase it goes to her predator."""
    card = "Millicent Smith, Puritan Vampire Hunter"
    two = Side(ready=["Lauren"])
    for seat in (0, 1):
        sides = [Side(ready=["Sully"]), two, Side()]
        sides[seat].in_play = [card]
        play = begin(*sides, book=book_with(card))
        play.one("bleed with Sully")
        play.two("block with Lauren")
        fate = ("ash heap", "ash heap") if seat == 0 else ("in play", "ready")
        assert (play.where(card), play.where("Sully")) == fate
        assert (play.asked.asks == "strike") == (seat == 1)
        two.in_play = []
    play = begin(Side(in_play=[card]), Side(), Side(), phase=INFLUENCE, book=book_with(card))
    for _ in range(9):
        if play.g.active == 0:
            play.answers(play.asked.seat, ("end",))
    assert play.g.controller[play.card(card)] == 2


def test_a_master_card_is_cancelled_and_another_may_be_played() -> None:
    """100178: not one out of turn; nothing is paid for it."""
    card = "Bleeding the Vine"
    one = Side(hand=["Misdirection", "Effective Management"], ready=["Sully"], crypt=["Lauren"])
    play = begin(one, Side(in_play=[card]), phase=MASTER, book=book_with(card))
    play.one("play Misdirection")
    play.two(f"use {card}")
    assert (play.where("Misdirection"), play.pool[0], play.is_tapped(card)) == ("ash heap", 30, True)
    assert "play Effective Management" in play.offered
    two = Side(in_play=[card], ready=["Madison"])
    one, three = Side(ready=["Sully"], hand=["Blood Doll"]), Side(hand=["Sudden Reversal"])
    play = begin(one, two, three, phase=MASTER, book=book_with(card))
    play.one("play Blood Doll")
    play.two("pass")
    play.three("play Sudden Reversal")
    assert f"use {card}" not in play.offered


def test_it_is_locked_or_costs_a_pool() -> None:
    """100178: in her own unlock phase."""
    card = "Bleeding the Vine"
    for way, state in ((0, (True, 30)), (1, (False, 29))):
        play = begin(Side(in_play=[card], tapped=[card]), Side(), phase=UNTAP, book=book_with(card))
        play.answer(way)
        assert (play.is_tapped(card), play.pool[0]) == state


def test_who_comes_to_the_camp_is_an_anarch() -> None:
    """102049: no title and no Anarch yet; for a blood of the card, if she likes."""
    card = "Twilight Camp"
    for name, answer in (("Lauren", "yes"), ("Lauren", "no"), ("Andi Liu", "")):
        one = Side(uncontrolled=[name], in_play=[card], blood={card: 2, name: 6})
        play = begin(one, Side(), phase=INFLUENCE, book=book_with(card))
        play.one("end")
        if answer:
            play.one(answer)
        assert (play.g.sect_of(play.card(name)) == ANARCH) == (answer == "yes")
        assert play.blood(card) == (1 if answer == "yes" else 2)


def test_blood_of_the_camp() -> None:
    """102049: to an Anarch, for a master phase action; burned with the last."""
    card = "Twilight Camp"
    one = Side(hand=[card])
    play = begin(one, Side(), phase=MASTER, book=book_with(card, "Crow"))
    play.one(f"play {card}")
    assert (play.where(card), play.blood(card)) == ("in play", 4)
    one = Side(in_play=[card], blood={card: 1}, ready=["Sully"])
    two = Side(ready=["Crow"], blood={"Crow": 0})
    play = begin(one, two, phase=MASTER, book=book_with(card, "Crow"))
    play.one(f"use {card}")
    assert (play.where(card), play.blood("Crow")) == ("ash heap", 1)


def test_as_many_anarchs_as_hunting_grounds_of_others() -> None:
    """101404: not derivative ones, nor her own; and not who was fed before."""
    card, grounds = "Poacher's Hunting Ground", "Uptown Hunting Ground"
    anarchs = ["Crow", "Casey Snyder"]
    one = Side(ready=[*anarchs, "Sully"], in_play=[card], blood=dict.fromkeys([*anarchs, "Sully"], 1))
    two = Side(in_play=[grounds, card])
    play = begin(one, two, phase=UNTAP, book=book_with(card, *anarchs))
    assert play.asked.asks == "pick"
    assert play.offered == [*anarchs, "done"]
    play.one("Casey Snyder")
    assert [play.blood(name) for name in anarchs] == [1, 2]
    play = begin(one, Side(), phase=UNTAP, book=book_with(card, *anarchs))
    assert play.asked.asks != "pick"


def test_a_location_is_locked_to_end_combat() -> None:
    """101442: another unique one of hers; of an acting vampire she controls, before range."""
    card = "Powerbase: Savannah"
    for seat, offered in ((0, True), (1, False)):
        sides = [Side(ready=["Sully"]), Side(ready=["Lauren"])]
        sides[seat].in_play = [card, "Elder Library"]
        play = begin(*sides, book=book_with(card))
        play.one("bleed with Sully")
        play.two("block with Lauren")
        assert (f"use {card}" in play.offered) == offered
        if offered:
            play.one(f"use {card}")
            assert (play.is_tapped("Elder Library"), play.is_tapped(card)) == (True, False)
            assert (play.asked.asks, play.where("Sully"), play.blood("Sully")) == ("act", "ready", 4)
            assert f"Sully: act with {card}" not in play.offered
    play = begin(Side(ready=["Sully"]), Side(in_play=[card], ready=["Lauren"]), book=book_with(card))
    play.one(f"Sully: act with {card}")
    decline(play)
    assert play.g.controller[play.card(card)] == 0


def test_the_conclave_hides_or_silences() -> None:
    """102269: in a political action of a Camarilla vampire of hers, once; needs a justicar or the Inner Circle."""
    card = "Camarilla Conclave"
    play = begin(Side(ready=["Andi Liu"], hand=[card]), Side(), phase=MASTER, book=book_with(card))
    assert f"play {card}" not in play.offered
    one = Side(ready=["Andi Liu"], in_play=[card], blood={card: 2}, hand=["Kine Resources Contested"])
    two = Side(ready=["Lauren", "Casey Snyder"])
    play = begin(one, two, book=book_with(card, "Casey Snyder"))
    play.one("play Kine Resources Contested")
    play.two("block with Lauren")
    assert f"use {card}" not in play.offered  # stealth is not needed
    decline(play)
    while play.asked.asks != "respond":
        play.answers(play.asked.seat, (play.offered[0],))
    assert votes_of(play.g, play.card("Casey Snyder")) == 2
    play.one(f"use {card}")
    assert [votes_of(play.g, play.card(name)) for name in ("Casey Snyder", "Andi Liu")] == [1, 2]
    assert (play.blood(card), f"use {card}" in play.offered) == (1, False)
    assert play.names(0, ASH_HEAP) == []
