"""Allies and retainers in play: how they heal, fight and are fought, and what they do beside those they are with."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.kernel.views import view
from primogen.vtes.rules.topics import INTERCEPT, STEALTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def seen_hand(play: Play, seat: int, whose: int) -> list[str]:
    """What that Methuselah sees of a hand."""
    seen = view(play.g, seat)
    hand = play.g.pile(whose, HAND)
    assert [card in seen.cards for card in hand] == [play.g.sees(seat, card) for card in hand]
    return [play.g.face(card).name for card in seen.cards if card in play.g.pile(whose, HAND)]


def attacks(card: str, *sides: Side) -> Play:
    """The first side's ally enters combat with the only minion it may, and nobody blocks."""
    play = begin(*sides, book=book_with(card))
    play.one(f"{card}: act with {card}")
    while play.asked.asks == "block":
        play.two("decline")
    return play


def blocked(acting: Side, blocking: Side, *cards: str) -> Play:
    """A bleed of the first minion, blocked by the first of the other side."""
    play = begin(acting, blocking, book=book_with(*cards))
    play.one(f"bleed with {acting.ready[0]}")
    play.two(f"block with {blocking.ready[0]}")
    return play


def both_strike(play: Play) -> None:
    """With hands, whatever else is offered."""
    while play.g.decision is not None and play.asked.asks != "act":
        asks = play.asked.asks
        play.answers(play.asked.seat, ("hands" if asks == "strike" else "pass",))


@pytest.mark.parametrize("card", ["Double Deuce", "Renegade Garou"])
@pytest.mark.parametrize(("life", "healed"), [(1, 2), (2, 3), (3, 3)])
def test_it_heals_in_its_own_unlock_phase(card: str, life: int, healed: int) -> None:
    """102220, 101602: of 2 life or fewer, 1; not in that of another."""
    side = Side(ready=[card], blood={card: life})
    assert begin(side, Side(), phase=UNTAP, book=book_with(card)).blood(card) == healed
    assert begin(side, Side(), turn=1, phase=UNTAP, book=book_with(card)).blood(card) == life


def test_it_is_stealthier() -> None:
    """102220."""
    play = begin(Side(ready=["Double Deuce", "Procurer"]), Side(), book=book_with("Double Deuce"))
    assert [play.value(name, STEALTH) for name in ("Double Deuce", "Procurer")] == [1, 0]


def test_it_strikes_once_more_in_each_round() -> None:
    """101602: and maneuvers once in a combat, if its player likes."""
    card = "Renegade Garou"
    play = attacks(card, Side(ready=[card]), Side(ready=["Madison"]))
    assert (play.asked.asks, play.offered) == ("respond", [f"use {card}", "pass"])
    play.one("pass", "hands")
    play.two("hands")
    play.one(f"use {card}", "hands")
    assert (play.asked.asks, play.blood("Madison"), play.blood(card)) == ("act", 2, 2)
    play = attacks(card, Side(ready=[card]), Side(ready=["Madison"]))
    play.one(f"use {card}", "hands")  # at long range nothing hits
    play.two("hands")
    play.one("pass")
    assert (play.asked.asks, play.blood("Madison"), play.blood(card)) == ("act", 6, 3)


def test_nobody_ends_combat_with_a_pack_of_dogs() -> None:
    """100568: by a strike, in combat with who employs it."""
    card, hand = "Dog Pack", ["Majesty"]
    for on in ([card], []):
        acting = Side(ready=["Horace Radcliffe", "Procurer"], on={"Horace Radcliffe": on})
        play = blocked(acting, Side(ready=["Madison"], hand=hand), card)
        play.one("hands")
        assert ("play Majesty" in play.offered) == (not on)
    both_strike(play)
    play = begin(
        Side(ready=["Horace Radcliffe", "Procurer"], on={"Procurer": [card]}),
        Side(ready=["Madison"], hand=hand),
        book=book_with(card),
    )
    play.one("bleed with Horace Radcliffe")
    play.two("block with Madison")
    play.one("hands")
    assert "play Majesty" in play.offered


@pytest.mark.parametrize("card", ["Murder of Crows", "Crypt's Sons"])
def test_a_retainer_does_damage_in_each_round(card: str) -> None:
    """101254, 100476: once, with the strikes, and not beside a dodge alone; of both combatants only to the opponent."""
    acting = Side(ready=["Horace Radcliffe"], on={"Horace Radcliffe": [card]})
    play = blocked(acting, Side(ready=["Madison"], hand=["Indomitability"]), card)
    play.one("hands")
    play.two("hands")
    assert play.offered == ["play Indomitability", "pass"]
    play.two("pass")
    play.all_pass()
    assert (play.blood("Madison"), play.blood("Horace Radcliffe")) == (4, 4)


def test_it_does_no_damage_if_combat_ends() -> None:
    """101254."""
    card = "Murder of Crows"
    acting = Side(ready=["Horace Radcliffe"], on={"Horace Radcliffe": [card]})
    play = blocked(acting, Side(ready=["Madison"], hand=["Majesty"]), card)
    play.one("hands")
    play.two("play Majesty", "basic")
    play.all_pass()
    assert (play.blood("Madison"), play.blood("Horace Radcliffe")) == (5, 5)


