"""Lowered action cards, and what modifiers and reactions give for a while."""

from __future__ import annotations

from primogen.vtes.rules.topics import BLEED, INTERCEPT, OPTIONAL_MANEUVERS, STEALTH
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def test_more_than_one_discipline() -> None:
    """100952: celerity alone, chimerstry alone, or both at once."""
    card, who = "Illegalism", "Desiree Narayan, Anarch Historian"
    with scene(Side(ready=[who], hand=[card]), Side(ready=["Sully"]), book=book_with(card, who)) as play:
        play.one(f"play {card}")
        assert len(play.offered) == 3
        play.answer(2)
        assert play.value(who, STEALTH) == 1
        play.two("decline")
        assert (play.pool, play.is_tapped(who)) == ([30, 29], False)


def test_who_is_attacked_acts_in_that_combat() -> None:
    """100515: he is locked, and chooses his strike first."""
    card = "Deep Song"
    with scene(Side(ready=["Horace Radcliffe"], hand=[card]), Side(ready=["Sully"]), book=book_with(card)) as play:
        play.one(f"play {card}", "superior")
        play.two("decline")
        assert play.is_tapped("Sully")
        play.two("hands")
        play.one("hands")


def test_bleeds_whomever_he_wants() -> None:
    """101055: who is bled may block, and nobody else; pool only if he bled."""
    card, who = "Kindred Spirits", "Jackie"
    sides = [Side(ready=[who], hand=[card]), Side(ready=["Sully"]), Side(ready=["Lauren"])]
    with scene(*sides, book=book_with(card, who)) as play:
        play.one(f"play {card}", "superior", "Three")
        play.three("decline")
        assert play.pool == [31, 30, 28]


def test_more_maneuvers_in_the_combat_that_comes_of_it() -> None:
    """100046: with a locked minion."""
    card = "Ambush"
    two = Side(ready=["Nik Sikko", "Sully"], tapped=["Sully"])
    with scene(Side(ready=["Aunt Linda"], hand=[card]), two, book=book_with(card)) as play:
        play.one(f"play {card}")
        play.two("decline")
        play.one("maneuver", "hands")
        play.two("hands")
        assert (play.blood("Aunt Linda"), play.blood("Sully")) == (4, 4)


def test_what_was_for_a_block_is_not_for_another_combat() -> None:
    """102223: its maneuver comes with the block, and not with a combat that the action brings."""
    card, ambush = "Form of the Bat", "Ambush"
    one = Side(ready=["Gunnar"], hand=[ambush, card])
    two = Side(ready=["Nik Sikko", "Sully"], tapped=["Sully"])
    with scene(one, two, book=book_with(card, ambush, "Gunnar")) as play:
        play.one(f"play {ambush}")
        play.two("block with Nik Sikko")
        play.one(f"play {card}")  # his attempt fails
        play.two("decline")
        assert play.value("Gunnar", OPTIONAL_MANEUVERS) == 1  # that of the action
        play.one("pass", "hands")
        play.two("hands")


def test_no_equipment_in_the_combat_of_the_block() -> None:
    """102223: his gun is of no use; the maneuver is there."""
    card, gun = "Form of the Bat", ".44 Magnum"
    two = Side(ready=["Gunnar"], hand=[card], on={"Gunnar": [gun]})
    with scene(Side(ready=["Sully"]), two, book=book_with(card, "Gunnar")) as play:
        play.one("hunt with Sully")
        play.two("block with Gunnar", f"play {card}")
        assert f"use {gun}" not in play.offered
        play.two("maneuver")
        play.one("hands")
        assert play.offered == ["hands"]
        play.two("hands")


def test_x_is_named_and_paid() -> None:
    """101239: 1, 2 or 3, and no more than he has; it is limited."""
    card, who = "Monkey Wrench", "Crow"
    one = Side(ready=[who], hand=[card] * 2, blood={who: 2})
    with scene(one, Side(ready=["Sully"]), book=book_with(card, who)) as play:
        play.one(f"bleed with {who}", f"play {card}")
        assert len(play.offered) == 2
        play.one("2")
        assert (play.value(who, BLEED), play.blood(who)) == (3, 0)
        play.two("decline")
        assert play.pool == [30, 27]


def test_x_may_be_nothing() -> None:
    """100918: 1 point is prevented for no blood at all, and one more for each."""
    card = "Hidden Strength"
    two = Side(ready=["Madison"], hand=[card], blood={"Madison": 0})
    with scene(Side(ready=["Sully"]), two, book=book_with(card)) as play:
        play.one("bleed with Sully")
        play.two("block with Madison")
        play.one("hands")
        play.two("hands", f"play {card}", "superior")
        assert (play.where("Madison"), play.offered) == ("ready", ["press", "pass"])
        play.two("pass")


def test_once_in_the_action() -> None:
    """101001: 1 intercept less for 1 blood, of a younger vampire who attempts to block."""
    card, who = "Into Thin Air", "Belinde"
    two = Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]})
    with scene(Side(ready=[who], hand=[card]), two, book=book_with(card)) as play:
        play.one(f"bleed with {who}")
        play.two("block with Lauren")
        play.one(f"play {card}", "basic", f"use what {card} gives")
        assert (play.blood(who), play.value("Lauren", INTERCEPT), play.value(who, STEALTH)) == (5, 0, 1)
        play.two("decline")
        assert play.pool == [30, 29]


def test_strikes_so_in_the_first_round_of_the_block() -> None:
    """101774."""
    card, who = "Shroud of Absence", "Lord Vauxhall"
    two = Side(ready=["Sully"], on={"Sully": ["Raven Spy"]})
    with scene(Side(ready=[who], hand=[card]), two, book=book_with(card, who)) as play:
        play.one(f"bleed with {who}")
        play.two("block with Sully")
        play.one(f"play {card}", "superior", f"use what {card} gives")
        play.two("hands")
        assert play.pool == [30, 30]


def test_is_not_locked_by_the_block() -> None:
    """101559."""
    card = "Read the Winds"
    with scene(Side(ready=["Sully"]), Side(ready=["Belinde"], hand=[card]), book=book_with(card)) as play:
        play.one("hunt with Sully")
        play.two("block with Belinde", f"play {card}")
        play.one("hands")
        play.two("hands")
        assert not play.is_tapped("Belinde")


def test_who_is_to_gain_is_named_as_the_bleed_is_announced() -> None:
    """102247: both at once; a locked minion is chosen when the bleed has succeeded, or none."""
    card, who = "Break the Bonds", "Roberto Rivamonte"
    one = Side(ready=[who], hand=[card], uncontrolled=["Ashley", "Sully"])
    with scene(one, Side(ready=["Lauren"]), Side(ready=["Nik Sikko"]), book=book_with(card, who)) as play:
        play.one(f"play {card}")
        play.answer(5)  # without animalism
        play.one("Sully")
        play.two("decline")
        assert play.blood("Sully") == 0
        play.one("Lauren")
        assert (play.blood("Sully"), play.is_tapped("Lauren"), play.pool) == (1, True, [30, 29, 30])


def test_pool_is_stolen_from_whom_one_names() -> None:
    """102229: who may block it."""
    card, who = "Line Brawl", "Anita Wainwright"
    sides = [Side(ready=[who], hand=[card]), Side(), Side(ready=["Lauren"])]
    with scene(*sides, book=book_with(card, who)) as play:
        play.one(f"play {card}", "basic", "Three")
        play.three("decline")
        assert play.pool == [31, 30, 29]
