"""What an action is, in which order actions are taken, and which of them are owed."""

from __future__ import annotations

from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK


def test_one_action_at_a_time() -> None:
    """VT-ACTION-01, -19: no other action is announced before the one under way is resolved."""
    with scene(Side(ready=["Sully", "Ashley"]), Side(ready=["Nik Sikko"])) as play:
        play.one("bleed with Sully")
        assert (play.is_asked(1, "block"), play.is_tapped("Sully")) == (True, True)
        play.two("decline")
        assert play.pool == [30, 29]
        assert play.is_asked(0, "act") and play.offers("bleed with Ashley")
        play.one("bleed with Ashley")
        play.two("block with Nik Sikko")
        assert play.is_tapped("Nik Sikko") and play.asked.asks == "strike"
        play.one("hands")
        play.two("hands")
        assert play.pool == [30, 29]


def test_krid_taps_as_he_announces() -> None:
    """VT-EX-03: before any block attempt."""
    with scene(Side(ready=["Krid"]), Side(ready=["Ira"]), book=BOOK) as play:
        assert not play.is_tapped("Krid")
        play.one("bleed with Krid")
        assert play.is_asked(1, "block") and play.is_tapped("Krid")
        play.two("decline")
        assert play.pool == [30, 29]


def test_without_a_card_one_bleeds_or_hunts() -> None:
    """VT-ACTION-10, VT-HUNT-01, VT-ALLY-12: an ally only bleeds."""
    with scene(Side(ready=["Cursed", "Plain Man"]), Side(), book=BOOK) as play:
        offered = [words for words in play.offered if "anarch" not in words]
        assert offered == ["bleed with Cursed", "hunt with Cursed", "bleed with Plain Man", "end"]
        assert "VT-ALLY-12" in play.refusal("hunt with Plain Man")


def test_mandatory_hunts_in_any_order() -> None:
    """VT-ACTION-04, -06: whichever of the two she likes, and only then the others."""
    one = Side(ready=["Sully", "Ashley", "Colette"], blood={"Sully": 0, "Ashley": 0})
    with scene(one, Side()) as play:
        assert play.offered == ["hunt with Sully", "hunt with Ashley", "end"]
        play.one("hunt with Ashley")
        assert "VT-ACTION-05" in play.refusal("bleed with Colette")
        play.one("hunt with Sully")
        assert play.offers("bleed with Colette")


def test_an_action_that_a_card_demands_comes_first() -> None:
    """VT-ACTION-04, -05, -07: he may do nothing else, nor may anybody else before him."""
    with scene(Side(ready=["Slow", "Fertile"]), Side(), book=BOOK) as play:
        assert play.offered == ["Slow: act with Slow", "end"]
        assert "VT-ACTION-07" in play.refusal("hunt with Slow")
        assert "VT-ACTION-05" in play.refusal("bleed with Fertile")
        play.one("Slow: act with Slow")
        assert play.pool == [31, 30]
        assert play.offers("bleed with Fertile")


def test_two_different_mandatory_actions_leave_him_stuck() -> None:
    """VT-ACTION-08, -09: he takes none of them, and the others need not wait for him."""
    with scene(Side(ready=["Slow", "Fertile"], blood={"Slow": 0}), Side(), book=BOOK) as play:
        assert "VT-ACTION-08" in play.refusal("hunt with Slow")
        assert "VT-ACTION-08" in play.refusal("Slow: act with Slow")
        play.one("bleed with Fertile")
        assert play.pool == [30, 29]


def test_mandatory_actions_of_two_minions() -> None:
    """VT-ACTION-06: each owes one, so neither is stuck."""
    with scene(Side(ready=["Slow", "Slower"]), Side(), book=BOOK) as play:
        assert play.offered == ["Slow: act with Slow", "Slower: act with Slower", "end"]
        play.one("Slower: act with Slower", "Slow: act with Slow")
        assert play.pool == [33, 30]


def test_who_is_tapped_owes_nothing() -> None:
    """VT-ACTION-05: reading 10."""
    with scene(Side(ready=["Slow", "Fertile"], tapped=["Slow"]), Side(), book=BOOK) as play:
        assert play.offers("bleed with Fertile")


def test_an_action_card_in_place_of_a_default_action() -> None:
    """VT-ACTION-11, -12, -13, -21: open to an ally, at 0 stealth, shown as it is announced."""
    with scene(Side(ready=["Plain Man"], hand=["Errand"]), Side(ready=["Ira"]), book=BOOK) as play:
        play.one("play Errand")
        assert (play.where("Errand"), play.sees(1, "Errand"), play.is_tapped("Plain Man")) == ("played", True, True)
        play.two("block with Ira")
        play.one("hands")
        play.two("hands")
        assert (play.pool, play.where("Errand"), play.where("Plain Man")) == ([30, 30], "ash heap", "ash heap")


def test_the_stealth_that_a_card_prints() -> None:
    """VT-ACTION-12, VT-BLOCK-11: 2 stealth, and nobody without intercept blocks it."""
    with scene(Side(ready=["Krid"], hand=["Quiet Errand"]), Side(ready=["Ira"]), book=BOOK) as play:
        play.one("play Quiet Errand")
        play.two("block with Ira", "decline")
        assert play.pool == [31, 30]


def test_a_special_hunt_is_a_hunt() -> None:
    """VT-ACTION-14, VT-HUNT-01: at 1 stealth, mandatory for who has no blood, and not for allies."""
    one = Side(ready=["Krid", "Plain Man"], hand=["Feast"], blood={"Krid": 0})
    with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
        assert play.offered == ["hunt with Krid", "play Feast", "end"]
        play.one("play Feast")
        play.two("block with Ira", "decline")
        assert play.blood("Krid") == 3


def test_a_card_that_bleeds_is_a_bleed() -> None:
    """VT-ACTION-14, VT-BLEED-03: once in a turn, at the prey."""
    with scene(Side(ready=["Krid"], hand=["Computer Hacking"]), Side(), Side(), book=BOOK) as play:
        play.one("play Computer Hacking")
        assert play.pool == [30, 28, 30]
        play.g.tapped[play.card("Krid")] = 0
        play.ask_again()
        assert "VT-BLEED-03" in play.refusal("bleed with Krid")


def test_everything_is_declared_as_it_is_announced() -> None:
    """VT-ACTION-20, VT-LIB-03: the target before anybody is asked to block."""
    one = Side(ready=["Krid"], hand=["Blast"])
    with scene(one, Side(ready=["Ira"]), Side(ready=["Kurt"]), book=BOOK) as play:
        play.one("play Blast")
        assert play.is_asked(0, "target") and not play.is_tapped("Krid")
        play.one("Kurt")
        assert play.is_asked(2, "block")
        play.three("decline")
        assert (play.blood("Ira"), play.blood("Kurt")) == (5, 3)


def test_the_terms_of_a_referendum_come_later() -> None:
    """VT-ACTION-22, VT-POL-05: not before the action has succeeded."""
    one = Side(ready=["Andi Liu"], hand=["Kine Resources Contested"])
    with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
        play.one("play Kine Resources Contested")
        assert play.is_asked(1, "block")
        play.two("decline")
        assert play.is_asked(0, "allocate")
        play.one("Two", "Two", "Two", "pass")
        assert play.pool == [30, 30]
