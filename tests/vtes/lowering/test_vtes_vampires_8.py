"""Vampires whom it costs something to strike, to whom circles are open, who block whom they like."""

from __future__ import annotations

import pytest

from primogen.vtes.language.faces import combat_card, fighting
from primogen.vtes.language.refs import OPPOSING_MINION, THIS
from primogen.vtes.language.says import combat_ends, hand_strike, inflict, untap
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_extras import EXTRAS, book_with
from vtes_fights import reach

LUCIAN = "Lucian, the Perfect"
SCARE = combat_card("test-scare", "Scare", basic=fighting(combat_ends(inflict(1, OPPOSING_MINION))))
BLADE = combat_card("test-blade", "Blade", blood=1, basic=fighting(hand_strike(2)))
FLEE = combat_card("test-flee", "Flee", basic=fighting(combat_ends(untap(THIS))))


def book() -> Rulebook:
    return book_with(*EXTRAS, SCARE, FLEE)


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
