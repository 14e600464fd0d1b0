"""More of the imbued: their phases, their conviction, their fights."""

from __future__ import annotations

from dataclasses import replace

import pytest

from primogen.vtes.language.faces import combat_card, equipment, fighting
from primogen.vtes.language.says import combat_ends
from primogen.vtes.rules.topics import STRENGTH
from primogen.vtes.rules.words import VEHICLE
from primogen.vtes.scenes.laying import DISCARD, INFLUENCE, UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, EXTRAS, book_with

FAITH, COURAGE = "Faith", "Courage"
ERICK, INEZ = 'Erick "Shophet125" Franco', 'Inez "Nurse216" Villagrande'
JENNIE, LEAF, LIZ = 'Jennie "Cassie247" Orne', 'Leaf "Potter116" Pankowski', 'Liz "Ticket312" Thornton'
LUPE, MAMAN, PAUL = 'Lupe "Cabbie22" Droin', "Maman Boumba", 'Paul "Sixofswords29" Moreton'
PEDRO, PETER, XIAN = "Pedro Cortez", 'Peter "Outback295" Rophail', 'Xian "DziDzat155" Quan'


CARS = book_with(
    *EXTRAS,
    equipment("test-jeep", "Jeep", VEHICLE, abilities=()),
    combat_card("test-peace", "Peace", basic=fighting(combat_ends())),
)


def pass_all(play: Play) -> None:
    while play.asked.asks in ("block", "respond", "strike"):
        words = ("decline", "pass", "hands")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def blocked(one: Side, two: Side, *others: Side) -> Play:
    """The first of the one bleeds, and the first of the other blocks."""
    play = begin(one, two, *others, book=CARS)
    play.one(f"bleed with {one.ready[0]}")
    play.two(f"block with {two.ready[0]}")
    return play


# ---- inez


def entering(who: str, life: int, more: Side) -> Play:
    one = replace(more, uncontrolled=[who], blood={who: life})
    play = begin(one, Side(), phase=INFLUENCE, book=BOOK)
    play.one("end")
    return play


def test_inez_brings_a_power() -> None:
    """200632: of the library or the hand, that requires innocence; besides the conviction everybody gets."""
    play = entering(INEZ, 3, Side(hand=["Hide"], library=["Vigilance", "Inspire", FAITH], ash_heap=["Illuminate"]))
    assert play.asked.asks == "fetch"
    for _ in range(2):
        if FAITH in play.offered:
            play.one(FAITH)
        else:
            assert set(play.offered) == {"Hide", "Inspire", "no"}
            play.one("Inspire")
    assert (play.host("Inspire"), play.host(FAITH), play.where("Hide")) == (INEZ, INEZ, "hand")


def test_inez_need_not() -> None:
    """200632: she may find none."""
    play = entering(INEZ, 3, Side(hand=["Hide"]))
    while play.asked.asks == "fetch":
        play.one("no")
    assert play.where("Hide") == "hand"


# ---- liz


def test_liz_enters_play_without_conviction() -> None:
    """200846: and nobody is asked; in an unlock phase she is given some as others are."""
    play = entering(LIZ, 2, Side(hand=[FAITH], library=[COURAGE]))
    assert (play.where(LIZ), play.where(FAITH), play.asked.asks) == ("ready", "hand", "discard")
    play = begin(Side(ready=[LIZ], hand=[FAITH]), Side(), phase=UNTAP, book=BOOK)
    play.one(f"conviction for {LIZ}", FAITH)
    assert play.host(FAITH) == LIZ


# ---- jennie


def fallen(conviction: int, life: int = 0) -> Side:
    return Side(incapacitated=[ERICK], on={ERICK: [FAITH] * conviction}, blood={ERICK: life})


