"""Lowered combat cards: what lasts for a round or a combat, what is prevented, what follows when it is over."""

from __future__ import annotations

from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def fight(one: Side, two: Side, *names: str) -> Play:
    """The first of the one bleeds, and the first of the other blocks."""
    play = begin(one, two, book=book_with(*names))
    play.one(f"bleed with {one.ready[0]}")
    play.two(f"block with {two.ready[0]}")
    return play


def test_no_damage_when_combat_ends_first() -> None:
    """100301: nothing is resolved any more."""
    crows, majesty = "Carrion Crows", "Majesty"
    one = Side(ready=["Horace Radcliffe"], hand=[crows])
    play = fight(one, Side(ready=["Tamoszius"], hand=[majesty]), crows, majesty)
    play.one(f"play {crows}", "superior", "hands")
    play.two(f"play {majesty}", "superior")
    assert play.blood("Tamoszius") == 4  # he paid for it
    play.check_end()


def test_all_damage_of_strikes_is_prevented_in_this_round() -> None:
    """101649: for 1 blood; also of what he strikes with again, and not of what is done by nobody."""
    card, crows = "Rolling with the Punches", "Carrion Crows"
    one = Side(ready=["Horace Radcliffe"], hand=[crows])
    two = Side(ready=["Madison"], hand=[card])
    play = fight(one, two, card, crows)
    play.one(f"play {crows}", "basic", "hands")
    play.two("hands", f"play {card}", "superior")
    assert play.blood("Madison") == 4  # 1 paid, 1 to the crows
    play.check_end()


def test_prevented_from_a_strike_alone() -> None:
    """100834: 1 of the strike's 1, and nothing of the crows' 1."""
    card, crows = "Glancing Blow", "Carrion Crows"
    one = Side(ready=["Horace Radcliffe"], hand=[crows])
    play = fight(one, Side(ready=["Sully"], hand=[card] * 2), card, crows)
    play.one(f"play {crows}", "basic", "hands")
    play.two("hands", f"play {card}")
    assert (play.blood("Sully"), play.names(1, HAND)) == (3, [card])
    play.check_end()


def test_may_strike_so_as_often_as_he_strikes() -> None:
    """102227: this round he can steal blood at any range."""
    card = "Hunger of Marduk"
    one = Side(ready=["Nayarana"], hand=[card], blood={"Nayarana": 1})
    play = fight(one, Side(ready=["Sully"]), card, "Nayarana")
    play.one(f"play {card}", "superior", f"use what {card} gives")
    play.two("hands")
    assert (play.blood("Nayarana"), play.blood("Sully")) == (2, 2)
    play.check_end()


def test_the_action_goes_on_after_combat() -> None:
    """100771: for 1 blood, with 1 stealth; another of the same Methuselah may attempt to block."""
    card = "Form of Mist"
    one = Side(ready=["Gunnar"], hand=[card])
    with scene(one, Side(ready=["Sully", "Lauren"]), book=book_with(card, "Gunnar")) as play:
        play.one("bleed with Gunnar")
        play.two("block with Sully")
        play.one(f"play {card}", "superior")
        play.two("hands")
        play.one("yes")
        assert (play.blood("Gunnar"), play.offered) == (3, ["block with Lauren", "decline"])
        play.two("decline")
        assert play.pool == [30, 29]


def test_damage_after_the_action_is_resolved() -> None:
    """100492: no vampire blocks; 1 aggravated at superior, which nobody prevents."""
    card = "Daring the Dawn"
    with scene(Side(ready=["Madison"], hand=[card]), Side(ready=["Lauren"]), book=book_with(card)) as play:
        play.one("bleed with Madison", f"play {card}", "superior")
        assert (play.pool, play.where("Madison")) == ([30, 29], "torpor")


def test_damage_with_the_strikes_of_each_round() -> None:
    """100301: even against a dodge, and once in a round."""
    crows, quick = "Carrion Crows", "Acrobatics"
    one = Side(ready=["Horace Radcliffe"], hand=[crows])
    play = fight(one, Side(ready=["Tamoszius"], hand=[quick, quick]), crows, quick)
    play.one(f"play {crows}", "superior", "hands")
    play.two(f"play {quick}")
    assert (play.blood("Tamoszius"), play.blood("Horace Radcliffe")) == (2, 5)
    play.two("hands")
    assert (play.blood("Tamoszius"), play.blood("Horace Radcliffe")) == (2, 4)
    play.check_end()


