"""Lowered locations and master cards that stay in play: votes, combats that end, what is done as one acts."""

from __future__ import annotations

from primogen.vtes.rules.titles import votes_of
from primogen.vtes.rules.topics import STEALTH
from primogen.vtes.rules.words import ASH_HEAP, HAND
from primogen.vtes.scenes.laying import INFLUENCE, MASTER, UNTAP
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


VERSAILLES = "Elysium: The Palace of Versailles"
REBELS = ("Brandon Grime", "Anita Wainwright")


def called(one: Side, two: Side, card: str, *by: str) -> Play:
    play = begin(one, two, book=book_with(card, "Parity Shift"))
    play.one("play Parity Shift", *by)
    decline(play)
    return play


def test_a_location_has_votes_of_its_own() -> None:
    """102109: three, cast at any time of the polling; she may keep them, too."""
    card = "Ventrue Headquarters"
    one = Side(ready=["Andi Liu"], hand=["Parity Shift"], pool=10)
    play = called(one, Side(ready=["Chelsea Blake"], in_play=[card]), card)
    play.one("for: Andi Liu", "pass")
    assert f"against: {card}" not in play.offered
    play.two(f"use {card}")
    play.one("pass")
    play.two(f"against: {card}")
    play.all_pass()
    assert (play.pool, play.is_tapped(card)) == ([10, 30], True)
    play = called(one, Side(ready=["Chelsea Blake"], in_play=[card]), card)
    play.one("for: Andi Liu", "pass")
    play.two(f"use {card}")
    play.all_pass()
    assert play.pool == [13, 27]


def test_each_of_them_has_a_vote_more() -> None:
    """100632: titled Camarilla vampires of hers, also who has voted already; nobody else's."""
    one = Side(ready=["Andi Liu", "Catalina Vega"], hand=["Parity Shift"], pool=10)
    two = Side(ready=["Belinde", "Lenny Burkhead", "Sully"], in_play=[VERSAILLES])
    play = called(one, two, VERSAILLES, "Andi Liu")
    play.one("for: Andi Liu", "for: Catalina Vega", "for: Parity Shift")
    play.two("against: Lenny Burkhead", f"use {VERSAILLES}")
    names = ("Belinde", "Lenny Burkhead", "Sully", "Andi Liu")
    assert [votes_of(play.g, play.card(name)) for name in names] == [3, 2, 0, 2]
    play.two("against: Belinde")
    play.all_pass()
    assert play.pool == [10, 30]


def test_stealth_as_an_action_is_announced() -> None:
    """100444: undirected, by a vampire she controls; before anybody attempts to block."""
    card = "Creepshow Casino"
    one = Side(ready=["Madison", "Procurer"], in_play=[card], blood={"Madison": 1})
    play = begin(one, Side(ready=["Sully"]), book=book_with(card))
    play.one("hunt with Madison")
    play.one(f"use {card}")
    assert play.asked.asks == "block"
    assert play.value("Madison", STEALTH) == 2
    play = begin(one, Side(ready=["Sully"]), book=book_with(card))
    play.one("bleed with Madison")
    assert play.asked.seat == 1  # directed


def test_a_nosferatu_unlocks_after_a_success() -> None:
    """102149: whoever controls him; if it was blocked, the location is locked all the same."""
    card = "Warsaw Station"
    one = Side(ready=["Aunt Linda"], blood={"Aunt Linda": 1})
    for blocked in (False, True):
        play = begin(one, Side(ready=["Sully"], in_play=[card], hand=["Enhanced Senses"]), book=book_with(card))
        play.one("hunt with Aunt Linda")
        play.two(f"use {card}")
        play.two(*(("block with Sully", "play Enhanced Senses") if blocked else ("decline",)))
        if blocked:
            play.all_pass()
            play.one("hands")
            play.two("hands")
        play.all_pass()
        assert (play.is_tapped("Aunt Linda"), play.is_tapped(card)) == (blocked, True)


def test_a_nosferatu_comes_out_of_torpor() -> None:
    """102149: for the card, be it locked; nobody of another clan."""
    card = "Warsaw Station"
    one = Side(ready=["Madison"], torpor=["Belinde", "Sully"], in_play=[card], tapped=[card])
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one(f"use {card}")
    assert (play.where("Belinde"), play.where("Sully"), play.where(card)) == ("ready", "torpor", "ash heap")


def test_a_card_requiring_an_anarch_is_taken_back() -> None:
    """100809: for 1 pool and the location; not a card that requires none."""
    card = "Garibaldi-Meucci Museum"
    one = Side(in_play=[card], hand=["Dodge"], ash_heap=["Libertas", "Blur"])
    play = begin(one, Side(), phase=UNTAP, book=book_with(card, "Libertas"))
    play.one(f"use {card}")
    assert play.offered == ["Dodge"]
    play.one("Dodge")
    play.one("Libertas")
    assert (play.names(0, HAND)[0], sorted(play.names(0, ASH_HEAP)), play.pool[0]) == (
        "Libertas",
        ["Blur", "Dodge"],
        29,
    )


def test_anarchs_do_not_fight_each_other() -> None:
    """100809: before range is determined, whoever controls the other; not if one of them is none."""
    card = "Garibaldi-Meucci Museum"
    for other in ("Anita Wainwright", "Sully"):
        one, two = Side(ready=["Brandon Grime"]), Side(ready=[other], in_play=[card])
        play = begin(one, two, book=book_with(card, *REBELS))
        play.one("bleed with Brandon Grime")
        play.two(f"block with {other}")
        if other == "Sully":
            at_the("strike", play)
            continue
        play.two(f"use {card}")
        play.all_pass()
        assert (play.blood("Brandon Grime"), play.is_at_rest()) == (play.blood("Brandon Grime"), True)


