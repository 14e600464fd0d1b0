"""Action cards: bleeds that are blocked, damage, what lies by itself, condemnations, barons."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.kernel.values import balance
from primogen.vtes.playable import book_for, by_hand
from primogen.vtes.rules.atoms.cards import note_use, put_on
from primogen.vtes.rules.atoms.layout import add_card
from primogen.vtes.rules.titles import votes_of
from primogen.vtes.rules.topics import BLEED, OPTIONAL_MANEUVERS, STEALTH, VOTES
from primogen.vtes.rules.words import HAND, LIBRARY
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def test_a_stealthy_bleed_with_a_maneuver() -> None:
    """101796: 1 stealth, and a maneuver if it is blocked; 1 bleed; or 1 stealth alone."""
    card, who = "Skullduggery", "Crystal Lynn"
    for level, stealth, bleed, maneuvers in ((0, 1, 1, 1), (1, 0, 2, 0), (2, 1, 1, 0)):
        play = begin(Side(ready=[who], hand=[card]), Side(ready=["Sully"]), book=book_with(card, who))
        play.one(f"play {card}")
        play.answer(level)
        assert [play.value(who, stat) for stat in (STEALTH, BLEED, OPTIONAL_MANEUVERS)] == [stealth, bleed, maneuvers]
        play.two("decline")
        assert play.pool[1] == 30 - bleed


HURTS = (
    ("101759", "Shattering", "Indira", "", 2),
    ("100937", "Horseshoes", "Belinde", "", 1),
    ("100937", "Horseshoes", "Aunt Linda", "superior", 2),
)


@pytest.mark.parametrize(("key", "card", "who", "level", "damage"), HURTS)
def test_damage_by_an_action(key: str, card: str, who: str, level: str, damage: int) -> None:
    """101759, 100937: on a ready minion, which nobody prevents."""
    two = Side(ready=["Sully"], torpor=["Ashley"], on={"Sully": ["Flak Jacket"]})
    play = begin(Side(ready=[who], hand=[card]), two, book=book_with(card, who))
    play.one(f"play {card}", *([level] if level else []), "Sully")
    play.two("decline")
    assert (play.blood("Sully"), play.asked.asks) == (4 - damage, "act"), key


@pytest.mark.parametrize("key", ["200750", "201066"])
def test_damage_by_what_he_is(key: str) -> None:
    """200750, 201066: 2 damage, as a (D) action."""
    book = book_for(frozenset({*by_hand(), key}))
    who = book.pool.cards[book.pool.by_key[key]].name
    play = begin(Side(ready=[who]), Side(ready=["Sully"]), book=book)
    acting = [each for each in play.offered if each.startswith(f"{who}: act")]
    play.one(acting[0], *(["Sully"] if key == "200750" else []))
    play.two("decline")
    assert play.blood("Sully") == 2


def test_an_event_is_burned() -> None:
    """101759: with 2 stealth, undirected: prey and predator may block, whoever has the event."""
    card, event, who = "Shattering", "Unmasking, The", "Medic, The"
    three = Side(in_play=[event], ready=["Lauren"])
    play = begin(Side(ready=[who], hand=[card]), Side(ready=["Sully"]), three, book=book_with(card, event, who))
    play.one(f"play {card}")
    assert (play.asked.seat, play.value(who, STEALTH)) == (1, 2)
    play.two("decline")
    play.three("decline")
    assert play.where(event) == "ash heap"


def test_any_hand_is_looked_at() -> None:
    """101759: of any other Methuselah, with 1 stealth, directed at her."""
    card, who = "Shattering", "Irena"
    sides = [Side(ready=[who], hand=[card]), Side(ready=["Sully"]), Side(ready=["Lauren"], hand=["Dodge"] * 7)]
    play = begin(*sides, book=book_with(card, who))
    play.one(f"play {card}", "Three")
    assert (play.asked.seat, play.value(who, STEALTH)) == (2, 1)
    play.three("decline")
    play.one("Dodge")
    assert play.where("Dodge") == "ash heap"


def immortal(*ready: str) -> Play:
    card = "Aranthebes, The Immortal"
    return begin(
        Side(ready=list(ready)), Side(ready=["Lauren"], in_play=[card], hand=["Dodge"] * 7), book=book_with(card)
    )


def test_less_stealth_for_her_predator() -> None:
    """100079: at any time in the action, locked for it; then she protects nobody."""
    card = "Aranthebes, The Immortal"
    play = immortal("Sully")
    play.one("bleed with Sully")
    assert play.value("Sully", BLEED) == 0
    play.two(f"use {card}")
    assert (balance(play.g, play.card("Sully"), STEALTH), play.is_tapped(card), play.value("Sully", BLEED)) == (
        -1,
        True,
        1,
    )


def test_not_against_the_old() -> None:
    """100079: of vampires with capacity 5 or more the bleed is as it was; these may put it back into the library."""
    card = "Aranthebes, The Immortal"
    play = immortal("Madison", "Sully")
    assert not [each for each in play.offered if each.startswith("Sully: act")]
    play.one(f"Madison: act with {card}")
    play.all_pass()
    play.two("decline")
    play.all_pass()
    assert play.names(1, LIBRARY) == [card]
    play = immortal("Madison")
    play.one("bleed with Madison")
    assert play.value("Madison", BLEED) == 1


def test_her_own_minions_keep_their_stealth() -> None:
    """100079: only those of her predator."""
    card = "Aranthebes, The Immortal"
    play = begin(Side(ready=["Sully"], in_play=[card]), Side(), book=book_with(card))
    play.one("hunt with Sully")
    assert f"use {card}" not in play.offered


@pytest.mark.parametrize("city", ["Seattle", "Boston", "New York"])
def test_a_baron_by_an_action(city: str) -> None:
    """100717, 100712, 100715: of at least 5 capacity."""
    card = f"Fee Stake: {city}"
    for who, may in (("Crow", True), ("Hanna Nokelainen", False), ("Madison", False)):
        play = begin(Side(ready=[who], hand=[card]), Side(), book=book_with(card, who))
        assert (f"play {card}" in play.offered) == may
        if may:
            play.one(f"play {card}")
            assert (play.host(card), votes_of(play.g, play.card(who))) == (who, 2)


def test_a_vote_more_in_his_own_referendums() -> None:
    """100717: a Gangrel; another has none, and neither has he in those of others."""
    card = "Fee Stake: Seattle"
    call = "Kine Resources Contested"
    for who, mine, votes in (("Crow", True, 1), ("Brandon Grime", True, 0), ("Crow", False, 0)):
        one = Side(ready=[who if mine else "Sully"], hand=[call], on={who: [card]} if mine else {})
        two = Side() if mine else Side(ready=[who], on={who: [card]})
        play = begin(one, two, book=book_with(card, who))
        play.one(f"play {call}", *([who] if play.asked.asks == "by-whom" else []))
        while play.asked.asks in ("block", "respond"):
            play.answers(play.asked.seat, ("decline",) if play.asked.asks == "block" else ("pass",))
        assert play.value(who, VOTES) == votes


def lie(play: Play, card: str, host: str, level: int) -> None:
    """As if it had been put on her minion before."""
    lying = add_card(play.g, card, 0, HAND)
    note_use(play.g, lying, level)
    put_on(play.g, lying, play.card(host), 0)
    ask_again(play.g)


def test_condemned() -> None:
    """100400: 3 votes fewer; of several condemnations only the last one stays."""
    card, who = "Condemnation: Mute", "Arishat"
    for level, burns in ((0, False), (1, True)):
        play = begin(Side(ready=[who], hand=[card]), Side(ready=["Ayelech"]), book=book_with(card, who))
        lie(play, card, "Ayelech", 1)
        play.one(f"play {card}")
        play.answer(level)
        play.one("Ayelech")
        play.two("decline")
        assert [play.where(each) for each in (card, f"{card} (2)")] == ["on card", "ash heap"]
        assert (votes_of(play.g, play.card("Ayelech")), balance(play.g, play.card("Ayelech"), VOTES)) == (0, -3)
        assert (play.g.played_as[play.card(card)] == 2) == burns


def test_the_condemned_pays_for_referendums() -> None:
    """100400: at the superior level of it, 1 blood after one passes; at the basic level none."""
    card, call = "Condemnation: Mute", "Ancilla Empowerment"
    for level, left in ((2, 3), (1, 4)):
        one = Side(ready=["Andi Liu"], hand=[call])
        play = begin(one, Side(ready=["Sully"]), book=book_with(card, call))
        lie(play, card, "Sully", level)
        play.one(f"play {call}")
        play.two("decline")
        play.one("for: Andi Liu")
        play.all_pass()
        assert play.blood("Sully") == left


def test_chimerstry_locks() -> None:
    """100400: a younger vampire; it does not stay."""
    card, who = "Condemnation: Mute", "Dhita Choudhair"
    play = begin(Side(ready=[who], hand=[card]), Side(ready=["Sully", "Madison"]), book=book_with(card, who))
    play.one(f"play {card}")
    play.two("decline")
    assert (play.is_tapped("Sully"), play.where(card)) == (True, "ash heap")
