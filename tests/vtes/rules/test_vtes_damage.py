"""Damage: healed, aggravated, of allies, and not from strikes."""

from __future__ import annotations

from primogen.vtes.rules.damage import damage
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, fight


def test_prevented_before_it_is_healed() -> None:
    """VT-DMG-01: 2 points, of which 1 is prevented and 1 healed."""
    two = Side(ready=["Ira"], on={"Ira": ["Flak Jacket"]}, blood={"Ira": 1})
    play = fight(Side(ready=["Krid"], on={"Krid": ["Sword"]}), two)
    play.one("use Sword")
    play.two("hands", "use Flak Jacket")
    assert (play.where("Ira"), play.blood("Ira")) == ("ready", 0)
    play.check_end()


def test_krid_is_wounded_with_blood_on_him() -> None:
    """VT-EX-13, VT-TERM-20, VT-DMG-16: 1 aggravated point burns no blood, but he goes to torpor."""
    play = fight(Side(ready=["Krid"], blood={"Krid": 1}), Side(ready=["Ira"], hand=["Claws"]))
    play.one("hands")
    play.two("play Claws")
    assert (play.where("Krid"), play.blood("Krid")) == ("torpor", 1)
    play.check_end()


def test_who_is_burned_by_aggravated_damage_was_never_in_torpor() -> None:
    """VT-DMG-13, -16, VT-TERM-11: straight to the ash heap with what is on him; no diablerie, no blood hunt."""
    one = Side(ready=["Krid"], blood={"Krid": 1}, on={"Krid": ["Map"]})
    play = fight(one, Side(ready=["Aunt Linda"], hand=["Burning Wrath"]))
    play.one("hands")
    play.two("play Burning Wrath", "superior")
    told = play.told_since(0)
    assert (play.where("Krid"), play.where("Map")) == ("ash heap", "ash heap")
    assert "Krid goes to torpor" not in told and not [
        line for line in told if "diabler" in line or "referendum" in line
    ]
    play.check_end()


def test_normal_damage_before_aggravated() -> None:
    """VT-DMG-14: with 2 blood, 2 normal points and 1 aggravated: healed, then wounded, and not burned."""
    for blood, fate in ((2, ("torpor", 0)), (1, ("ash heap", 0)), (3, ("torpor", 1))):
        one = Side(ready=["Krid"], blood={"Krid": blood})
        with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
            play.g.call(damage((play.card("Krid"), 2, 1, 1, play.card("Ira"))))
            play.ask_again()
            assert (play.where("Krid"), play.blood("Krid")) == fate


def test_aggravated_damage_is_nothing_special_to_an_ally() -> None:
    """VT-DMG-17, -18: each point is a life."""
    play = fight(Side(ready=["Dancer"]), Side(ready=["Ira"], hand=["Claws"]))
    play.one("hands")
    play.two("play Claws")
    assert (play.where("Dancer"), play.blood("Dancer")) == ("ready", 2)
    play.check_end()


def test_an_ally_without_life_is_burned() -> None:
    """VT-DMG-18, VT-ALLY-09: and what he has with him."""
    play = fight(Side(ready=["Thug"], on={"Thug": ["Map"]}), Side(ready=["Brute"]))
    play.one("hands")
    play.two("hands")
    assert (play.where("Thug"), play.where("Map"), play.blood("Brute")) == ("ash heap", "ash heap", 7)
    play.check_end()


def test_damage_from_elsewhere() -> None:
    """VT-DMG-19: healed with blood, or in life; the third point sends to torpor."""
    for name, blood, fate in (("Ira", 5, ("ready", 3)), ("Ira", 1, ("torpor", 0)), ("Thug", 2, ("ash heap", 0))):
        two = Side(ready=[name], blood={name: blood})
        with scene(Side(ready=["Krid"], hand=["Blast"]), two, book=BOOK) as play:
            play.one("play Blast", name)
            play.two("decline")
            assert (play.where(name), play.blood(name)) == fate


def test_a_retainer_is_burned_with_its_employer() -> None:
    """VT-DMG-20, VT-MINION-16, VT-TERM-11."""
    two = Side(ready=["Thug"], on={"Thug": ["Page", "Map"]})
    play = fight(Side(ready=["Brute"]), two)
    play.one("hands")
    play.two("hands")
    assert [play.where(name) for name in ("Thug", "Page", "Map")] == ["ash heap"] * 3
    play.check_end()
