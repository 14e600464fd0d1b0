"""Lowered combat cards: strikes at what somebody has, strikes for X blood, cards that are put on by a strike."""

from __future__ import annotations

from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play
from primogen.vtes.scenes.sides import Side
from vtes_fights import fight, reach, strikes


def test_equipment_or_a_retainer_is_burned_with_first_strike() -> None:
    """100576: a weapon that is burned does nothing any more."""
    card = "Donnybrook"
    play = fight(
        Side(ready=["Marcel"], hand=[card]),
        Side(ready=["Madison"], on={"Madison": [".44 Magnum", "J. S. Simmons, Esq."]}),
    )
    reach(play, f"play {card}").one(f"play {card}", "basic")
    play.two("use .44 Magnum")
    assert play.offered == ["take .44 Magnum", "take J. S. Simmons, Esq."]
    play.one("take J. S. Simmons, Esq.")
    assert (play.where("J. S. Simmons, Esq."), play.blood("Marcel")) == ("ash heap", 2)


def test_only_at_close_range_and_with_another_discipline() -> None:
    """100576: aggravated by hand; nothing at long range."""
    card = "Donnybrook"
    play = fight(Side(ready=["Marcel"], hand=[card]), Side(ready=["Madison"], hand=["Fake Out"]))
    reach(play, f"play {card}").one(f"play {card}", "basic (2)")
    play.two("hands")
    assert play.where("Madison") == "torpor"
    play = fight(Side(ready=["Marcel"], hand=[card]), Side(ready=["Madison"], hand=["Fake Out"]))
    reach(play, "play Fake Out").two("play Fake Out")
    assert reach(play, "hands").offered == ["hands"]


def test_a_weapon_is_stolen() -> None:
    """100704: with first strike before it is used; other equipment cannot be stolen so."""
    card = "Fast Hands"
    for level, blood in (("basic", 2), ("superior", 4)):
        play = fight(
            Side(ready=["Tamoszius"], hand=[card]),
            Side(ready=["Madison"], on={"Madison": [".44 Magnum", "Flak Jacket"]}),
        )
        reach(play, f"play {card}").one(f"play {card}", level)
        play.two("use .44 Magnum")
        assert play.g.host[play.card(".44 Magnum")] == play.card("Tamoszius")
        assert play.blood("Tamoszius") == blood


def test_no_weapon_no_theft() -> None:
    """100704: only if there is one."""
    card = "Fast Hands"
    play = fight(Side(ready=["Tamoszius"], hand=[card]), Side(ready=["Madison"], on={"Madison": ["Flak Jacket"]}))
    assert reach(play, "hands").offered == ["hands"]


def test_as_many_additional_strikes_as_are_paid_for() -> None:
    """101107: X is named as it is played, and its cost is paid besides."""
    card = "Lightning Reflexes"
    play = fight(Side(ready=["Tamoszius"], hand=[card, "Blur"]), Side(ready=["Alice Chen"]))
    strikes(play, "hands", "hands")
    reach(play, f"play {card}").one(f"play {card}", "superior")
    assert play.offered == ["1", "2", "3"]  # he has 4, and 1 is the cost
    play.one("2", "hands", "hands")
    assert (play.blood("Tamoszius"), play.blood("Alice Chen"), play.names(0, HAND)) == (1, 4, ["Blur"])


def test_one_additional_strike_at_basic() -> None:
    """101107: without X."""
    card = "Lightning Reflexes"
    play = fight(Side(ready=["Nik Sikko"], hand=[card]), Side(ready=["Alice Chen"]))
    strikes(play, "hands", "hands")
    reach(play, f"play {card}").one(f"play {card}", "hands")
    assert (play.blood("Nik Sikko"), play.blood("Alice Chen")) == (1, 5)


def test_a_card_put_on_by_a_strike() -> None:
    """102260: at superior, with the strike that hits; then it is its bearer's, who takes 2."""
    card = "Sculpt the Flesh"
    play = fight(Side(ready=["Saankaláxt"], hand=[card]), Side(ready=["Madison"], hand=["Dodge"]))
    reach(play, f"play {card}").one(f"play {card}", "superior")
    play.two("hands")
    assert (play.g.host[play.card(card)], play.blood("Madison")) == (play.card("Madison"), 4)
    assert play.g.controller[play.card(card)] == 1


def test_a_dodge_keeps_it_off() -> None:
    """102260: a strike that does not hit puts nothing on anybody."""
    card = "Sculpt the Flesh"
    play = fight(Side(ready=["Saankaláxt"], hand=[card]), Side(ready=["Madison"], hand=["Dodge"]))
    reach(play, f"play {card}").one(f"play {card}", "superior")
    play.two("play Dodge")
    assert (play.where(card), play.blood("Madison")) == ("ash heap", 6)


def test_nothing_stays_at_basic() -> None:
    """102260: aggravated by hand, and no more."""
    card = "Sculpt the Flesh"
    play = fight(Side(ready=["Saankaláxt"], hand=[card]), Side(ready=["Madison"]))
    reach(play, f"play {card}").one(f"play {card}", "basic")
    play.two("hands")
    assert (play.where(card), play.where("Madison")) == ("ash heap", "torpor")


def sculpted(*others: str) -> Play:
    """By a strike of the one's, when the action is over."""
    card = "Sculpt the Flesh"
    play = fight(Side(ready=["Saankaláxt", *others], hand=[card]), Side(ready=["Madison"]))
    reach(play, f"play {card}").one(f"play {card}", "superior")
    play.two("hands")
    play.all_pass()
    return play


def test_1_blood_in_each_unlock_phase_until_it_is_burned() -> None:
    """102260: of its bearer; any minion may burn it, with 1 stealth: his own, as an action that is not directed."""
    card, play = "Sculpt the Flesh", sculpted()
    to_action(play, f"Madison: act with {card}")
    assert play.blood("Madison") == 3  # 2 to the strike, 1 to the card
    play.two(f"Madison: act with {card}")
    assert play.where(card) == "ash heap"


def test_burned_by_another_minion() -> None:
    """102260: directed at who controls its bearer."""
    card, play = "Sculpt the Flesh", sculpted("Sully")
    play.one(f"Sully: act with {card}")
    assert play.where(card) == "ash heap"


def to_action(play: Play, said: str) -> None:
    while said not in play.offered:
        play.answers(play.asked.seat, ("end",) if "end" in play.offered else ("pass",))
