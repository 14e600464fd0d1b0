"""Actions: announcing, bleeding, hunting, and what goes on a minion."""

from __future__ import annotations

from primogen.vtes.rules.topics import BLEED, INTERCEPT
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side


def test_a_bleed_burns_pool_and_takes_the_edge() -> None:
    """VT-BLEED-01, -04, -05, -07, VT-ACTION-02: the prey loses 1 pool; the minion taps."""
    with scene(Side(ready=["Sully"]), Side(), Side()) as play:
        play.one("bleed with Sully")
        assert (play.pool, play.edge, play.is_tapped("Sully")) == ([30, 29, 30], "One", True)


def test_a_minion_bleeds_once_in_a_turn() -> None:
    """VT-BLEED-03: untapping does not lift the limit."""
    with scene(Side(ready=["Sully"]), Side()) as play:
        play.one("bleed with Sully")
        play.g.tapped[play.card("Sully")] = 0
        play.ask_again()
        assert "VT-BLEED-03" in play.refusal("bleed with Sully")


def test_a_hunt_gains_one_blood() -> None:
    """VT-HUNT-02 to -04, VT-EX-07: at 1 stealth, undirected: a blocker without intercept does not stop it."""
    with scene(Side(ready=["Sully"], blood={"Sully": 2}), Side(ready=["Nik Sikko"])) as play:
        play.one("hunt with Sully")
        play.two("block with Nik Sikko", "decline")
        assert play.blood("Sully") == 3


def test_who_has_no_blood_must_hunt_first() -> None:
    """VT-HUNT-06, VT-ACTION-05, -07, VT-EX-20."""
    with scene(Side(ready=["Sully", "Ashley"], blood={"Sully": 0}), Side()) as play:
        assert play.offered == ["hunt with Sully", "end"]
        assert "VT-HUNT-06" in play.refusal("bleed with Sully")
        assert "VT-ACTION-05" in play.refusal("bleed with Ashley")
        play.one("hunt with Sully")
        assert "bleed with Ashley" in play.offered


def test_a_card_is_replaced_as_soon_as_it_has_been_played() -> None:
    """VT-LIB-05, -06, VT-ACTION-15: drawn before the action goes on; the card is burned in the end."""
    with scene(Side(ready=["Sully"], hand=["Computer Hacking"], library=["Dodge"]), Side(ready=["Nik Sikko"])) as play:
        play.one("play Computer Hacking")
        assert (play.asked.asks, play.where("Computer Hacking"), play.names(0, HAND)) == ("block", "played", ["Dodge"])
        play.two("decline")
        assert (play.pool, play.where("Computer Hacking")) == ([30, 28], "ash heap")


def test_the_same_action_card_only_once() -> None:
    """VT-ACTION-17."""
    with scene(Side(ready=["Madison"], hand=["Govern the Unaligned"] * 2, uncontrolled=["Ashley"]), Side()) as play:
        play.one("play Govern the Unaligned", "superior", "Ashley")
        assert play.blood("Ashley") == 3
        play.g.tapped[play.card("Madison")] = 0
        play.ask_again()
        assert "VT-ACTION-17" in play.refusal("play Govern the Unaligned")


def test_equipment_goes_on_the_minion_for_its_cost() -> None:
    """VT-EQUIP-01, -02, VT-RESOLVE-01: the pool is paid when the action succeeds."""
    with scene(Side(ready=["Sully"], hand=["Laptop Computer"]), Side()) as play:
        play.one("play Laptop Computer")
        assert (play.host("Laptop Computer"), play.pool[0], play.value("Sully", BLEED)) == ("Sully", 29, 2)


def test_a_blocked_action_costs_nothing() -> None:
    """VT-RESOLVE-02 to -04, VT-EQUIP-02: the card is burned, the blocker taps, and there is combat."""
    two = Side(ready=["Belinde"], on={"Belinde": ["Raven Spy"]})
    with scene(Side(ready=["Sully"], hand=["Laptop Computer"]), two) as play:
        play.one("play Laptop Computer")
        play.two("block with Belinde")
        play.one("hands")
        play.two("hands")
        assert (play.where("Laptop Computer"), play.pool[0], play.is_tapped("Belinde")) == ("ash heap", 30, True)
        assert (play.blood("Sully"), play.blood("Belinde")) == (3, 5)


def test_a_retainer_has_life_and_helps_its_employer() -> None:
    """VT-RETAIN-01, -02, -05; 101550: 2 life at the superior level."""
    with scene(Side(ready=["Horace Radcliffe"], hand=["Raven Spy"]), Side()) as play:
        play.one("play Raven Spy", "superior")
        assert (play.blood("Raven Spy"), play.blood("Horace Radcliffe")) == (2, 4)
        assert play.value("Horace Radcliffe", INTERCEPT) == 1


def test_a_recruited_ally_waits_until_the_turn_ends() -> None:
    """VT-ALLY-03, -04, -06, -08; VT-ACTION-16, -18: then it takes the action of its own text."""
    with scene(Side(ready=["Aunt Linda"], hand=["Procurer"]), Side()) as play:
        play.one("play Procurer")
        assert (play.where("Procurer"), play.blood("Procurer"), play.blood("Aunt Linda")) == ("recruited", 1, 2)
        play.one("end", "end", "end")
        play.two("end", "end", "end", "end", "end")
        play.one("end", "end")
        assert (play.where("Procurer"), play.is_tapped("Aunt Linda")) == ("ready", False)
        play.one("Procurer: act with Procurer")
        assert play.blood("Aunt Linda") == 3
        assert "VT-TERM-06" in play.refusal("Procurer: act with Procurer")
