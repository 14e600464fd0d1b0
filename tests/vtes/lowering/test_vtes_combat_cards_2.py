"""Combat cards that hinder the opposing minion, cancel what he plays, or are added to a strike."""

from __future__ import annotations

import pytest

from primogen.scenarios.by_name import ByName
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play
from primogen.vtes.scenes.sides import Side
from vtes_fights import fight, reach, strikes, to_rest

BEAST = "Drawing Out the Beast"
FRENZY = "Terror Frenzy"
VITALS = "Target Vitals"
AURA = "Charismatic Aura"
GROUND = "Groundfighting"
TRUNG = "Trung Chau Pham"


def drawn_out(level: str, *, hand: tuple[str, ...] = (), armed: bool = False) -> Play:
    two = Side(ready=["Madison"], hand=[*hand], on={"Madison": [".44 Magnum"] if armed else []})
    play = fight(Side(ready=["Beetleman"], hand=[BEAST, BEAST, "Fake Out"]), two)
    reach(play, f"play {BEAST}").one(f"play {BEAST}", level)
    return play


@pytest.mark.parametrize("level", ["basic", "superior"])
def test_drawing_out_the_beast(level: str) -> None:
    """100585: the opposing vampire is stronger, and uses no equipment; once in each combat; at superior 1 in each
    press step, which cannot be prevented."""
    play = drawn_out(level, armed=True)
    assert f"play {BEAST}" not in play.offered
    while "hands" not in play.offered:
        play.answers(play.asked.seat, ("pass",))
    play.one("hands")
    assert play.offered == ["hands"]
    play.two("hands")
    to_rest(play)
    assert (play.blood("Beetleman"), play.blood("Madison")) == (2, 5 if level == "basic" else 4)


def test_drawing_out_the_beast_keeps_him_close() -> None:
    """100585: he does not maneuver to long range, but back from it; nor does he press to end."""
    play = drawn_out("basic", hand=("Fake Out", "Flash"))
    assert "play Fake Out" not in [said for said in play.offered if play.asked.seat == 1]
    reach(play, "play Fake Out").one("play Fake Out")
    assert "play Fake Out" in reach(play, "play Fake Out").offered and play.asked.seat == 1


def test_drawing_out_the_beast_not_later() -> None:
    """100585: only in the first round."""
    play = fight(
        Side(ready=["Beetleman"], hand=[BEAST, "Flash"], on={"Beetleman": ["Celerity"]}),
        Side(ready=["Madison"]),
        "Celerity",
    )
    reach(play, f"play {BEAST}").one("pass")
    strikes(play, "hands", "hands")
    reach(play, "play Flash").one("play Flash")
    strikes(play, "hands", "hands")
    assert play.where(BEAST) == "hand"


def test_drawing_out_the_beast_of_no_ally() -> None:
    """100585: of a vampire."""
    play = fight(Side(ready=["Beetleman"], hand=[BEAST]), Side(ready=["Procurer"]))
    assert to_rest(play).where(BEAST) == "hand"


def test_terror_frenzy_at_basic() -> None:
    """101960: no maneuver to close range, no press to continue, no equipment; of any minion."""
    play = fight(
        Side(ready=[TRUNG], hand=[FRENZY, "Fake Out"]),
        Side(ready=["Anvil"], hand=["Flash", "Fake Out"], on={"Anvil": [".44 Magnum"]}),
    )
    reach(play, f"play {FRENZY}").one(f"play {FRENZY}", "basic")
    reach(play, "play Fake Out").one("play Fake Out")
    while "hands" not in play.offered:
        assert play.asked.seat == 0 or play.offered == ["pass"]
        play.answers(play.asked.seat, ("pass",))
    play.one("hands")
    assert play.offered == ["hands"]
    to_rest(play, "play Flash")
    assert (play.where("Flash"), play.blood(TRUNG)) == ("hand", 2)


def test_terror_frenzy_at_basic_lets_him_flee() -> None:
    """101960: to long range he may go."""
    play = fight(Side(ready=[TRUNG], hand=[FRENZY]), Side(ready=["Madison"], hand=["Fake Out"]))
    reach(play, f"play {FRENZY}").one(f"play {FRENZY}", "basic")
    assert "play Fake Out" in reach(play, "play Fake Out").offered


def test_terror_frenzy_makes_combat_cards_dearer() -> None:
    """101960: at superior, for the opposing vampire alone, in this combat, and once."""
    play = fight(Side(ready=[TRUNG], hand=[FRENZY, FRENZY, "Dodge"]), Side(ready=["Madison"], hand=["Fake Out"]))
    reach(play, f"play {FRENZY}").one(f"play {FRENZY}", "superior")
    play.one(f"play {FRENZY}")
    assert play.blood(TRUNG) == 1 and "superior" not in play.offered  # at basic
    reach(play, "play Fake Out").two("play Fake Out")
    reach(play, "play Dodge").one("play Dodge")
    assert (play.blood("Madison"), play.blood(TRUNG)) == (5, 1)


