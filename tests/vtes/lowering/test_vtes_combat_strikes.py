"""Lowered combat cards: strikes, and what comes with them if they hit."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.sides import Side
from vtes_fights import fight, reach, strikes


def test_a_press_once_in_this_combat() -> None:
    """102225: strength this combat, and at superior one press, in whichever round."""
    card = "Form of the Wolf"
    play = fight(Side(ready=["Alex Camille"], hand=[card] * 2), Side(ready=["Madison"]))
    play.one(f"play {card}", "superior")
    strikes(play, "hands", "hands")
    reach(play, f"use what {card} gives").one(f"use what {card} gives")
    strikes(play, "hands", "hands")
    play.all_pass()  # no other press in the second round, and the strength is still there
    assert (play.blood("Madison"), play.blood("Alex Camille"), play.names(0, HAND)) == (2, 3, [card])
    play.check_end()


def test_no_press_at_basic() -> None:
    """102225: and only one of these in a combat."""
    card = "Form of the Wolf"
    play = fight(Side(ready=["Alex Camille"], hand=[card] * 2), Side(ready=["Madison"]))
    play.one(f"play {card}", "basic")
    assert f"play {card}" not in play.offered
    strikes(play, "hands", "hands")
    assert play.blood("Madison") == 4
    play.all_pass()
    play.check_end()


def test_a_maneuver_only_to_close_range() -> None:
    """101798: with the strike, when the other has gone to long range."""
    card, flash = "Slam", "Fake Out"
    play = fight(Side(ready=["Horace Radcliffe"], hand=[card]), Side(ready=["Madison"], hand=[flash]))
    assert play.asked.seat == 1  # who strikes first was not asked for a maneuver
    reach(play, f"play {flash}").two(f"play {flash}")
    reach(play, f"play {card}").one(f"play {card}")
    reach(play, "hands").two("hands")
    assert (play.blood("Madison"), play.blood("Horace Radcliffe")) == (3, 3)  # 1 for the card


def test_no_maneuver_at_basic() -> None:
    """101798: only as a strike."""
    card, flash = "Slam", "Fake Out"
    play = fight(Side(ready=["Abaddon"], hand=[card]), Side(ready=["Madison"], hand=[flash]))
    reach(play, f"play {flash}").two(f"play {flash}")
    reach(play, f"play {card}")
    assert play.asked.asks == "strike"
    play.one(f"play {card}")
    reach(play, "hands").two("hands")
    assert (play.blood("Madison"), play.blood("Abaddon")) == (6, 7)


@pytest.mark.parametrize(
    ("card", "level", "done", "paid"),
    [
        ("Soul Burn", "basic", 1, 1),  # 101829
        ("Soul Burn", "superior", 2, 1),
        ("Blood Rage", "basic", 1, 0),  # 100208
        ("Blood Rage", "superior", 2, 0),
        ("Blood Fury", "basic", 2, 1),  # 100201
        ("Blood Fury", "superior", 3, 1),
    ],
)
def test_not_prevented_by_fortitude_and_weapons_do_nothing(card: str, level: str, done: int, paid: int) -> None:
    """101829, 100208, 100201: the strike at that level, and what the opposing vampire's weapon does not."""
    play = fight(
        Side(ready=["Aisling Sturbridge"], hand=[card]),
        Side(ready=["Madison"], hand=["Indomitability"], on={"Madison": [".44 Magnum"]}),
    )
    reach(play, f"play {card}").one(f"play {card}", level)
    play.two("use .44 Magnum")
    play.all_pass()  # nobody can prevent anything
    assert (play.blood("Madison"), play.blood("Aisling Sturbridge")) == (6 - done, 5 - paid)
    assert play.names(1, HAND) == ["Indomitability"]


def test_other_cards_prevent_it() -> None:
    """101829: which require no Fortitude."""
    card, vest = "Soul Burn", "Flak Jacket"
    play = fight(Side(ready=["Aisling Sturbridge"], hand=[card]), Side(ready=["Madison"], on={"Madison": [vest]}))
    reach(play, f"play {card}").one(f"play {card}", "superior")
    play.two("hands", f"use {vest}")
    assert (play.blood("Madison"), play.blood("Aisling Sturbridge")) == (5, 3)


def test_what_prevents_all_damage_of_strikes_does_not_prevent_this() -> None:
    """101829, 101649: the hands of before are prevented, and what comes of them does not prevent the rest."""
    card, rolling = "Soul Burn", "Rolling with the Punches"
    one = Side(ready=["Nayarana"], hand=["Blur", card])
    play = fight(one, Side(ready=["Madison"], hand=[rolling]))
    strikes(play, "hands", "hands")
    play.two(f"play {rolling}", "superior")
    reach(play, "play Blur").one("play Blur", f"play {card}", "superior")
    play.all_pass()
    assert play.blood("Madison") == 3  # 1 paid for it, and 2 done


