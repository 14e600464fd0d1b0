"""Strikes: equipment destroyed and stolen, first strike, dodges, effects before damage, retainers."""

from __future__ import annotations

from primogen.vtes.scenes.sides import Side
from vtes_extras import fight


def test_effects_come_before_damage() -> None:
    """VT-STRIKE-10, -32: who drains the ally dry takes its blow nevertheless, healed with what he drank."""
    one = Side(ready=["Krid"], hand=["Drain"], blood={"Krid": 0})
    two = Side(ready=["Dancer"])
    play = fight(Side(ready=["Ira"]), two)  # the ally is no vampire, and has 3 life
    play.one("hands")
    play.two("hands")
    assert (play.blood("Ira"), play.blood("Dancer")) == (4, 2)
    play.check_end()
    one = Side(ready=["Krid"], hand=["Drain"], blood={"Krid": 1})
    play = fight(one, Side(ready=["Thug"]))
    play.one("play Drain")
    play.two("hands")
    assert (play.where("Thug"), play.blood("Krid"), play.where("Krid")) == ("ash heap", 1, "ready")
    play.check_end()


def test_a_striker_chooses_what_he_destroys() -> None:
    """VT-STRIKE-17, -18: one card; and the sword still strikes in that pair."""
    two = Side(ready=["Ira"], on={"Ira": ["Sword", "Map"]})
    play = fight(Side(ready=["Krid"], hand=["Smash"]), two)
    play.one("play Smash")
    play.two("use Sword")
    assert play.is_asked(0, "equipment")
    play.one("take Sword")
    assert (play.where("Sword"), play.host("Map"), play.blood("Krid")) == ("ash heap", "Ira", 3)
    play.check_end()


def test_destroying_a_weapon_needs_a_weapon() -> None:
    """VT-STRIKE-19: with one weapon among them there is nothing to choose."""
    two = Side(ready=["Ira"], on={"Ira": ["Map", "Sword"]})
    play = fight(Side(ready=["Krid"], hand=["Break Weapon"]), two)
    play.one("play Break Weapon")
    play.two("hands")
    assert (play.where("Sword"), play.host("Map")) == ("ash heap", "Ira")
    play.check_end()
    play = fight(Side(ready=["Krid"], hand=["Break Weapon"]), Side(ready=["Ira"], on={"Ira": ["Map"]}))
    play.one("play Break Weapon")
    play.two("hands")
    assert play.host("Map") == "Ira"
    play.check_end()


def test_stolen_equipment_cannot_be_used_in_that_round() -> None:
    """VT-STRIKE-20, -21: but in the next, and it stays with the thief."""
    one = Side(ready=["Krid"], hand=["Snatch", "Blur", "Chase"])
    play = fight(one, Side(ready=["Ira"], on={"Ira": ["Sword"]}))
    play.one("play Snatch")
    play.two("hands")
    assert play.host("Sword") == "Krid" and play.g.controller[play.card("Sword")] == 0
    play.one("play Blur", "basic")
    assert play.offered == ["hands"]
    assert "VT-STRIKE-21" in play.refusal("use Sword")
    play.one("hands", "play Chase")
    play.one("use Sword")
    play.two("hands")
    assert (play.blood("Ira"), play.host("Sword")) == (2, "Krid")
    play.check_end()


def test_a_first_strike_comes_first() -> None:
    """VT-STRIKE-22, -23: who has fallen to it does not strike back."""
    play = fight(Side(ready=["Krid"], hand=["Quick Blow"]), Side(ready=["Ira"], blood={"Ira": 2}))
    play.one("play Quick Blow")
    play.two("hands")
    assert (play.where("Ira"), play.blood("Krid")) == ("torpor", 5)
    play.check_end()
    play = fight(Side(ready=["Krid"], hand=["Quick Blow"]), Side(ready=["Ira"]))
    play.one("play Quick Blow")
    play.two("hands")
    assert (play.blood("Ira"), play.blood("Krid")) == (2, 4)
    play.check_end()


def test_a_weapon_lost_to_a_first_strike_strikes_no_more() -> None:
    """VT-STRIKE-24."""
    two = Side(ready=["Ira"], on={"Ira": ["Sword"]})
    play = fight(Side(ready=["Krid"], hand=["Disarm"]), two)
    play.one("play Disarm")
    play.two("use Sword")
    assert (play.where("Sword"), play.blood("Krid")) == ("ash heap", 5)
    play.check_end()
    two = Side(ready=["Ira"], on={"Ira": ["Sword"]})
    play = fight(Side(ready=["Krid"], hand=["Disarm"]), two)
    play.one("play Disarm")
    play.two("hands")
    assert (play.where("Sword"), play.blood("Krid")) == ("ash heap", 4)
    play.check_end()


