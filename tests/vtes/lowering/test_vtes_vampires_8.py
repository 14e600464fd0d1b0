"""Vampires whom it costs something to strike, to whom circles are open, who block whom they like."""

from __future__ import annotations

import pytest

from primogen.vtes.language.faces import combat_card, fighting, master
from primogen.vtes.language.refs import OPPOSING_MINION, THIS
from primogen.vtes.language.says import combat_ends, gain_pool, hand_strike, inflict, untap
from primogen.vtes.rules.circles import are_of_one_circle
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.words import ASH_HEAP, LIBRARY, UNCONTROLLED
from primogen.vtes.scenes.laying import INFLUENCE, MASTER
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of, face
from vtes_extras import EXTRAS, book_with
from vtes_fights import reach

LUCIAN = "Lucian, the Perfect"
SCARE = combat_card("test-scare", "Scare", basic=fighting(combat_ends(inflict(1, OPPOSING_MINION))))
BLADE = combat_card("test-blade", "Blade", blood=1, basic=fighting(hand_strike(2)))
PEACE = "Golconda: Inner Peace"
PEACEFUL = master("test-peace", PEACE, text=gain_pool(1))
FLEE = combat_card("test-flee", "Flee", basic=fighting(combat_ends(untap(THIS))))


def book() -> Rulebook:
    return book_with(*EXTRAS, SCARE, FLEE)


def mages() -> Rulebook:
    return book_of("101272", "101337")


def against_lucian(two: Side, *, acts: bool = True) -> Play:
    """Until the other chooses a strike."""
    play = begin(Side(ready=[LUCIAN]), two, book=book())
    play.one(f"bleed with {LUCIAN}")
    foe = two.ready[0]
    play.two(f"block with {foe}")
    reach(play, "hands").one("hands")
    while not play.is_asked(1, "strike"):
        play.answers(play.asked.seat, ("pass",))
    return play


def test_a_strike_at_him_costs_blood() -> None:
    """200871: one, as it is declared; he himself strikes for nothing."""
    play = against_lucian(Side(ready=["Lauren"]))
    assert play.offered == ["hands", "decline"]
    play.two("hands")
    play.all_pass()
    assert (play.blood("Lauren"), play.blood(LUCIAN)) == (2, 10)


def test_one_need_not_strike() -> None:
    """200871: nothing is paid then; and who has no blood cannot."""
    play = against_lucian(Side(ready=["Lauren"]))
    play.two("decline")
    play.all_pass()
    assert (play.blood("Lauren"), play.blood(LUCIAN)) == (3, 11)
    poor = against_lucian(Side(ready=["Lauren"], blood={"Lauren": 0}))
    assert poor.offered == ["decline"]


def test_an_ally_pays_with_life() -> None:
    """200871: with its last one, too, and then there is no strike."""
    play = against_lucian(Side(ready=["Plain Man"]))
    play.two("hands")
    play.all_pass()
    assert (play.where("Plain Man"), play.blood(LUCIAN)) == ("ash heap", 11)


def test_a_card_costs_so_much_more() -> None:
    """200871: what the card costs, and one more; of which both must be there."""
    for blood, offered in ((2, True), (1, False)):
        two = Side(ready=["Kurt"], hand=["Blade"], blood={"Kurt": blood})
        play = begin(Side(ready=[LUCIAN]), two, book=book_with(*EXTRAS, BLADE))
        play.one(f"bleed with {LUCIAN}")
        play.two("block with Kurt")
        reach(play, "hands").one("hands")
        while not play.is_asked(1, "strike"):
            play.answers(play.asked.seat, ("pass",))
        assert ("play Blade" in play.offered) == offered
        if offered:
            play.two("play Blade")
            assert play.blood("Kurt") == 0


@pytest.mark.parametrize(("card", "paid"), [("Dodge", 0), ("Flee", 0), ("Scare", 1), ("Drain", 1), ("Snatch", 0)])
def test_strikes_that_do_nothing_to_him_cost_nothing(card: str, paid: int) -> None:
    """200871: dodges, combat ends without anything more for him, what is at his equipment."""
    two = Side(ready=["Lauren"], hand=[card])
    play = begin(Side(ready=[LUCIAN], on={LUCIAN: ["Map"]}), two, book=book())
    play.one(f"bleed with {LUCIAN}")
    play.two("block with Lauren")
    reach(play, "hands").one("hands")
    while not play.is_asked(1, "strike"):
        play.answers(play.asked.seat, ("pass",))
    play.two(f"play {card}")
    while play.asked.asks == "strike":
        play.two("decline")
    told = play.told_since(0)
    assert told[: told.index("Lauren strikes")].count("Lauren burns 1 blood") == paid


