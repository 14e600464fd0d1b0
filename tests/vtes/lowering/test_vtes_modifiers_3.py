"""Modifiers played when a bleed would be successful, and after an action has been resolved."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.vtes.rules.atoms.cards import note_use
from primogen.vtes.rules.atoms.choosing import choose_seat_for, is_seat_chosen
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.in_force import refresh
from primogen.vtes.rules.topics import BLEED, STEALTH
from primogen.vtes.rules.words import HAND, THIS_ACTION
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

SPYING = "Spying Mission"


def spies(play: Play, seat: int) -> None:
    """The card on him, played at superior, remembers that Methuselah."""
    card = play.card(SPYING)
    note_use(play.g, card, 1)
    refresh(play.g, card)
    choose_seat_for(play.g, card, seat)


def test_stealth_while_it_is_needed() -> None:
    """101857: at its basic level, which the other is not there for."""
    one = Side(ready=["Belinde"], hand=[SPYING])
    with scene(one, Side(ready=["Lauren"]), book=book_with(SPYING)) as play:
        play.one("bleed with Belinde")
        play.two("block with Lauren")
        play.one(f"play {SPYING}")
        assert play.value("Belinde", STEALTH) == 1
        play.two("decline")
        assert (play.pool, play.where(SPYING)) == ([30, 29], "ash heap")


def test_the_bleed_is_unsuccessful_instead() -> None:
    """101857: when nothing else can be played any more; neither pool is lost nor the Edge gained."""
    one = Side(ready=["Belinde"], hand=[SPYING])
    two = Side(ready=["Ayelech"], hand=["Deflection"])
    with scene(one, two, Side(), book=book_with(SPYING)) as play:
        play.one("bleed with Belinde")
        play.two("decline")
        assert play.asked.seat == 1 and not play.offers(f"play {SPYING}")
        play.two("pass")
        play.one(f"play {SPYING}")
        assert (play.pool, play.edge, play.host(SPYING)) == ([30, 30, 30], "", "Belinde")
        assert (play.names(1, HAND), play.is_tapped("Belinde")) == (["Deflection"], True)
        card = play.card(SPYING)
        assert (play.g.played_as[card], [is_seat_chosen(play.g, card, seat) for seat in range(3)]) == (1, [0, 1, 0])


@pytest.mark.parametrize("less", [0, 1])
def test_only_a_bleed_that_would_be_successful(less: int) -> None:
    """101857: not one for 0."""
    play = begin(Side(ready=["Belinde"], hand=[SPYING]), Side(), book=book_with(SPYING))
    modify(play.g, BLEED, -less, NONE, play.card("Belinde"), THIS_ACTION)
    play.one("bleed with Belinde")
    assert play.offers(f"play {SPYING}") == (not less)


def test_nothing_but_a_bleed() -> None:
    """101857."""
    with scene(Side(ready=["Belinde"], blood={"Belinde": 1}, hand=[SPYING]), Side(), book=book_with(SPYING)) as play:
        play.one("hunt with Belinde")
        assert (play.blood("Belinde"), play.names(0, HAND)) == (2, [SPYING])


def test_an_unsuccessful_action_costs_nothing() -> None:
    """101857: its card is burned."""
    one = Side(ready=["Colette"], hand=["Govern the Unaligned", SPYING])
    with scene(one, Side(), book=book_with(SPYING)) as play:
        play.one("play Govern the Unaligned")
        play.one(f"play {SPYING}")
        assert (play.blood("Colette"), play.pool, play.where("Govern the Unaligned")) == (5, [30, 30], "ash heap")


def test_the_next_bleed_is_stronger() -> None:
    """101857: the card is burned."""
    one = Side(ready=["Belinde"], on={"Belinde": [SPYING]})
    with scene(one, Side(), Side(), book=book_with(SPYING)) as play:
        spies(play, 1)
        play.one("bleed with Belinde")
        assert (play.pool, play.where(SPYING)) == ([30, 27, 30], "ash heap")


def test_too_late_for_anything_else() -> None:
    """101857: until then the bleed is as it was; then no card is played any more."""
    one = Side(ready=["Belinde"], on={"Belinde": [SPYING]})
    two = Side(ready=["Ayelech"], hand=["Deflection"])
    with scene(one, two, Side(), book=book_with(SPYING)) as play:
        spies(play, 1)
        play.one("bleed with Belinde")
        play.two("decline")
        assert play.value("Belinde", BLEED) == 1
        play.two("pass")
        assert play.pool == [30, 27, 30]


@pytest.mark.parametrize(("seat", "left"), [(1, 29), (2, 27)])
def test_against_the_same_methuselah_alone(seat: int, left: int) -> None:
    """101857: whoever the bleed is against when it would succeed."""
    one = Side(ready=["Belinde"], on={"Belinde": [SPYING]})
    two = Side(ready=["Ayelech"], hand=["Deflection"])
    with scene(one, two, Side(), book=book_with(SPYING)) as play:
        spies(play, seat)
        play.one("bleed with Belinde")
        play.two("decline", "play Deflection", "superior")
        assert play.pool == [30, 30, left]
        assert (play.where(SPYING) == "ash heap") == (seat == 2)


@pytest.mark.parametrize(("who", "less", "left"), [("Sully", 0, 29), ("Belinde", 1, 30)])
def test_neither_another_minion_nor_a_bleed_for_nothing(who: str, less: int, left: int) -> None:
    """101857."""
    one = Side(ready=["Belinde", "Sully"], on={"Belinde": [SPYING]})
    with scene(one, Side(), book=book_with(SPYING)) as play:
        spies(play, 1)
        modify(play.g, BLEED, -less, NONE, play.card(who), THIS_ACTION)
        play.one(f"bleed with {who}")
        assert (play.pool, play.host(SPYING)) == ([30, left], "Belinde")
