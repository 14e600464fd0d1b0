"""Lowered equipment: weapons, vests, and what lets its bearer bleed or pass by vampires."""

from __future__ import annotations

from primogen.vtes.scenes.play import begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with
from vtes_fights import fight, reach, strikes

RIFLE = "Sniper Rifle"
VEST = "Kevlar Vest"
CRUISER = "Stolen Police Cruiser"
CODEX = "Codex of the Edenic Groundskeepers"
CANDLE = "Flaming Candle"


def test_only_at_long_range() -> None:
    """101816: who acts with it sets no range."""
    play = fight(Side(ready=["Sully"], on={"Sully": [RIFLE]}, hand=["Fake Out"]), Side(ready=["Madison"]))
    assert reach(play, "hands").offered == ["hands"]
    play = fight(Side(ready=["Sully"], on={"Sully": [RIFLE]}, hand=["Fake Out"]), Side(ready=["Madison"]))
    reach(play, "play Fake Out").one("play Fake Out")
    strikes(play, f"use {RIFLE}", "hands")
    assert (play.blood("Madison"), play.blood("Sully")) == (4, 4)


def test_the_range_is_set_by_who_blocks_with_it() -> None:
    """101816: for the first round, in which he strikes with it first."""
    play = fight(
        Side(ready=["Sully"], hand=["Fake Out"]), Side(ready=["Madison"], hand=["Psyche!"], on={"Madison": [RIFLE]})
    )
    reach(play, f"use {RIFLE}").two(f"use {RIFLE}")
    reach(play, "hands").one("hands")  # and nobody is asked for a maneuver, nor how she strikes
    assert (play.blood("Sully"), play.blood("Madison")) == (2, 6)
    play.all_pass()
    play.check_end()


def test_or_not() -> None:
    """101816: he can."""
    play = fight(Side(ready=["Sully"]), Side(ready=["Madison"], on={"Madison": [RIFLE]}))
    strikes(play, "hands", "hands")
    assert (play.blood("Sully"), play.blood("Madison")) == (3, 5)


def test_not_in_a_second_round_nor_in_a_second_combat() -> None:
    """101816: of the combat that comes of the block, the first round."""
    play = fight(Side(ready=["Anvil"], hand=["Flash", "Psyche!"]), Side(ready=["Madison"], on={"Madison": [RIFLE]}))
    strikes(play, "hands", "hands")
    reach(play, "play Flash").one("play Flash")
    assert f"use {RIFLE}" not in reach(play, "hands").offered
    strikes(play, "hands", "hands")
    reach(play, "play Psyche!").one("pass")
    reach(play, "play Psyche!").one("play Psyche!")
    assert play.asked.asks == "strike"  # before that nobody could do anything


def test_two_points_of_guns_or_one_of_anything_else() -> None:
    """101040: once in a combat; what is left of the two may be used later."""
    one = Side(ready=["Tamoszius"], on={"Tamoszius": [".44 Magnum"]}, hand=["Blur"])
    play = fight(one, Side(ready=["Madison"], on={"Madison": [VEST]}))
    reach(play, "hands")
    play.one("use .44 Magnum")
    play.two("hands", f"use {VEST}", "pass")  # 1 of 2
    reach(play, "play Blur").one("play Blur", "basic", "use .44 Magnum")
    play.two(f"use {VEST}")
    assert play.blood("Madison") == 4
    play.all_pass()
    play.check_end()


def test_one_point_of_hands() -> None:
    """101040: and that is all in that combat."""
    one = Side(ready=["Tamoszius"], on={"Tamoszius": [".44 Magnum"]}, hand=["Blur"])
    play = fight(one, Side(ready=["Madison"], on={"Madison": [VEST]}))
    strikes(play, "hands", "hands")
    play.two(f"use {VEST}")
    reach(play, "play Blur").one("play Blur", "basic", "use .44 Magnum")
    assert play.blood("Madison") == 4
    play.all_pass()
    play.check_end()


def test_an_anarch_drives_past_the_young_and_allies() -> None:
    """101872: +1 bleed; -1 intercept to younger vampires and allies, not to older ones."""
    book = book_with(CRUISER, "Dario Ziggler")
    one = Side(ready=["Dario Ziggler"], on={"Dario Ziggler": [CRUISER]})
    for blocker, is_blocked in (("Sully", 0), ("Madison", 1), ("Procurer", 0)):
        play = begin(one, Side(ready=[blocker]), book=book)
        play.one("bleed with Dario Ziggler")
        play.two(f"block with {blocker}")
        assert (play.asked.asks != "block") == bool(is_blocked)
    play.two("decline")
    assert play.pool == [30, 28]