def test_tremere_store_blood_for_another() -> None:
    """102152: one of them in each master phase; all of it to an uncontrolled one, and to no other clan."""
    card = "Wasserschloss Anif, Austria"
    one = Side(ready=["Ayelech", "Lauren", "Sully"], in_play=[card], uncontrolled=["Rosalina Cortez", "Madison"])
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one(f"use {card}")
    assert play.offered == ["Ayelech", "Lauren"]
    play.one("Lauren")
    assert (play.blood("Lauren"), play.blood(card)) == (3, 1)
    assert f"use {card}" not in play.offered
    at_the("transfers", play).one(f"use {card}", "Rosalina Cortez")
    assert (play.blood("Rosalina Cortez"), play.blood("Madison"), play.blood(card)) == (1, 0, 0)
    assert play.is_tapped(card)


def test_some_burn_it_stealthily() -> None:
    """102152: anybody may, a Malkavian with +1 stealth; in no other action."""
    card = "Wasserschloss Anif, Austria"
    one = Side(ready=["Sully", "Madison"])
    for name, stealth in (("Sully", 1), ("Madison", 0)):
        play = begin(one, Side(in_play=[card], ready=["Lauren"]), book=book_with(card))
        play.one(f"{name}: act with {card}")
        assert play.value(name, STEALTH) == stealth
        decline(play)
        play.all_pass()
        assert play.where(card) == "ash heap"
    play = begin(one, Side(in_play=[card], ready=["Lauren"]), book=book_with(card))
    play.one("bleed with Sully")
    assert play.value("Sully", STEALTH) == 0


def test_the_oldest_is_locked() -> None:
    """100260: in every master phase, one of her oldest Brujah; she chooses among those as old; nobody else."""
    card = "Brujah Debate"
    book = book_with(card, "Brandon Grime", "Brachah", "Don Cerro")
    one, two = Side(in_play=[card], ready=["Brandon Grime", "Sully"]), Side(ready=["Don Cerro", "Brachah", "Andi Liu"])
    play = begin(one, two, phase=MASTER, book=book)
    assert [play.is_tapped(name) for name in ("Brandon Grime", "Sully", "Don Cerro")] == [True, False, False]
    play = begin(one, two, turn=1, phase=MASTER, book=book)
    assert [play.is_tapped(name) for name in ("Brandon Grime", "Don Cerro", "Andi Liu")] == [False, True, False]


def test_brujah_are_strong_and_quick() -> None:
    """100260: all of them, once in each combat; others can burn the card, Ventrue cannot."""
    card = "Brujah Debate"
    book = book_with(card, "Brandon Grime")
    one, two = Side(ready=["Brandon Grime"]), Side(ready=["Sully"], in_play=[card])
    play = begin(one, two, book=book)
    play.one("bleed with Brandon Grime")
    play.two("block with Sully")
    play.one("maneuver")
    assert "maneuver" not in play.offered
    play.all_pass()
    play.one("hands")
    play.two("hands")
    play.all_pass()
    assert play.blood("Sully") == 4  # at long range
    play = begin(Side(ready=["Sully", "Madison"]), Side(in_play=[card]), book=book)
    assert [said for said in play.offered if card in said] == [f"Sully: act with {card}"]


def test_an_assault_on_the_prey() -> None:
    """100794: each minion may enter combat; 1 pool for each who falls; then it is burned, and 1 pool for each left."""
    card = "Frontal Assault"
    one = Side(ready=["Belinde", "Sully"], in_play=[card], hand=["Torn Signpost"])
    two = Side(ready=["Lauren", "Massimo Falconi"], blood={"Lauren": 1})
    play = begin(one, two, Side(ready=["Nik Sikko"]), book=book_with(card))
    play.one(f"Belinde: act with {card}")
    assert play.offered == ["Lauren", "Massimo Falconi"]
    play.one("Lauren")
    decline(play)
    play.one("play Torn Signpost", "hands")
    play.two("hands")
    play.all_pass()
    assert (play.where("Lauren"), play.pool[0]) == ("torpor", 31)
    at_the("act", play).one("end")
    assert (play.where(card), play.pool[0]) == ("ash heap", 30)
    play = begin(one, two, Side(), turn=1, phase=INFLUENCE, book=book_with(card))
    assert play.where(card) == "in play"


def test_allies_do_not_block_him() -> None:
    """101100: and cards that require Dominate or Presence cost others 1 blood while he acts."""
    card = "Libertas"
    one = Side(ready=["Brandon Grime", "Catalina Vega"], on={"Brandon Grime": [card]})
    two = Side(ready=["Procurer", "Alice Chen"], hand=["Deflection"], blood={"Alice Chen": 2})
    book = book_with(card, *REBELS)
    play = begin(one, two, Side(ready=["Sully"]), book=book)
    play.one("bleed with Brandon Grime")
    assert "block with Procurer" not in play.offered
    play.two("decline", "play Deflection")
    assert play.blood("Alice Chen") == 0
    play = begin(one, two, Side(ready=["Sully"]), book=book)
    play.one("bleed with Catalina Vega")
    assert "block with Procurer" in play.offered
    play.two("decline", "play Deflection")
    assert play.blood("Alice Chen") == 1
