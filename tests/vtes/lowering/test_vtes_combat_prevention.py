"""Lowered combat cards and equipment that prevent damage, each in a way of its own."""

from __future__ import annotations

from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play
from primogen.vtes.scenes.sides import Side
from vtes_fights import fight, reach, strikes

MARBLE = "Flesh of Marble"


def test_one_point_in_each_round() -> None:
    """100749: of 2, then none of an additional strike; in the next round one more."""
    play = fight(Side(ready=["Anvil"], hand=["Blur", "Flash"]), Side(ready=["Badger"], hand=[MARBLE]), "Badger")
    reach(play, f"play {MARBLE}").two(f"play {MARBLE}", "superior")
    strikes(play, "hands", "hands")
    assert play.blood("Badger") == 5
    reach(play, "play Blur").one("play Blur", "superior", "hands", "hands")
    assert play.blood("Badger") == 5
    reach(play, "play Flash").one("play Flash")
    strikes(play, "hands", "hands")
    assert (play.blood("Badger"), play.blood("Anvil")) == (4, 3)  # who has no such card, and paid 1
    play.all_pass()
    play.check_end()


def test_nothing_is_left_to_prevent() -> None:
    """100749: what prevents itself is not asked about."""
    two = Side(ready=["Badger"], hand=[MARBLE, "Indomitability"])
    play = fight(Side(ready=["Anvil"], hand=["Blur"]), two)
    reach(play, f"play {MARBLE}").two(f"play {MARBLE}", "superior")
    strikes(play, "hands", "hands")
    play.two("pass")
    reach(play, "play Blur").one("play Blur", "superior", "hands", "hands")
    assert (play.blood("Badger"), play.names(1, HAND)) == (5, ["Indomitability"])


def test_only_the_first_of_several_points() -> None:
    """100749: a weapon of 2."""
    two = Side(ready=["Badger"], hand=[MARBLE])
    play = fight(Side(ready=["Sully"], on={"Sully": [".44 Magnum"]}), two)
    reach(play, f"play {MARBLE}").two(f"play {MARBLE}", "basic")
    strikes(play, "use .44 Magnum", "hands")
    assert (play.blood("Badger"), play.blood("Sully")) == (5, 4)  # at long range


def test_aggravated_damage_is_not_prevented_at_basic() -> None:
    """100749: and since it hurts him anyhow, the normal damage at the same time is."""
    one = Side(ready=["Aluc Romas de Leon"], hand=["Donnybrook"])
    play = fight(one, Side(ready=["Badger"], hand=[MARBLE]))
    reach(play, f"play {MARBLE}").two(f"play {MARBLE}", "basic")
    reach(play, "play Donnybrook").one("play Donnybrook", "basic (2)")
    play.two("hands")
    assert play.where("Badger") == "torpor"


def both_at_once(level: str) -> Play:
    """Normal damage of the crows, and aggravated damage of a strike."""
    one = Side(ready=["Casey Snyder"], hand=["Carrion Crows", "Donnybrook"])
    play = fight(one, Side(ready=["Badger"], hand=[MARBLE]))
    play.one("play Carrion Crows")
    reach(play, f"play {MARBLE}").two(f"play {MARBLE}", level)
    reach(play, "play Donnybrook").one("play Donnybrook")
    play.two("hands")
    return play


def test_either_one_or_the_other() -> None:
    """100749: at superior, of normal and of aggravated damage at once: who takes it chooses."""
    play = both_at_once("superior")
    play.two("normal damage to Badger")
    assert (play.where("Badger"), play.blood("Badger")) == ("ready", 5)
    play = both_at_once("superior")
    play.two("aggravated damage to Badger")
    assert (play.where("Badger"), play.blood("Badger")) == ("torpor", 6)


def test_normal_damage_beside_aggravated_damage() -> None:
    """100749: at basic the one is inflicted, and the other is more of it."""
    play = both_at_once("basic")
    assert (play.where("Badger"), play.blood("Badger")) == ("torpor", 6)