def test_only_an_anarch() -> None:
    """101872: another bearer gets nothing of it."""
    one = Side(ready=["Alice Chen"], on={"Alice Chen": [CRUISER]})
    play = begin(one, Side(ready=["Sully"]), book=book_with(CRUISER))
    play.one("bleed with Alice Chen")
    play.two("block with Sully")
    assert play.asked.asks != "block"


def test_burned_by_a_vampire_for_1_pool() -> None:
    """101872: then the Anarch is locked, and stays so for a turn; allies cannot do it."""
    two = Side(ready=["Dario Ziggler"], on={"Dario Ziggler": [CRUISER]})
    play = begin(Side(ready=["Sully", "Procurer"]), two, book=book_with(CRUISER, "Dario Ziggler"))
    assert f"Procurer: act with {CRUISER}" not in play.offered
    play.one(f"Sully: act with {CRUISER}")
    play.two("decline")
    assert (play.where(CRUISER), play.is_tapped("Dario Ziggler"), play.pool) == ("ash heap", True, [29, 30])
    while play.g.active == 0 or "bleed with Sully" not in play.offered:
        if play.asked.asks == "act" and play.g.active == 1:
            break
        play.answers(play.asked.seat, ("end",) if "end" in play.offered else ("pass",))
    assert play.is_tapped("Dario Ziggler")


def test_a_blocked_action_burns_nothing() -> None:
    """101872: nor does it cost anything."""
    two = Side(ready=["Dario Ziggler"], on={"Dario Ziggler": [CRUISER]})
    play = begin(Side(ready=["Sully"]), two, book=book_with(CRUISER, "Dario Ziggler"))
    play.one(f"Sully: act with {CRUISER}")
    play.two("block with Dario Ziggler")
    assert (play.where(CRUISER), play.pool) == ("on card", [30, 30])


def test_a_bleed_that_grows_with_nobody_at_home() -> None:
    """100374: +3 if the target has no ready unlocked minions, for 1 blood; -2 stealth in any bleed."""
    book = book_with(CODEX)
    one = Side(ready=["Madison"], on={"Madison": [CODEX]})
    play = begin(one, Side(ready=["Sully"], tapped=["Sully"]), book=book)
    play.one(f"Madison: act with {CODEX}")
    assert (play.pool, play.blood("Madison")) == ([30, 26], 5)
    play = begin(one, Side(ready=["Sully"]), book=book)
    play.one(f"Madison: act with {CODEX}")
    play.two("decline")
    assert (play.pool, play.blood("Madison")) == ([30, 29], 5)
    play = begin(one, Side(ready=["Sully"], tapped=["Sully"]), book=book)
    play.one("bleed with Madison")
    assert play.pool == [30, 29]


def test_an_action_that_vampires_cannot_block() -> None:
    """100743: for 1 blood and the candle, as it is announced; allies can."""
    for blocker, is_asked in (("Sully", 0), ("Procurer", 1)):
        one = Side(ready=["Madison"], on={"Madison": [CANDLE]})
        play = begin(one, Side(ready=[blocker]), book=book_with(CANDLE))
        play.one("bleed with Madison", f"use {CANDLE}")
        assert (play.asked.asks == "block") == bool(is_asked)
        assert (play.where(CANDLE), play.blood("Madison")) == ("ash heap", 5)


def test_the_candle_is_kept_and_another_minion_cannot_use_it() -> None:
    """100743: she may; and who does not bear it may not."""
    one = Side(ready=["Madison", "Lauren"], on={"Madison": [CANDLE]})
    play = begin(one, Side(ready=["Sully"]), book=book_with(CANDLE))
    play.one("bleed with Lauren")
    play.two("decline")
    play.one("hunt with Madison", "pass")
    assert play.where(CANDLE) == "on card"


def test_only_one_candle_in_a_game() -> None:
    """100743: not even another Methuselah's."""
    play = begin(Side(ready=["Madison", "Lauren"], hand=[CANDLE, CANDLE]), Side(), book=book_with(CANDLE))
    play.one(f"play {CANDLE}", "Madison")
    assert f"play {CANDLE}" not in play.offered