@pytest.mark.parametrize("blood", [4, 0])
def test_who_is_committed_to_a_strike_makes_it(blood: int) -> None:
    """200871: by a maneuver; it costs one as well, and who has none cannot maneuver so."""
    two = Side(ready=["Lauren"], on={"Lauren": [".44 Magnum"]}, blood={"Lauren": blood})
    play = begin(Side(ready=[LUCIAN]), two, book=book())
    play.one(f"bleed with {LUCIAN}")
    play.two("block with Lauren")
    assert ("use .44 Magnum" in play.offered) == (blood > 0)
    if blood:
        play.two("use .44 Magnum")
        reach(play, "hands").one("hands")
        play.all_pass()
        assert (play.blood("Lauren"), play.blood(LUCIAN)) == (3, 9)


# ---- blocks


@pytest.mark.parametrize("acting", ["Lauren", "Plain Man", "Sully"])
def test_blocks_whomever_she_likes(acting: str) -> None:
    """200106: a vampire of another, though she is neither bled nor beside; no ally, none of her own side."""
    sides = [Side(ready=["Lauren", "Plain Man"]), Side(ready=["Madison"]), Side(ready=["Anneke", "Sully"]), Side()]
    play = begin(*sides, book=book(), turn=2 if acting == "Sully" else 0)
    play.answers(play.asked.seat, (f"bleed with {acting}",))
    can = acting == "Lauren"
    assert (play.asked.seat == 2 and "use Anneke" in play.offered) == can
    if can:
        play.three("use Anneke")
        reach(play, "hands")
        assert "Anneke blocks Lauren" in play.told_since(0)


def test_blocks_before_or_after_others_have_declined() -> None:
    """200106: the one bled first; she may try again when she has failed; not when she is locked."""
    sides = [Side(ready=["Lauren"], hand=["Swallowed by the Night"]), Side(ready=["Madison"]), Side(ready=["Anneke"])]
    play = begin(*sides, Side(), book=book())
    play.one("bleed with Lauren")
    play.three("pass")
    play.two("decline")
    assert play.asked.seat == 2
    play.three("use Anneke")
    while play.asked.asks == "respond" and play.asked.seat != 2:
        play.answers(play.asked.seat, ("pass",))
    assert play.is_asked(0, "strike")
    sides[2].tapped.append("Anneke")
    other = begin(*sides, Side(), book=book())
    other.one("bleed with Lauren")
    assert other.is_asked(1, "block")


def test_who_has_declined_does_not_block() -> None:
    """200106: her Methuselah may block as ever, and then has done with it."""
    sides = [Side(ready=["Lauren"]), Side(ready=["Anneke", "Sully"]), Side(), Side()]
    play = begin(*sides, book=book())
    play.one("bleed with Lauren")
    assert "use Anneke" in play.offered
    play.two("pass")
    assert play.is_asked(1, "block")
    play.two("decline")
    assert (play.asked.asks, play.pool[1]) == ("act", 29)


# ---- circles

BLOOD = "New Blood"


def enters(*named: str, phase: str = INFLUENCE) -> Play:
    one = Side(ready=list(named), uncontrolled=[BLOOD], blood={BLOOD: 1}, crypt=["Lauren"])
    return begin(one, Side(ready=["Brother C"]), phase=phase, book=book())


def test_comes_into_a_circle() -> None:
    """201052: one with a name, as he becomes controlled; and a card of the crypt is drawn."""
    play = enters("Brother A", "Brother D")
    play.one(f"influence {BLOOD}", "end")
    assert play.is_asked(0, "circle")
    assert play.offered == ["Mount", "Scala", "Brother D", BLOOD]
    play.one("Scala")
    assert play.names(0, UNCONTROLLED) == ["Lauren"]
    assert circles(play) == ["Brother A"]


def circles(play: Play) -> list[str]:
    """Who is of his circle."""
    names = ["Brother A", "Brother C", "Brother D"]
    there = [name for name in names if any(play.g.face(card).name == name for card in range(play.g.handles()))]
    return [name for name in there if are_of_one_circle(play.g, play.card(BLOOD), play.card(name))]


def test_comes_into_the_circle_of_one() -> None:
    """201052: that of somebody who names none; or his own."""
    play = enters("Brother A", "Brother D")
    play.one(f"influence {BLOOD}", "end", "Brother D")
    assert circles(play) == ["Brother D"]
    own = enters("Brother A", "Brother D")
    own.one(f"influence {BLOOD}", "end", BLOOD)
    assert (circles(own), own.names(0, UNCONTROLLED)) == ([], ["Lauren"])


def test_no_circle_at_another_time() -> None:
    """201052: by an action, say."""
    one = Side(ready=["Kurt"], uncontrolled=[BLOOD], hand=["Embrace"], crypt=["Lauren"])
    play = begin(one, Side(), book=book())
    play.one("play Embrace", BLOOD)
    assert (play.asked.asks, play.where(BLOOD), play.names(0, UNCONTROLLED)) == ("act", "ready", [])


