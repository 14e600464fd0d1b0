"""Events written by hand: hands by victory points, allies avenged, equippers unlocked, first combats, other events."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.atoms.cards import burn, remove
from primogen.vtes.rules.atoms.clock import gain_victory_point
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.laying import DISCARD
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

SWEET = "The Bitter and Sweet Story"
LIBRARY = ["Dodge"] * 12


def end(play: Play) -> None:
    """Whoever is asked does no more."""
    words = ("end", "pass", "decline", "no", "hands")
    play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def decline(play: Play) -> None:
    while play.asked.asks in ("block", "respond"):
        end(play)


def fight(play: Play) -> None:
    while play.asked.asks in ("strike", "respond"):
        end(play)


def hands(play: Play) -> list[int]:
    return [len(play.g.pile(seat, HAND)) for seat in range(play.g.seats())]


# ---- two cards for each victory point


def test_two_cards_for_each_victory_point() -> None:
    """100163: of every Methuselah; those she has, and those she comes to have; no longer when it is gone."""
    one = Side(hand=[SWEET, *["Dodge"] * 6], library=LIBRARY)
    play = begin(one, Side(hand=["Dodge"] * 7, library=LIBRARY), Side(), phase=DISCARD)
    gain_victory_point(play.g, 1)
    play.one(f"play {SWEET}")
    assert hands(play) == [7, 9, 0]
    gain_victory_point(play.g, 0)
    gain_victory_point(play.g, 1)
    end(play)
    assert hands(play) == [9, 11, 0]
    burn(play.g, play.card(SWEET))
    end(play)
    while play.asked.asks == "discard-down":
        play.answer(0)
    assert hands(play)[:2] == [7, 7]


# ---- an ally is avenged

FBI = "FBI Special Affairs Division"


def avenged(counters: int = 0) -> Play:
    """Madison's bleed is blocked by the ally."""
    sides = [Side(ready=["Madison"]), Side(ready=["Procurer", "Sully"]), Side(in_play=[FBI], blood={FBI: counters})]
    play = begin(*sides)
    play.one("bleed with Madison")
    return play


@pytest.mark.parametrize("counters", [0, 3])
def test_who_acts_and_kills_an_ally_is_hurt(counters: int) -> None:
    """100709: 2 damage after combat, and a counter; with the fourth it is burned."""
    play = avenged(counters)
    play.two("block with Procurer")
    fight(play)
    assert (play.where("Procurer"), play.blood("Madison")) == ("ash heap", 6 - 1 - 2)
    fate = ("in play", 1) if counters == 0 else ("ash heap", 0)
    assert (play.where(FBI), play.blood(FBI)) == fate


def test_nobody_is_hurt_for_others() -> None:
    """100709: not for a vampire who fights, nor by one who blocks an ally, nor out of combat."""
    play = avenged()
    play.two("block with Sully")
    fight(play)
    assert (play.blood("Madison"), play.blood(FBI)) == (5, 0)
    play = begin(Side(ready=["Procurer"]), Side(ready=["Madison"]), Side(in_play=[FBI]))
    play.one("bleed with Procurer")
    play.two("block with Madison")
    fight(play)
    assert (play.where("Procurer"), play.blood("Madison"), play.blood(FBI)) == ("ash heap", 5, 0)
    play = avenged()
    burn(play.g, play.card("Procurer"))
    decline(play)
    assert (play.blood("Madison"), play.blood(FBI)) == (6, 0)


# ---- who equips unlocks

NRA = "NRA PAC"


@pytest.mark.parametrize("case", ["equips", "blocked", "gone", "bleeds"])
def test_who_has_equipped_unlocks_as_the_turn_ends(case: str) -> None:
    """101305: if it succeeds, and even if the event is gone by then; nobody else does."""
    one = Side(ready=["Madison"], hand=["Flak Jacket"])
    play = begin(one, Side(ready=["Sully"], on={"Sully": ["Raven Spy"]}), Side(in_play=[NRA]))
    play.one("bleed with Madison" if case == "bleeds" else "play Flak Jacket")
    if case == "blocked":
        play.two("block with Sully")
        fight(play)
    decline(play)
    assert play.is_tapped("Madison")
    if case == "gone":
        remove(play.g, play.card(NRA))
    while play.g.active == 0:
        end(play)
    assert play.is_tapped("Madison") == (case in ("blocked", "bleeds"))


# ---- the first combat of a turn

NSA = "NSA Trio"


def trio() -> Play:
    one = Side(ready=["Catalina Vega", "Massimo Falconi", "Procurer"], hand=["Majesty"])
    return begin(one, Side(ready=["Alice Chen", "Madison"], hand=["Majesty"]), Side(in_play=[NSA]))


def blocked(play: Play, who: str, by: str) -> None:
    play.one(f"bleed with {who}")
    play.two(f"block with {by}")


