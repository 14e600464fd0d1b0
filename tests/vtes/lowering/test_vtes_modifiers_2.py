"""Modifiers and reactions that speak of the combat that comes of a block, or of what blocks cost."""

from __future__ import annotations

import pytest

from primogen.vtes.cards import CARDS
from primogen.vtes.language.faces import ally
from primogen.vtes.playable import card_of
from primogen.vtes.rules import words as w
from primogen.vtes.rules.answers import Answers
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.printed import Pool, Printed
from primogen.vtes.rules.procedures import PROCEDURES
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.topics import INTERCEPT, OPTIONAL_PRESSES, STEALTH, STRENGTH
from primogen.vtes.rules.words import HAND, RESULTING_COMBAT, THIS_ACTION
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

EYES = "Eyes of the Wild"
LAND = "One With the Land"
MELD = "Beast Meld"
MIND = "Mind of the Wilds"
FORCE = "Force of Personality"
ADHOCRACY = "Adhocracy"


def press(play: Play, name: str) -> None:
    """He will have one."""
    modify(play.g, OPTIONAL_PRESSES, 1, -1, play.card(name), RESULTING_COMBAT)


def test_burns_blood_for_intercept_once_in_the_action() -> None:
    """102222: woken, he attempts to block, and fails for all that; then he is locked again."""
    play = begin(
        Side(ready=["Sully"]),
        Side(ready=["Ariadne"], tapped=["Ariadne"], hand=[EYES]),
        book=book_with(EYES, "Ariadne"),
    )
    modify(play.g, STEALTH, 2, -1, play.card("Sully"), THIS_ACTION)
    play.one("hunt with Sully")
    play.two(f"play {EYES}")
    assert not play.is_tapped("Ariadne")
    play.two(f"use what {EYES} gives")
    assert (play.value("Ariadne", INTERCEPT), play.blood("Ariadne")) == (1, 7)
    play.two("decline")
    assert play.is_tapped("Ariadne")


def test_not_locked_afterwards_who_has_blocked() -> None:
    """102222: the lock comes of the block, and who unlocks after it stays so."""
    two = Side(ready=["Ariadne"], tapped=["Ariadne"], hand=[EYES, "Cats' Guidance"])
    with scene(Side(ready=["Sully"]), two, book=book_with(EYES, "Ariadne", "Cats' Guidance")) as play:
        play.one("bleed with Sully")
        play.two(f"play {EYES}")
        play.one("hands")
        play.two("hands", "play Cats' Guidance")
        assert not play.is_tapped("Ariadne")


def test_neither_strikes_in_the_first_round() -> None:
    """102256: nor in it alone; a second round has strikes."""
    two = Side(ready=["Ángel Guerrero"], tapped=["Ángel Guerrero"], hand=[LAND])
    with scene(Side(ready=["Sully"]), two, book=book_with(LAND, "Ángel Guerrero")) as play:
        press(play, "Sully")
        play.one("bleed with Sully")
        play.two(f"play {LAND}")
        play.one("press")
        assert (play.blood("Sully"), play.blood("Ángel Guerrero")) == (4, 7)
        play.one("hands")
        play.two("hands")
        assert (play.blood("Sully"), play.blood("Ángel Guerrero")) == (3, 6)


def test_strikes_if_somebody_else_blocks() -> None:
    """102256: his attempt failed."""
    two = Side(ready=["Ángel Guerrero", "Lauren"], tapped=["Ángel Guerrero"], hand=[LAND])
    with scene(Side(ready=["Sully"]), two, book=book_with(LAND, "Ángel Guerrero")) as play:
        modify(play.g, STEALTH, 1, -1, play.card("Sully"), THIS_ACTION)
        modify(play.g, INTERCEPT, 1, -1, play.card("Lauren"), THIS_ACTION)
        play.one("bleed with Sully")
        play.two(f"play {LAND}", "block with Lauren")
        play.one("hands")
        play.two("hands")
        assert (play.blood("Sully"), play.blood("Lauren")) == (3, 3)


