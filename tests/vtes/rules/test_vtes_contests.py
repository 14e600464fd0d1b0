"""Contests of unique cards."""

from __future__ import annotations

from primogen.vtes.rules.topics import BLEED
from primogen.vtes.scenes.laying import INFLUENCE, MASTER
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side


def test_a_vampire_is_contested_and_yielded() -> None:
    """VT-CONTEST-02, -03, -05 to -07, VT-CRYPT-01: back in his controller's next untap phase, with his counters."""
    two = Side(ready=["Sully"], on={"Sully": ["Laptop Computer"]}, blood={"Sully": 2})
    with scene(Side(uncontrolled=["Sully"], blood={"Sully": 4}), two, phase=INFLUENCE) as play:
        play.one("end", "end")
        assert (play.where("Sully"), play.where("Sully (2)"), play.g.index[BLEED]) == ("contested", "contested", ())
        play.two("contest Sully")
        assert play.pool == [30, 29]
        play.two("end", "end", "end", "end", "end")
        play.one("yield Sully", "end", "end", "end", "end", "end")
        assert play.where("Sully") == "ash heap"
        assert (play.where("Sully (2)"), play.g.blood[play.card("Sully (2)")]) == ("ready", 2)
        assert len(play.g.index[BLEED]) == 1
        play.ends_asking("untap")


def test_a_second_copy_of_ones_own_is_burned() -> None:
    """VT-CONTEST-08."""
    one = Side(ready=["Sully"], uncontrolled=["Sully"], blood={"Sully (2)": 4})
    with scene(one, Side(), phase=INFLUENCE) as play:
        play.one("end")
        assert (play.where("Sully"), play.where("Sully (2)")) == ("ready", "ash heap")
        play.ends_asking("discard")


def test_locations_are_contested_too() -> None:
    """VT-CONTEST-01, -04: a third joins at once."""
    sides = [Side(hand=["The Parthenon"]), Side(in_play=["The Parthenon"]), Side()]
    with scene(*sides, phase=MASTER) as play:
        play.one("play The Parthenon")
        assert [play.where(name) for name in ("The Parthenon", "The Parthenon (2)")] == ["contested"] * 2
        play.one("end")


def test_the_last_pool_may_go_into_a_contest() -> None:
    """VT-CONTEST-05, VT-TERM-02, VT-VICTORY-05, reading 49: she is ousted, and her rival's card comes back."""
    one = Side(uncontrolled=["Sully"], blood={"Sully": 4}, pool=1)
    with scene(one, Side(ready=["Sully"]), Side(), phase=INFLUENCE) as play:
        play.one("end", "end")
        play.two("contest Sully", "end", "end", "end", "end", "end")
        play.three("end", "end", "end", "end", "end")
        play.one("contest Sully")
        assert (play.g.gone, play.g.victory, play.pool) == ([0], [0, 0, 1], [0, 29, 36])
        assert (play.where("Sully"), play.where("Sully (2)"), play.g.active) == ("removed", "ready", 1)
        play.ends_asking("untap")
