"""Combat: range, strikes, damage, presses."""

from __future__ import annotations

from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side


def fight(one: Side, two: Side) -> Play:
    """The first minion of each: a bleed that is blocked."""
    play = begin(one, two)
    play.one(f"bleed with {one.ready[0]}")
    play.two(f"block with {two.ready[0]}")
    return play


def test_a_dodge_protects() -> None:
    """VT-STRIKE-02, -03, -27, VT-EX-10."""
    play = fight(Side(ready=["Aunt Linda"]), Side(ready=["Nik Sikko"], hand=["Dodge"]))
    play.one("hands")
    play.two("play Dodge")
    assert (play.blood("Aunt Linda"), play.blood("Nik Sikko")) == (4, 3)
    play.check_end()


def test_combat_ends_before_everything() -> None:
    """VT-STRIKE-29, -30; 101144: at the superior level he untaps."""
    play = fight(Side(ready=["Tamoszius"], hand=["Majesty"]), Side(ready=["Aunt Linda"]))
    play.one("play Majesty", "superior")
    play.two("hands")
    assert (play.blood("Tamoszius"), play.is_tapped("Tamoszius"), play.is_tapped("Aunt Linda")) == (4, False, True)
    play.check_end()


def test_additional_strikes() -> None:
    """VT-STRIKE-11 to -13, VT-EX-11: Kurt plays Blur for 1, Ira for 2: 2 damage and 1 damage."""
    play = fight(
        Side(ready=["Massimo Falconi"], hand=["Blur"]), Side(ready=["Tamoszius"], hand=["Blur"], blood={"Tamoszius": 5})
    )
    play.one("hands")
    play.two("hands")
    assert (play.blood("Massimo Falconi"), play.blood("Tamoszius")) == (3, 4)
    play.one("play Blur")
    play.two("play Blur", "superior")
    play.one("hands")
    play.two("hands", "hands")
    assert (play.blood("Massimo Falconi"), play.blood("Tamoszius")) == (0, 2)
    assert (play.where("Massimo Falconi"), play.where("Tamoszius")) == ("ready", "ready")
    play.check_end()


def test_a_maneuver_takes_it_to_long_range_and_back() -> None:
    """VT-RANGE-01, -03 to -05, VT-STRIKE-08: hands do not reach; and nobody maneuvers twice in a row."""
    play = fight(Side(ready=["Nik Sikko"], hand=["Pursuit", "Fake Out"]), Side(ready=["Aunt Linda"], hand=["Fake Out"]))
    play.one("play Pursuit")
    play.two("play Fake Out")
    play.one("play Fake Out")
    play.one("hands")
    play.two("hands")
    assert (play.blood("Nik Sikko"), play.blood("Aunt Linda")) == (3, 4)
    play.check_end()


def test_the_maneuver_of_a_strike_commits_to_it() -> None:
    """VT-RANGE-08, -09, VT-STRIKE-06, -09; 100029: ranged, with a press at the superior level."""
    play = fight(Side(ready=["Horace Radcliffe"], hand=["Aid from Bats"]), Side(ready=["Nik Sikko"]))
    play.one("play Aid from Bats", "superior")
    play.two("hands")
    assert (play.blood("Horace Radcliffe"), play.blood("Nik Sikko")) == (5, 2)
    play.one("press", "hands")
    play.two("hands")
    assert (play.blood("Horace Radcliffe"), play.blood("Nik Sikko")) == (4, 1)
    play.check_end()


def test_stolen_blood_heals() -> None:
    """VT-STRIKE-32 to -36, VT-EX-12: 101966 at the superior level."""
    play = fight(
        Side(ready=["Chrysanthemum"], hand=["Theft of Vitae"], blood={"Chrysanthemum": 4}), Side(ready=["Nik Sikko"])
    )
    play.one("play Theft of Vitae", "superior")
    play.two("hands")
    assert (play.blood("Chrysanthemum"), play.blood("Nik Sikko")) == (4, 1)  # 4 + 2, of which 1 drains off, - 1
    play.check_end()


