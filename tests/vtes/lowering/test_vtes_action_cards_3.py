"""Action cards that burn pool as long as they lie there, and what anybody may do about them."""

from __future__ import annotations

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.corrupting import corruption
from primogen.vtes.rules.topics import STEALTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def pools(*sides: Side, card: str, turn: int = 0) -> list[int]:
    play = begin(*sides, turn=turn, phase=UNTAP, book=book_with(card))
    while play.asked.asks == "order":
        play.answer(0)
    return play.pool


def test_her_prey_pays_in_her_unlock_phase() -> None:
    """102213, 100093: one pool in every turn of hers; of the latter, however many she has."""
    for card, of_two in (("Creeping Sabotage", 28), ("Army of Rats", 29)):
        for number, left in ((1, 29), (2, of_two)):
            one = Side(in_play=[card] * number)
            assert pools(one, Side(), Side(), card=card) == [30, left, 30]
            assert pools(one, Side(), Side(), card=card, turn=1) == [30, 30, 30]
        assert pools(Side(in_play=[card]), Side(), Side(in_play=[card]), card=card) == [30, 29, 30]


def test_any_minion_burns_it() -> None:
    """102213, 100093: also those of others, against whom it is directed."""
    for card in ("Creeping Sabotage", "Army of Rats"):
        play = begin(Side(ready=["Procurer"]), Side(ready=["Sully"], in_play=[card]), book=book_with(card))
        play.one(f"Procurer: act with {card}")
        assert play.asked.seat == 1
        play.two("decline")
        assert play.where(card) == "ash heap"


def test_it_costs_as_much_as_there_are_copies() -> None:
    """102213: nothing the first time; with two of them in play 2 blood, which he must have."""
    card, who = "Creeping Sabotage", "Aunt Linda"
    for copies, blood, left in ((0, 3, 3), (2, 3, 1), (2, 1, None)):
        one = Side(ready=[who], hand=[card], in_play=[card] * copies, blood={who: blood})
        play = begin(one, Side(in_play=[card]), book=book_with(card))
        if left is None:
            assert f"play {card}" not in play.offered
        else:
            play.one(f"play {card}")
            assert (play.blood(who), play.value(who, STEALTH)) == (left, 0)


def test_the_rats_are_put_in_play() -> None:
    """100093: with 1 stealth."""
    card = "Army of Rats"
    play = begin(Side(ready=["Horace Radcliffe"], hand=[card]), Side(ready=["Sully"]), book=book_with(card))
    play.one(f"play {card}")
    assert play.value("Horace Radcliffe", STEALTH) == 1
    play.two("decline")
    assert play.where(card) == "in play"


def test_pool_or_cards_for_each_counter() -> None:
    """100416: she says how many cards, which chance takes; at most her hand. It grows in one's own unlock phase."""
    card = "Constant Revolution"
    one = Side(in_play=[card], blood={card: 3})
    for hand, cards, pool in ((["Dodge"] * 7, 2, 29), (["Dodge"] * 2, 2, 29), (["Dodge"] * 7, 0, 27)):
        two = Side(hand=hand, library=["Blur"] * 9)
        play = begin(one, two, turn=1, phase=UNTAP, book=book_with(card))
        assert (play.asked.seat, len(play.asked.options)) == (1, 1 + min(3, len(hand)))
        play.answer(cards)
        assert (play.pool, len(play.g.hand(1))) == ([30, pool], 7)
        assert play.names(1, HAND).count("Dodge") == len(hand) - cards
    assert pools(one, Side(), card=card, turn=1) == [30, 27]
    play = begin(one, Side(), phase=UNTAP, book=book_with(card))
    assert (play.blood(card), play.pool) == (4, [30, 30])


def test_a_revolution_begins_and_is_put_down() -> None:
    """100416: with one counter; a vampire burns it for 1 pool, an ally does not."""
    card, who = "Constant Revolution", "Crow"
    play = begin(Side(ready=[who], hand=[card]), Side(), book=book_with(card, who))
    play.one(f"play {card}")
    assert (play.where(card), play.blood(card)) == ("in play", 1)
    two = Side(ready=["Sully"], in_play=[card])
    play = begin(Side(ready=["Procurer", "Ashley"]), two, book=book_with(card))
    assert f"Procurer: act with {card}" not in play.offered
    play.one(f"Ashley: act with {card}")
    play.two("decline")
    assert (play.where(card), play.pool) == ("ash heap", [29, 30])


def at_war(play: Play) -> list[str]:
    return [each for each in play.offered if "Open War" in each]


