"""Cards put in play or on a minion by an action: sieges, and who is brought back to strength."""

from __future__ import annotations

import pytest

from primogen.kernel.decisions import number_of
from primogen.vtes.rules.atoms.cards import note_use
from primogen.vtes.rules.legality import uses_for
from primogen.vtes.rules.topics import INTERCEPT, STEALTH
from primogen.vtes.scenes.laying import MINION
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

SIEGE = "Under Siege"
SABBAT = ("Carmen", "Hannigan")


def besieged(counters: int = 3) -> Play:
    """Two has two Sabbat vampires, both locked, and one who is not."""
    two = Side(ready=[*SABBAT, "Sully"], in_play=[SIEGE], blood={SIEGE: counters}, tapped=list(SABBAT))
    play = begin(Side(ready=["Madison", "Lauren"]), two, book=book_with(SIEGE, *SABBAT))
    play.one("bleed with Madison")
    return play


def test_besieged() -> None:
    """102063: by a titled Sabbat vampire, with 3 counters."""
    card, who = SIEGE, "Andrew Emory"
    play = begin(
        Side(ready=[who, "Carmen"], hand=[card], pool=20), Side(ready=["Sully"]), book=book_with(card, who, "Carmen")
    )
    play.one(f"play {card}")
    assert (play.is_tapped(who), play.value(who, STEALTH)) == (True, 1)
    play.two("decline")
    assert (play.where(card), play.blood(card), play.pool[0]) == ("in play", 3, 19)


def test_he_unlocks_and_attempts_to_block() -> None:
    """102063: one of her Sabbat vampires, for 1 counter, once in an action."""
    play = besieged()
    play.two(f"use {SIEGE}")
    assert play.offered == list(SABBAT)
    play.two("Carmen")
    assert (play.is_tapped("Carmen"), play.is_tapped("Hannigan"), play.blood(SIEGE)) == (True, True, 2)


def test_once_in_an_action() -> None:
    """102063: with +1 intercept, whether it is needed or not."""
    play = besieged()
    play.two(f"use {SIEGE}", "Carmen")
    seen = set[str]()
    while play.asked.asks != "strike":
        seen |= set(play.offered)
        play.answers(play.asked.seat, ("pass",))
    assert (f"use {SIEGE}" in seen, play.value("Carmen", INTERCEPT), play.is_tapped("Carmen")) == (False, 1, True)


def test_who_attempts_it_already() -> None:
    """102063: gets the intercept, if he is a Sabbat vampire; and the last counter burns the card."""
    for blocker, may in (("Carmen", True), ("Sully", False)):
        two = Side(ready=[*SABBAT, "Sully"], in_play=[SIEGE], blood={SIEGE: 1}, tapped=["Hannigan"])
        play = begin(Side(ready=["Madison"]), two, book=book_with(SIEGE, *SABBAT))
        play.one("bleed with Madison")
        play.two("pass", f"block with {blocker}")
        assert (f"use {SIEGE}" in play.offered) == may
        if may:
            play.two(f"use {SIEGE}")
            assert (play.value(blocker, INTERCEPT), play.where(SIEGE)) == (1, "ash heap")


def test_not_against_the_actions_of_those_who_are_far() -> None:
    """102063: only where she could block; and nobody who is in torpor."""
    two = Side(ready=["Carmen"], torpor=["Hannigan"], in_play=[SIEGE], blood={SIEGE: 3})
    play = begin(Side(ready=["Madison"]), Side(), two, Side(), turn=0, book=book_with(SIEGE, *SABBAT))
    play.one("bleed with Madison")
    assert f"use {SIEGE}" not in play.offered
    play = begin(Side(ready=["Madison"]), two, book=book_with(SIEGE, *SABBAT))
    play.one("bleed with Madison")
    play.two(f"use {SIEGE}")
    assert (play.blood(SIEGE), play.where("Hannigan")) == (2, "torpor")


VIGOR, NAHUM = "Renewed Vigor", "Nahum Enosh"


def at_level(play: Play, level: int) -> None:
    """Of its four ways to use it; nothing is asked if there is only one."""
    if play.asked.asks == "level":
        play.answer([number_of(option) for option in play.asked.options].index(level))


