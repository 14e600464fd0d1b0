"""Modifiers played after an action has been resolved: of which outcome, and of what kind."""

from __future__ import annotations

from primogen.vtes.rules.topics import STEALTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

ZEPHYR = "Zephyr"
CROW = "As the Crow"
CRIME = "CrimethInc."
ACTION = "Constant Revolution"
PROTEAN = "Aluc Romas de Leon"
TOWER = "Tower of London"


def blocked_by_lauren(play: Play, who: str) -> None:
    play.one(f"bleed with {who}")
    play.two("block with Lauren")
    play.one("hands")
    play.two("hands")


def test_unlocks_after_an_unsuccessful_action() -> None:
    """102205: at superior at once."""
    with scene(Side(ready=["Tamoszius"], hand=[ZEPHYR]), Side(ready=["Lauren"]), book=book_with(ZEPHYR)) as play:
        blocked_by_lauren(play, "Tamoszius")
        play.one(f"play {ZEPHYR}", "superior")
        assert not play.is_tapped("Tamoszius")


def test_unlocks_at_the_end_of_the_turn() -> None:
    """102205: and not before."""
    play = begin(Side(ready=["Tamoszius"], hand=[ZEPHYR]), Side(ready=["Lauren"]), book=book_with(ZEPHYR))
    blocked_by_lauren(play, "Tamoszius")
    play.one(f"play {ZEPHYR}", "basic")
    play.one("end", "end")
    assert (play.is_tapped("Tamoszius"), play.asked.asks) == (True, "discard")
    play.one("end")
    assert (play.is_tapped("Tamoszius"), play.g.active) == (False, 1)


def test_not_after_a_successful_action() -> None:
    """102205: be it a bleed for nothing."""
    with scene(Side(ready=["Tamoszius"], hand=[ZEPHYR]), Side(), book=book_with(ZEPHYR)) as play:
        play.one("bleed with Tamoszius")
        assert (play.names(0, HAND), play.is_tapped("Tamoszius")) == ([ZEPHYR], True)


def test_only_who_has_flight() -> None:
    """100102: and once in a turn, after a success."""
    book = book_with(CROW, "Malachai")
    with scene(Side(ready=["Malachai"], hand=[CROW, CROW]), Side(), book=book) as play:
        play.one("hunt with Malachai", f"play {CROW}")
        assert not play.is_tapped("Malachai")
        play.one("bleed with Malachai")
        assert (play.names(0, HAND), play.is_tapped("Malachai")) == ([CROW], True)
    with scene(Side(ready=["Sully"], hand=[CROW]), Side(), book=book) as play:
        play.one("bleed with Sully")
        assert play.names(0, HAND) == [CROW]


def test_intercept_of_who_has_flight() -> None:
    """101374: its column says so, and no icon of its text."""
    two = Side(ready=["Malachai", "Sully"], hand=["Patrol"])
    book = book_with("Patrol", "Malachai")
    for who, offered in (("Malachai", True), ("Sully", False)):
        play = begin(Side(ready=["Belinde"]), two, book=book)
        play.one("hunt with Belinde")
        assert play.value("Belinde", STEALTH) == 1
        play.two(f"block with {who}")
        assert play.offers("play Patrol") == offered


def test_after_an_action_that_requires_an_anarch() -> None:
    """100446: with Protean he himself unlocks; not after one that asks for nobody."""
    with scene(Side(ready=[PROTEAN], hand=[CRIME, ACTION]), Side(), book=book_with(CRIME, ACTION, PROTEAN)) as play:
        play.one(f"play {ACTION}", f"play {CRIME}")
        assert not play.is_tapped(PROTEAN)
        play.one("bleed with Aluc Romas de Leon")
    one = Side(ready=[PROTEAN], hand=[CRIME, "Computer Hacking"])
    with scene(one, Side(), book=book_with(CRIME, PROTEAN)) as play:
        play.one("play Computer Hacking")
        assert play.names(0, HAND) == [CRIME]


def test_not_after_it_was_blocked() -> None:
    """100446."""
    two = Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]})
    with scene(Side(ready=[PROTEAN], hand=[CRIME, ACTION]), two, book=book_with(CRIME, ACTION, PROTEAN)) as play:
        play.one(f"play {ACTION}")
        play.two("block with Lauren")
        play.one("hands")
        play.two("hands")
        assert play.names(0, HAND) == [CRIME]


def test_after_becoming_an_anarch() -> None:
    """100446."""
    with scene(Side(ready=["C.J."], hand=[CRIME]), Side(), book=book_with(CRIME, "C.J.")) as play:
        play.one("become an anarch with C.J.", f"play {CRIME}")
        assert not play.is_tapped("C.J.")


def test_unlocks_another_anarch() -> None:
    """100446: with Quietus, a ready one, whosever he is."""
    one = Side(ready=["Omer", "Sully"], tapped=["Sully"], hand=[CRIME])
    two = Side(ready=["Crow"], tapped=["Crow"])
    with scene(one, two, book=book_with(CRIME, "Omer", "Crow")) as play:
        play.one("become an anarch with Omer", f"play {CRIME}")
        assert (play.is_tapped("Crow"), play.is_tapped("Omer"), play.is_tapped("Sully")) == (False, True, True)


def test_a_card_in_play_unlocks_for_pool() -> None:
    """100446: with Thaumaturgy; in her minion phase once, a ready Anarch she controls."""
    one = Side(ready=["Lauren", PROTEAN, "Sully"], tapped=["Sully"], hand=[CRIME])
    play = begin(one, Side(ready=["Crow"], tapped=["Crow"]), book=book_with(CRIME, "Crow", PROTEAN))
    play.one("become an anarch with Lauren", f"play {CRIME}")
    assert (play.where(CRIME), play.is_tapped("Lauren")) == ("in play", True)
    play.one(f"use {CRIME}")
    assert (play.pool, play.is_tapped("Lauren"), play.is_tapped("Crow")) == ([29, 30], False, True)
    play.one("bleed with Aluc Romas de Leon")
    assert not play.offers(f"use {CRIME}")


def test_a_location_is_locked_after_such_an_action() -> None:
    """102001: with a card that requires Necromancy, whoever takes it."""
    who, book = "Domenic Giovanni", book_with(TOWER, "Masquer", "Domenic Giovanni")
    for card, offered in (("Masquer", True), ("Laptop Computer", False)):
        play = begin(Side(ready=[who], hand=[card]), Side(in_play=[TOWER], pool=10), book=book)
        play.one(f"play {card}")
        assert (play.where(card), play.asked.seat == 1 and play.offers(f"use {TOWER}")) == ("on card", offered)
        if offered:
            play.two(f"use {TOWER}")
            assert (play.pool[1], play.is_tapped(TOWER)) == (11, True)