def test_terror_frenzy_that_cannot_be_paid() -> None:
    """101960: who has no blood plays no combat cards then."""
    play = fight(Side(ready=[TRUNG], hand=[FRENZY]), Side(ready=["Madison"], hand=["Dodge"], blood={"Madison": 0}))
    reach(play, f"play {FRENZY}").one(f"play {FRENZY}", "superior")
    reach(play, "hands").one("hands")
    assert play.offered == ["hands"]


def test_bollix_cancels_a_frenzy() -> None:
    """100232: an aim, a frenzy or a grapple of the opposing minion, whose cost is not paid; by Presence."""
    play = fight(Side(ready=[TRUNG], hand=[FRENZY]), Side(ready=["Anita Wainwright"], hand=["Bollix"]))
    reach(play, f"play {FRENZY}").one(f"play {FRENZY}", "basic")
    play.two("play Bollix")
    assert (play.where(FRENZY), play.where("Bollix"), play.blood(TRUNG)) == ("ash heap", "ash heap", 3)
    assert "play Fake Out" not in play.offered


def test_bollix_does_not_cancel_anything_else() -> None:
    """100232: not what has none of these words, nor one's own frenzy."""
    play = fight(Side(ready=[TRUNG], hand=["Dodge"]), Side(ready=["Anita Wainwright"], hand=["Bollix"]))
    reach(play, "play Dodge").one("play Dodge")
    assert play.offered == ["hands"]
    play = fight(
        Side(ready=[TRUNG], hand=[FRENZY, "Bollix"], on={TRUNG: ["Presence"]}), Side(ready=["Madison"]), "Presence"
    )
    reach(play, f"play {FRENZY}").one(f"play {FRENZY}", "basic")
    assert (play.where("Bollix"), play.where(FRENZY)) == ("hand", "ash heap")
    to_rest(play)


def test_bollix_by_celerity_and_by_thaumaturgy() -> None:
    """100232: a maneuver or a press; a hand strike that Fortitude does not prevent, and weapons that do nothing."""
    play = fight(Side(ready=["Brandon Grime"], hand=["Bollix"]), Side(ready=["Madison"]))
    assert "play Bollix" in reach(play, "play Bollix").offered
    play = fight(
        Side(ready=["Monica Chang"], hand=["Bollix"]),
        Side(ready=["Madison"], hand=["Resilience"], on={"Madison": [".44 Magnum"]}),
    )
    reach(play, "play Bollix").one("play Bollix")
    play.two("use .44 Magnum")
    to_rest(play, "play Resilience")
    assert (play.blood("Madison"), play.blood("Monica Chang"), play.where("Resilience")) == (4, 3, "hand")


def test_who_might_hold_one_is_asked() -> None:
    """100232: whether she holds one or not, of any combat card that is played against her minion."""
    for card in (FRENZY, "Fake Out"):
        play = fight(Side(ready=["Madison"], hand=["Torn Signpost"]), Side(ready=[TRUNG], hand=[card]), "Bollix")
        reach(play, f"play {card}")
        ByName.answer(play, play.offered.index(f"play {card}"))
        while play.asked.asks != "respond":
            ByName.answer(play, 0)
        assert (play.asked.seat, play.where(card)) == (0, "played")


def test_bollix_needs_an_anarch() -> None:
    """100232: another with Thaumaturgy cannot."""
    play = fight(Side(ready=["Ayelech"], hand=["Bollix"]), Side(ready=["Madison"]))
    assert to_rest(play).where("Bollix") == "hand"


def test_charismatic_aura_cancels_a_strike() -> None:
    """100333: for 1 blood; he chooses again; once in a round at basic."""
    two = Side(ready=["Demetrius Slater"], hand=[AURA, AURA])
    play = fight(Side(ready=["Beetleman"], hand=["Dodge", "Dodge", BEAST]), two)
    reach(play, f"play {BEAST}").one(f"play {BEAST}", "basic")
    assert play.where(AURA) == "hand"  # neither a strike nor a grapple
    reach(play, "play Dodge").one("play Dodge")
    play.two(f"play {AURA}")
    assert (play.where("Dodge"), play.blood("Demetrius Slater")) == ("ash heap", 3)
    play.one("play Dodge")
    assert play.asked.asks == "strike" and play.asked.seat == 1 and play.offered == ["hands"]