# ---- what comes back


@pytest.mark.parametrize("taken", [True, False])
def test_a_cancelled_card_goes_back_to_the_library(taken: bool) -> None:
    """201438: one of that name, that she plays; if she likes. Others stay in the ash heap."""
    one = Side(ready=["Victor Donaldson", "Alice Chen"], hand=[PEACE])
    two = Side(ready=["Lauren"], hand=["Scoff", "Sudden Reversal"])
    play = begin(one, two, phase=MASTER, book=book_with(*EXTRAS, PEACEFUL))
    play.one(f"play {PEACE}")
    play.two("play Scoff")
    assert play.is_asked(0, "may")
    play.one("yes" if taken else "no")
    lying = [play.g.face(card).name for card in play.g.pile(0, LIBRARY)]
    assert (PEACE in lying, PEACE in play.names(0, ASH_HEAP)) == (taken, not taken)
    assert len(lying) == (1 if taken else 0)


def test_others_stay_where_they_are() -> None:
    """201438: cards of another name, and that card of another Methuselah."""
    one = Side(ready=["Lauren"], hand=["Blood Doll"], library=["Blur"] * 3)
    play = begin(one, Side(ready=["Victor Donaldson"], hand=["Scoff"]), phase=MASTER, book=book_with(*EXTRAS, PEACEFUL))
    play.one("play Blood Doll")
    play.two("play Scoff")
    assert play.is_asked(0, "master")


@pytest.mark.parametrize("blocked", [True, False])
def test_an_action_card_goes_back_to_the_library(blocked: bool) -> None:
    """200427: after resolution, be it blocked or not, if she likes."""
    name = "Epikasta Rigatos"
    one = Side(ready=[name, "Kurt"], hand=["Errand"])
    play = begin(one, Side(ready=["Lauren"]), book=book())
    play.one("play Errand", name)
    play.two("block with Lauren" if blocked else "decline")
    if blocked:
        reach(play, "hands").one("hands")
        reach(play, "hands").two("hands")
        while f"use {name}" not in play.offered:
            play.answers(play.asked.seat, ("pass",))
    play.one(f"use {name}")
    lying = [play.g.face(card).name for card in play.g.pile(0, LIBRARY)]
    assert (lying, play.names(0, ASH_HEAP)) == (["Errand"], [])
    assert play.pool[0] == (30 if blocked else 31)


def test_not_what_another_has_played() -> None:
    """200427: nor an action without a card; and if she does not like, it is burned."""
    name = "Epikasta Rigatos"
    one = Side(ready=[name, "Kurt"], hand=["Errand"], library=["Blur"])
    play = begin(one, Side(), book=book())
    play.one("play Errand", "Kurt")
    assert (play.asked.asks, play.names(0, ASH_HEAP)) == ("act", ["Errand"])
    play.one(f"bleed with {name}")
    assert play.asked.asks == "act"
    declined = begin(one, Side(), book=book())
    declined.one("play Errand", name, "pass")
    assert declined.names(0, ASH_HEAP) == ["Errand"]


# ---- who is looked for

ANTONIO = "Antonio d'Erlette"


@pytest.mark.parametrize("zone", ["library", "hand"])
def test_looks_for_a_mage(zone: str) -> None:
    """200116: in the library or the hand, for four transfers and what the ally costs; it may act at once."""
    library = ["Nephandus", "Procurer", "Blur"] if zone == "library" else ["Procurer", "Blur"]
    one = Side(ready=[ANTONIO], library=library, hand=[] if zone == "library" else ["Nephandus", "Blur"])
    play = begin(one, Side(), phase=INFLUENCE, book=mages())
    play.one(f"use {ANTONIO}")
    assert play.is_asked(0, "fetch")
    assert play.offered == ["Nephandus", "no"]
    play.one("Nephandus")
    mage = face("101272")
    assert (play.where("Nephandus"), play.blood("Nephandus")) == ("ready", mage.life)
    assert play.pool[0] == 30 - mage.pool
    assert f"use {ANTONIO}" not in play.offered


def test_finds_none() -> None:
    """200116: he need not take it; what he cannot play, and what cannot be paid for, is not on offer."""
    for mage in ("Nephandus", "Outcast Mage"):
        one = Side(ready=[ANTONIO], library=[mage], pool=1 if mage == "Nephandus" else 30)
        play = begin(one, Side(), phase=INFLUENCE, book=mages())
        play.one(f"use {ANTONIO}")
        assert play.offered == ["no"]


def test_not_in_torpor() -> None:
    """200116."""
    play = begin(Side(torpor=[ANTONIO], library=["Nephandus"]), Side(), phase=INFLUENCE, book=mages())
    assert f"use {ANTONIO}" not in play.offered
