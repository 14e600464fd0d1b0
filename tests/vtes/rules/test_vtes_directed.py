"""Directed actions and who blocks them; stealth; the windows around block attempts."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.topics import INTERCEPT, STEALTH
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK


def test_several_targeted_methuselahs_block_clockwise() -> None:
    """VT-BLOCK-03, -09: all of them, from her left on; not only prey and predator."""
    sides = [Side(ready=["Krid"], hand=["Levy"]), *(Side(ready=[each]) for each in ("Ira", "Kurt", "Mazz"))]
    with scene(*sides, book=BOOK) as play:
        play.one("play Levy")
        assert play.is_asked(1, "block")
        play.two("decline")
        assert play.is_asked(2, "block")
        play.three("decline")
        assert play.is_asked(3, "block")
        play.four("decline")
        assert play.pool == [30, 29, 29, 29]


def test_the_one_across_the_table_may_block_what_targets_her_too() -> None:
    """VT-BLOCK-02, -09: she is neither prey nor predator."""
    sides = [Side(ready=["Krid"], hand=["Levy"]), Side(), Side(ready=["Kurt"]), Side()]
    with scene(*sides, book=BOOK) as play:
        play.one("play Levy")
        play.three("block with Kurt")
        play.one("hands")
        play.three("hands")
        assert play.pool == [30, 30, 30, 30]


@pytest.mark.parametrize(("target", "asked"), [("Kurt", 2), ("Mazz", 1)])
def test_what_it_targets_makes_it_directed(target: str, asked: int) -> None:
    """VT-BLOCK-08: the same card is directed if it hits somebody else's minion, and undirected at one's own."""
    one = Side(ready=["Krid", "Mazz"], hand=["Blast"])
    with scene(one, Side(ready=["Ira"]), Side(ready=["Kurt"]), Side(), book=BOOK) as play:
        play.one("play Blast", "Krid", target)
        assert play.is_asked(asked, "block")
        play.answers(asked, ("decline",))
        assert (play.blood("Kurt"), play.blood("Mazz")) == ((3, 5) if target == "Kurt" else (5, 3))


def test_an_action_nobody_blocks_succeeds() -> None:
    """VT-BLOCK-12: after a failed attempt and a declining."""
    with scene(Side(ready=["Krid"], blood={"Krid": 1}), Side(ready=["Ira"]), book=BOOK) as play:
        play.one("hunt with Krid")
        play.two("block with Ira")
        assert play.blood("Krid") == 1
        play.two("decline")
        assert play.blood("Krid") == 2


STEALTHY = (
    (Side(ready=["Krid"]), ("hunt with Krid",)),
    (Side(ready=["Krid"], hand=["Map"]), ("play Map",)),
    (Side(ready=["Krid"], hand=["Page"]), ("play Page",)),
    (Side(ready=["Krid"], hand=["Thug"]), ("play Thug",)),
    (Side(ready=["Krid"], hand=["Motion"]), ("play Motion",)),
    (Side(torpor=["Krid"]), ("leave torpor with Krid",)),
    (Side(ready=["Krid"]), ("become an anarch with Krid",)),
    (Side(ready=["Ned"], hand=["Aura"]), ("play Aura",)),
    (Side(ready=["Krid"], torpor=["Mazz"]), ("rescue with Krid", "Krid pays 2")),
    (Side(ready=["Krid"], torpor=["Mazz"]), ("diablerize with Krid",)),
    (Side(ready=["Krid", "Mazz"], on={"Mazz": ["Map"]}), ("take equipment with Krid",)),
)
PLAIN = (
    (Side(ready=["Krid"]), ("bleed with Krid",)),
    (Side(ready=["Krid"], hand=["Errand"]), ("play Errand",)),
    (Side(ready=["Krid"], hand=["Bum's Rush"]), ("play Bum's Rush",)),
)


@pytest.mark.parametrize(
    ("one", "words", "stealth"), [(*each, 1) for each in STEALTHY] + [(*each, 0) for each in PLAIN]
)
def test_default_stealth(one: Side, words: tuple[str, ...], stealth: int) -> None:
    """VT-STEALTH-02, VT-ALLY-01, VT-POWER-02, VT-ANARCH-02, VT-TORPOR-16."""
    with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
        play.one(*words)
        acting = (one.ready or one.torpor)[0]
        assert play.is_asked(1, "block") and play.value(acting, STEALTH) == stealth
        play.ends_asking("block")


def test_rescue_and_diablerie_of_anothers_vampire_have_none() -> None:
    """VT-STEALTH-02, VT-TORPOR-16, VT-DIAB-03: directed, at 0 stealth."""
    for verb in ("rescue", "diablerize"):
        two = Side(ready=["Ira"], torpor=["Mazz"])
        with scene(Side(ready=["Krid"]), Side(ready=["Kurt"]), two, book=BOOK) as play:
            play.one(f"{verb} with Krid", *(("Krid pays 2",) if verb == "rescue" else ()))
            assert play.is_asked(2, "block") and play.value("Krid", STEALTH) == 0
            play.three("block with Ira")
            play.one("hands")
            play.three("hands")
            assert play.where("Mazz") == "torpor"


def test_stealth_and_intercept_end_with_the_action() -> None:
    """VT-STEALTH-05, VT-MINION-23."""
    one = Side(ready=["Sully"], hand=["Swallowed by the Night"])
    two = Side(ready=["Massimo Falconi"], hand=["Enhanced Senses"])
    with scene(one, two, book=BOOK) as play:
        play.one("bleed with Sully")
        play.two("block with Massimo Falconi")
        play.one("play Swallowed by the Night")
        assert play.value("Sully", STEALTH) == 1
        play.two("play Enhanced Senses")
        assert play.value("Massimo Falconi", INTERCEPT) == 1
        play.one("hands")
        play.two("hands")
        assert (play.value("Sully", STEALTH), play.value("Massimo Falconi", INTERCEPT)) == (0, 0)


def test_declining_opens_the_window_again() -> None:
    """VT-SEQ-07: after the prey declines the acting Methuselah may play; then the predator is asked."""
    one = Side(ready=["Oshri Dahan"], hand=["Haste"], blood={"Oshri Dahan": 1})
    wake = "Wake with Evening's Freshness"
    two = Side(ready=["Lauren", "Kurt"], tapped=["Kurt"], hand=[wake])
    with scene(one, two, Side(ready=["Colette"]), book=BOOK) as play:
        play.one("hunt with Oshri Dahan")
        play.two("pass", "decline")
        assert play.is_asked(1, "respond")
        play.two("pass")
        assert play.is_asked(2, "block")
        play.three("decline")
        play.two("pass")
        assert play.blood("Oshri Dahan") == 2


def test_in_the_master_phase_the_order_is_hers() -> None:
    """VT-SEQ-08: a location before the master card, or after it."""
    for first, then in (("use Vault", "play Blood Doll"), ("play Blood Doll", "use Vault")):
        one = Side(ready=["Krid"], in_play=["Vault"], hand=["Blood Doll"])
        with scene(one, Side(), phase=MASTER, book=BOOK) as play:
            play.one(first, then, "end")
            assert (play.pool[0], play.host("Blood Doll")) == (31, "Krid")


def test_nobody_bleeds_herself() -> None:
    """VT-BLEED-02: a redirected bleed cannot come back to who acts."""
    sides = [Side(ready=["Nik Sikko"]), Side(ready=["Sully"], hand=["Deflection"])]
    with scene(*sides) as play:
        play.one("bleed with Nik Sikko")
        play.two("decline")
        assert play.pool == [30, 29]


def test_a_bleed_of_nothing_is_no_success() -> None:
    """VT-BLEED-06; 101819: who bleeds for 0 does not get what a successful bleed gives, nor the Edge."""
    one = Side(ready=["Tamoszius"], hand=["Social Charm"])
    for corporation, pool in (([], [31, 28]), (["Dummy Corporation"], [30, 30])):
        with scene(one, Side(in_play=corporation)) as play:
            play.one("play Social Charm", "superior")
            if corporation:
                play.two("use Dummy Corporation")
            assert (play.pool, play.edge) == (pool, "" if corporation else "One")


def test_a_full_vampire_may_hunt_for_nothing() -> None:
    """VT-HUNT-05, VT-CRYPT-04: what he cannot hold is in the bank again."""
    with scene(Side(ready=["Krid"]), Side(), book=BOOK) as play:
        play.one("hunt with Krid")
        assert (play.blood("Krid"), play.is_tapped("Krid")) == (5, True)
