"""Powers that are used by an action of their own, and what they do by themselves."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.cards import untap
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK

FAITH, COURAGE = "Faith", "Courage"
ERICK, XIAN, LEAF = 'Erick "Shophet125" Franco', 'Xian "DziDzat155" Quan', 'Leaf "Potter116" Pankowski'
MAMAN = "Maman Boumba"


def pass_all(play: Play) -> None:
    while play.asked.asks in ("block", "respond", "strike"):
        words = ("decline", "pass", "hands")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


# ---- inspire

INSPIRE = {XIAN: ["Inspire", FAITH]}


def test_inspire_an_uncontrolled_imbued() -> None:
    """100991: a counter, from the bank; 1 conviction is spent as the action succeeds, and the card locks."""
    one = Side(ready=[XIAN], uncontrolled=[ERICK, "Krid"], on=INSPIRE)
    with scene(one, Side(), book=BOOK) as play:
        play.one(f"{XIAN}: act with Inspire")
        assert play.offered == [ERICK, XIAN]
        play.one(ERICK)
        assert (play.blood(ERICK), play.pool, play.where(FAITH), play.is_tapped("Inspire")) == (
            1, [30, 30], "ash heap", True)  # fmt: skip


def test_inspire_another_imbued() -> None:
    """100991: the conviction that paid for it comes to any imbued in play, an incapacitated one, too."""
    one = Side(ready=[XIAN, ERICK], incapacitated=[LEAF], on={XIAN: ["Inspire", FAITH, COURAGE]})
    for who in (ERICK, LEAF, XIAN):
        play = begin(one, Side(), book=BOOK)
        play.one(f"{XIAN}: act with Inspire", who, COURAGE)
        assert (play.host(COURAGE), play.host(FAITH)) == (who, XIAN)
        play.check_end()


def test_inspire_another_methuselahs_imbued() -> None:
    """100991: and then she may block; blocked, it costs no conviction, but the card stays locked."""
    play = begin(Side(ready=[XIAN], on=INSPIRE), Side(ready=[ERICK, "Krid"]), book=BOOK)
    play.one(f"{XIAN}: act with Inspire", ERICK)
    pass_all(play)
    assert play.host(FAITH) == ERICK
    two = Side(ready=[ERICK, "Krid"], on={"Krid": ["Imp"]})
    play = begin(Side(ready=[XIAN], on=INSPIRE), two, book=BOOK)
    play.one(f"{XIAN}: act with Inspire", ERICK)
    play.two("block with Krid")
    pass_all(play)
    assert (play.host(FAITH), play.is_tapped("Inspire"), play.blood(XIAN)) == (XIAN, True, 3)


@pytest.mark.parametrize(("on", "tapped"), [(["Inspire"], []), (["Inspire", FAITH], ["Inspire"])])
def test_inspire_must_be_paid_for(on: list[str], tapped: list[str]) -> None:
    """100991: with conviction, and by an unlocked card."""
    with scene(Side(ready=[XIAN, ERICK], on={XIAN: on}, tapped=tapped), Side(), book=BOOK) as play:
        assert not play.offers(f"{XIAN}: act with Inspire")


# ---- project


def test_project_keeps_the_young_away() -> None:
    """101492: vampires younger than 7, and monster allies of less than 4 pool; as the action is announced."""
    two = Side(ready=["Krid", "Priscus 1", "Plain Man", "Thug"])
    play = begin(Side(ready=[MAMAN], on={MAMAN: ["Project", FAITH]}), two, book=BOOK)
    play.one(f"bleed with {MAMAN}", "use Project")
    assert play.offered == ["block with Priscus 1", "block with Thug", "decline"]
    play.two("decline")
    assert (play.pool, play.where(FAITH), play.is_tapped("Project")) == ([30, 29], "ash heap", True)


def test_project_not_later() -> None:
    """101492: nor by another than who acts."""
    one = Side(ready=[MAMAN, XIAN], on={MAMAN: ["Project", FAITH]})
    play = begin(one, Side(ready=["Krid"]), book=BOOK)
    play.one(f"bleed with {XIAN}")
    assert play.asked.asks == "block"
    play = begin(one, Side(ready=["Krid", "Priscus 1"]), book=BOOK)
    play.one(f"bleed with {MAMAN}", "pass")
    play.two("decline")
    assert (play.pool, play.host(FAITH)) == ([30, 29], MAMAN)


# ---- rejuvenate


@pytest.mark.parametrize(("life", "after"), [(1, 2), (4, 4)])
def test_rejuvenate_himself(life: int, after: int) -> None:
    """101592: 1 life in her unlock phase, if he has lost some; even while the card is locked (VT-POWER-05)."""
    one = Side(ready=[XIAN, ERICK], on={XIAN: ["Rejuvenate"]}, blood={XIAN: life, ERICK: 2}, tapped=["Rejuvenate"])
    play = begin(one, Side(), phase=UNTAP, book=BOOK)
    assert (play.blood(XIAN), play.blood(ERICK)) == (after, 2)
    play = begin(Side(), one, phase=UNTAP, book=BOOK)
    assert play.blood(XIAN) == life


@pytest.mark.parametrize(("power", "who"), [("Rejuvenate", XIAN), ("Respire", LEAF)])
def test_life_for_others(power: str, who: str) -> None:
    """101592, 101611: for 1 conviction, 1 blood to any vampire, or 1 life to another ally who has lost some."""
    one = Side(ready=[who, ERICK, "Thug", "Krid"], on={who: [power, FAITH]}, blood={ERICK: 2, who: 1, "Krid": 3})
    for target in (ERICK, "Krid", "Ira"):
        play = begin(one, Side(torpor=["Ira"], blood={"Ira": 0}), book=BOOK)
        play.one([said for said in play.offered if said.startswith(f"{who}: act with {power}")][-1])
        assert play.offered == ["Krid", "Ira", ERICK]  # not Thug, who has all his life, nor himself
        before = play.blood(target)
        play.one(target)
        pass_all(play)
        assert (play.blood(target), play.where(FAITH), play.is_tapped(power)) == (before + 1, "ash heap", True)


# ---- respire

RESPIRE = f"{LEAF}: act with Respire"


def test_respire_against_the_young() -> None:
    """101611: 1 damage to a vampire younger than 6; then he may take conviction from hand or ash heap."""
    one = Side(ready=[LEAF], on={LEAF: ["Respire"]}, hand=[FAITH], ash_heap=[COURAGE])
    play = begin(one, Side(ready=["Krid", "Brute", ERICK]), book=BOOK)
    play.one(RESPIRE)
    play.two("decline")
    assert (play.blood("Krid"), play.offered) == (4, [FAITH, COURAGE, "no"])
    play.one(COURAGE)
    assert (play.host(COURAGE), play.is_tapped("Respire"), play.where(FAITH)) == (LEAF, True, "hand")
    play.check_end()


def test_respire_blocked_or_declined() -> None:
    """101611: a blocked action gains nothing; and he need not take any."""
    one = Side(ready=[LEAF], on={LEAF: ["Respire"]}, hand=[FAITH])
    play = begin(one, Side(ready=["Krid"]), book=BOOK)
    play.one(RESPIRE)
    play.two("block with Krid")
    pass_all(play)
    assert (play.where(FAITH), play.asked.asks) == ("hand", "act")
    play = begin(one, Side(torpor=["Krid"]), book=BOOK)
    play.one(RESPIRE)
    play.one("no")
    assert (play.where(FAITH), play.blood("Krid")) == ("hand", 4)


def test_a_power_acts_once() -> None:
    """101611: locked, neither of its actions can be taken, though he has unlocked himself."""
    one = Side(ready=[LEAF], on={LEAF: ["Respire", FAITH]})
    play = begin(one, Side(ready=["Krid"], blood={"Krid": 3}), book=BOOK)
    assert [said for said in play.offered if "Respire" in said] == [RESPIRE, f"{RESPIRE} (2)"]
    play.one(RESPIRE)
    play.two("decline")
    play.one("no")
    untap(play.g, play.card(LEAF))
    ask_again(play.g)
    assert (play.offers(f"bleed with {LEAF}"), [said for said in play.offered if "Respire" in said]) == (True, [])
