"""Combat cards that stay: as weapons, and as traps."""

from __future__ import annotations

from primogen.vtes.scenes.sides import Side
from vtes_fights import fight, reach, strikes, to_rest

ZIP, STICK, COCKTAIL, TRAP = "Zip Gun", "Weighted Walking Stick", "Molotov Cocktail", "Trap"


def test_zip_gun() -> None:
    """102208: a gun from now on: 1R, once in each combat 1 to its bearer, who may prevent it; with a maneuver."""
    play = fight(Side(ready=["Nik Sikko"], hand=[ZIP, "Blur"]), Side(ready=["Madison"]))
    reach(play, f"play {ZIP}").one(f"play {ZIP}")
    assert play.where(ZIP) == "on card"
    reach(play, f"use {ZIP}").one("pass")
    strikes(play, f"use {ZIP}", "hands")
    reach(play, "play Blur").one("play Blur", f"use {ZIP}")
    to_rest(play)
    assert (play.blood("Madison"), play.blood("Nik Sikko"), play.where(ZIP)) == (4, 0, "on card")  # 3 - 1 - 1 - 1
    assert play.where("Nik Sikko") == "ready"


def test_zip_gun_at_long_range_and_in_another_combat() -> None:
    """102208: its maneuver commits to it; it is still there, and hurts again, in the next combat."""
    play = fight(Side(ready=["Anvil"], hand=[ZIP, "Psyche!"]), Side(ready=["Madison"]))
    reach(play, f"play {ZIP}").one(f"play {ZIP}")
    reach(play, f"use {ZIP}").one(f"use {ZIP}")
    to_press = to_rest if False else reach
    play.two("hands") if play.asked.seat == 1 else None
    to_press(play, "play Psyche!")
    assert (play.blood("Madison"), play.blood("Anvil")) == (5, 5)
    while play.blood("Madison") == 5:
        said = next(each for each in ("play Psyche!", f"use {ZIP}", "hands", "pass") if each in play.offered)
        play.answers(play.asked.seat, (said,))
    assert (play.blood("Madison"), play.where(ZIP)) == (4, "on card")
    assert to_rest(play).blood("Anvil") <= 4


def test_zip_gun_that_is_not_used() -> None:
    """102208: hands hurt nobody but the other."""
    play = fight(Side(ready=["Sully"], hand=[ZIP]), Side(ready=["Madison"]))
    reach(play, f"play {ZIP}").one(f"play {ZIP}")
    reach(play, f"use {ZIP}").one("pass")
    strikes(play, "hands", "hands")
    assert play.blood("Sully") == 3


def test_zip_gun_is_equipment() -> None:
    """102208: it is burned as such, and is a combat card again."""
    play = fight(Side(ready=["Sully"], hand=[ZIP]), Side(ready=["Trung Chau Pham"], hand=["Voracious Vermin"]))
    reach(play, f"play {ZIP}").one(f"play {ZIP}")
    reach(play, f"use {ZIP}").one("pass")
    reach(play, "hands").one("hands")
    play.two("play Voracious Vermin", "superior")
    to_rest(play, f"take {ZIP}")
    assert (play.where(ZIP), play.g.face(play.card(ZIP)).key) == ("ash heap", "102208")


def test_weighted_walking_stick() -> None:
    """102169: strength+1; of its five counters one for each damage, even if prevented; burned without any."""
    play = fight(Side(ready=["Nik Sikko"], hand=[STICK, STICK, "Blur"]), Side(ready=["Madison"], hand=["Resilience"]))
    reach(play, f"play {STICK}").one(f"play {STICK}")
    assert play.blood(STICK) == 5
    assert f"play {STICK}" not in play.offered  # one on a minion
    strikes(play, f"use {STICK}", "hands")
    play.two("play Resilience", "basic")
    assert (play.blood("Madison"), play.blood(STICK)) == (5, 3)
    reach(play, "play Blur").one("play Blur", f"use {STICK}")
    assert (play.blood("Madison"), play.blood(STICK)) == (3, 1)


def test_weighted_walking_stick_breaks() -> None:
    """102169: full damage as long as there is one; then it is gone."""
    play = fight(Side(ready=["Anvil"], hand=[STICK, "Torn Signpost"]), Side(ready=["Madison"]))
    reach(play, f"play {STICK}").one(f"play {STICK}")
    reach(play, "play Torn Signpost").one("play Torn Signpost", "superior")
    play.g.blood[play.card(STICK)] = 1
    strikes(play, f"use {STICK}", "hands")
    assert (play.blood("Madison"), play.where(STICK)) == (2, "ash heap")


def test_weighted_walking_stick_is_taken_away() -> None:
    """102169: burned with counters left, it is a combat card again, and has none to run out of."""
    play = fight(Side(ready=["Sully"], hand=[STICK]), Side(ready=["Trung Chau Pham"], hand=["Voracious Vermin"]))
    reach(play, f"play {STICK}").one(f"play {STICK}")
    reach(play, "hands").one("hands")
    play.two("play Voracious Vermin", "superior")
    to_rest(play, f"take {STICK}")
    assert (play.where(STICK), play.g.face(play.card(STICK)).key, play.blood(STICK)) == ("ash heap", "102169", 0)


