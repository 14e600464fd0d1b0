"""Lowered equipment and allies: what is locked as it is equipped, blood kept cool, one price for two things, life."""

from __future__ import annotations

from primogen.kernel.machine import ask_again
from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with
from vtes_fights import fight, reach, strikes

HELICOPTER = "Helicopter"
COOLER = "Cooler"
TEARS = "Blood Tears of Kephran"
MYSTIC = "Vagabond Mystic"


def test_it_comes_locked_from_the_hand_and_from_another() -> None:
    """100909: whoever equips with it, and not because it is put on somebody."""
    book = book_with(HELICOPTER)
    play = begin(Side(ready=["Sully"], hand=[HELICOPTER]), Side(), book=book)
    play.one(f"play {HELICOPTER}")
    assert (play.where(HELICOPTER), play.is_tapped(HELICOPTER), play.is_tapped("Sully")) == ("on card", True, True)
    one = Side(ready=["Sully", "Lauren"], on={"Lauren": [HELICOPTER]})
    play = begin(one, Side(), book=book)
    assert not play.is_tapped(HELICOPTER)
    play.one("take equipment with Sully")
    assert (play.g.host[play.card(HELICOPTER)], play.is_tapped(HELICOPTER)) == (play.card("Sully"), True)


def test_it_unlocks_after_a_success() -> None:
    """100909: locked for it, or not; after a failure, never."""
    one = Side(ready=["Sully"], on={"Sully": [HELICOPTER]})
    for said, locked in ((f"use {HELICOPTER}", (False, True)), ("pass", (True, False))):
        play = begin(one, Side(), book=book_with(HELICOPTER))
        play.one("bleed with Sully", said)
        assert (play.is_tapped("Sully"), play.is_tapped(HELICOPTER)) == locked
    play = strikes(fight(one, Side(ready=["Lauren"])), "hands", "hands")
    while play.asked.asks != "act":
        assert f"use {HELICOPTER}" not in play.offered
        play.answers(play.asked.seat, ("pass",))
    assert play.is_tapped("Sully")


def test_only_one_vehicle() -> None:
    """100909: of any name."""
    one = Side(ready=["Sully"], hand=[HELICOPTER], on={"Sully": ["Stolen Police Cruiser"]})
    play = begin(one, Side(), book=book_with(HELICOPTER, "Stolen Police Cruiser"))
    assert f"play {HELICOPTER}" not in play.offered


def test_four_blood_are_kept_and_drunk() -> None:
    """100422: one in each unlock phase of hers, or none; without the last one it is burned."""
    book = book_with(COOLER)
    play = begin(Side(ready=["Sully"], hand=[COOLER]), Side(), book=book)
    play.one(f"play {COOLER}")
    assert play.blood(COOLER) == 4
    one = Side(ready=["Sully"], on={"Sully": [COOLER]}, blood={"Sully": 1, COOLER: 2})
    play = begin(one, Side(), phase=UNTAP, book=book)
    play.one("no")
    assert (play.blood("Sully"), play.blood(COOLER)) == (1, 2)
    play = begin(one, Side(), phase=UNTAP, book=book)
    play.one("yes")
    assert (play.blood("Sully"), play.blood(COOLER), play.where(COOLER)) == (2, 1, "on card")
    one = Side(ready=["Sully"], on={"Sully": [COOLER]}, blood={"Sully": 1, COOLER: 1})
    play = begin(one, Side(), phase=UNTAP, book=book)
    play.one("yes")
    assert (play.blood("Sully"), play.where(COOLER)) == (2, "ash heap")


def test_nothing_is_drunk_in_torpor_or_by_an_ally() -> None:
    """100422: only by a vampire who is ready."""
    for side in (
        Side(torpor=["Sully"], on={"Sully": [COOLER]}, blood={"Sully": 1, COOLER: 2}),
        Side(ready=["Procurer"], on={"Procurer": [COOLER]}, blood={COOLER: 2}),
    ):
        play = begin(side, Side(), phase=UNTAP, book=book_with(COOLER))
        assert (play.asked.asks, play.blood(COOLER)) != ("may", 2) and play.blood(COOLER) == 2


def test_tears_prevent_or_feed() -> None:
    """100212: 2 damage in combat, or 2 blood at any time, and no more than she can hold; for the card."""
    two = Side(ready=["Madison"], on={"Madison": [TEARS]}, blood={"Madison": 5})
    one = Side(ready=["Sully"], on={"Sully": ["Desert Eagle"]})
    play = begin(one, two, book=book_with(TEARS, "Desert Eagle"))
    play.one("bleed with Sully")
    reach(play, "block with Madison").two("block with Madison")
    strikes(play, "use Desert Eagle", "hands")
    reach(play, f"use {TEARS}").two(f"use {TEARS}")
    assert (play.blood("Madison"), play.where(TEARS)) == (5, "ash heap")
    play = begin(two, Side(), phase=MASTER, book=book_with(TEARS))
    play.one(f"use {TEARS}")
    assert (play.blood("Madison"), play.where(TEARS)) == (6, "ash heap")


def test_tears_are_of_vampires() -> None:
    """100212: an ally has nothing of them."""
    one = Side(ready=["Procurer"], on={"Procurer": [TEARS]})
    assert f"use {TEARS}" not in begin(one, Side(), phase=MASTER, book=book_with(TEARS)).offered


def test_life_is_given_back() -> None:
    """102087: he locks; to an ally of hers who has less than at first, and not more."""
    one = Side(ready=[MYSTIC, "Grey Thorne", "Procurer"], blood={"Grey Thorne": 1})
    book = book_with(MYSTIC, "Grey Thorne")
    play = begin(one, Side(ready=["Procurer"], blood={"Procurer": 0}), phase=MASTER, book=book)
    play.one(f"use {MYSTIC}")
    assert (play.blood("Grey Thorne"), play.is_tapped(MYSTIC)) == (2, True)
    one = Side(ready=[MYSTIC, "Procurer", "Sully"], blood={"Sully": 1})
    assert f"use {MYSTIC}" not in begin(one, Side(), phase=MASTER, book=book).offered


def test_what_life_an_ally_began_with_is_said_by_its_level() -> None:
    """102087: 2 of a stray that is recruited at superior, 1 at basic."""
    stray = "Underbridge Stray"
    for level, is_less in ((0, False), (1, True)):
        play = begin(Side(ready=[stray, MYSTIC]), Side(), phase=MASTER, book=book_with(stray, MYSTIC))
        play.g.played_as[play.card(stray)] = level
        ask_again(play.g)
        assert (f"use {MYSTIC}" in play.offered) == is_less


def test_he_blocks_no_vampires() -> None:
    """102087: but allies."""
    for acting, is_asked in (("Sully", False), ("Procurer", True)):
        play = begin(Side(ready=[acting]), Side(ready=[MYSTIC]), book=book_with(MYSTIC))
        play.one(f"bleed with {acting}")
        assert (play.asked.asks == "block") == is_asked
