"""Rounds of combat: who is first, range, presses, and the pair of strikes."""

from __future__ import annotations

from primogen.vtes.rules.underway import combat_under_way
from primogen.vtes.rules.words import CLOSE, LONG
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, fight


def range_of(play: Play) -> int:
    combat = combat_under_way(play.g)
    assert combat is not None
    return combat.range


def test_tapped_or_not_makes_no_difference() -> None:
    """VT-COMBAT-04: the acting minion is tapped, and strikes as hard as the other."""
    play = fight(Side(ready=["Krid"]), Side(ready=["Ira"]))
    assert play.is_tapped("Krid") and play.is_tapped("Ira")
    play.one("hands")
    play.two("hands")
    assert (play.blood("Krid"), play.blood("Ira")) == (4, 4)
    play.check_end()


def test_only_combat_cards_in_combat() -> None:
    """VT-COMBAT-05: neither modifiers nor reactions nor action cards."""
    one = Side(ready=["Chelsea Blake"], hand=["Haste", "Errand", "Dodge"])
    play = begin(one, Side(ready=["Ira"], hand=["Guard"]), book=BOOK)
    play.one("bleed with Chelsea Blake", "pass")
    play.two("block with Ira")
    play.one("pass")
    assert play.offered == ["play Dodge", "hands"]
    play.one("hands")
    assert play.offered == ["hands"]
    play.two("hands")
    play.check_end()


def test_a_round_is_range_strike_press() -> None:
    """VT-COMBAT-06, -07, VT-RANGE-06, VT-PRESS-01, -06: the acting minion is first at every stage."""
    one = Side(ready=["Krid"], hand=["Frenzy", "Fake Out", "Chase"])
    two = Side(ready=["Ira"], hand=["Frenzy", "Fake Out", "Chase"])
    play = fight(one, two)
    assert (play.asked.seat, play.offered) == (0, ["play Frenzy", "pass"])  # before range is determined
    play.one("pass")
    assert (play.asked.seat, play.offered) == (1, ["play Frenzy", "pass"])
    play.two("pass")
    assert (play.asked.seat, play.offered) == (0, ["play Fake Out", "pass"])
    play.one("pass")
    assert (play.asked.seat, play.offered) == (1, ["play Fake Out", "pass"])
    play.two("pass")
    assert play.is_asked(0, "strike")
    play.one("hands")
    assert play.is_asked(1, "strike")
    play.two("hands")
    assert (play.asked.seat, play.offered) == (0, ["play Chase", "pass"])
    play.one("pass")
    assert (play.asked.seat, play.offered) == (1, ["play Chase", "pass"])
    play.two("play Chase")
    assert (play.asked.seat, play.offered) == (0, ["play Chase", "pass"])
    play.one("pass", "pass")  # a new round
    assert (play.asked.seat, play.offered) == (1, ["play Frenzy", "pass"])
    play.two("pass")
    play.one("pass")
    play.two("pass")
    play.one("hands")
    play.two("hands")
    play.one("pass")
    assert (play.blood("Krid"), play.blood("Ira")) == (3, 3)
    play.check_end()


def test_range_decides_what_reaches() -> None:
    """VT-RANGE-02, -12: at long range a bow does, and hands do not; and so it stays for the round."""
    one = Side(ready=["Krid"], hand=["Fake Out", "Blur"], on={"Krid": ["Bow"]})
    play = fight(one, Side(ready=["Ira"], hand=["Blur"]))
    play.one("play Fake Out")
    assert range_of(play) == LONG
    play.one("use Bow")
    play.two("hands")
    assert (play.blood("Krid"), play.blood("Ira")) == (5, 4)
    play.one("play Blur", "basic")
    play.two("play Blur", "basic")
    play.one("use Bow")
    play.two("hands")
    assert (play.blood("Krid"), play.blood("Ira")) == (4, 2)  # each paid 1 for Blur
    play.check_end()


def test_a_maneuver_that_comes_with_something_must_be_used() -> None:
    """VT-RANGE-11: though nobody says so, it takes the fight to long range; and the other may answer."""
    play = fight(Side(ready=["Krid"], hand=["Stance"]), Side(ready=["Ira"]))
    play.one("play Stance")
    assert range_of(play) == LONG
    play.one("hands")
    play.two("hands")
    assert (play.blood("Krid"), play.blood("Ira")) == (5, 5)
    play.check_end()
    play = fight(Side(ready=["Krid"], hand=["Stance"]), Side(ready=["Ira"], hand=["Fake Out"]))
    play.one("play Stance")
    play.two("pass", "play Fake Out")
    assert range_of(play) == CLOSE
    play.one("hands")
    play.two("hands")
    assert (play.blood("Krid"), play.blood("Ira")) == (4, 3)
    play.check_end()


