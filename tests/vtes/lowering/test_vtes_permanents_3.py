"""Lowered equipment: what represents a location, actions with hands and ash heaps, what an opponent takes."""

from __future__ import annotations

from primogen.vtes.rules.people import discipline
from primogen.vtes.rules.topics import BLEED
from primogen.vtes.rules.words import HAND, LIBRARY
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with
from vtes_fights import fight, reach, strikes

ESTATE = "Palatial Estate"
MANSE = "Living Manse"
SARGON = "Sargon Fragment, The"
KAYMAKLI = "Kaymakli Fragment"
CONRAD = "Hand of Conrad"


def test_a_location_feeds_the_vampire_who_has_it() -> None:
    """101345: in the master phase of her who controls it, and nobody who is no vampire."""
    for bearer, blood in (("Sully", 3), ("Procurer", 2)):
        side = Side(ready=[bearer], on={bearer: [ESTATE]}, blood={bearer: 2})
        assert begin(side, Side(), phase=MASTER, book=book_with(ESTATE)).blood(bearer) == blood
        play = begin(Side(hand=["Life in the City"]), side, phase=MASTER, book=book_with(ESTATE))
        assert play.blood(bearer) == 2


def test_a_manse_is_burned_to_end_combat() -> None:
    """101114: before range, and nothing is struck; or it is kept."""
    two = Side(ready=["Lolita Houston"], on={"Lolita Houston": [MANSE]})
    play = fight(Side(ready=["Sully"]), two)
    assert play.value("Lolita Houston", BLEED) == 2
    reach(play, f"use {MANSE}").two(f"use {MANSE}")
    play.all_pass()
    assert (play.where(MANSE), play.blood("Sully"), play.blood("Lolita Houston")) == ("ash heap", 4, 4)
    play.check_end()
    play = strikes(fight(Side(ready=["Sully"]), two), "hands", "hands")
    assert (play.where(MANSE), play.blood("Lolita Houston")) == ("on card", 3)


def test_a_manse_is_of_tzimisce_and_no_equipment_in_play() -> None:
    """101114: a vampire has only one, and nobody else of hers takes it."""
    book = book_with(MANSE, "Lolita Houston", "Horatio")
    one = Side(ready=["Lolita Houston", "Horatio", "Sully"], hand=[MANSE], on={"Lolita Houston": [MANSE]})
    play = begin(one, Side(), book=book)
    assert not [each for each in play.offered if "take equipment" in each]
    play.one(f"play {MANSE}")
    assert play.where(f"{MANSE} (2)") == "on card"
    assert play.g.host[play.card(MANSE)] == play.card("Horatio")  # the only one who could


def test_a_card_comes_back_for_blood() -> None:
    """101681: named as the action is announced; the hand is fitted, and a card of the crypt is none of the library."""
    hand = ["Dodge", *["Blur"] * 6]
    one = Side(ready=["Madison"], on={"Madison": [SARGON]}, ash_heap=["Flash", "Sully"], hand=hand)
    play = begin(one, Side(ready=["Sully"]), book=book_with(SARGON))
    play.one(f"Madison: act with {SARGON}")
    play.two("decline")
    assert play.asked.asks == "discard-down"
    play.one("discard Dodge")
    assert (sorted(play.names(0, HAND)), play.blood("Madison")) == (["Blur"] * 6 + ["Flash"], 5)
    play.check_end()


def test_superior_necromancy_and_no_card_without_blood_or_ash() -> None:
    """101681: the action needs both."""
    for heap, blood in (([], 6), (["Flash"], 0)):
        one = Side(ready=["Madison"], on={"Madison": [SARGON]}, ash_heap=heap, blood={"Madison": blood})
        play = begin(one, Side(), book=book_with(SARGON))
        assert f"Madison: act with {SARGON}" not in play.offered
        assert play.value("Madison", discipline("nec")) == 2


def test_five_cards_are_drawn() -> None:
    """101035: by a Sabbat vampire; down to the hand size afterward."""
    book = book_with(KAYMAKLI, "Horatio")
    one = Side(ready=["Horatio"], on={"Horatio": [KAYMAKLI]}, hand=["Dodge"] * 7, library=["Blur"] * 7)
    play = begin(one, Side(), book=book)
    play.one(f"Horatio: act with {KAYMAKLI}")
    assert len(play.names(0, HAND)) == 12
    while play.asked.asks == "discard-down":
        play.one(play.offered[0])
    assert (len(play.names(0, HAND)), len(play.names(0, LIBRARY))) == (7, 2)
    one = Side(ready=["Sully"], on={"Sully": [KAYMAKLI]}, library=["Blur"] * 7)
    assert f"Sully: act with {KAYMAKLI}" not in begin(one, Side(), book=book).offered


def test_an_infernal_minion_adds_blood() -> None:
    """101035: 3, to a vampire in her uncontrolled region, and he draws nothing."""
    name = "Arishat"
    one = Side(ready=[name], on={name: [KAYMAKLI]}, uncontrolled=["Madison"], hand=["Dodge"] * 7)
    play = begin(one, Side(), book=book_with(KAYMAKLI, name))
    play.one(f"{name}: act with {KAYMAKLI}", "Madison")
    play.all_pass()
    assert (play.blood("Madison"), play.names(0, HAND)) == (3, ["Dodge"] * 7)


def test_it_is_stolen_by_a_strike() -> None:
    """101035: of the opposing minion alone, at close range, whatever else he bears."""
    one = Side(ready=["Horatio"], on={"Horatio": [KAYMAKLI, "Flak Jacket"]})
    play = fight(one, Side(ready=["Sully"]))
    assert f"use {KAYMAKLI}" not in reach(play, "hands").offered
    strikes(play, "hands", f"use {KAYMAKLI}")
    assert play.g.host[play.card(KAYMAKLI)] == play.card("Sully")
    assert (play.blood("Horatio"), play.blood("Sully")) == (2, 3)
    play = fight(one, Side(ready=["Sully"], hand=["Fake Out"]))
    reach(play, "play Fake Out").two("play Fake Out")
    strikes(play, "hands", f"use {KAYMAKLI}")
    assert play.g.host[play.card(KAYMAKLI)] == play.card("Horatio")


def test_a_vampire_comes_back_uncontrolled() -> None:
    """100882: out of the ash heap, with nothing on him; a library card does not."""
    one = Side(ready=["Madison"], on={"Madison": [CONRAD]}, ash_heap=["Dodge", "Sully"])
    play = begin(one, Side(ready=["Lauren"]), book=book_with(CONRAD))
    assert play.value("Madison", discipline("pot")) == 2
    play.one(f"Madison: act with {CONRAD}")
    play.two("decline")
    assert (play.where("Sully"), play.blood("Sully"), play.where("Dodge")) == ("uncontrolled", 0, "ash heap")
    play = begin(Side(ready=["Madison"], on={"Madison": [CONRAD]}, ash_heap=["Dodge"]), Side(), book=book_with(CONRAD))
    assert f"Madison: act with {CONRAD}" not in play.offered
