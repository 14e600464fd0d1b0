"""Modifiers and reactions: who is acting, corruption counters, titles, what may be done once in the action."""

from __future__ import annotations

from primogen.vtes.rules.atoms.cards import burn, go_to_torpor
from primogen.vtes.rules.atoms.corrupting import corrupt as put_corruption
from primogen.vtes.rules.atoms.corrupting import corruption as corruption_of
from primogen.vtes.rules.topics import BLEED, INTERCEPT, STEALTH
from primogen.vtes.rules.words import HAND, THIS_TURN
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

GAZE = "Enchanting Gaze"
REVELATION = "Revelation of the Serpent"
SIN = "Sense the Sin"
JENNY = "Jenny Silver"
BAALI = "Huitzilopochtli"


def corrupt(play: Play, name: str, number: int, seat: int = 0) -> None:
    put_corruption(play.g, play.card(name), seat, number)


def test_a_block_fails_for_a_corruption_counter() -> None:
    """102221: at superior, once in the action, and only of one who has such a counter; he does not attempt again."""
    one, two = Side(ready=[JENNY], hand=[GAZE]), Side(ready=["Lauren", "Sully"])
    with scene(one, two, book=book_with(GAZE, JENNY)) as play:
        corrupt(play, "Lauren", 1)
        corrupt(play, "Sully", 1)
        play.one(f"bleed with {JENNY}")
        play.two("block with Lauren")
        play.one(f"play {GAZE}", "superior", f"use what {GAZE} gives")
        assert corruption_of(play.g, play.card("Lauren"), 0) == 0
        assert "VT-TERM-17" in play.refusal("block with Lauren")
        play.two("decline")
        assert corruption_of(play.g, play.card("Sully"), 0) == 1
    for whose in (1, None):  # counters of somebody else, or none
        play = begin(one, two, book=book_with(GAZE, JENNY))
        if whose is not None:
            corrupt(play, "Lauren", 1, whose)
        play.one(f"bleed with {JENNY}")
        play.two("block with Lauren")
        play.one(f"play {GAZE}", "superior")
        assert f"use what {GAZE} gives" not in play.offered


def test_unlocks_for_two_corruption_counters() -> None:
    """102233: if the bleed was successful, from a minion of the target; or not."""
    one, two = Side(ready=[JENNY], hand=[REVELATION]), Side(ready=["Lauren", "Sully"], tapped=["Lauren", "Sully"])
    for choice, left, is_tapped in (("Lauren", 1, False), ("no", 3, True)):
        with scene(one, two, book=book_with(REVELATION, JENNY)) as play:
            corrupt(play, "Lauren", 3)
            corrupt(play, "Sully", 1)
            play.one(f"bleed with {JENNY}", f"play {REVELATION}", "superior")
            assert play.value(JENNY, BLEED) == 2
            assert "Sully" not in play.offered
            play.one(choice)
            assert corruption_of(play.g, play.card("Lauren"), 0) == left
            assert (play.is_tapped(JENNY), play.pool) == (is_tapped, [30, 28])


def test_nothing_for_a_bleed_that_is_blocked() -> None:
    """102233: the counters stay, and he is locked."""
    one, two = Side(ready=[JENNY], hand=[REVELATION]), Side(ready=["Lauren"])
    with scene(one, two, book=book_with(REVELATION, JENNY)) as play:
        corrupt(play, "Lauren", 2)
        play.one(f"bleed with {JENNY}", f"play {REVELATION}", "superior")
        play.two("block with Lauren")
        play.one("hands")
        play.two("hands")
        assert play.is_tapped(JENNY)
        assert corruption_of(play.g, play.card("Lauren"), 0) == 2


def test_counters_go_with_the_minion() -> None:
    """102233: who is burned is free of them; in torpor they stay."""
    play = begin(Side(), Side(ready=["Lauren", "Sully"]), book=book_with(REVELATION))
    for name in ("Lauren", "Sully"):
        corrupt(play, name, 2)
    burn(play.g, play.card("Lauren"))
    go_to_torpor(play.g, play.card("Sully"))
    assert corruption_of(play.g, play.card("Lauren"), 0) == 0
    assert corruption_of(play.g, play.card("Sully"), 0) == 2


