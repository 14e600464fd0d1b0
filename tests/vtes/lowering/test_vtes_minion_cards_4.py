"""Reactions and votes written by hand."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.topics import INTERCEPT, STEALTH
from primogen.vtes.rules.words import HAND, THIS_ACTION
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side


def least(play: Play, *first: str) -> None:
    """Whoever is asked does no more than he must."""
    said = (*first, "pass", "decline", "no", "hands")
    found = [each for each in said if each in play.offered]
    assert found, play.offered
    play.answers(play.asked.seat, (found[0],))


def until(play: Play, word: str) -> None:
    while word not in play.offered:
        least(play)


def over(play: Play, *unseen: str) -> None:
    """The action under way; these are never on offer."""
    while play.asked.asks != "act":
        assert not set(unseen) & set(play.offered)
        least(play)


def blocked(play: Play, who: str) -> None:
    until(play, f"block with {who}")
    play.two(f"block with {who}")


# ---- intercept against a bleed

ELDER, PACK = "Elder Intervention", "Pack Tactics"


@pytest.mark.parametrize(("card", "paid"), [(ELDER, 1), (PACK, 0)])
def test_intercept_in_a_bleed_against_you(card: str, paid: int) -> None:
    """100618, 101343: +2; it is replaced after the action."""
    one = Side(ready=["Alice Chen"], hand=["Swallowed by the Night"])
    two = Side(ready=["Lauren"], hand=[card, *["Dodge"] * 6], library=["Dodge"] * 3)
    play = begin(one, two, Side(ready=["Sully"], hand=[card]))
    play.one("bleed with Alice Chen")
    blocked(play, "Lauren")
    play.one("play Swallowed by the Night")
    play.two(f"play {card}")
    assert (play.value("Lauren", INTERCEPT), play.blood("Lauren"), len(play.names(1, HAND))) == (2, 4 - paid, 6)
    over(play)
    assert len(play.names(1, HAND)) == 7


@pytest.mark.parametrize("action", ["hunt with Alice Chen", "bleed with Alice Chen"])
def test_neither_in_another_action_nor_by_another(action: str) -> None:
    """100618, 101343."""
    is_bleed = action.startswith("bleed")
    sides = [Side(), Side(ready=["Sully"], hand=[] if is_bleed else [ELDER, PACK])]
    three = Side(ready=["Lauren"], hand=[ELDER, PACK] if is_bleed else [])
    sides[0] = Side(ready=["Alice Chen"], blood={"Alice Chen": 3})
    play = begin(*sides, three)
    play.one(action)
    while play.asked.asks != "act":
        assert not [said for said in play.offered if said.startswith("play")]
        least(play)


@pytest.mark.parametrize("cards", [(ELDER, PACK), (PACK, ELDER)])
def test_a_vampire_does_not_play_both(cards: tuple[str, str]) -> None:
    """100618, 101343: in one action; in the next he may."""
    play = begin(Side(ready=["Alice Chen", "Andi Liu"]), Side(ready=["Lauren"], hand=[*cards]))
    for number, acting in enumerate(("Alice Chen", "Andi Liu")):
        play.one(f"bleed with {acting}")
        until(play, "block with Lauren")
        modify(play.g, STEALTH, 3, NONE, play.card(acting), THIS_ACTION)
        play.two("block with Lauren", f"play {cards[number]}")
        assert f"play {cards[1 - number]}" not in play.offered
        over(play, f"play {cards[1]}")
        play.g.tapped[play.card("Lauren")] = 0
    assert play.where(cards[1]) == "ash heap"


# ---- votes

PRESSURE = "Business Pressure"


@pytest.mark.parametrize(("level", "passes"), [("basic", False), ("superior", True)])
def test_votes_for_pool(level: str, passes: bool) -> None:
    """100274: everybody, pool by pool; 2 votes for each, or 3 for hers at superior; for or against."""
    one = Side(ready=["Madison"], hand=[PRESSURE, "Kine Resources Contested"], pool=10)
    play = begin(one, Side(pool=10), Side(pool=10))
    play.one("play Kine Resources Contested")
    until(play, "Two")
    play.one("Two", "Two", "Two", "Three")
    until(play, f"play {PRESSURE}")
    play.one(f"play {PRESSURE}", level)
    assert play.asked.asks == "buy-votes"
    play.one(play.offered[0])
    play.two(play.offered[1])
    play.three("no")
    play.one("no")
    assert play.asked.seat == 1
    play.two("no")
    assert play.asked.asks != "buy-votes"
    over(play)
    assert play.pool == ([9, 6, 9] if passes else [9, 9, 10])


def test_each_may_burn_more_but_not_the_last() -> None:
    """100274: as long as somebody does."""
    one = Side(ready=["Madison"], hand=[PRESSURE, "Kine Resources Contested"], pool=2)
    play = begin(one, Side(pool=1), Side(pool=9))
    play.one("play Kine Resources Contested")
    until(play, "Three")
    play.one("Three", "Three", "Three", "One")
    until(play, f"play {PRESSURE}")
    play.one(f"play {PRESSURE}", "basic")
    play.one(play.offered[0])
    for _ in range(3):
        assert (play.asked.asks, play.asked.seat) == ("buy-votes", 2)
        play.three(play.offered[1])
    play.three("no")
    assert (play.asked.asks, play.pool) != ("buy-votes", [1, 1, 6])
    over(play)
    assert play.pool == [1, 1, 6]


RIDER = "Cryptic Rider"


@pytest.mark.parametrize("played", [True, False])
def test_the_next_referendum_passes(played: bool) -> None:
    """100478: of a vampire of hers, in this turn, whatever anybody would have voted; only after one that has passed."""
    one = Side(ready=["Madison", "Ashley"], hand=["Kine Resources Contested"] * 2 + [RIDER], edge=True)
    play = begin(one, Side(ready=["Alice Chen"]))
    play.one("play Kine Resources Contested", "Madison")
    until(play, "Two")
    play.one("Two", "Two", "Two")
    while play.asked.asks != "act" and f"play {RIDER}" not in play.offered:
        wanted = [said for said in play.offered if said.startswith("for:") and play.asked.seat == 0]
        least(play, *wanted)
    assert play.pool == [29, 27]
    if played:
        play.one(f"play {RIDER}")
    over(play)
    play.one("play Kine Resources Contested")
    until(play, "Two")
    play.one("Two", "Two", "Two")
    if not played:
        assert play.asked.asks == "respond"
    else:
        assert play.asked.asks == "act"  # nobody votes, and nothing is played
    while play.asked.asks != "act":
        against = [said for said in play.offered if "against" in said and play.asked.seat == 1]
        least(play, *against)
    assert play.pool == ([28, 24] if played else [29, 27])


def test_not_after_one_that_failed() -> None:
    """100478."""
    one = Side(ready=["Madison"], hand=["Kine Resources Contested", RIDER])
    play = begin(one, Side(ready=["Alice Chen"]))
    play.one("play Kine Resources Contested")
    until(play, "Two")
    play.one("Two", "Two", "Two")
    while play.asked.asks != "act":
        assert f"play {RIDER}" not in play.offered
        against = [said for said in play.offered if "against" in said and play.asked.seat == 1]
        least(play, *against)
    assert play.pool == [30, 30]
