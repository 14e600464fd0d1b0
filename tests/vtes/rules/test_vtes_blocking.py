"""Blocks, stealth and intercept, and the order in which cards are played."""

from __future__ import annotations

from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side


def test_only_the_prey_blocks_a_bleed() -> None:
    """VT-BLOCK-01, -02, VT-EX-05."""
    with scene(Side(ready=["Sully"]), Side(ready=["Nik Sikko"]), Side(ready=["Lauren"])) as play:
        play.one("bleed with Sully")
        assert play.is_asked(1, "block")
        play.two("decline")
        assert play.pool == [30, 29, 30]


def test_prey_then_predator_block_what_is_undirected() -> None:
    """VT-BLOCK-04, -05, VT-EX-06: nobody else, and the predator only when the prey has declined."""
    sides = [
        Side(ready=["Sully"], blood={"Sully": 1}),
        *(Side(ready=[each]) for each in ("Lauren", "Madison", "Tamoszius")),
    ]
    with scene(*sides) as play:
        play.one("hunt with Sully")
        assert play.is_asked(1, "block")
        play.two("decline")
        assert play.is_asked(3, "block")
        play.four("decline")
        assert play.blood("Sully") == 2


def test_a_failed_attempt_may_be_made_again_but_declining_is_for_good() -> None:
    """VT-BLOCK-06, -07, -11."""
    with scene(Side(ready=["Sully"], blood={"Sully": 1}), Side(ready=["Lauren", "Nik Sikko"]), Side()) as play:
        play.one("hunt with Sully")
        play.two("block with Lauren", "block with Nik Sikko", "block with Lauren", "decline")
        assert play.blood("Sully") == 2


def test_intercept_only_when_needed_and_only_by_who_blocks() -> None:
    """VT-STEALTH-01, -04, VT-BLOCK-10: a tie is a block."""
    two = Side(ready=["Massimo Falconi", "Tamoszius"], hand=["Enhanced Senses"])
    with scene(Side(ready=["Sully"], blood={"Sully": 1}), two) as play:
        play.one("hunt with Sully")
        play.two("block with Massimo Falconi", "play Enhanced Senses")
        assert play.is_tapped("Massimo Falconi")
        play.one("hands")
        play.two("hands")
        assert (play.blood("Sully"), play.where("Sully")) == (0, "ready")


def test_stealth_only_when_needed() -> None:
    """VT-STEALTH-03, VT-SEQ-09: not before somebody would block; then as often as it is needed, once by name."""
    one = Side(ready=["Sully"], hand=["Swallowed by the Night"] * 2)
    with scene(one, Side(ready=["Nik Sikko"])) as play:
        play.one("bleed with Sully")
        play.two("block with Nik Sikko")
        play.one("play Swallowed by the Night")
        assert play.is_asked(1, "block")
        play.two("block with Nik Sikko", "decline")
        assert (play.pool, len(play.g.hand(0))) == ([30, 29], 1)


def test_the_acting_methuselah_first_then_the_defender_then_clockwise() -> None:
    """VT-SEQ-01 to -05: and after each play she is first again."""
    wake = "Wake with Evening's Freshness"
    one = Side(ready=["Chelsea Blake"], hand=["Bonding"])
    two, three, four = (Side(ready=[each], tapped=[each], hand=[wake]) for each in ("Lauren", "Colette", "Madison"))
    with scene(one, two, three, four) as play:
        play.one("bleed with Chelsea Blake", "pass")
        play.two("pass")
        play.three(f"play {wake}")
        play.one("play Bonding")
        play.two("pass")
        play.four(f"play {wake}")
        play.two("pass")
        assert play.asked.asks == "respond"  # nobody blocks; after that it begins anew
        play.two("pass")
        assert play.pool == [30, 28, 30, 30]


def test_the_defending_methuselah_comes_before_the_others() -> None:
    """VT-SEQ-03, -04: of a combat directed at the one across the table."""
    wake = "Wake with Evening's Freshness"
    two, three = (Side(ready=[each], tapped=[each], hand=[wake]) for each in ("Lauren", "Colette"))
    with scene(Side(ready=["Aunt Linda"], hand=["Bum's Rush"]), two, three) as play:
        play.one("play Bum's Rush", "Colette")
        play.three("pass")
        play.two("pass")
        assert play.is_asked(2, "respond")
        play.all_pass()
        play.one("hands")
        play.three("hands")


def test_a_deflected_bleed_may_be_blocked_by_its_new_target() -> None:
    """VT-SEQ-06, VT-BLEED-01; 100518: after blocks are declined, to another Methuselah; the basic level taps."""
    sides = [Side(ready=["Nik Sikko"]), Side(ready=["Sully"], hand=["Deflection"]), Side(ready=["Madison"])]
    with scene(*sides) as play:
        play.one("bleed with Nik Sikko")
        play.two("decline", "play Deflection")
        assert (play.is_tapped("Sully"), play.blood("Sully")) == (True, 3)
        assert play.is_asked(2, "block")
        play.three("decline")
        assert (play.pool, play.edge) == ([30, 30, 29], "One")


def test_a_woken_vampire_blocks() -> None:
    """VT-TERM-06, VT-LIB-08; 102137: not replaced until her next untap phase."""
    two = Side(ready=["Lauren"], tapped=["Lauren"], hand=["Wake with Evening's Freshness"], library=["Blur"] * 9)
    with scene(Side(ready=["Nik Sikko"]), two) as play:
        play.one("bleed with Nik Sikko")
        play.two("play Wake with Evening's Freshness")
        assert len(play.g.hand(1)) == 6
        play.two("block with Lauren")
        play.one("hands")
        play.two("hands")
        assert (play.blood("Nik Sikko"), play.blood("Lauren"), play.pool) == (2, 3, [30, 30])
        play.one("end", "end", "end")
        assert len(play.g.hand(1)) == 7
        play.ends_asking("master")


def test_freak_drive_after_the_action() -> None:
    """VT-ACTION-03; 100788: at the basic level only after a success."""
    one = Side(ready=["Oshri Dahan"], hand=["Freak Drive"], blood={"Oshri Dahan": 3})
    with scene(one, Side()) as play:
        play.one("hunt with Oshri Dahan", "play Freak Drive")
        assert (play.is_tapped("Oshri Dahan"), play.blood("Oshri Dahan")) == (False, 3)
