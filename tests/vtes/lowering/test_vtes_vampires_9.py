"""Vampires who help to pay for cards, or pay less for them."""

from __future__ import annotations

import pytest

from primogen.vtes.language.faces import (
    act,
    action_card,
    action_modifier,
    combat_card,
    equipment,
    fighting,
    master,
    modifying,
)
from primogen.vtes.language.says import gain_pool, hand_strike, put_in_play
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.words import LOCATION
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_extras import EXTRAS, book_with, end_turn, end_until
from vtes_fights import reach

REGINA, ZELIOS, NERGAL = "Regina Blake", "Zelios", "Nergal"
CHURCH = master("test-church", "Church", LOCATION, text=put_in_play, pool=2)
CHARITY = master("test-charity", "Charity", text=gain_pool(1), pool=2)
VILLA = equipment("test-villa", "Villa", LOCATION, pool=1, abilities=())
SERMON = action_card("test-sermon", "Sermon", basic=act(text=gain_pool(2)), blood=1)
PRAYER = action_modifier("test-prayer", "Prayer", blood=1, basic=modifying(gain_pool(1)))
FIST = combat_card("test-fist", "Fist", blood=1, basic=fighting(hand_strike(2)))


def book() -> Rulebook:
    return book_with(*EXTRAS, CHURCH, CHARITY, VILLA, SERMON, PRAYER, FIST)


def hers(*ready: str, **blood: int) -> Play:
    """Master cards of a Methuselah, and her vampires."""
    one = Side(ready=list(ready), hand=["Church", "Charity", "Church"], blood={REGINA: blood.get("regina", 5)})
    return begin(one, Side(ready=["Lauren"], in_play=[]), phase=MASTER, book=book())


@pytest.mark.parametrize("helps", [True, False])
def test_her_blood_pays_for_a_location(helps: bool) -> None:
    """201648: one of its pool, if her Methuselah likes."""
    play = hers(REGINA)
    play.one("play Church")
    assert play.is_asked(0, "helps")
    assert play.offered == [f"use {REGINA}", "no"]
    play.one(f"use {REGINA}" if helps else "no")
    assert (play.pool[0], play.blood(REGINA)) == ((29, 4) if helps else (28, 5))
    assert play.where("Church") == "in play"


def test_no_help_for_other_cards() -> None:
    """201648: nor without blood; nor for locations of others."""
    play = hers(REGINA)
    play.one("play Charity")
    assert (play.pool[0], play.blood(REGINA)) == (29, 5)
    poor = hers(REGINA, regina=0)
    poor.one("play Church")
    assert poor.pool[0] == 28
    other = begin(Side(ready=["Lauren"], hand=["Church"]), Side(ready=[REGINA]), phase=MASTER, book=book())
    other.one("play Church")
    assert other.pool[0] == 28


def test_she_helps_from_torpor() -> None:
    """201648."""
    play = begin(Side(torpor=[REGINA], hand=["Church"]), Side(ready=["Lauren"]), phase=MASTER, book=book())
    play.one("play Church", f"use {REGINA}")
    assert (play.pool[0], play.blood(REGINA)) == (29, 4)


def test_who_must_help_does() -> None:
    """201504: without him it could not be paid; and without his blood it is not on offer."""
    for blood, offered in ((8, True), (1, False)):
        one = Side(ready=[ZELIOS], hand=["Church"], pool=1, blood={ZELIOS: blood})
        play = begin(one, Side(ready=["Lauren"]), phase=MASTER, book=book())
        assert ("play Church" in play.offered) == offered
        if offered:
            play.one("play Church")
            assert (play.asked.asks, play.pool[0], play.blood(ZELIOS)) == ("master", 1, 6)


def test_she_pays_for_equipment_that_is_a_location() -> None:
    """201648: each time, as the action succeeds; a blocked action costs nothing."""
    one = Side(ready=[REGINA, "Kurt", "Ira"], hand=["Villa", "Villa"])
    play = begin(one, Side(ready=["Lauren"]), book=book())
    play.one("play Villa", "Kurt")
    play.two("decline")
    assert play.is_asked(0, "helps")
    play.one(f"use {REGINA}")
    assert (play.pool[0], play.blood(REGINA), play.host("Villa")) == (30, 4, "Kurt")
    play.one("play Villa", "Ira")
    play.two("block with Lauren")
    assert not play.is_asked(0, "helps")