def test_two_first_strikes_are_simultaneous() -> None:
    """VT-STRIKE-25."""
    hand = ["Quick Blow"]
    play = fight(Side(ready=["Krid"], hand=hand, blood={"Krid": 2}), Side(ready=["Ira"], hand=hand, blood={"Ira": 2}))
    play.one("play Quick Blow")
    play.two("play Quick Blow")
    assert (play.where("Ira"), play.where("Krid")) == ("torpor", "torpor")
    play.check_end()


def test_a_dodge_against_a_first_strike() -> None:
    """VT-STRIKE-26; and -28: at any range."""
    play = fight(Side(ready=["Krid"], hand=["Quick Blow"]), Side(ready=["Ira"], hand=["Dodge"]))
    play.one("play Quick Blow")
    play.two("play Dodge")
    assert (play.blood("Ira"), play.blood("Krid")) == (5, 5)
    play.check_end()
    one = Side(ready=["Krid"], on={"Krid": ["Bow"]}, hand=["Fake Out"])
    play = fight(one, Side(ready=["Ira"], hand=["Dodge"]))
    play.one("play Fake Out", "use Bow")
    play.two("play Dodge")
    assert play.blood("Ira") == 5
    play.check_end()


def test_a_dodge_protects_what_one_has_but_no_retainer() -> None:
    """VT-STRIKE-27, -28, VT-DMG-21, -23, VT-RETAIN-06: the retainer is named with the strike."""
    play = fight(Side(ready=["Krid"], hand=["Smash"]), Side(ready=["Ira"], on={"Ira": ["Map"]}, hand=["Dodge"]))
    play.one("play Smash")
    play.two("play Dodge")
    assert play.host("Map") == "Ira"
    play.check_end()
    one = Side(ready=["Krid"], on={"Krid": ["Bow"]}, hand=["Fake Out"])
    play = fight(one, Side(ready=["Ira"], on={"Ira": ["Imp"]}, hand=["Dodge"]))
    play.one("play Fake Out", "use Bow")
    assert (play.asked.asks, play.offered) == ("strike-at", ["at Ira", "at Imp"])
    play.one("at Imp")
    play.two("play Dodge")
    assert (play.where("Imp"), play.blood("Ira")) == ("ash heap", 5)
    play.check_end()


def test_a_dodge_does_not_stop_combat_ends() -> None:
    """VT-STRIKE-31: no second strike, though there would be one."""
    play = fight(Side(ready=["Tamoszius"], hand=["Majesty", "Blur"]), Side(ready=["Ira"], hand=["Dodge"]))
    play.one("play Majesty", "basic")
    play.two("play Dodge")
    assert (play.blood("Tamoszius"), play.blood("Ira")) == (4, 5)
    play.check_end()


def test_retainers_at_close_range() -> None:
    """VT-DMG-20, -22: they are not struck, whatever the weapon."""
    play = fight(Side(ready=["Krid"], on={"Krid": ["Bow"]}), Side(ready=["Ira"], on={"Ira": ["Page"]}))
    play.one("use Bow")
    assert play.is_asked(1, "strike")
    play.two("hands")
    assert (play.blood("Page"), play.blood("Ira")) == (2, 4)
    play.check_end()


def test_hands_do_not_reach_a_retainer_at_long_range() -> None:
    """VT-DMG-22: only a strike that works there may name one."""
    play = fight(Side(ready=["Krid"], hand=["Fake Out"]), Side(ready=["Ira"], on={"Ira": ["Page"]}))
    play.one("play Fake Out", "hands")
    assert play.is_asked(1, "strike")
    play.two("hands")
    assert play.blood("Page") == 2
    play.check_end()


def test_a_retainer_loses_life() -> None:
    """VT-DMG-18, VT-RETAIN-06: 1 of its 2."""
    one = Side(ready=["Krid"], on={"Krid": ["Bow"]}, hand=["Fake Out"])
    play = fight(one, Side(ready=["Ira"], on={"Ira": ["Page"]}))
    play.one("play Fake Out", "use Bow", "at Page")
    play.two("hands")
    assert (play.blood("Page"), play.blood("Ira"), play.host("Page")) == (1, 5, "Ira")
    play.check_end()
