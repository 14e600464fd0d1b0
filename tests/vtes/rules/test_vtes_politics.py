"""Referendums, torpor, diablerie and the blood hunt."""

from __future__ import annotations

from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side


def test_a_referendum_passes() -> None:
    """VT-POL-01, -03, VT-REF-01, -08, VT-VOTE-05, -08: 2 votes of a prince and 1 of the card."""
    with scene(Side(ready=["Andi Liu"], hand=["Consanguineous Boon"]), Side(ready=["Sully"]), Side()) as play:
        play.one("play Consanguineous Boon")
        play.two("decline")
        play.one("Malkavian", "for: Andi Liu", "for: Consanguineous Boon")
        assert play.pool == [31, 31, 30]


def test_a_tie_fails() -> None:
    """VT-REF-09, VT-VOTE-03, -12: tapped or not, his votes are there."""
    two = Side(ready=["Belinde"], tapped=["Belinde"])
    with scene(Side(ready=["Andi Liu"], hand=["Kine Resources Contested"]), two) as play:
        play.one("play Kine Resources Contested", "Two", "Two", "Two", "for: Andi Liu", "pass")
        play.two("against: Belinde")
        play.one("pass")
        assert play.pool == [30, 30]


def test_the_edge_and_a_card_of_the_hand_are_votes() -> None:
    """VT-VOTE-04, -06, -13: burned for 1 vote each; one card of hers and no more."""
    one = Side(ready=["Sully"], hand=["Kine Resources Contested"])
    two = Side(hand=["Consanguineous Boon"] * 2, edge=True)
    with scene(one, two) as play:
        play.one("play Kine Resources Contested", "One", "Two", "Two", "Two", "for: Kine Resources Contested")
        play.two("against: the Edge", "against: Consanguineous Boon")
        assert (play.pool, play.edge, len(play.g.hand(1))) == ([30, 30], "", 1)


def test_votes_gained_follow_the_vote() -> None:
    """VT-VOTE-19; 100157: by the acting vampire, even after he has voted."""
    one = Side(ready=["Alice Chen"], hand=["Kine Resources Contested", "Bewitching Oration"])
    with scene(one, Side(ready=["Belinde", "Ayelech"], tapped=["Belinde", "Ayelech"])) as play:
        play.one("play Kine Resources Contested", "Two", "Two", "Two", "for: Alice Chen", "pass")
        play.two("against: Belinde")
        play.one("pass")
        play.two("against: Ayelech")
        play.one("play Bewitching Oration", "superior", "pass")
        assert play.pool == [29, 27]


def test_one_political_action_in_a_turn() -> None:
    """VT-POL-04."""
    with scene(Side(ready=["Sully"], hand=["Consanguineous Boon", "Kine Resources Contested"]), Side()) as play:
        play.one("play Consanguineous Boon", "Tremere", "pass")
        play.g.tapped[play.card("Sully")] = 0
        play.ask_again()
        assert "VT-POL-04" in play.refusal("play Kine Resources Contested")


def test_leaving_torpor() -> None:
    """VT-TORPOR-06 to -08: for 2 blood, and it is all he may do there."""
    with scene(Side(torpor=["Sully"]), Side()) as play:
        assert play.offered == ["leave torpor with Sully", "end"]
        play.one("leave torpor with Sully")
        assert (play.where("Sully"), play.blood("Sully")) == ("ready", 2)


def test_who_blocks_a_vampire_leaving_torpor_may_drink_him() -> None:
    """VT-TORPOR-09, -10, VT-DIAB-05, -07, -12, VT-BHUNT-01: no combat; diablerie, and a blood hunt."""
    two = Side(ready=["Belinde"], on={"Belinde": ["Raven Spy"]}, blood={"Belinde": 1})
    with scene(Side(torpor=["Sully"], ready=["Andi Liu"]), two) as play:
        play.one("leave torpor with Sully")
        play.two("block with Belinde", "yes")
        assert (play.where("Sully"), play.blood("Belinde")) == ("ash heap", 5)
        play.one("for: Andi Liu")
        play.two("against: Belinde")
        assert play.where("Belinde") == "ready"


def test_a_blood_hunt_burns_the_diablerist() -> None:
    """VT-DIAB-01, -03, -06, VT-BHUNT-01, -04: he takes the equipment, and loses everything."""
    three = Side(torpor=["Nik Sikko"], on={"Nik Sikko": ["Flak Jacket"]})
    with scene(Side(ready=["Sully"], blood={"Sully": 1}), Side(ready=["Andi Liu"]), three) as play:
        play.one("diablerize with Sully", "take Flak Jacket")
        assert (play.where("Nik Sikko"), play.blood("Sully"), play.host("Flak Jacket")) == ("ash heap", 4, "Sully")
        play.two("for: Andi Liu")
        assert (play.where("Sully"), play.where("Flak Jacket")) == ("ash heap", "ash heap")


def test_a_cancelled_action_does_not_tap() -> None:
    """VT-LIB-04, VT-LIB-12; 100545: a minion card, for 1 pool, and nothing else of it happens."""
    with scene(Side(ready=["Sully"], hand=["Computer Hacking"]), Side(hand=["Direct Intervention"])) as play:
        play.one("play Computer Hacking")
        play.two("play Direct Intervention")
        assert (play.is_tapped("Sully"), play.pool, play.where("Computer Hacking")) == (False, [30, 29], "ash heap")


def test_a_location_lessens_a_bleed() -> None:
    """VT-BLEED-08; 100594: a bleed of 0 takes no Edge."""
    with scene(Side(ready=["Sully"]), Side(in_play=["Dummy Corporation"])) as play:
        play.one("bleed with Sully")
        play.two("use Dummy Corporation")
        assert (play.pool, play.edge, play.where("Dummy Corporation")) == ([30, 30], "", "ash heap")