def test_a_dodge_saves_the_weapon() -> None:
    """101829: the strike does not hit; a weapon used again does its damage."""
    card = "Soul Burn"
    play = fight(
        Side(ready=["Aisling Sturbridge"], hand=[card]),
        Side(ready=["Tamoszius"], hand=["Dodge", "Blur"], on={"Tamoszius": [".44 Magnum"]}),
    )
    reach(play, f"play {card}").one(f"play {card}", "superior")
    play.two("play Dodge")
    reach(play, "play Blur").two("play Blur", "basic", "use .44 Magnum")
    assert (play.blood("Tamoszius"), play.blood("Aisling Sturbridge")) == (4, 2)


def test_a_weapon_does_no_damage_in_what_is_left_of_the_round() -> None:
    """101829: also of additional strikes, but not hands."""
    card = "Soul Burn"
    play = fight(
        Side(ready=["Aisling Sturbridge"], hand=[card]),
        Side(ready=["Tamoszius"], hand=["Blur"], on={"Tamoszius": [".44 Magnum"]}),
    )
    reach(play, f"play {card}").one(f"play {card}", "basic")
    play.two("hands")
    reach(play, "play Blur").two("play Blur", "basic", "use .44 Magnum")
    assert (play.blood("Tamoszius"), play.blood("Aisling Sturbridge")) == (3, 3)


def test_an_ally_keeps_the_use_of_a_weapon() -> None:
    """101829: a vampire's strikes are spoken of."""
    card, ally = "Soul Burn", "Procurer"
    play = fight(
        Side(ready=["Aisling Sturbridge"], hand=[card]),
        Side(ready=[ally], blood={ally: 3}, on={ally: [".44 Magnum"]}),
    )
    reach(play, f"play {card}").one(f"play {card}", "basic")
    play.two("use .44 Magnum")
    assert (play.blood(ally), play.blood("Aisling Sturbridge")) == (2, 2)


def test_a_new_round_with_a_maneuver() -> None:
    """101950: a press to continue combat, and an optional maneuver in the round that comes of it."""
    card = "Telepathic Tracking"
    play = fight(Side(ready=["Ashley"]), Side(ready=["Abiku"], hand=[card]), "Ashley")
    strikes(play, "hands", "hands")
    reach(play, f"play {card}").two(f"play {card}")
    reach(play, "maneuver").two("maneuver")
    reach(play, "hands").one("hands")
    reach(play, "hands").two("hands")
    assert (play.blood("Ashley"), play.blood("Abiku")) == (2, 4)  # long range: only the hands of the first round
    play.all_pass()
    play.check_end()


def test_no_maneuver_in_the_round_after_the_next() -> None:
    """101950: that round is the next one."""
    card = "Telepathic Tracking"
    play = fight(Side(ready=["Ashley"]), Side(ready=["Abiku"], hand=[card, "Flash"]))
    strikes(play, "hands", "hands")
    reach(play, f"play {card}").two(f"play {card}")
    assert "maneuver" in reach(play, "play Flash").offered
    strikes(play, "hands", "hands")
    reach(play, "play Flash").two("play Flash")
    assert reach(play, "hands").asked.seat == 0  # nobody was asked for a maneuver


def test_combat_that_would_end_goes_on() -> None:
    """101950: at superior, after a strike that ends it; and the next time it ends."""
    card = "Telepathic Tracking"
    play = fight(Side(ready=["Alice Chen"], hand=["Majesty"]), Side(ready=["Abiku"], hand=[card, "Flash"]))
    reach(play, "play Majesty").one("play Majesty", "superior")
    play.two("hands", f"play {card}")
    strikes(play, "hands", "hands")
    reach(play, "play Flash")  # as a press: it is a round like any other
    play.all_pass()
    assert (play.blood("Alice Chen"), play.blood("Abiku")) == (5, 4)
    play.check_end()


def test_no_new_round_with_one_who_is_not_ready() -> None:
    """101950: nor when another combat follows this one."""
    card, psyche = "Telepathic Tracking", "Psyche!"
    play = fight(Side(ready=["Abiku"], hand=[card]), Side(ready=["Ashley"], blood={"Ashley": 0}))
    strikes(play, "hands", "hands")
    play.all_pass()
    assert (play.where("Ashley"), play.names(0, HAND)) == ("torpor", [card])
    play.check_end()
    play = fight(Side(ready=["Anvil"], hand=[psyche]), Side(ready=["Abiku"], hand=[card]))
    strikes(play, "hands", "hands")
    reach(play, f"play {psyche}").one("pass")  # as a press
    reach(play, f"play {psyche}").one(f"play {psyche}")
    assert (play.asked.asks, play.names(1, HAND)) == ("strike", [card])