@pytest.mark.parametrize(("name", "life"), [("Aunt Linda", 0), ("Belinde", 1), ("Horace Radcliffe", 2)])
@pytest.mark.parametrize("card", ["Murder of Crows", "Owl Companion"])
def test_a_superior_trainer_has_a_tougher_one(card: str, name: str, life: int) -> None:
    """101254, 101340."""
    play = begin(Side(ready=[name], hand=[card]), Side(), book=book_with(card))
    if not life:
        assert f"play {card}" not in play.offered
        return
    play.one(f"play {card}")
    if play.asked.asks == "level":
        play.answer(1)
    play.all_pass()
    assert (play.host(card), play.blood(card)) == (name, life)


def test_the_opponents_hand_is_open() -> None:
    """101340: to everybody, while the two are in combat; nobody else's."""
    card = "Owl Companion"
    sides = (
        Side(ready=["Horace Radcliffe"], on={"Horace Radcliffe": [card]}, hand=["Dodge"]),
        Side(ready=["Madison"], hand=["Majesty", "Blur"]),
        Side(hand=["Pursuit"]),
    )
    play = begin(*sides, book=book_with(card))
    play.one("bleed with Horace Radcliffe")
    assert [seen_hand(play, seat, 1) for seat in range(3)] == [[], ["Majesty", "Blur"], []]
    play.two("block with Madison")
    assert play.asked.asks == "strike"
    assert [seen_hand(play, seat, 1) for seat in range(3)] == [["Majesty", "Blur"]] * 3
    assert [seen_hand(play, seat, 0) for seat in range(3)] == [["Dodge"], [], []]
    assert seen_hand(play, 0, 2) == []
    play.one("hands")
    play.two("play Majesty", "basic")
    play.all_pass()
    assert (play.asked.asks, seen_hand(play, 0, 1)) == ("act", [])


@pytest.mark.parametrize(("name", "level"), [("Belinde", 0), ("Horace Radcliffe", 0), ("Horace Radcliffe", 1)])
def test_only_a_superior_bird_of_prey_costs_a_card(name: str, level: int) -> None:
    """101545: intercept at both levels; at the superior one the opponent's hand is smaller, while they fight."""
    card = "Raptor"
    two = Side(ready=["Madison"], hand=["Blur"] * 7, library=["Dodge"])
    play = begin(Side(ready=[name, "Procurer"], hand=[card]), two, book=book_with(card))
    play.one(f"play {card}")
    if play.asked.asks == "level":
        play.answer(level)
    play.two("decline")
    play.all_pass()
    assert [play.value(each, INTERCEPT) for each in (name, "Procurer")] == [1, 0]
    play.g.tapped[play.card(name)] = 0
    ask_again(play.g)
    play.one(f"bleed with {name}")
    play.two("block with Madison")
    if level:
        assert play.asked.asks == "discard-down"
        play.two("discard Blur")
        assert len(play.g.hand(1)) == 6
    both_strike(play)
    assert len(play.g.hand(1)) == 7


def test_he_strikes_first() -> None:
    """101250: whom he sends to torpor does not strike back."""
    card = "Muddled Vampire Hunter"
    for blood, life, place in ((1, 1, "torpor"), (4, 0, "ready")):
        play = attacks(card, Side(ready=[card]), Side(ready=["Massimo Falconi"], blood={"Massimo Falconi": blood}))
        play.one("hands")
        if play.asked.asks == "strike":
            play.two("hands")
        play.all_pass()
        assert (play.blood(card), play.where("Massimo Falconi")) == (life, place)


def test_he_enters_combat_with_vampires_of_others() -> None:
    """101250: ready ones; no ally, and none of his own."""
    card = "Muddled Vampire Hunter"
    for side, others in ((Side(ready=["Procurer"]), []), (Side(torpor=["Madison"]), []), (Side(), ["Ashley"])):
        play = begin(Side(ready=[card, *others]), side, book=book_with(card))
        assert f"{card}: act with {card}" not in play.offered


def test_the_sons_clear_the_way() -> None:
    """100476: for 1 life, and with the last of it they are burned; only of an Anarch, and only of who acts."""
    card = "Crypt's Sons"
    for sect, offered in (("anarch", True), ("camarilla", False)):
        one = Side(ready=["Rayne" if sect == "anarch" else "Ashley"], on={}, blood={})
        name = one.ready[0]
        one.on[name] = [card]
        two = Side(ready=["Madison", "Procurer"])
        play = begin(one, two, book=book_with(card, "Rayne"))
        play.one(f"bleed with {name}")
        play.two("block with Madison")
        assert (f"use {card}" in play.offered) == offered
        if offered:
            play.one(f"use {card}")
            assert (play.asked.asks, play.blood(card), play.is_tapped("Madison")) == ("block", 2, True)
            play.two("block with Procurer")
            play.one(f"use {card}")
            assert (play.asked.asks, play.blood(card), play.pool[1]) == ("act", 1, 29)
    one = Side(ready=["Rayne"], on={"Rayne": [card]}, blood={card: 1})
    play = blocked(one, Side(ready=["Madison"]), card, "Rayne")
    play.one(f"use {card}")
    assert (play.asked.asks, play.where(card), play.pool[1]) == ("act", "ash heap", 29)
    play = begin(Side(ready=["Sully"]), Side(ready=["Rayne"], on={"Rayne": [card]}), book=book_with(card, "Rayne"))
    play.one("bleed with Sully")
    play.two("block with Rayne")
    assert play.asked.asks == "strike"