def test_only_hand_strikes() -> None:
    """100959: of both, in this round; with a press; and the next round is at close range."""
    grapple, dodge = "Immortal Grapple", "Arms of the Abyss"
    one = Side(ready=["Horace Radcliffe"], hand=[grapple])
    two = Side(ready=["Andrew Emory"], hand=[dodge, "Fake Out"])
    play = fight(one, two, grapple, dodge, "Andrew Emory")
    play.two("pass")
    play.one(f"play {grapple}", "superior", "hands")
    assert play.offered == ["hands"]
    play.two("hands")
    play.one("press", "hands")  # nobody is asked for a maneuver
    play.two(f"play {dodge}", "basic")
    assert (play.blood("Andrew Emory"), play.names(1, HAND)) == (4, ["Fake Out"])  # and he dodged
    play.check_end()


def test_strikes_alone_are_made_aggravated_when_both_are_chosen() -> None:
    """100344: for 1 blood."""
    card = "Chiropteran Marauder"
    play = fight(Side(ready=["Lolita Houston"], hand=[card]), Side(ready=["Sully"]), card, "Lolita Houston")
    play.one("pass", "pass", "hands")
    play.two("hands")
    play.one(f"play {card}")
    assert (play.where("Sully"), play.blood("Lolita Houston")) == ("torpor", 2)
    play.check_end()


def test_one_point_prevented_in_each_round() -> None:
    """100934: once in a round, and again in the next; besides the strength."""
    card, grapple = "Horrid Form", "Immortal Grapple"
    one = Side(ready=["Lolita Houston"], hand=[card])
    play = fight(one, Side(ready=["Horace Radcliffe"], hand=[grapple]), card, grapple, "Lolita Houston")
    play.one(f"play {card}", "superior")
    play.two(f"play {grapple}", "superior")
    play.one("hands")
    play.two("hands")
    play.one(f"use what {card} gives")
    assert (play.blood("Lolita Houston"), play.blood("Horace Radcliffe")) == (3, 3)
    play.two("press")
    play.one("hands")
    play.two("hands")
    play.one(f"use what {card} gives")
    assert (play.blood("Lolita Houston"), play.blood("Horace Radcliffe")) == (3, 1)
    play.check_end()


def test_prevents_later_in_the_round() -> None:
    """102071: with a maneuver; it is no reason to maneuver twice in succession."""
    card = "Unflinching Persistence"
    play = fight(Side(ready=["Madison"], hand=[card] * 2), Side(ready=["Sully"], hand=["Fake Out"]), card)
    play.one(f"play {card}")
    assert play.names(0, HAND) == [card] and play.asked.seat == 1
    play.two("play Fake Out")
    play.one("pass", "hands")
    play.two("hands")
    play.one(f"use what {card} gives")
    assert play.blood("Madison") == 6
    play.check_end()


def test_an_additional_strike_beyond_the_limit() -> None:
    """101532: besides one that counts against it, of which a second is not allowed."""
    quick, other = "Quickness", "Acrobatics"
    play = fight(Side(ready=["Tamoszius"], hand=[quick, other, other]), Side(ready=["Sully"]), quick, other)
    play.one("hands")
    play.two("hands")
    play.one(f"play {quick}", "superior", f"play {other}")
    assert play.offered == ["hands"]
    play.one("hands", "hands")
    assert (play.blood("Sully"), play.blood("Tamoszius")) == (1, 3)
    play.check_end()


def test_another_combat_follows() -> None:
    """101507: with the same minion, though a strike has ended this one."""
    card, majesty = "Psyche!", "Majesty"
    one = Side(ready=["Tamoszius"], hand=[card])
    play = fight(one, Side(ready=["Chelsea Blake"], hand=[majesty]), card, majesty)
    play.one("hands")
    play.two(f"play {majesty}")
    play.one(f"play {card}", "hands")
    play.two("hands")
    assert (play.blood("Tamoszius"), play.blood("Chelsea Blake")) == (4, 3)
    play.check_end()