@pytest.mark.parametrize("whose", [0, 1, 2])
def test_jennie_lets_any_imbued_rise(whose: int) -> None:
    """200689: for 2 conviction, in anybody's unlock phase; whoever controls him is asked."""
    play = begin(Side(ready=[JENNIE]), fallen(2), Side(), turn=whose, phase=UNTAP, book=BOOK)
    play.two("yes")
    assert (play.where(ERICK), play.blood(ERICK), play.where(FAITH)) == ("ready", 1, "ash heap")
    play = begin(Side(ready=[JENNIE]), fallen(2), Side(), turn=whose, phase=UNTAP, book=BOOK)
    play.two("no")
    assert (play.where(ERICK), play.host(FAITH)) == ("incapacitated", ERICK)


@pytest.mark.parametrize(("ready", "conviction"), [([JENNIE], 1), ([LEAF], 2)])
def test_who_does_not_rise(ready: list[str], conviction: int) -> None:
    """200689: for less, or without her."""
    play = begin(Side(ready=ready), fallen(conviction), phase=UNTAP, book=BOOK)
    assert (play.asked.asks, play.where(ERICK)) != ("may", "ready")


def test_jennie_gives_no_more_than_he_had() -> None:
    """200689: who has all his life gains none."""
    play = begin(Side(ready=[JENNIE]), fallen(2, life=4), phase=UNTAP, book=BOOK)
    play.two("yes")
    assert (play.where(ERICK), play.blood(ERICK)) == ("ready", 4)


# ---- leaf


def test_leaf_finds_conviction() -> None:
    """200825: locked in her discard phase, of library, hand or ash heap; a sixth is burned."""
    one = Side(ready=[LEAF], hand=[FAITH], library=[COURAGE], ash_heap=[FAITH])
    play = begin(one, Side(), phase=DISCARD, book=BOOK)
    play.one(f"use {LEAF}")
    assert (play.is_tapped(LEAF), len(play.offered)) == (True, 4)
    play.one(COURAGE)
    assert play.host(COURAGE) == LEAF
    assert not play.offers(f"use {LEAF}")
    one = Side(ready=[LEAF], hand=[COURAGE], on={LEAF: [FAITH] * 5})
    play = begin(one, Side(), phase=DISCARD, book=BOOK)
    play.one(f"use {LEAF}", COURAGE)
    assert play.where(COURAGE) == "ash heap"


@pytest.mark.parametrize("one", [Side(ready=[LEAF], tapped=[LEAF]), Side(incapacitated=[LEAF])])
def test_leaf_must_be_ready_and_unlocked(one: Side) -> None:
    """200825: and it is her discard phase."""
    one.hand = [FAITH]
    assert not begin(one, Side(), phase=DISCARD, book=BOOK).offers(f"use {LEAF}")
    play = begin(Side(hand=[FAITH]), Side(ready=[LEAF], hand=[FAITH]), phase=DISCARD, book=BOOK)
    assert play.asked.seat == 0


# ---- lupe


def test_lupe_drives() -> None:
    """200886: with a vehicle, 1 conviction for 1 stealth or 1 intercept, once in an action."""
    for car in (["Jeep"], []):
        on = {LUPE: [*car, FAITH, FAITH]}
        play = begin(Side(ready=[LUPE], on=on), Side(ready=["Krid"]), book=CARS)
        play.one(f"bleed with {LUPE}")
        play.two("block with Krid")
        assert play.offers(f"use {LUPE}") == bool(car)
        if car:
            play.one(f"use {LUPE}")
            play.two("decline")
            assert (play.pool, play.where(FAITH), play.host(f"{FAITH} (2)")) == ([30, 29], "ash heap", LUPE)
        play = begin(Side(ready=["Krid"], hand=["Quiet Errand"]), Side(ready=[LUPE], on=on), book=CARS)
        play.one("play Quiet Errand")
        play.two(f"block with {LUPE}")
        assert play.offers(f"use {LUPE}") == bool(car)
        if car:
            play.two(f"use {LUPE}", "decline")
            assert (play.pool, play.where(FAITH), play.host(f"{FAITH} (2)")) == ([31, 30], "ash heap", LUPE)


# ---- maman


