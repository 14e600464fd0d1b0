"""Master cards written by hand: what they choose and remember, counters on others, cards that are not replaced."""

from __future__ import annotations

import pytest

from primogen.kernel.values import balance
from primogen.vtes.rules.topics import STEALTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def at_the(question: str, play: Play) -> Play:
    for _ in range(60):
        if play.asked.asks == question:
            return play
        play.answers(play.asked.seat, (next(said for said in ("end", "pass", "decline") if said in play.offered),))
    raise AssertionError(play.offered)


def decline(play: Play) -> None:
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))


def fight(play: Play) -> None:
    while play.asked.asks == "strike":
        play.answers(play.asked.seat, ("hands",))


# ---- stations, archetypes


@pytest.mark.parametrize(("hides", "pool"), [(True, 29), (False, 30)])
def test_intercept_that_costs_pool_if_it_is_in_vain(hides: bool, pool: int) -> None:
    """102189: 1 pool after the action, unless that minion has blocked it."""
    card = "WMRH Talk Radio"
    one = Side(ready=["Sully"], blood={"Sully": 0}, hand=["Swallowed by the Night"])
    two = Side(ready=["Lauren"], in_play=[card])
    play = begin(one, two, book=book_with(card))
    play.one("hunt with Sully")
    play.two("block with Lauren", f"use {card}")
    if hides:
        play.one("play Swallowed by the Night")
    for _ in range(9):
        play.all_pass()
        fight(play)
        decline(play)
    assert (play.asked.asks, play.pool[1], play.is_tapped(card)) == ("act", pool, True)


def test_it_may_be_given_to_anybody() -> None:
    """102189: to a minion of another Methuselah, and only while it is needed."""
    card = "WMRH Talk Radio"
    sides = [Side(ready=["Sully"], blood={"Sully": 0}), Side(ready=["Lauren"]), Side(in_play=[card])]
    play = begin(*sides, book=book_with(card))
    play.one("hunt with Sully")
    play.two("block with Lauren")
    play.three(f"use {card}")
    fight(play)
    assert (play.pool, play.is_tapped("Lauren")) == ([30, 30, 30], True)


@pytest.mark.parametrize(("cards", "way"), [(3, 0), (3, 1), (2, 0)])
def test_who_has_used_three_disciplines(cards: int, way: int) -> None:
    """100485: unlocks for a blood, or gains one; once in a turn, though the action was blocked."""
    card, name, hand = "Dabbler", "Chelsea Blake", ["Social Charm", "Indomitability", "Blur"][:cards]
    one = Side(ready=[name], on={name: [card]}, hand=hand, blood={name: 3})
    play = begin(one, Side(ready=["Lauren"], on={"Lauren": [card]}), book=book_with(card))
    play.one("play Social Charm")
    play.two("block with Lauren")
    for _ in range(9):
        fight(play)
        played = [said for said in play.offered if said.startswith("play ")]
        if played:
            play.one(played[0])
    assert (f"use {card}" in play.offered) == (cards == 3)
    if cards == 3:
        blood = play.blood(name)
        play.one(f"use {card}")
        play.answer(way)
        assert (play.blood(name) - blood, play.is_tapped(name)) == ((-1, False) if way == 0 else (1, True))
        assert f"use {card}" not in play.offered


def test_a_rebel_gains_blood_by_blocking() -> None:
    """101564: a titled vampire, or a political action; once in a turn, before the block is resolved."""
    card = "Rebel"
    for acting, act, gained in (("Andi Liu", "bleed with Andi Liu", 1), ("Sully", "bleed with Sully", 0)):
        two = Side(ready=["Lauren"], on={"Lauren": [card, "Raven Spy"]}, blood={"Lauren": 2})
        play = begin(Side(ready=[acting]), two, book=book_with(card))
        play.one(act)
        play.two("block with Lauren")
        assert play.blood("Lauren") == 2 + gained
    one = Side(ready=["Sully", "Andi Liu", "Ashley"], hand=["Kine Resources Contested"])
    two = Side(ready=["Lauren"], on={"Lauren": [card, "Raven Spy"]}, blood={"Lauren": 2})
    play = begin(one, two, book=book_with(card))
    play.one("play Kine Resources Contested", "Ashley")
    play.two("block with Lauren")
    assert play.blood("Lauren") == 3