def test_two_actions_of_one_card() -> None:
    """101324: any Anarch enters combat, or burns a location for 2 pool; having done the one, he may do the other."""
    card, who = "Open War", "Crow"
    one = Side(ready=[who, "Sully"])
    two = Side(ready=["Ashley"], in_play=[card, "Elder Library"], hand=["Dodge"] * 8)
    play = begin(one, two, book=book_with(card, who))
    assert len(at_war(play)) == 2  # neither of Sully, who is none
    play.one(at_war(play)[0])
    play.two("decline")
    play.one("hands")
    play.two("hands")
    play.g.tapped[play.card(who)] = 0
    ask_again(play.g)
    assert len(at_war(play)) == 1
    play.one(at_war(play)[0])
    play.two("decline")
    assert (play.where("Elder Library"), play.pool) == ("ash heap", [28, 30])


def test_whoever_wants_pays_for_the_war() -> None:
    """101324: a master phase action and 1 pool of anybody; the fourth counter ends it, for 4 pool of its controller."""
    card = "Open War"
    for mine, counters in ((True, 2), (False, 2), (False, 3)):
        lying = Side(in_play=[card], blood={card: counters})
        sides = [lying, Side()] if mine else [Side(), lying]
        play = begin(*sides, phase=MASTER, book=book_with(card))
        play.one(f"use {card}")
        assert f"use {card}" not in play.offered
        if counters == 2:
            assert (play.blood(card), play.pool) == (3, [29, 30])
        else:
            assert (play.where(card), play.pool) == ("ash heap", [29, 34])


def test_only_one_war() -> None:
    """101324: in a game."""
    card, who = "Open War", "Aline Gädeke"
    play = begin(Side(ready=[who], hand=[card] * 2), Side(), book=book_with(card, who))
    play.one(f"play {card}")
    play.g.tapped[play.card(who)] = 0
    play.g.acted.clear()
    ask_again(play.g)
    assert play.where(card) == "in play" and f"play {card}" not in play.offered


def test_who_has_a_stranger_pays() -> None:
    """101028: everybody who controls a vampire that is not of the Camarilla; she may burn one, and with it the card."""
    card, who = "Judgment: Camarilla Segregation", "Crow"
    one, book = Side(in_play=[card]), book_with(card, who)
    for two, pool in ((Side(ready=[who, "Sully"]), 29), (Side(ready=["Sully"]), 30)):
        assert begin(one, two, turn=1, phase=UNTAP, book=book).pool == [30, pool]
    play = begin(one, Side(ready=[who, "Sully"]), turn=1, phase=MASTER, book=book)
    play.two(f"use {card}")
    assert (play.where(who), play.where("Sully"), play.where(card)) == ("ash heap", "ready", "ash heap")
    play = begin(one, Side(ready=["Sully"]), turn=1, phase=MASTER, book=book)
    assert f"use {card}" not in play.offered


def test_a_judgment() -> None:
    """101028: of a prince or a justicar."""
    card = "Judgment: Camarilla Segregation"
    for who, may in (("Ayelech", True), ("Sully", False)):
        assert (f"play {card}" in begin(Side(ready=[who], hand=[card]), Side(), book=book_with(card)).offered) == may


def test_bleeds_with_one_discipline_or_more() -> None:
    """102232: stealth, bleed, a corruption counter; who gets it is chosen as the action is resolved."""
    card, who = "Platinum Protocol, The", "Crystal Lynn"
    play = begin(Side(ready=[who], hand=[card]), Side(ready=["Sully", "Lauren"]), book=book_with(card, who))
    play.one(f"play {card}")
    assert len(play.offered) == 7
    play.answer(6)
    assert play.value(who, STEALTH) == 1
    play.two("decline")
    play.one("Lauren")
    assert (play.pool[1], corruption(play.g, play.card("Lauren"), 0)) == (28, 1)


def test_corruption_steals() -> None:
    """100430: as many counters as the capacity; she may keep them instead."""
    card, who = "Corruption", "Cao Nguyen"
    for already, yes in ((1, None), (3, True), (3, False)):
        play = begin(
            Side(ready=[who], hand=[card]), Side(ready=["Sully"]), Side(ready=["Ashley"]), book=book_with(card, who)
        )
        play.g.corruption.extend((play.card("Sully"), 0, already))
        play.one(f"play {card}")
        play.two("decline")
        if yes is not None:
            play.one("yes" if yes else "no")
        assert play.g.controller[play.card("Sully")] == (0 if yes else 1)
        assert corruption(play.g, play.card("Sully"), 0) == (0 if yes else already + 1)