def test_charismatic_aura_need_not_be_played() -> None:
    """100333: nor can it by who has no blood."""
    play = fight(Side(ready=["Beetleman"], hand=["Dodge"]), Side(ready=["Demetrius Slater"], hand=[AURA]))
    reach(play, "play Dodge").one("play Dodge")
    play.two("pass", "hands")
    assert to_rest(play).blood("Beetleman") == 4
    two = Side(ready=["Demetrius Slater"], hand=[AURA], blood={"Demetrius Slater": 0})
    play = fight(Side(ready=["Beetleman"], hand=["Dodge"]), two)
    reach(play, "play Dodge").one("play Dodge")
    assert play.offered == ["hands"]


def test_charismatic_aura_cancels_a_grapple() -> None:
    """100333: whose cost is not paid."""
    two = Side(ready=["Demetrius Slater"], hand=[AURA])
    play = fight(
        Side(ready=["Brandon Grime"], hand=["Immortal Grapple"], on={"Brandon Grime": ["Potence"]}), two, "Potence"
    )
    reach(play, "play Immortal Grapple").one("play Immortal Grapple", "basic")
    play.two(f"play {AURA}")
    assert play.where("Immortal Grapple") == "ash heap"


def test_charismatic_aura_ends_combat() -> None:
    """100333: at superior, as a strike."""
    play = fight(Side(ready=["Amber"], hand=[AURA]), Side(ready=["Madison"]))
    reach(play, f"play {AURA}").one(f"play {AURA}")
    to_rest(play)
    assert (play.blood("Amber"), play.blood("Madison")) == (5, 6)


def test_groundfighting_cancels_what_restricts_strikes() -> None:
    """100861: a grapple; a bar on equipment only of who bears a weapon; not what hinders maneuvers."""
    for card, basic, armed, cancelled in (
        ("Immortal Grapple", "basic", False, True), (FRENZY, "basic", True, True), (FRENZY, "basic", False, False),
        (FRENZY, "superior", True, False), (BEAST, "basic", True, True),
    ):  # fmt: skip
        on = {TRUNG: [".44 Magnum"] if armed else []}
        one = Side(ready=["Beetleman"], hand=[card], on={"Beetleman": ["Potence"]})
        play = fight(one, Side(ready=[TRUNG], hand=[GROUND], on=on), "Potence")
        reach(play, f"play {card}").one(f"play {card}", *([] if card == "Immortal Grapple" else [basic]))
        assert (play.where(card) == "played") == cancelled, (card, armed)
        if cancelled:
            play.two(f"play {GROUND}")
            assert (play.where(card), play.blood(TRUNG)) == ("ash heap", 2)


def test_groundfighting_moves() -> None:
    """100861: a maneuver, or a press; not replaced until the combat is over; by an anarch."""
    one = Side(ready=[TRUNG], hand=[GROUND, *["Fake Out"] * 6], library=["Dodge"])
    play = fight(one, Side(ready=["Madison"]))
    reach(play, f"play {GROUND}").one(f"play {GROUND}")
    assert "Dodge" not in play.names(0, HAND)
    to_rest(play)
    assert (play.blood(TRUNG), "Dodge" in play.names(0, HAND)) == (3, True)
    play = fight(Side(ready=[TRUNG], hand=[GROUND]), Side(ready=["Madison"]))
    reach(play, f"play {GROUND}").one("pass")
    to_rest(play, f"play {GROUND}")  # as a press
    assert (play.blood("Madison"), play.blood(TRUNG)) == (4, 1)
    play = fight(Side(ready=["Sully"], hand=[GROUND]), Side(ready=["Madison"]))
    assert to_rest(play).where(GROUND) == "hand"


def vital(one: Side, two: Side, *names: str) -> Play:
    """The one strikes, and adds the aim."""
    one.hand.append(VITALS)
    return fight(one, two, *names)


def test_target_vitals() -> None:
    """101942: 2 more when the strike hurts, and no press in this round."""
    play = vital(Side(ready=["Sully"], on={"Sully": [".44 Magnum"]}), Side(ready=["Anvil"], hand=["Flash"]))
    reach(play, "use .44 Magnum").one("pass")
    reach(play, "use .44 Magnum").one("use .44 Magnum")
    assert play.offered == [f"play {VITALS}", "pass"]
    play.one(f"play {VITALS}")
    to_rest(play, "play Flash")
    assert (play.blood("Anvil"), play.where("Flash")) == (2, "hand")