def test_only_one_archetype() -> None:
    """101564, 100485: on a vampire one controls, who has none yet; as a trifle."""
    one = Side(ready=["Lauren", "Sully"], on={"Lauren": ["Rebel"]}, hand=["Dabbler", "Blood Doll"])
    play = begin(one, Side(ready=["Madison"]), phase=MASTER, book=book_with("Rebel", "Dabbler"))
    play.one("play Dabbler")
    assert (play.host("Dabbler"), "play Blood Doll" in play.offered) == ("Sully", True)


# ---- the ball


def test_one_dances_and_one_goes_out() -> None:
    """101989: who is locked stays locked; nobody blocks what the other does, but her bleeds."""
    card = "Toreador Grand Ball"
    names = ["Nik Sikko", "Massimo Falconi", "Tamoszius"]
    one = Side(ready=[*names, "Sully"], hand=[card], blood=dict.fromkeys(names, 1))
    play = begin(one, Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]}), phase=MASTER, book=book_with(card))
    play.one(f"play {card}")
    assert play.offered == names
    play.one(names[0])
    assert play.offered == names[1:]
    play.one(names[1])
    assert [play.is_tapped(name) for name in names] == [True, False, False]
    at_the("act", play).one(f"hunt with {names[1]}")
    assert play.asked.asks == "act"
    play.one(f"hunt with {names[2]}")
    assert play.asked.asks == "block"
    play = begin(one, Side(ready=["Lauren"]), phase=MASTER, book=book_with(card))
    play.one(f"play {card}", *names[:2])
    at_the("act", play).one(f"bleed with {names[1]}")
    assert play.asked.asks == "block"


def test_the_locked_one_does_not_unlock() -> None:
    """101989: until the card is burned, by an action of any minion."""
    card = "Toreador Grand Ball"
    names = ["Nik Sikko", "Massimo Falconi"]
    one = Side(ready=[*names, "Lauren"], hand=[card])
    play = begin(one, Side(ready=["Belinde", "Sully"]), phase=MASTER, book=book_with(card))
    play.one(f"play {card}", names[0])
    for _ in range(60):
        if play.g.active == 1 and play.asked.asks == "act":
            break
        play.answers(play.asked.seat, (next(said for said in ("end", "pass", "decline") if said in play.offered),))
    assert f"Belinde: act with {card}" in play.offered
    play.two(f"Belinde: act with {card}")
    play.one("decline")
    assert play.where(card) == "ash heap"
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one(f"play {card}", names[0])
    for _ in range(60):
        if play.g.active == 0 and play.g.clock[1] > 5 and play.asked.asks == "act":
            break
        play.answers(play.asked.seat, (next(said for said in ("end", "pass", "decline") if said in play.offered),))
    assert [play.is_tapped(name) for name in names] == [True, False]


@pytest.mark.parametrize(("name", "less"), [("Belinde", 1), ("Sully", 0)])
def test_a_nosferatu_has_less_stealth(name: str, less: int) -> None:
    """101989: in that action alone."""
    card = "Toreador Grand Ball"
    one, two = Side(ready=[name]), Side(ready=["Lauren"], in_play=[card])
    play = begin(one, two, book=book_with(card))
    play.one(f"{name}: act with {card}")
    assert balance(play.g, play.card(name), STEALTH) == -less
    play = begin(one, two, book=book_with(card))
    play.one(f"bleed with {name}")
    assert balance(play.g, play.card(name), STEALTH) == 0


# ---- the Capuchin