def test_maman_votes_against() -> None:
    """200907: 3 votes against a referendum for 1 conviction, once in it; locked, too, but not incapacitated."""
    for two in (Side(ready=[MAMAN], tapped=[MAMAN]), Side(incapacitated=[MAMAN])):
        two.on = {MAMAN: [FAITH, FAITH]}
        with scene(Side(ready=["Prince Ann"], hand=["Motion"]), two, book=BOOK) as play:
            play.one("play Motion", "for: Prince Ann", "for: Motion")
            if two.ready:
                play.two(f"use {MAMAN}")
                assert (play.pool[0], play.where(FAITH), play.host(f"{FAITH} (2)")) == (30, "ash heap", MAMAN)
            else:
                assert play.pool[0] == 31


def test_maman_parts_monsters() -> None:
    """200907: by locking her, before range, whoever of two monsters fight; not a monster and a mortal."""
    play = blocked(Side(ready=["Krid"]), Side(ready=["Ira"]), Side(ready=[MAMAN]))
    play.three(f"use {MAMAN}")
    assert (play.asked.asks, play.is_tapped(MAMAN), play.blood("Krid"), play.blood("Ira")) == ("act", True, 5, 5)
    for two, three in (("Thug", Side(ready=[MAMAN])), ("Ira", Side(ready=[MAMAN], tapped=[MAMAN]))):
        play = blocked(Side(ready=["Krid"]), Side(ready=[two]), three)
        assert play.asked.asks == "strike"
    play = blocked(Side(ready=["Krid"]), Side(ready=["Ira"]), Side(incapacitated=[MAMAN]))
    assert play.asked.asks == "strike"


# ---- paul


def test_paul_pays_for_another() -> None:
    """201103: a counter of her pool to an uncontrolled imbued, once in her influence phase, without transfers."""
    one = Side(ready=[PAUL], uncontrolled=[ERICK, "Krid", XIAN], pool=10)
    play = begin(one, Side(), phase=INFLUENCE, book=BOOK)
    play.one(f"use {PAUL}")
    assert play.offered == [ERICK, XIAN]
    play.one(XIAN)
    assert (play.blood(XIAN), play.pool[0], play.offers(f"use {PAUL}")) == (1, 9, False)
    play = begin(Side(ready=[PAUL], uncontrolled=["Krid"]), Side(), phase=INFLUENCE, book=BOOK)
    assert not play.offers(f"use {PAUL}")


# ---- pedro


def test_pedro_stays() -> None:
    """201108: 1 strength more; he neither maneuvers to long range, presses to end, nor ends combat by a strike."""
    hand = ["Fake Out", "Chase", "Peace"]
    play = blocked(Side(ready=["Krid"], hand=["Chase", "Fake Out"]), Side(ready=[PEDRO], hand=hand))
    assert play.value(PEDRO, STRENGTH) == 2
    while play.asked.asks == "respond" and not play.offers("play Fake Out"):
        play.answers(play.asked.seat, ("pass",))
    assert play.asked.seat == 0
    play.one("play Fake Out")
    play.two("play Fake Out")  # back to close range he may
    play.one("hands")
    assert play.offered == ["hands"]
    play.two("hands")
    play.one("play Chase")
    assert play.blood("Krid") == 3
    assert not play.offers("play Chase")


def test_pedro_may_go_on() -> None:
    """201108: a press to continue combat is not barred."""
    play = blocked(Side(ready=["Krid"]), Side(ready=[PEDRO], hand=["Chase"]))
    play.one("hands")
    play.two("hands", "play Chase")
    assert play.asked.asks == "strike"


# ---- peter


@pytest.mark.parametrize(("who", "may"), [("Krid", True), ("Thug", False)])
def test_peter_maneuvers_against_monsters(who: str, may: bool) -> None:
    """201115: for 1 conviction each."""
    play = blocked(Side(ready=[who]), Side(ready=[PETER], on={PETER: [FAITH]}))
    assert play.offers(f"use {PETER}") == may
    if may:
        play.two(f"use {PETER}")
        play.one("hands")
        play.two("hands")
        assert (play.blood("Krid"), play.blood(PETER), play.where(FAITH)) == (5, 4, "ash heap")
