"""Vampires in combat with others: presses they must use, company without abilities, damage they prevent on others."""

from __future__ import annotations

import pytest

from primogen.vtes.language.says import has
from primogen.vtes.rules.people import BRUJAH
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.topics import AGGRAVATED_HANDS, BLEED, INTERCEPT
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of, face
from vtes_extras import EXTRAS, book_with, made_up
from vtes_fights import reach, strikes

ADRINO = "Adrino Manauara"
ELDER = "Stanislava"
RANDALL = "Randall"
HAROLD = "Harold Tanner"

FRENZIED = made_up("Frenzied", BRUJAH, 4, abilities=(has(1, AGGRAVATED_HANDS),))


def book_with_all(key: str) -> Rulebook:
    """Some made for tests, and that one."""
    return book_with(*EXTRAS, FRENZIED, face(key))


def fought(play: Play, acts: str, blocks: str) -> Play:
    """The first bleeds, and the other blocks."""
    play.one(f"bleed with {acts}")
    while f"block with {blocks}" not in play.offered:
        play.answers(play.asked.seat, ("pass",))
    play.two(f"block with {blocks}")
    return play


# ---- presses


@pytest.mark.parametrize("acts", [True, False])
def test_a_press_he_must_use(acts: bool) -> None:
    """201664: to continue, at the end of the first round, be he acting or not; only once in a combat."""
    one, two = (ADRINO, "Lauren") if acts else ("Lauren", ADRINO)
    with scene(Side(ready=[one]), Side(ready=[two]), book=book_of("201664")) as play:
        fought(play, one, two)
        strikes(play, "hands", "hands")
        strikes(play, "hands", "hands")
        play.all_pass()
        assert (play.blood(ADRINO), play.blood("Lauren")) == (6, 2)


def test_the_press_is_answered() -> None:
    """201664: the other may end the combat; he has none left then."""
    one, two = Side(ready=[ADRINO]), Side(ready=["Sully", "Nik Sikko"], hand=["Flash"])
    with scene(one, two, book=book_of("201664")) as play:
        fought(play, ADRINO, "Nik Sikko")
        strikes(play, "hands", "hands")
        reach(play, "play Flash").two("play Flash")
        play.all_pass()
        assert (play.blood(ADRINO), play.blood("Nik Sikko")) == (7, 2)


def test_no_press_where_the_other_continues() -> None:
    """201664: it is kept for the next round."""
    one, two = Side(ready=["Nik Sikko"], hand=["Flash"]), Side(ready=[ADRINO])
    with scene(one, two, book=book_of("201664")) as play:
        fought(play, "Nik Sikko", ADRINO)
        strikes(play, "hands", "hands")
        reach(play, "play Flash").one("play Flash")
        strikes(play, "hands", "hands")
        strikes(play, "hands", "hands")
        play.all_pass()
        assert (play.blood(ADRINO), play.blood("Nik Sikko")) == (5, 0)


# ---- company


@pytest.mark.parametrize("fights", [True, False])
def test_retainers_of_her_opponent_say_nothing(fights: bool) -> None:
    """201312: in combat with her; hers do; after the combat theirs do again."""
    acts = ELDER if fights else "Madison"
    one = Side(ready=[ELDER, "Madison"], on={"Madison": ["Raven Spy"]})
    two = Side(ready=["Lauren"], on={"Lauren": ["J. S. Simmons, Esq.", "Laptop Computer"]})
    play = begin(one, two, book=book_of("201312"))
    fought(play, acts, "Lauren")
    assert (play.value("Lauren", BLEED), play.value("Madison", INTERCEPT)) == (2 if fights else 3, 1)
    strikes(play, "hands", "hands")
    play.all_pass()
    assert play.value("Lauren", BLEED) == 3


def test_allies_cannot_block_her() -> None:
    """201312: nor is her bleed 1; vampires can."""
    two = Side(ready=["Renegade Garou", "Lauren"])
    with scene(Side(ready=[ELDER]), two, book=book_of("201312", "101602")) as play:
        play.one(f"bleed with {ELDER}")
        assert "block with Renegade Garou" not in play.offered
        assert "block with Lauren" in play.offered
        play.two("decline")
        assert play.pool[1] == 27