def test_more_intercept_against_the_corrupted() -> None:
    """101718: with Daimoinon 1, and 2 against one with any counters, whosever; with Auspex against younger ones."""
    for number, intercept in ((0, 1), (1, 2)):
        play = begin(Side(ready=["Belinde"]), Side(ready=[BAALI], hand=[SIN]), book=book_with(SIN, BAALI))
        if number:
            corrupt(play, "Belinde", 1, seat=1)
        play.one("hunt with Belinde")
        play.two(f"block with {BAALI}", f"play {SIN}")
        play.two("basic (2)")
        assert play.value(BAALI, INTERCEPT) == intercept
    older = "Adana de Sforza"
    play = begin(Side(ready=[older]), Side(ready=[BAALI], hand=[SIN]), book=book_with(SIN, BAALI, older))
    play.one(f"hunt with {older}")
    play.two(f"block with {BAALI}", f"play {SIN}")  # in one way
    assert play.value(BAALI, INTERCEPT) == 1


def test_the_corrupted_have_less_intercept() -> None:
    """101718: at superior Daimoinon, as a modifier of a bleed alone."""
    one, two = Side(ready=[BAALI], hand=[SIN]), Side(ready=["Lauren", "Sully"])
    with scene(one, two, book=book_with(SIN, BAALI)) as play:
        corrupt(play, "Lauren", 1)
        play.one(f"bleed with {BAALI}", f"play {SIN}")
        play.two("block with Lauren", "block with Sully")
        play.one("hands")
        play.two("hands")
    with scene(one, Side(), book=book_with(SIN, BAALI)) as play:
        play.one(f"hunt with {BAALI}")
        assert len(play.names(0, HAND)) == 1


def test_only_while_such_a_one_is_acting() -> None:
    """100995, 102105: a minion of one's predator; a Camarilla vampire."""
    card, gangrel = "Instinctive Reaction", "Ariadne"
    for seat, is_played in ((0, True), (1, False)):
        sides = [Side(ready=["Sully"]), Side(ready=["Sully"]), Side()]
        sides[1 - seat] = Side(ready=[gangrel], hand=[card])
        play = begin(*sides, turn=seat, book=book_with(card, gangrel))
        play.answers(seat, ("hunt with Sully",))
        play.answers(1 - seat, (f"block with {gangrel}",))
        assert (f"play {card}" in play.offered) == is_played
    card = "Venetian Conference"
    for name, is_played in (("Sully", True), (JENNY, False)):
        giovanni = "Accorri Giovanni"
        play = begin(Side(ready=[name]), Side(ready=[giovanni], hand=[card]), book=book_with(card, giovanni, JENNY))
        play.one(f"hunt with {name}")
        play.two(f"block with {giovanni}")
        assert (f"play {card}" in play.offered) == is_played


def test_a_maneuver_if_she_blocks() -> None:
    """100995: at superior, in the combat that comes of it."""
    card, gangrel = "Instinctive Reaction", "Ariadne"
    with scene(Side(ready=["Sully"]), Side(ready=[gangrel], hand=[card]), book=book_with(card, gangrel)) as play:
        play.one("hunt with Sully")
        play.two(f"block with {gangrel}", f"play {card}", "superior", "maneuver")
        play.one("hands")
        play.two("hands")


def test_a_titled_one_has_more() -> None:
    """102216: 2 intercept, a titled one 3, of an action directed at oneself."""
    card = "Warrens, The"
    for name, intercept in (("Horace Radcliffe", 2), ("Belinde", 3)):
        play = begin(Side(ready=["Sully"]), Side(ready=[name], hand=[card]), book=book_with(card))
        play.g.lasting.extend((STEALTH, 5, -1, play.card("Sully"), THIS_TURN))
        play.one("bleed with Sully")
        play.two(f"block with {name}", f"play {card}")
        assert play.value(name, INTERCEPT) == intercept
    play = begin(Side(ready=["Sully"]), Side(ready=["Belinde"], hand=[card]), book=book_with(card))
    play.one("hunt with Sully")
    play.two("block with Belinde")
    assert f"play {card}" not in play.offered
