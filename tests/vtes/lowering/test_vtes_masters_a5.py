"""Lowered master cards that others may answer, and that go from one to another."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.people import discipline
from primogen.vtes.rules.table import MASTER_LEFT
from primogen.vtes.rules.topics import CAPACITY, STEALTH
from primogen.vtes.rules.words import HAND, REMOVED
from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

PEACE = "Golconda: Inner Peace"


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_out_of_the_game_for_pool(region: str) -> None:
    """100842: as much as his capacity, for his controller; only one of 8 or more, wherever he is."""
    ready, torpor = (["Catalina Vega", "Sully"], []) if region == "ready" else (["Sully"], ["Catalina Vega"])
    two = Side(ready=ready, torpor=torpor, blood={"Catalina Vega": 2})
    play = begin(Side(hand=[PEACE]), two, phase=MASTER, book=book_with(PEACE))
    play.one(f"play {PEACE}")
    play.two("pass")
    assert (play.names(1, REMOVED), play.pool, play.where(PEACE)) == (["Catalina Vega"], [30, 38], "ash heap")


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_his_controller_will_not_have_it(region: str) -> None:
    """100842: for 2 pool the card is cancelled, and he stays; whoever has no more than 2 cannot."""
    ready, torpor = (["Catalina Vega"], []) if region == "ready" else ([], ["Catalina Vega"])
    play = begin(Side(hand=[PEACE]), Side(ready=ready, torpor=torpor), phase=MASTER, book=book_with(PEACE))
    play.one(f"play {PEACE}")
    play.two(f"use what {PEACE} gives")
    assert (play.where("Catalina Vega"), play.pool, play.where(PEACE)) == (region, [30, 28], "ash heap")
    assert play.asked.asks == "master"
    play = begin(Side(hand=[PEACE]), Side(ready=ready, torpor=torpor, pool=2), phase=MASTER, book=book_with(PEACE))
    play.one(f"play {PEACE}")
    assert play.pool == [30, 10]


def test_on_a_laibon_or_who_has_protean() -> None:
    """100009: one level, and 1 capacity; not on who has it at the superior level, nor on anybody else. A trifle."""
    card, book = "Abombwe", book_with("Abombwe", "Anastasia Grey", "Dolie", "Hasani")
    one = Side(hand=[card], ready=["Nik Sikko", "Anastasia Grey", "Dolie", "Hasani"])
    play = begin(one, Side(), phase=MASTER, book=book)
    play.one(f"play {card}")
    assert play.offered == ["Anastasia Grey", "Dolie"]
    was = play.value("Anastasia Grey", CAPACITY)
    play.one("Anastasia Grey")
    abombwe = discipline("abo")
    assert (play.value("Anastasia Grey", abombwe), play.value("Anastasia Grey", CAPACITY)) == (1, was + 1)
    assert play.g.clock[MASTER_LEFT] == 1


SOCIETY = "Society of Leopold"


def test_blood_or_his_life() -> None:
    """101822: as his controller chooses, in her unlock phase; who has no blood has no choice."""
    two = Side(ready=["Sully"], on={"Sully": [SOCIETY]}, blood={"Sully": 2})
    play = begin(Side(), two, turn=1, phase=UNTAP, book=book_with(SOCIETY))
    assert (play.asked.asks, play.asked.seat) == ("one-of", 1)
    play.answer(0)
    assert (play.where("Sully"), play.blood("Sully")) == ("ready", 1)
    play = begin(Side(), two, turn=1, phase=UNTAP, book=book_with(SOCIETY))
    play.answer(1)
    assert (play.where("Sully"), play.where(SOCIETY)) == ("ash heap", "ash heap")
    poor = Side(ready=["Sully"], on={"Sully": [SOCIETY]}, blood={"Sully": 0})
    assert begin(Side(), poor, turn=1, phase=UNTAP, book=book_with(SOCIETY)).where("Sully") == "ash heap"
    assert begin(poor, Side(), turn=1, phase=UNTAP, book=book_with(SOCIETY)).where("Sully") == "ready"


def test_it_is_passed_on() -> None:
    """101822: by an action of his, with +1 stealth, to anybody else; it stays whose it was."""
    one = Side(ready=["Sully"], on={"Sully": [SOCIETY]})
    play = begin(one, Side(ready=["Madison"]), book=book_with(SOCIETY))
    play.one(f"Sully: act with {SOCIETY}")
    assert play.value("Sully", STEALTH) == 1
    play.two("decline")
    assert (play.host(SOCIETY), play.g.controller[play.card(SOCIETY)]) == ("Madison", 0)


FEAR = "Fear of Mekhet"
ELDERS = ("Sheldon, Lord of the Clog", "Gwendolyn")


def test_an_elder_is_afraid() -> None:
    """100710: a ready justicar or Inner Circle member, who is locked."""
    sheldon, gwendolyn = ELDERS
    one = Side(hand=[FEAR], ready=["Sully"], torpor=[sheldon])
    play = begin(one, Side(ready=[gwendolyn, "Andi Liu"]), phase=MASTER, book=book_with(FEAR, *ELDERS))
    play.one(f"play {FEAR}")
    assert (play.host(FEAR), play.is_tapped(gwendolyn), play.is_tapped("Andi Liu")) == (gwendolyn, True, False)


def test_five_blood_and_it_goes_on() -> None:
    """100710: in his unlock phase, to another such elder; if there is none, it is burned."""
    sheldon, gwendolyn = ELDERS
    two = Side(ready=[sheldon, "Sully"], on={sheldon: [FEAR]})
    for others, host in (([gwendolyn], gwendolyn), ([], "")):
        play = begin(Side(ready=others), two, turn=1, phase=UNTAP, book=book_with(FEAR, *ELDERS))
        assert (play.blood(sheldon), play.where(sheldon)) == (4, "ready")
        assert (play.host(FEAR) if host else play.where(FEAR)) == (host or "ash heap")


def test_with_less_he_is_burned() -> None:
    """100710: and the card with him; not in the unlock phase of another."""
    sheldon, gwendolyn = ELDERS
    two = Side(ready=[sheldon], on={sheldon: [FEAR]}, blood={sheldon: 4})
    play = begin(Side(ready=[gwendolyn]), two, turn=1, phase=UNTAP, book=book_with(FEAR, *ELDERS))
    assert (play.where(sheldon), play.where(FEAR)) == ("ash heap", "ash heap")
    play = begin(Side(ready=[gwendolyn]), two, turn=0, phase=UNTAP, book=book_with(FEAR, *ELDERS))
    assert (play.where(sheldon), play.blood(sheldon)) == ("ready", 4)


PIPER = "Piper"
ANARCHS = ("Anita Wainwright", "Brandon Grime")


def test_an_anarch_finds_company() -> None:
    """101401: an ally of the hand, for its cost, without an action; he is locked, and it acts in another turn."""
    one = Side(ready=[*ANARCHS, "Sully"], tapped=[ANARCHS[1]], hand=[PIPER, "Procurer", "Raven Spy", "Dodge"])
    play = begin(one, Side(ready=["Madison"]), phase=MASTER, book=book_with(PIPER, *ANARCHS))
    play.one(f"play {PIPER}")
    assert play.offered == ["Procurer"]  # the spy asks for Animalism
    was = play.blood(ANARCHS[0])
    play.one("Procurer")
    assert (play.is_tapped(ANARCHS[0]), play.is_tapped("Sully"), play.blood(ANARCHS[0])) == (True, False, was - 2)
    assert (play.where("Procurer"), play.blood("Procurer")) == ("recruited", 1)


def test_a_retainer_serves_him() -> None:
    """101401: one whose requirements he meets; the cost is his."""
    hound = "Casey Snyder"  # who has Animalism
    one = Side(ready=[hound], hand=[PIPER, "Raven Spy"], library=["Dodge"] * 9)
    play = begin(one, Side(), phase=MASTER, book=book_with(PIPER, hound))
    was = play.blood(hound)
    play.one(f"play {PIPER}", "Raven Spy")
    assert (play.host("Raven Spy"), play.blood(hound), play.is_tapped(hound)) == (hound, was - 1, True)
    assert "Raven Spy" not in play.names(0, HAND)


def test_nobody_comes() -> None:
    """101401: she is asked in any case; and no Anarch, or none unlocked, finds anybody."""
    one = Side(ready=[ANARCHS[0]], hand=[PIPER, "Dodge"])
    play = begin(one, Side(), phase=MASTER, book=book_with(PIPER, *ANARCHS))
    play.one(f"play {PIPER}")
    assert (play.asked.asks, len(play.offered)) == ("pick", 1)
    play.answer(0)
    assert play.is_tapped(ANARCHS[0])
    for side in (Side(ready=["Sully"], hand=[PIPER]), Side(ready=[ANARCHS[0]], tapped=[ANARCHS[0]], hand=[PIPER])):
        play = begin(side, Side(), phase=MASTER, book=book_with(PIPER, *ANARCHS))
        assert f"play {PIPER}" not in play.offered