def test_target_vitals_of_a_strike_that_does_not_hurt() -> None:
    """101942: nothing more, of one that is dodged or prevented, or does no damage; then he may press."""
    play = vital(Side(ready=["Sully"]), Side(ready=["Madison"], hand=["Dodge"]))
    reach(play, "hands").one("hands", f"play {VITALS}")
    to_rest(play, "play Dodge")
    assert play.blood("Madison") == 6
    play = vital(Side(ready=["Sully"]), Side(ready=["Madison"], hand=["Resilience"]))
    reach(play, "hands").one("hands", f"play {VITALS}")
    play.two("hands")
    reach(play, "play Resilience").two("play Resilience", "basic")
    assert to_rest(play).blood("Madison") == 6
    play = vital(Side(ready=["Sully"]), Side(ready=["Anvil"], hand=["Dodge", "Flash"]))
    reach(play, "hands").one("hands", f"play {VITALS}")
    reach(play, "play Dodge").two("play Dodge")
    assert to_rest(play, "play Flash").where("Flash") == "ash heap"
    play = vital(Side(ready=["Sully"], hand=["Dodge"]), Side(ready=["Madison"]))
    reach(play, "play Dodge").one("play Dodge", f"play {VITALS}")
    assert to_rest(play).blood("Madison") == 6


def test_target_vitals_of_one_strike_alone() -> None:
    """101942: the next one is as it is; one aim to each strike; what is added can be prevented, too."""
    one = Side(ready=["Nik Sikko"], hand=[VITALS, "Blur"])
    play = vital(one, Side(ready=["Madison"], hand=["Resilience"]))
    reach(play, "hands").one("hands", f"play {VITALS}")
    play.two("hands")  # and no second aim
    play.two("pass")
    assert play.blood("Madison") == 5
    play.two("play Resilience", "basic")
    assert play.blood("Madison") == 4  # 1 of the 2
    reach(play, "play Blur").one("play Blur", "hands", "pass")
    to_rest(play)
    assert play.blood("Madison") == 3


def test_target_vitals_aggravated() -> None:
    """101942: of the kind of the strike's damage, though that has sent him to torpor already."""
    one = Side(ready=["Horace Radcliffe"], hand=["Burning Wrath"])
    play = vital(one, Side(ready=["Madison"], blood={"Madison": 2}))
    reach(play, "play Burning Wrath").one("play Burning Wrath", "basic", f"play {VITALS}")
    play.two("hands")
    assert play.where("Madison") == "ash heap"


def test_target_vitals_cancelled_for_two_cards() -> None:
    """101942: two combat cards of the hand of who controls the opposing minion; others do not serve."""
    two = Side(ready=["Madison"], hand=["Dodge", "Fake Out", "Govern the Unaligned"], library=["Majesty"] * 3)
    play = vital(Side(ready=["Sully"]), two)
    reach(play, "hands").one("hands", f"play {VITALS}")
    assert f"use what {VITALS} gives" in play.offered
    play.two(f"use what {VITALS} gives")
    assert play.offered == ["Dodge", "Fake Out"]
    play.two("Dodge", "Fake Out")
    assert play.where(VITALS) == "ash heap" and len(play.names(1, HAND)) == 4
    play.two("hands")
    assert to_rest(play).blood("Madison") == 5


def test_target_vitals_not_cancelled() -> None:
    """101942: who has one such card alone cannot, nor does who may need; asked she is."""
    play = vital(Side(ready=["Sully"]), Side(ready=["Madison"], hand=["Dodge", "Govern the Unaligned"]))
    reach(play, "hands").one("hands", f"play {VITALS}")
    play.two("hands")
    assert to_rest(play).blood("Madison") == 3
    play = vital(Side(ready=["Sully"]), Side(ready=["Madison"], hand=["Dodge", "Dodge"]))
    reach(play, "hands").one("hands", f"play {VITALS}")
    play.two("pass", "hands")
    assert to_rest(play).blood("Madison") == 3


def test_target_vitals_costs_though_cancelled() -> None:
    """101942: what it costs then is paid."""
    two = Side(ready=[TRUNG], hand=[FRENZY, "Dodge", "Dodge"])
    play = vital(Side(ready=["Sully"]), two)
    reach(play, f"play {FRENZY}").two(f"play {FRENZY}", "superior")
    reach(play, "hands").one("hands", f"play {VITALS}")
    play.two(f"use what {VITALS} gives", "Dodge", "Dodge")
    assert (play.where(VITALS), play.blood("Sully")) == ("ash heap", 3)


def test_target_vitals_cancelled_by_bollix() -> None:
    """101942, 100232: it is an aim."""
    play = vital(Side(ready=["Sully"]), Side(ready=["Anita Wainwright"], hand=["Bollix"]))
    reach(play, "hands").one("hands", f"play {VITALS}")
    play.two("play Bollix", "hands")
    assert to_rest(play).blood("Anita Wainwright") == 2