def vigor(level: int, aim: str, one: Side, two: Side) -> Play:
    """Nahum Enosh plays it at that level, and nobody blocks."""
    one.ready.append(NAHUM)
    one.hand.append(VIGOR)
    play = begin(one, two, book=book_with(VIGOR, NAHUM))
    play.one(f"play {VIGOR}")
    at_level(play, level)
    if play.asked.asks != "block":
        play.one(aim)
    assert (play.asked.seat, play.value(NAHUM, STEALTH)) == (1, 1)
    play.two("decline")
    return play


def test_out_of_torpor_by_itself() -> None:
    """101603: in her unlock phase, for the card; it does not cost him blood."""
    play = vigor(0, "", Side(), Side(ready=["Sully"]))
    assert (play.host(VIGOR), play.blood(NAHUM)) == (NAHUM, 9)
    for where, phase, may in (("torpor", "untap", True), ("ready", "untap", False), ("torpor", MINION, False)):
        side = Side(on={NAHUM: [VIGOR]}, blood={NAHUM: 0})
        (side.torpor if where == "torpor" else side.ready).append(NAHUM)
        play = begin(side, Side(), book=book_with(VIGOR, NAHUM), phase=phase)
        assert (f"use {VIGOR}" in play.offered) == may
        if may:
            play.one(f"use {VIGOR}")
            assert (play.where(NAHUM), play.where(VIGOR), play.blood(NAHUM)) == ("ready", "ash heap", 0)


def test_one_renewed_vigor_each() -> None:
    """101603: at its other levels he can still play it."""
    for on, levels in (([], [0, 1]), ([VIGOR], [1])):
        side = Side(ready=[NAHUM], on={NAHUM: on}, hand=[VIGOR], torpor=["Lauren"])
        play = begin(side, Side(ready=["Sully"]), book=book_with(VIGOR, NAHUM))
        assert uses_for(play.g, play.g.hand(0)[0], play.card(NAHUM)) == levels


@pytest.mark.parametrize("whose", [0, 1])
def test_out_of_torpor(whose: int) -> None:
    """101603: anybody's vampire; it is directed at her whose he is."""
    sides = [Side(), Side(ready=["Sully"])]
    sides[whose].torpor.append("Lauren")
    sides[whose].blood["Lauren"] = 0
    play = vigor(1, "Lauren", *sides)
    assert (play.where("Lauren"), play.blood("Lauren")) == ("ready", 0)


def test_back_to_life() -> None:
    """101603: an ally or a retainer, up to the life it came with: at a better level, more."""
    for level, life in ((0, 1), (1, 2)):
        one = Side(on={NAHUM: ["Raven Spy"]}, blood={})
        one.ready.append(NAHUM)
        one.hand.append(VIGOR)
        play = begin(one, Side(ready=["Sully"]), book=book_with(VIGOR, NAHUM))
        note_use(play.g, play.card("Raven Spy"), level)
        play.g.blood[play.card("Raven Spy")] = 1
        if level:
            play.one(f"play {VIGOR}")
            at_level(play, 2)
            play.one(*(["Raven Spy"] if play.asked.asks != "block" else []))
            play.two("decline")
        else:
            assert 2 not in uses_for(play.g, play.card(VIGOR), play.card(NAHUM))
        assert play.blood("Raven Spy") == life


@pytest.mark.parametrize("whose", [0, 1])
def test_an_ally_comes_back_to_life(whose: int) -> None:
    """101603: anybody's, and not a vampire."""
    sides = [Side(), Side(ready=["Sully"], blood={"Sully": 1})]
    sides[whose].ready.append("Renegade Garou")
    sides[whose].blood["Renegade Garou"] = 1
    one, two = sides
    one.ready.append(NAHUM)
    one.hand.append(VIGOR)
    play = begin(one, two, book=book_with(VIGOR, NAHUM, "Renegade Garou"))
    play.one(f"play {VIGOR}")
    at_level(play, 2)
    play.two("decline")
    assert play.blood("Renegade Garou") == play.g.face(play.card("Renegade Garou")).life > 1


def test_up_to_the_capacity() -> None:
    """101603: another vampire."""
    play = vigor(3, "Sully", Side(), Side(ready=["Sully"], blood={"Sully": 1}))
    assert (play.blood("Sully"), play.blood(NAHUM)) == (4, 9)