def test_the_controller_of_his_opponent_shows_her_hand() -> None:
    """200571: as long as the combat lasts; not his own, nor another's."""
    one = Side(ready=[HAROLD], hand=["Blur"])
    two, three = Side(ready=["Lauren"], hand=["Wash"]), Side(hand=["Vulnerability"])
    with scene(one, two, three, book=book_of("200571")) as play:
        assert not play.sees(0, "Wash")
        fought(play, HAROLD, "Lauren")
        assert (play.sees(0, "Wash"), play.sees(2, "Wash"), play.sees(1, "Blur")) == (True, True, False)
        assert not play.sees(0, "Vulnerability")
        strikes(play, "hands", "hands")
        play.all_pass()
        assert not play.sees(0, "Wash")


# ---- damage on others


def beside_randall(seat: int, blood: int = 8) -> Play:
    """A fight in which he is no part, and its strikes; he is that Methuselah's."""
    sides = [Side(ready=["Madison", "Alice Chen"]), Side(ready=["Lauren", "Sully"]), Side()]
    sides[seat].ready.append(RANDALL)
    sides[seat].blood[RANDALL] = blood
    play = begin(*sides, book=book_of("201160"))
    fought(play, "Madison", "Lauren")
    return strikes(play, "hands", "hands")


@pytest.mark.parametrize("seat", [0, 2])
def test_prevents_damage_on_another(seat: int) -> None:
    """201160: on any other minion in combat, for a blood, whoever's it is; once in a minion phase."""
    play = beside_randall(seat)
    assert (play.asked.seat, play.offered) == (seat, [f"use {RANDALL}", "pass"])
    play.answers(seat, (f"use {RANDALL}",))
    assert (play.blood("Madison"), play.blood("Lauren"), play.blood(RANDALL)) == (6, 3, 7)
    fought(play, "Alice Chen", "Sully")
    strikes(play, "hands", "hands")
    assert (play.blood("Alice Chen"), play.blood("Sully"), play.blood(RANDALL)) == (6, 3, 7)


def test_prevents_for_a_foe() -> None:
    """201160: of the two he may choose; a third could do nothing."""
    play = beside_randall(0)
    play.one("pass")
    assert (play.asked.seat, play.offered) == (0, [f"use {RANDALL}", "pass"])
    play.one(f"use {RANDALL}")
    assert (play.blood("Madison"), play.blood("Lauren")) == (5, 4)


def test_not_without_blood() -> None:
    """201160."""
    play = beside_randall(1, blood=0)
    assert (play.asked.asks, play.blood("Madison"), play.blood("Lauren")) == ("act", 5, 3)


def test_not_on_himself_nor_outside_of_combat() -> None:
    """201160."""
    one, two = Side(ready=["Madison", RANDALL], hand=["Blast"]), Side(ready=["Lauren"])
    play = begin(one, two, book=book_with_all("201160"))
    fought(play, RANDALL, "Lauren")
    strikes(play, "hands", "hands")
    play.one("pass")  # of what he deals her
    assert (play.blood(RANDALL), play.blood("Lauren")) == (7, 3)
    play.one("play Blast", "Madison")
    assert (play.asked.asks, play.blood("Madison"), play.blood(RANDALL)) == ("act", 4, 7)


def test_not_what_is_aggravated() -> None:
    """201160."""
    one, two = Side(ready=["Madison", "Frenzied", RANDALL]), Side(ready=["Lauren"])
    play = begin(one, two, book=book_with_all("201160"))
    fought(play, "Frenzied", "Lauren")
    strikes(play, "hands", "hands")
    assert play.offered == [f"use {RANDALL}", "pass"]
    play.one("pass")
    assert (play.asked.asks, play.where("Lauren")) == ("act", "torpor")


def test_not_on_a_retainer() -> None:
    """201160: it is no minion."""
    one = Side(ready=["Madison", RANDALL], on={"Madison": [".44 Magnum"]})
    two = Side(ready=["Lauren"], on={"Lauren": ["J. S. Simmons, Esq."]})
    play = begin(one, two, book=book_of("201160"))
    fought(play, "Madison", "Lauren")
    play.one("use .44 Magnum")
    reach(play, "at J. S. Simmons, Esq.").one("at J. S. Simmons, Esq.")
    reach(play, "hands").two("hands")
    while play.asked.asks == "respond":
        assert f"use {RANDALL}" not in play.offered
        play.answers(play.asked.seat, ("pass",))
    assert (play.asked.asks, play.where("J. S. Simmons, Esq.")) == ("act", "ash heap")