def test_weighted_walking_stick_misses() -> None:
    """102169: a strike that is dodged takes no counter; nor does a hand strike."""
    play = fight(Side(ready=["Sully"], hand=[STICK]), Side(ready=["Madison"], hand=["Dodge"]))
    reach(play, f"play {STICK}").one(f"play {STICK}")
    strikes(play, f"use {STICK}", "play Dodge")
    assert play.blood(STICK) == 5
    play = fight(Side(ready=["Sully"], hand=[STICK]), Side(ready=["Madison"]))
    reach(play, f"play {STICK}").one(f"play {STICK}")
    strikes(play, "hands", "hands")
    assert play.blood(STICK) == 5


def test_weighted_walking_stick_only_in_the_first_round() -> None:
    """102169: before range is determined."""
    play = fight(Side(ready=["Anvil"], hand=[STICK, "Flash"]), Side(ready=["Madison"]))
    reach(play, f"play {STICK}").one("pass")
    strikes(play, "hands", "hands")
    reach(play, "play Flash").one("play Flash", *(["basic"] if "basic" in play.offered else []))
    strikes(play, "hands", "hands")
    assert play.where(STICK) == "hand"


def test_molotov_cocktail() -> None:
    """101235: put on by a strike, at any range, dodged or not; used from the next round on; burned after use."""
    play = fight(Side(ready=["Nik Sikko"], hand=[COCKTAIL, "Blur", "Flash"]), Side(ready=["Madison"], hand=["Dodge"]))
    strikes(play, f"play {COCKTAIL}", "play Dodge")
    assert play.where(COCKTAIL) == "on card"
    reach(play, "play Blur").one("play Blur")
    assert play.offered == ["hands"]  # not in this round
    play.one("hands")
    reach(play, "play Flash").one("play Flash")
    strikes(play, f"use {COCKTAIL}", "hands")
    assert (play.where("Madison"), play.where(COCKTAIL)) == ("torpor", "ash heap")


def test_molotov_cocktail_burns_with_the_combat() -> None:
    """101235: unused, at its end; and it is not put on anybody when combat ends at once."""
    play = fight(Side(ready=["Nik Sikko"], hand=[COCKTAIL, "Flash"]), Side(ready=["Madison"]))
    reach(play, f"play {COCKTAIL}").one(f"play {COCKTAIL}")
    play.two("hands")
    reach(play, "play Flash")
    assert play.where(COCKTAIL) == "on card"
    play.one("pass")
    assert to_rest(play).where(COCKTAIL) == "ash heap"
    play = fight(Side(ready=["Sully"], hand=[COCKTAIL]), Side(ready=["Alice Chen"], hand=["Majesty"]))
    reach(play, f"play {COCKTAIL}").one(f"play {COCKTAIL}")
    play.two("play Majesty", "basic")
    assert play.where(COCKTAIL) == "ash heap"


def test_trap() -> None:
    """102012: a press in each round, by nobody, as long as there are counters; burned as the combat ends."""
    play = fight(Side(ready=["Sully"], hand=[TRAP]), Side(ready=["Madison"]))
    reach(play, f"play {TRAP}").one(f"play {TRAP}")
    assert play.blood(TRAP) == 3
    left = []
    for _ in range(4):
        strikes(play, "hands", "hands")
        left.append(play.where(TRAP) if play.where(TRAP) == "ash heap" else str(play.blood(TRAP)))
    assert left == ["2", "1", "0", "ash heap"]
    assert (play.blood("Madison"), play.where("Sully")) == (2, "ready") and play.is_at_rest()


def test_trap_is_reset_by_every_card() -> None:
    """102012: of either, in this combat."""
    play = fight(Side(ready=["Sully"], hand=[TRAP]), Side(ready=["Madison"], hand=["Dodge"]))
    reach(play, f"play {TRAP}").one(f"play {TRAP}")
    reach(play, "hands").one("hands")
    play.two("hands")
    assert play.blood(TRAP) == 2
    strikes(play, "hands", "play Dodge")
    assert play.blood(TRAP) == 2  # 3 again, and 1 burned


def test_trap_can_be_pressed_out_of() -> None:
    """102012: by either."""
    for one, two in ((["Flash"], []), ([], ["Flash"])):
        play = fight(Side(ready=["Nik Sikko"], hand=[TRAP, *one]), Side(ready=["Anvil"], hand=two))
        reach(play, f"play {TRAP}").one(f"play {TRAP}")
        strikes(play, "hands", "hands")
        reach(play, "play Flash").answers(play.asked.seat, ("play Flash",))
        assert to_rest(play).where(TRAP) == "ash heap" and play.blood("Nik Sikko") == 2


def test_trap_only_in_the_first_round() -> None:
    """102012: the second one cannot be played in the second round."""
    play = fight(Side(ready=["Sully"], hand=[TRAP, TRAP]), Side(ready=["Madison"]))
    reach(play, f"play {TRAP}").one(f"play {TRAP}", "pass")
    strikes(play, "hands", "hands")
    assert play.asked.asks == "strike"