def test_who_cannot_heal_goes_to_torpor() -> None:
    """VT-DMG-05 to -08, VT-COMBAT-08, VT-TORPOR-03."""
    play = fight(Side(ready=["Nik Sikko"], blood={"Nik Sikko": 1}), Side(ready=["Aunt Linda"], hand=["Torn Signpost"]))
    play.two("play Torn Signpost", "superior")
    play.one("hands")
    play.two("hands")
    assert (play.where("Nik Sikko"), play.blood("Nik Sikko"), play.where("Aunt Linda")) == ("torpor", 0, "ready")
    play.check_end()


def test_aggravated_damage() -> None:
    """VT-DMG-09 to -12, VT-EX-15: the first point wounds, each other burns a blood, or he is burned."""
    for blood, fate in ((3, "torpor"), (2, "torpor"), (1, "ash heap")):
        play = fight(
            Side(ready=["Nik Sikko"], blood={"Nik Sikko": blood}),
            Side(ready=["Aunt Linda"], hand=["Burning Wrath"], blood={"Aunt Linda": 4}),
        )
        play.one("hands")
        play.two("play Burning Wrath", "superior")
        assert (play.where("Nik Sikko"), play.blood("Nik Sikko")) == (fate, max(0, blood - 2))
        play.check_end()


def test_damage_is_prevented() -> None:
    """VT-DMG-02 to -04, -15; 101608: 3 points at the superior level, but none of them aggravated."""
    play = fight(Side(ready=["Aunt Linda"], hand=["Torn Signpost"]), Side(ready=["Madison"], hand=["Resilience"]))
    play.one("play Torn Signpost", "superior", "hands")
    play.two("hands", "play Resilience", "superior")
    assert (play.blood("Madison"), play.blood("Aunt Linda")) == (6, 3)
    play.check_end()


def test_taste_of_vitae_after_the_opponent_has_fallen() -> None:
    """VT-COMBAT-08; 101945: as much as the other has lost to damage."""
    play = fight(
        Side(ready=["Aunt Linda"], hand=["Taste of Vitae", "Torn Signpost"], blood={"Aunt Linda": 2}),
        Side(ready=["Nik Sikko"], blood={"Nik Sikko": 2}),
    )
    play.one("play Torn Signpost", "superior", "hands")
    play.two("hands")
    play.one("play Taste of Vitae")
    assert (play.where("Nik Sikko"), play.blood("Aunt Linda")) == ("torpor", 3)
    play.check_end()


def test_a_gun_and_a_jacket() -> None:
    """VT-RANGE-07, -10, VT-STRIKE-05; 100001 and 100739: once in a combat."""
    one = Side(ready=["Nik Sikko"], on={"Nik Sikko": [".44 Magnum"]})
    play = fight(one, Side(ready=["Aunt Linda"], on={"Aunt Linda": ["Flak Jacket"]}))
    play.one("use .44 Magnum")
    play.two("hands")
    play.two("use Flak Jacket")
    assert (play.blood("Nik Sikko"), play.blood("Aunt Linda")) == (3, 3)
    play.check_end()


def test_bums_rush_enters_combat() -> None:
    """VT-COMBAT-01 to -03, VT-BLOCK-01; 100266."""
    with scene(Side(ready=["Aunt Linda"], hand=["Bum's Rush"]), Side(), Side(ready=["Nik Sikko"])) as play:
        play.one("play Bum's Rush")
        assert play.is_asked(2, "block")
        play.three("decline")
        assert play.offered == ["maneuver", "pass"]  # an optional one, in that combat alone
        play.one("pass", "hands")
        play.three("hands")
        assert (play.blood("Aunt Linda"), play.blood("Nik Sikko")) == (3, 2)