def test_counters_are_burned_instead_of_drawing() -> None:
    """102126: four cards more, drawn at once; then a counter for each card, and burned with the last."""
    card = "Visit from the Capuchin"
    one = Side(hand=[card, *["Dodge"] * 6], library=["Flash"] * 20, crypt=["Sully"])
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one(f"play {card}")
    assert (play.blood(card), len(play.names(0, HAND))) == (4, 11)
    one = Side(in_play=[card], hand=["Effective Management", *["Dodge"] * 8], library=["Flash"] * 9, crypt=["Sully"])
    one.blood = {card: 2}
    play = begin(one, Side(), phase=MASTER, book=book_with(card))
    play.one("play Effective Management")
    assert (play.blood(card), len(play.names(0, HAND)), play.names(0, HAND).count("Flash")) == (1, 8, 0)
    at_the("discard", play).one("discard Dodge")
    assert (play.where(card), len(play.names(0, HAND)), play.names(0, HAND).count("Flash")) == ("ash heap", 7, 0)


def test_anothers_cards_are_replaced() -> None:
    """102126: it is about her own alone."""
    card = "Visit from the Capuchin"
    one = Side(hand=["Effective Management", *["Dodge"] * 6], library=["Flash"] * 9, crypt=["Sully"])
    play = begin(one, Side(in_play=[card], blood={card: 2}), phase=MASTER, book=book_with(card))
    play.one("play Effective Management")
    assert (play.blood(card), play.names(0, HAND).count("Flash")) == (2, 1)


# ---- hostages


CARVER = "Carver's Meat Packing and Storage"


def hostage(*more: Side, seat: int = 0, **sides: Side) -> Play:
    """Nik Sikko goes to torpor, and is held."""
    one = sides.get("one", Side(ready=["Aunt Linda"]))
    two = sides.get("two", Side(ready=["Nik Sikko", "Lauren"]))
    two.blood = {**two.blood, "Nik Sikko": 0}
    (one, two)[seat].in_play.append(CARVER)
    play = begin(one, two, *more, book=book_with(CARVER))
    play.one("bleed with Aunt Linda")
    play.two("block with Nik Sikko")
    fight(play)
    assert play.where("Nik Sikko") == "torpor"
    return play


def test_a_small_vampire_in_torpor_is_held() -> None:
    """100303: he is not rescued, nor diablerized, nor does he rise; of more than 3 capacity he does."""
    one = Side(ready=["Aunt Linda", "Belinde"])
    play = hostage(one=one)
    assert [said for said in play.offered if "rescue" in said or "diablerize" in said] == []
    play = begin(one, Side(torpor=["Nik Sikko"], in_play=[CARVER]), book=book_with(CARVER))
    assert "diablerize with Belinde" in play.offered  # he was there before


def test_as_much_blood_as_there_are_hostages() -> None:
    """100303: to a ready vampire, when it is locked in her master phase; and 2 blood free a hostage."""
    one = Side(ready=["Aunt Linda", "Belinde"], blood={"Belinde": 3})
    play = hostage(one=one)
    for _ in range(60):
        if play.g.active == 1:
            break
        play.answers(play.asked.seat, (next(said for said in ("end", "pass", "decline") if said in play.offered),))
    assert (play.asked.seat, play.asked.asks) == (1, "pick")
    play.two("done")
    assert (play.asked.seat, play.asked.asks) == (0, "pick")
    play.one("Belinde")
    assert play.blood("Belinde") == 1
    at_the("act", play)
    assert "rescue with Lauren" in play.offered


def test_blood_for_a_hostage() -> None:
    """100303."""
    one = Side(ready=["Aunt Linda", "Belinde"], blood={"Belinde": 3})
    play = hostage(one=one)
    for _ in range(90):
        if play.g.active == 0 and play.asked.asks == "master":
            break
        words = ("end", "pass", "decline", "done")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))
    play.one(f"use {CARVER}", "Belinde")
    assert play.blood("Belinde") == 4
    at_the("act", play)