@pytest.mark.parametrize("helps", [True, False])
def test_he_is_locked_to_pay_with_his_blood(helps: bool) -> None:
    """201504: all of the pool; only if he is ready and unlocked, and has so much."""
    play = begin(Side(ready=[ZELIOS], hand=["Church", "Charity"]), Side(ready=["Lauren"]), phase=MASTER, book=book())
    play.one("play Church", f"use {ZELIOS}" if helps else "no")
    assert (play.pool[0], play.blood(ZELIOS), play.is_tapped(ZELIOS)) == ((30, 6, True) if helps else (28, 8, False))


def test_he_is_not_locked_twice() -> None:
    """201504: nor in torpor, nor with too little blood, nor for what is no location."""
    for side in (
        Side(ready=[ZELIOS], tapped=[ZELIOS], hand=["Church"]),
        Side(torpor=[ZELIOS], hand=["Church"]),
        Side(ready=[ZELIOS], blood={ZELIOS: 1}, hand=["Church"]),
        Side(ready=[ZELIOS], hand=["Charity"]),
    ):
        play = begin(side, Side(ready=["Lauren"]), phase=MASTER, book=book())
        play.one(f"play {side.hand[0]}")
        assert play.asked.asks == "master"


def test_both_may_help() -> None:
    """201504 and 201648: he pays what she leaves."""
    one = Side(ready=[ZELIOS, REGINA], hand=["Church"])
    play = begin(one, Side(ready=["Lauren"]), phase=MASTER, book=book())
    play.one("play Church")
    assert sorted(play.offered) == ["no", f"use {REGINA}", f"use {ZELIOS}"]
    play.one(f"use {REGINA}", f"use {ZELIOS}")
    assert (play.pool[0], play.blood(REGINA), play.blood(ZELIOS)) == (30, 4, 7)


@pytest.mark.parametrize("helps", [True, False])
def test_a_card_of_his_costs_less(helps: bool) -> None:
    """201048: once in a turn, if he likes; any card that he plays."""
    one = Side(ready=[NERGAL], hand=["Sermon", "Fist"], blood={NERGAL: 5})
    play = begin(one, Side(ready=["Lauren"]), book=book())
    play.one("play Sermon")
    play.two("decline")
    assert play.offered == [f"use {NERGAL}", "no"]
    play.one(f"use {NERGAL}" if helps else "no")
    assert (play.blood(NERGAL), play.pool[0]) == (5 if helps else 4, 32)


def test_it_costs_less_once_in_each_turn() -> None:
    """201048: of two cards in one turn, one; in the next turn again."""
    one = Side(ready=[NERGAL], hand=["Sermon", "Prayer", "Prayer"], blood={NERGAL: 5})
    play = begin(one, Side(ready=["Lauren"]), book=book())
    play.one("play Sermon", "play Prayer", f"use {NERGAL}")
    play.two("decline")
    play.all_pass()
    assert (play.asked.asks, play.blood(NERGAL)) == ("act", 4)
    end_turn(play)
    end_turn(play)
    play.one(f"untap {NERGAL} for 1 pool")
    end_until(play, "act")
    play.one(f"bleed with {NERGAL}", "play Prayer")
    assert play.is_asked(0, "helps")


def test_a_cancelled_card_has_not_used_it() -> None:
    """201048: nothing was paid for it."""
    one = Side(ready=[NERGAL], hand=["Sermon", "Prayer"], blood={NERGAL: 5})
    two = Side(ready=["Lauren"], hand=["Direct Intervention"])
    play = begin(one, two, book=book())
    play.one("play Sermon")
    reach(play, "play Prayer").one("play Prayer")
    play.two("play Direct Intervention")
    while play.asked.asks != "helps":
        play.answers(play.asked.seat, ("decline" if play.asked.asks == "block" else "pass",))
    play.one(f"use {NERGAL}")
    assert play.blood(NERGAL) == 5


def test_he_can_play_what_he_could_not_pay_for() -> None:
    """201048: then it is reduced, without a question."""
    two = Side(ready=[NERGAL], hand=["Fist", "Fist"], blood={NERGAL: 0})
    fight = begin(Side(ready=["Lauren"]), two, book=book())
    fight.one("bleed with Lauren")
    fight.two(f"block with {NERGAL}")
    reach(fight, "hands").one("hands")
    reach(fight, "play Fist").two("play Fist")
    fight.all_pass()
    assert (fight.where(NERGAL), fight.where("Lauren")) == ("torpor", "ready")


def test_others_cards_cost_what_they_do() -> None:
    """201048: he reduces what he plays himself."""
    play = begin(Side(ready=[NERGAL, "Kurt"], hand=["Sermon"]), Side(), book=book())
    play.one("play Sermon", "Kurt")
    assert (play.blood("Kurt"), play.blood(NERGAL)) == (4, 10)
    end_turn(play)