def test_vampires_cannot_block() -> None:
    """100146: at superior, as another action than a bleed is announced."""
    name = "Ángel Guerrero"
    one = Side(ready=[name], hand=[MELD])
    with scene(one, Side(ready=["Lauren"]), book=book_with(MELD, name)) as play:
        play.one(f"hunt with {name}", f"play {MELD}")
        assert play.names(0, HAND) == []
    with scene(one, Side(), book=book_with(MELD, name)) as play:
        play.one(f"bleed with {name}")
        assert play.names(0, HAND) == [MELD]


@pytest.mark.parametrize(("words", "left"), [((f"use what {MELD} gives",), 7), (("pass",), 6)])
def test_prevents_one_point(words: tuple[str, ...], left: int) -> None:
    """100146: if he likes."""
    name = "Ángel Guerrero"
    two = Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]})
    with scene(Side(ready=[name], hand=[MELD]), two, book=book_with(MELD, name)) as play:
        play.one(f"bleed with {name}")
        play.two("block with Lauren")
        play.one(f"play {MELD}")
        play.one("hands")
        play.two("hands")
        play.one(*words)
        assert play.blood(name) == left - 2


def test_stronger_if_he_is_blocked() -> None:
    """100022: by nothing else it may be played, before anybody blocks; unblocked, it was in vain."""
    name = "Aline Gädeke"
    one, two = Side(ready=[name], hand=[ADHOCRACY]), Side(ready=["Lauren"])
    with scene(one, two, book=book_with(ADHOCRACY, name)) as play:
        play.one(f"bleed with {name}", f"play {ADHOCRACY}")
        play.two("block with Lauren")
        assert play.value(name, STRENGTH) == 2
        play.one("hands")
        play.two("hands")
        assert (play.blood("Lauren"), play.value(name, STRENGTH)) == (2, 1)


def test_a_maneuver_in_the_first_round() -> None:
    """101214, 100036: and the blocker cannot strike: combat ends, in no round."""
    book = book_with(MIND, "Caliban", "Alacrity")
    two = Side(ready=["Madison"], hand=["Majesty"])
    with scene(Side(ready=["Caliban"], hand=[MIND]), two, book=book) as play:
        press(play, "Caliban")
        play.one("bleed with Caliban", f"play {MIND}")
        play.two("block with Madison")
        play.one(f"use what {MIND} gives", "hands")
        assert "play Majesty" not in play.offered
        play.two("hands")
        play.one("press")
        assert f"use what {MIND} gives" not in play.offered
        play.one("hands")
        assert "play Majesty" not in play.offered
        play.two("hands")
    one, two = Side(ready=["Tamoszius"], hand=["Alacrity"]), Side(ready=["Lauren"])
    with scene(one, two, book=book) as play:
        play.one("bleed with Tamoszius")
        play.two("block with Lauren")
        play.one("play Alacrity", "superior")
        play.two("decline")


@pytest.mark.parametrize("card", [FORCE, "Stiff Contempt"])
def test_vampires_pay_to_attempt(card: str) -> None:
    """100758, 101870: each of them, for each attempt; who has no blood cannot."""
    name = "Madison" if card == FORCE else "Abebe"
    two = Side(ready=["Lauren", "Sully"], blood={"Sully": 0})
    play = begin(Side(ready=[name], hand=[card]), two, book=book_with(card, name))
    play.one(f"bleed with {name}", f"play {card}")
    assert "block with Sully" not in play.offered
    play.two("block with Lauren")
    assert play.blood("Lauren") == 3


def test_allies_cannot_block_but_zombies() -> None:
    """100758: nor can they pay for it."""
    zombie = ally("test-zombie", "Walker", w.ZOMBIE, life=2, strength=1, bleed=0)
    force = card_of("100758")
    assert isinstance(force, Printed)
    book = Rulebook(Pool((*CARDS, force, zombie)), PROCEDURES, Answers())
    two = Side(ready=["Procurer", "Walker"])
    play = begin(Side(ready=["Madison"], hand=[FORCE]), two, book=book)
    play.one("bleed with Madison", f"play {FORCE}")
    assert "block with Procurer" not in play.offered
    play.two("block with Walker")
    assert play.blood("Walker") == 2