def test_nobody_ends_the_first_combat_at_first() -> None:
    """101306: neither of the two; the second combat of the turn anybody may, and that of an ally is none of these."""
    play = trio()
    blocked(play, "Procurer", "Madison")
    assert play.asked.asks == "strike"
    fight(play)
    blocked(play, "Catalina Vega", "Alice Chen")
    assert "play Majesty" not in play.offered
    play.one("hands")
    assert "play Majesty" not in play.offered
    fight(play)
    play.g.tapped[play.card("Alice Chen")] = 0
    blocked(play, "Massimo Falconi", "Alice Chen")
    play.one("hands")
    assert "play Majesty" in play.offered


def test_who_has_not_acted_burns_it() -> None:
    """101306: by a discard phase action of hers; nobody else in her turn."""
    for acts in (False, True):
        play = trio()
        if acts:
            play.one("bleed with Procurer")
            decline(play)
        while play.asked.asks != "discard":
            end(play)
        assert (f"use {NSA}" in play.offered) != acts
    play = trio()
    while play.asked.asks != "discard":
        end(play)
    play.one(f"use {NSA}")
    assert (play.where(NSA), "discard Majesty" in play.offered) == ("ash heap", False)


# ---- other events

UNCOILING = "The Uncoiling"


def test_another_event_burns_in_her_discard_phase() -> None:
    """102057: one of them at random, whoever controls it, and never itself."""
    for seed in range(4):
        one = Side(in_play=[UNCOILING, NRA])
        play = begin(one, Side(in_play=[NSA]), phase=DISCARD, seed=seed)
        assert sorted((play.where(NRA), play.where(NSA))) == ["ash heap", "in play"]
        assert play.where(UNCOILING) == "in play"
    play = begin(Side(in_play=[UNCOILING]), Side(in_play=[NSA]), turn=1, phase=DISCARD)
    assert play.where(NSA) == "in play"


def test_others_pay_to_burn_it() -> None:
    """102057: a discard phase action, and as much pool as there are other events; not her last; not she herself."""
    for pool, offered in ((3, True), (2, False)):
        play = begin(Side(in_play=[UNCOILING]), Side(in_play=[NRA, NSA], pool=pool), turn=1, phase=DISCARD)
        assert (f"use {UNCOILING}" in play.offered) == offered
    play = begin(Side(in_play=[UNCOILING]), Side(in_play=[NRA, NSA], pool=3), turn=1, phase=DISCARD)
    play.two(f"use {UNCOILING}")
    assert (play.where(UNCOILING), play.pool[1]) == ("ash heap", 1)
    play = begin(Side(in_play=[UNCOILING], hand=["Dodge"]), Side(), phase=DISCARD)
    assert f"use {UNCOILING}" not in play.offered


def test_it_is_not_replaced_as_long_as_it_lies_there() -> None:
    """102057."""
    one = Side(hand=[UNCOILING, *["Dodge"] * 6], library=LIBRARY)
    play = begin(one, Side(), phase=DISCARD)
    play.one(f"play {UNCOILING}")
    assert hands(play)[0] == 6
    burn(play.g, play.card(UNCOILING))
    end(play)
    assert hands(play)[0] == 7


# ---- what changes the target of a bleed costs more

NARROW = "Narrow Minds"


def turned_aside(blood: int) -> Play:
    """Ayelech is about to be asked, once nobody has blocked."""
    two = Side(ready=["Ayelech"], hand=["Deflection", "Telepathic Misdirection"], blood={"Ayelech": blood})
    play = begin(Side(ready=["Sully"]), two, Side(), Side(in_play=[NARROW]), book=book_with(NARROW))
    play.one("bleed with Sully")
    play.two("decline")
    return play


@pytest.mark.parametrize("card", ["Deflection", "Telepathic Misdirection"])
def test_what_turns_a_bleed_aside_costs_more(card: str) -> None:
    """101265: 1 blood more, which she must have."""
    assert turned_aside(1).asked.asks != "respond"
    play = turned_aside(2)
    play.two(f"play {card}", *(["superior"] if card == "Deflection" else []), "Four")
    assert play.blood("Ayelech") == 0
    decline(play)
    assert play.pool == [30, 30, 30, 29]


def test_what_turns_nothing_aside_costs_what_it_did() -> None:
    """101265: the same card at another level, or another card."""
    for card, blood in (("Telepathic Misdirection", 1), ("Eyes of Argus", 0)):
        two = Side(ready=["Ayelech"], hand=[card], blood={"Ayelech": 1})
        one = Side(ready=["Sully"], hand=["Swallowed by the Night"])
        play = begin(one, two, Side(), Side(in_play=[NARROW]), book=book_with(NARROW))
        play.one("bleed with Sully")
        play.two("block with Ayelech")
        play.one("play Swallowed by the Night")
        play.two(f"play {card}")
        assert play.blood("Ayelech") == 1 - blood