def test_an_optional_maneuver_may_be_declined() -> None:
    """VT-RANGE-11."""
    for words, blood in (("pass", (4, 3)), ("maneuver", (5, 5))):
        play = fight(Side(ready=["Krid"], hand=["Feint"]), Side(ready=["Ira"]))
        play.one("play Feint", words, "hands")
        play.two("hands")
        assert (play.blood("Krid"), play.blood("Ira")) == blood
        play.check_end()


def test_range_is_close_again_in_the_next_round() -> None:
    """VT-RANGE-01, -12, VT-COMBAT-06."""
    play = fight(Side(ready=["Krid"], hand=["Fake Out", "Chase"]), Side(ready=["Ira"]))
    play.one("play Fake Out", "hands")
    play.two("hands")
    play.one("play Chase")
    assert range_of(play) == CLOSE
    play.one("hands")
    play.two("hands")
    assert (play.blood("Krid"), play.blood("Ira")) == (4, 4)
    play.check_end()


def test_combat_ends_after_a_round() -> None:
    """VT-PRESS-02: unless somebody presses."""
    play = fight(Side(ready=["Krid"], hand=["Chase"]), Side(ready=["Ira"], hand=["Chase"]))
    play.one("hands")
    play.two("hands")
    play.one("pass")
    play.two("pass")
    assert (play.blood("Krid"), play.blood("Ira")) == (4, 4)
    play.check_end()


def test_a_press_undoes_the_others_press() -> None:
    """VT-PRESS-03 to -06: continue, end, continue; and nobody presses twice in succession."""
    play = fight(Side(ready=["Krid"], hand=["Chase"] * 3), Side(ready=["Ira"], hand=["Chase"]))
    play.one("hands")
    play.two("hands")
    play.one("play Chase")
    assert (play.asked.seat, play.offered) == (1, ["play Chase", "pass"])  # One cannot press again
    play.two("play Chase")
    play.one("play Chase", "hands")
    play.two("hands")
    assert (play.blood("Krid"), play.blood("Ira")) == (3, 3)
    play.one("pass")
    play.check_end()
    play = fight(Side(ready=["Krid"], hand=["Chase"]), Side(ready=["Ira"], hand=["Chase"]))
    play.one("hands")
    play.two("hands")
    play.one("play Chase")
    play.two("play Chase")
    assert (play.blood("Krid"), play.blood("Ira")) == (4, 4)  # the press to continue is cancelled
    play.check_end()


def test_no_presses_when_one_of_them_is_gone() -> None:
    """VT-PRESS-01, VT-COMBAT-08."""
    play = fight(Side(ready=["Brute"], hand=["Chase"]), Side(ready=["Ira"], hand=["Chase"], blood={"Ira": 1}))
    play.one("hands")
    play.two("hands")
    assert play.where("Ira") == "torpor"
    play.check_end()


def test_one_strike_each_and_both_at_once() -> None:
    """VT-STRIKE-01, -04, -16: hands of strength 3 and of strength 1; who falls has struck all the same."""
    play = fight(Side(ready=["Brute"]), Side(ready=["Ira"], blood={"Ira": 2}))
    play.one("hands")
    play.two("hands")
    assert (play.blood("Brute"), play.blood("Ira"), play.where("Ira")) == (8, 0, "torpor")
    play.check_end()


def test_additional_strikes_are_free_and_at_the_same_range() -> None:
    """VT-STRIKE-07, -14: after the maneuver of a gun one may strike with something else the second time."""
    one = Side(ready=["Krid"], on={"Krid": [".44 Magnum", "Bow"]}, hand=["Blur"])
    play = fight(one, Side(ready=["Brute"]))
    play.one("use .44 Magnum")
    assert range_of(play) == LONG
    play.two("hands")
    play.one("play Blur", "basic")
    assert play.offers("use Bow") and play.offers("use .44 Magnum")
    play.one("use Bow")
    assert (play.blood("Krid"), play.blood("Brute")) == (4, 6)
    play.check_end()


def test_one_source_of_additional_strikes_in_a_round() -> None:
    """VT-STRIKE-15: a second Blur only in the next round."""
    play = fight(Side(ready=["Krid"], hand=["Blur", "Blur", "Chase"]), Side(ready=["Ira"]))
    play.one("hands")
    play.two("hands")
    play.one("play Blur", "basic", "hands")
    assert play.offered == ["play Chase", "pass"]
    play.one("play Chase", "hands")
    play.two("hands")
    assert play.offers("play Blur")
    play.one("pass")
    assert (play.blood("Krid"), play.blood("Ira")) == (2, 2)
    play.check_end()