def test_unlocks_after_a_success_it_made_stealthy() -> None:
    """100761: for 1 blood, if he wants to."""
    card, who = "Forced March", "Gwendolyn"
    with scene(Side(ready=[who], hand=[card]), Side(ready=["Lauren"]), book=book_with(card, who)) as play:
        play.one(f"bleed with {who}")
        play.two("block with Lauren")
        play.one(f"play {card}")
        play.two("decline")
        play.one("yes")
        assert (play.is_tapped(who), play.blood(who)) == (False, 10)


def test_a_committed_strike_is_lost_to_a_grapple() -> None:
    """100959: who has maneuvered with another strike gets none."""
    grapple, gun = "Immortal Grapple", ".44 Magnum"
    one = Side(ready=["Horace Radcliffe"], hand=[grapple, "Fake Out"])
    play = fight(one, Side(ready=["Sully"], on={"Sully": [gun]}), grapple)
    play.one("pass")
    play.two(f"use {gun}")
    play.one("play Fake Out", f"play {grapple}", "basic", "hands")
    assert (play.blood("Horace Radcliffe"), play.blood("Sully")) == (5, 3)
    play.check_end()


def test_presses_only_to_end_combat() -> None:
    """101246: one that would continue it is not offered, one that answers it is."""
    to_end, to_continue = "Movement of the Mind", "Apportation"
    play = fight(Side(ready=["Lauren"], hand=[to_end]), Side(ready=["Sully"]), to_end, to_continue)
    play.one("hands")
    play.two("hands")
    assert play.names(0, HAND) == [to_end]
    play.check_end()
    two = Side(ready=["Rosalina Cortez"], hand=[to_continue])
    play = fight(Side(ready=["Lauren"], hand=[to_end]), two, to_end, to_continue)
    play.two("pass")
    play.one("hands")
    play.two("hands", f"play {to_continue}")
    play.one(f"play {to_end}")
    assert play.blood("Lauren") == 3
    play.check_end()


def test_what_goes_on_comes_back_from_the_ash_heap() -> None:
    """101735: an action, but no bleed; who has declined does not block it."""
    card, gun = "Shadow Body", ".44 Magnum"
    one = Side(ready=["Andrew Emory"], hand=[card, gun, card])
    book = book_with(card, "Andrew Emory")
    two = Side(ready=["Nik Sikko", "Massimo Falconi"], on={"Massimo Falconi": ["Raven Spy"]})
    with scene(one, two, Side(ready=["Lauren"]), book=book) as play:
        play.one(f"play {gun}")
        play.two("block with Massimo Falconi")
        play.one(f"play {card}", "superior")
        play.two("hands", "decline")
        play.three("decline")
        assert (play.host(gun), play.pool) == ("Andrew Emory", [28, 30, 30])
    with scene(one, two, book=book) as play:
        play.one("bleed with Andrew Emory")
        play.two("block with Massimo Falconi")
        play.one(f"play {card}", "superior")
        play.two("hands")
        assert play.pool == [30, 30]


def test_a_maneuver_each_combat_is_one() -> None:
    """100001, 101682: a gun's maneuver is used up in the first round; it strikes in the second all the same."""
    for gun, damage in ((".44 Magnum", 2), ("Saturday-Night Special", 1)):
        press = "Apportation"
        one = Side(ready=["Rosalina Cortez"], hand=[press], on={"Rosalina Cortez": [gun]})
        play = fight(one, Side(ready=["Sully"], blood={"Sully": 5}), press, gun, "Rosalina Cortez")
        play.one(f"use {gun}")
        play.two("hands")
        play.one(f"play {press}")
        assert (play.asked.asks, play.offered) == ("strike", [f"use {gun}", "hands"])
        play.one(f"use {gun}")
        play.two("hands")
        assert (play.blood("Sully"), play.blood("Rosalina Cortez")) == (5 - 2 * damage, 2)
        play.check_end()
