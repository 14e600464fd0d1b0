"""Torpor, rescue, diablerie and the blood hunt."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.people import CELERITY
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.rules.words import HAND, LIBRARY
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK


def test_in_torpor_he_is_controlled_but_not_ready() -> None:
    """VT-TORPOR-01, -02, VT-SETUP-07: he does not act, and what concerns her vampires concerns him."""
    one = Side(ready=["Krid"], torpor=["Mazz"], hand=["Errand"])
    with scene(one, Side(), book=BOOK) as play:
        assert (play.where("Mazz"), play.g.is_ready(play.card("Mazz"))) == ("torpor", False)
        assert play.card("Mazz") in play.g.controlled(0)
        assert not [words for words in play.offered if words.endswith("with Mazz") and "torpor" not in words]
        play.one("play Errand")
        assert not play.is_tapped("Mazz")


def test_in_torpor_nobody_blocks_or_reacts() -> None:
    """VT-TORPOR-04: though untapped, with cards in hand."""
    two = Side(torpor=["Ira"], hand=["Guard", "Deflection"])
    with scene(Side(ready=["Krid"], blood={"Krid": 1}), two, book=BOOK) as play:
        play.one("hunt with Krid")
        assert (play.blood("Krid"), play.is_asked(0, "act")) == (2, True)


def test_in_torpor_he_may_modify_his_own_action() -> None:
    """VT-TORPOR-05, -09, -11: stealth for his leaving; the blocker would have stopped it."""
    two = Side(ready=["Ira"], on={"Ira": ["Imp"]})
    for plays, fate in (("play Swallowed by the Night", ("ready", 2)), ("pass", ("torpor", 4))):
        with scene(Side(torpor=["Sully"], hand=["Swallowed by the Night"]), two, book=BOOK) as play:
            play.one("leave torpor with Sully")
            play.two("block with Ira")
            play.one(plays)
            play.two("decline" if fate[0] == "ready" else "no")
            assert (play.where("Sully"), play.blood("Sully")) == fate


def test_an_ally_who_blocks_him_just_stops_him() -> None:
    """VT-TORPOR-11: nobody is asked about diablerie, and nothing is paid."""
    two = Side(ready=["Thug"], on={"Thug": ["Imp"]})
    with scene(Side(torpor=["Krid"]), two, book=BOOK) as play:
        play.one("leave torpor with Krid")
        play.two("block with Thug")
        assert (play.where("Krid"), play.blood("Krid"), play.is_tapped("Krid")) == ("torpor", 5, True)


@pytest.mark.parametrize(("paid", "blood"), [(2, (3, 5)), (1, (4, 4)), (0, (5, 3))])
def test_a_rescue_is_paid_as_declared(paid: int, blood: tuple[int, int]) -> None:
    """VT-TORPOR-12 to -14: by one, the other, or both; he comes back tapped as he was."""
    one = Side(ready=["Krid"], torpor=["Mazz"], tapped=["Mazz"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("rescue with Krid", f"Krid pays {paid}")
        assert (play.blood("Krid"), play.blood("Mazz")) == blood
        assert (play.where("Mazz"), play.is_tapped("Mazz"), play.is_tapped("Krid")) == ("ready", True, True)


def test_anybodys_vampire_may_be_rescued_but_not_by_an_ally() -> None:
    """VT-TORPOR-12, VT-ALLY-12."""
    one = Side(ready=["Krid", "Thug"])
    with scene(one, Side(), Side(torpor=["Mazz"]), book=BOOK) as play:
        assert "VT-ALLY-12" in play.refusal("rescue with Thug")
        play.one("rescue with Krid", "Krid pays 0")
        assert (play.where("Mazz"), play.g.controller[play.card("Mazz")], play.is_tapped("Mazz")) == ("ready", 2, False)


def test_a_blocked_rescue_is_a_fight() -> None:
    """VT-TORPOR-15: the rescuer and the blocker, and nobody pays."""
    two = Side(ready=["Ira"], on={"Ira": ["Imp"]})
    with scene(Side(ready=["Krid"], torpor=["Mazz"]), two, book=BOOK) as play:
        play.one("rescue with Krid", "Krid pays 2")
        play.two("block with Ira")
        play.one("hands")
        play.two("hands")
        assert (play.blood("Krid"), play.blood("Ira"), play.where("Mazz")) == (4, 4, "torpor")


def test_a_blocked_diablerie_is_a_fight() -> None:
    """VT-DIAB-02: and the victim stays."""
    with scene(Side(ready=["Krid"]), Side(ready=["Ira"], torpor=["Mazz"]), book=BOOK) as play:
        play.one("diablerize with Krid")
        play.two("block with Ira")
        play.one("hands")
        play.two("hands")
        assert (play.blood("Krid"), play.blood("Ira"), play.where("Mazz")) == (4, 4, "torpor")


def test_who_cannot_commit_diablerie() -> None:
    """VT-DIAB-04, VT-SPECIAL-01, VT-ALLY-12: the Blood Cursed and allies."""
    with scene(Side(ready=["Cursed", "Thug", "Krid"]), Side(torpor=["Mazz"]), book=BOOK) as play:
        assert "VT-SPECIAL-01" in play.refusal("diablerize with Cursed")
        assert "VT-ALLY-12" in play.refusal("diablerize with Thug")
        assert play.offers("diablerize with Krid")


def test_a_cursed_blocker_does_not_drink() -> None:
    """VT-SPECIAL-01: the other just stays in torpor."""
    two = Side(ready=["Cursed"], on={"Cursed": ["Imp"]})
    with scene(Side(torpor=["Krid"]), two, book=BOOK) as play:
        play.one("leave torpor with Krid")
        play.two("block with Cursed")
        assert (play.where("Krid"), play.blood("Krid")) == ("torpor", 5)


@pytest.mark.parametrize("zone", ["hand", "ash_heap", "library"])
def test_an_older_victim_teaches(zone: str) -> None:
    """VT-DIAB-08 to -10: a Discipline card of hand, ash heap or library; 1 more capacity, and no blood for it."""
    one = Side(ready=["Loner"], blood={"Loner": 1})
    {"hand": one.hand, "ash_heap": one.ash_heap, "library": one.library}[zone].append("Celerity")
    one.library.extend(["Dodge"] * 9)
    two = Side(torpor=["Krid"], blood={"Krid": 2})
    with scene(one, two, book=BOOK) as play:
        play.one("diablerize with Loner", "Celerity")
        assert (play.host("Celerity"), play.value("Loner", CELERITY), play.value("Loner", CAPACITY)) == ("Loner", 1, 5)
        assert (play.blood("Loner"), len(play.names(0, HAND))) == (3, 7)
        assert len(play.names(0, LIBRARY)) + len(play.names(0, HAND)) == 9


def test_after_a_search_the_library_is_shuffled() -> None:
    """VT-DIAB-09: nobody knows any more where its cards lie, and nobody sees them."""
    one = Side(ready=["Loner"], hand=["Blur"] * 7, library=["Celerity", "Dodge", "Flash", "Fake Out", "Pursuit"])
    with scene(one, Side(torpor=["Krid"]), book=BOOK) as play:
        play.one("diablerize with Loner")
        assert play.is_asked(0, "fetch") and play.sees(0, "Dodge") and not play.sees(1, "Dodge")
        before = play.names(0, LIBRARY)
        play.one("no")
        assert sorted(play.names(0, LIBRARY)) == sorted(before) and play.names(0, LIBRARY) != before
        assert not play.sees(0, "Dodge")


@pytest.mark.parametrize("victim", ["Ira", "Nik Sikko"])
def test_a_victim_no_older_teaches_nothing(victim: str) -> None:
    """VT-DIAB-08, VT-CRYPT-03: of equal capacity, or younger."""
    with scene(Side(ready=["Krid"], hand=["Celerity"]), Side(torpor=[victim]), book=BOOK) as play:
        play.one("diablerize with Krid")
        assert (play.where(victim), play.where("Celerity")) == ("ash heap", "hand")


def test_nothing_comes_between_the_steps_of_a_diablerie() -> None:
    """VT-SEQ-10: what hears of the burned victim speaks after the search and before the blood hunt."""
    one = Side(ready=["Loner"], in_play=["Wake"], hand=["Celerity"])
    with scene(one, Side(torpor=["Krid"], ready=["Andi Liu"]), book=BOOK) as play:
        play.one("diablerize with Loner")
        play.two("decline")
        assert (play.asked.asks, play.pool[0], play.where("Krid")) == ("fetch", 30, "ash heap")
        play.one("Celerity")
        assert (play.is_asked(1, "respond"), play.pool[0]) == (True, 31)
        play.two("pass")


def test_trophies_before_the_blood_hunt() -> None:
    """VT-DIAB-11, VT-SPECIAL-05, -06, VT-MASTER-09 to -12: one that lay there, and one of the library."""
    one = Side(ready=["Krid"], in_play=["Trophy"], library=["Scalp", *["Dodge"] * 9])
    two = Side(torpor=["Outlaw"], in_play=["Trophy"], ready=["Andi Liu"])
    with scene(one, two, book=BOOK) as play:
        play.one("diablerize with Krid")
        play.two("decline")
        play.one("award Trophy")
        play.two("award Trophy")
        play.one("Scalp")
        assert [play.host(name) for name in ("Trophy", "Trophy (2)", "Scalp")] == ["Krid"] * 3
        assert play.is_asked(1, "respond")
        play.two("for: Andi Liu")
        assert (play.where("Krid"), play.where("Scalp")) == ("ash heap", "ash heap")


def test_a_blood_hunt_is_no_action() -> None:
    """VT-BHUNT-02, -03, VT-POL-08: nobody blocks it, and neither modifiers nor reactions are played."""
    one = Side(ready=["Alice Chen"], hand=["Bewitching Oration"])
    two = Side(ready=["Belinde"], on={"Belinde": ["Imp"]}, hand=["Guard"])
    with scene(one, two, Side(torpor=["Nik Sikko"]), book=BOOK) as play:
        play.one("diablerize with Alice Chen")
        assert (play.where("Nik Sikko"), play.offered) == (
            "ash heap",
            ["for: Alice Chen", "against: Alice Chen", "pass"],
        )
        play.one("against: Alice Chen")
        play.two("for: Belinde")
        assert play.where("Alice Chen") == "ready"
