"""Conspiracies: Pay Tribute, Shed Your Skin, Snake in the Grass, Snake Oil; and Plots Within Plots."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    gain,
    recruits,
    springs_when,
    trap,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with, prestige_on

PIT = trap("test-pit", "Pit", springs_when(recruits()), text=gain(1, n.AGENDA))
LUCKY, RYAN = Side(haven=["Lucky"]), Side(haven=["Ryan"])
END_TURN = ("pass action", "pass action", "end phase")


def show(play: Play, card: str, *contributing: bool) -> None:
    """One shows it to Two, to Three ..., each of whom contributes or not."""
    for seat, contributes in enumerate(contributing, 1):
        play.one(f"show {card} to {('One', 'Two', 'Three', 'Four')[seat]}")
        play.answers(seat, ("contribute" if contributes else "decline",))


@pytest.mark.parametrize(
    ("card", "least"), [("Pay Tribute", 3), ("Snake in the Grass", 3), ("Shed Your Skin", 2), ("Snake Oil", 2)]
)
def test_a_conspiracy_is_placed_and_ripens(card: str, least: int) -> None:
    """hah-pay-tribute, hah-snake-in-the-grass, hah-shed-your-skin, hah-snake-oil: face down with 1 Prestige on it;
    with 3 (or 2) on it, it may be resolved in its player's own Action Phase and is then discarded."""
    one = Side(haven=["Keondra", "Iara"], hand=[card], prestige=9)
    with scene(one, Side(haven=["Lucky"], agenda=1, hand=["Awe"])) as play:
        play.one(f"place {card}", "exhaust Iara")
        assert (prestige_on(play, card, 0), play.g.prestige[0], play.g.face_down[play.card(card)]) == (1, 8, 1)
        assert (play.actions, play.is_ready("Iara"), play.g.sees(1, play.card(card))) == (1, False, False)
        assert play.refusal(f"reveal {card}").endswith("(RV-CONSP-12)")
        play.one(f"add to {card}")
        assert (f"reveal {card}" in play.offered) == (least == 2)
        play.one("pass action", "end phase")
        play.two(*END_TURN)
        if least == 3:
            play.one(f"add to {card}")
        play.one(f"reveal {card}")
        assert (play.where(card), prestige_on(play, card, 0), play.actions) == ("discard", 0, 2)


# ---- Pay Tribute


def test_tribute_is_paid_by_those_who_did_not_contribute() -> None:
    """hah-pay-tribute: 1 Prestige each, of two or more; the contributor pays no more than that contribution."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 2})
    with scene(one, LUCKY, RYAN, Side(haven=["Grace"])) as play:
        show(play, "Pay Tribute", True, False)
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [5 + 2, 5 - 1, 5 - 1, 5 - 1]


def test_tribute_of_a_single_foe() -> None:
    """hah-pay-tribute: 2 of the only one who did not contribute."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 2})
    with scene(one, LUCKY, RYAN) as play:
        show(play, "Pay Tribute", True)
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [5 + 2, 5 - 1, 5 - 2]
    with scene(Side(haven=["Keondra"], face_down={"Pay Tribute": 3}), LUCKY) as play:
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [5 + 2, 5 - 2]


def test_tribute_needs_somebody_to_pay_it() -> None:
    """hah-pay-tribute: when everybody has contributed there is no target."""
    with scene(Side(haven=["Keondra"], face_down={"Pay Tribute": 2}), LUCKY) as play:
        show(play, "Pay Tribute", True)
        assert play.refusal("reveal Pay Tribute").endswith("(RV-CONSP-15)")
        assert prestige_on(play, "Pay Tribute", 1) == 1


def test_tribute_can_ruin() -> None:
    """hah-pay-tribute: of a foe who has 1 left, that 1; without Prestige, One's Rival is knocked out."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 3})
    with scene(one, Side(haven=["Lucky"], prestige=1)) as play:
        play.one("reveal Pay Tribute")
        assert (play.g.prestige, play.winner) == ([6, 0], "One")


def test_tribute_is_paid_to_the_ministry() -> None:
    """hah-pay-tribute: placed by anybody, but resolved only with one of the Ministry in the coterie."""
    one = Side(haven=["Lucky"], hand=["Pay Tribute"], face_down={"Pay Tribute (2)": 3})
    with scene(one, RYAN) as play:
        assert play.refusal("reveal Pay Tribute").endswith("(RV-ACT-33)")
        play.one("place Pay Tribute")
        assert play.where("Pay Tribute") == "table"


# ---- Shed Your Skin


def test_skins_are_shed_by_those_who_did_not_contribute() -> None:
    """hah-shed-your-skin: 1 Library card at random each, of two or more; characters in hand are safe."""
    one = Side(haven=["Lucky"], face_down={"Shed Your Skin": 1}, hand=["Awe"])
    two, three, four = (
        Side(haven=[name], hand=["Awe", "Subterfuge", faction])
        for name, faction in (("Grace", "Sage"), ("Keondra", "Iara"), ("Matthew", "Jimmy"))
    )
    with scene(one, two, three, four) as play:
        show(play, "Shed Your Skin", True)
        play.one("reveal Shed Your Skin")
        assert [len(play.names(seat, w.HAND)) for seat in range(4)] == [1, 3, 2, 2]
        assert (play.where("Iara"), play.where("Jimmy"), play.where("Shed Your Skin")) == ("hand", "hand", "discard")


def test_the_skin_of_a_single_foe() -> None:
    """hah-shed-your-skin: 2 of the only one who did not contribute, as far as there are any."""
    one = Side(haven=["Lucky"], face_down={"Shed Your Skin": 2})
    for hand, left in ((["Awe", "Iara", "Subterfuge", "Awe"], 2), (["Awe", "Iara"], 1), (["Iara"], 1), ([], 0)):
        with scene(one, Side(haven=["Keondra"], hand=hand)) as play:
            play.one("reveal Shed Your Skin")
            assert len(play.names(1, w.HAND)) == left
            assert (play.g.owner.count(1), len(play.names(1, w.DISCARD))) == (1 + len(hand), len(hand) - left)
            if "Iara" in hand:
                assert play.where("Iara") == "hand"


def test_chance_decides_which_skin() -> None:
    """hah-shed-your-skin: not always the same of two cards."""
    one = Side(haven=["Lucky"], face_down={"Shed Your Skin": 2})
    two, three = Side(haven=["Keondra"], hand=["Awe", "Subterfuge"]), RYAN
    gone = set()
    for seed in range(12):
        with scene(one, two, three, seed=seed) as play:
            play.one("reveal Shed Your Skin")
            gone.update(play.names(1, w.DISCARD))
    assert gone == {"Awe", "Subterfuge"}


# ---- Snake in the Grass


def test_a_snake_bites_those_who_did_not_contribute() -> None:
    """hah-snake-in-the-grass: 1 Agenda each, of two or more, lost and gained by nobody; some have none to lose."""
    one = Side(haven=["Lucky"], face_down={"Snake in the Grass": 2}, agenda=2)
    with scene(one, Side(haven=["Grace"], agenda=4), Side(haven=["Ryan"], agenda=3), Side(haven=["Keondra"])) as play:
        show(play, "Snake in the Grass", True)
        play.one("reveal Snake in the Grass")
        assert play.g.agenda == [2, 4, 2, 0]


def test_a_snake_takes_from_a_single_foe() -> None:
    """hah-snake-in-the-grass: stolen of the only one who did not contribute, if there is any."""
    one = Side(haven=["Lucky"], face_down={"Snake in the Grass": 2}, agenda=2)
    for agenda, expected in ((3, [3, 4, 2]), (0, [2, 4, 0])):
        with scene(one, Side(haven=["Grace"], agenda=4), Side(haven=["Ryan"], agenda=agenda)) as play:
            show(play, "Snake in the Grass", True)
            play.one("reveal Snake in the Grass")
            assert play.g.agenda == expected


def test_a_snake_may_win() -> None:
    """hah-snake-in-the-grass: the 13th Agenda may be a stolen one."""
    one = Side(haven=["Lucky"], face_down={"Snake in the Grass": 3}, agenda=12)
    with scene(one, Side(haven=["Grace"], agenda=1)) as play:
        play.one("reveal Snake in the Grass")
        assert (play.g.agenda, play.winner) == ([13, 0], "One")


# ---- Snake Oil


def test_snake_oil_readies_one_for_each_contributor() -> None:
    """hah-snake-oil: each chooses 1 of their own exhausted characters; who gave nothing readies nobody."""
    one = Side(haven=["Keondra", "Iara"], exhausted=["Keondra", "Iara"], face_down={"Snake Oil": 1})
    two = Side(haven=["Lucky", "Grace"], streets=["Sage"], exhausted=["Lucky", "Sage"])
    three = Side(haven=["Ryan"], exhausted=["Ryan"])
    with scene(one, two, three) as play:
        show(play, "Snake Oil", True, False)
        play.one("reveal Snake Oil")
        assert sorted(play.offered) == ["Iara", "Keondra"]
        play.one("Iara")
        assert sorted(play.offered) == ["Lucky", "Sage"]
        play.two("Sage")
        names = ("Keondra", "Iara", "Lucky", "Sage", "Ryan")
        assert [play.is_ready(name) for name in names] == [False, True, False, True, False]


def test_snake_oil_for_one_alone() -> None:
    """hah-snake-oil: the readied character may act again in this very turn; none in torpor is readied."""
    one = Side(haven=["Keondra"], torpor=["Iara"], blood={"Iara": 1}, exhausted=["Iara"], hand=["Shameless"])
    one.face_down = {"Snake Oil": 1}
    with scene(one, Side(haven=["Lucky"], exhausted=["Lucky"])) as play:
        play.one("play Shameless")
        assert not play.is_ready("Keondra")
        play.one("add to Snake Oil", "reveal Snake Oil")
        assert [play.is_ready(name) for name in ("Keondra", "Iara", "Lucky")] == [True, False, False]


# ---- Plots Within Plots


def plot(play: Play, *answers: str) -> None:
    play.one("play Plots Within Plots", "exhaust Iara", "exert Keondra", "pass", "fist 0")
    play.two(*answers)


def test_plots_are_put_to_the_vote() -> None:
    """hah-plots-within-plots: a Scheme; carried, it stays in play, and not carried it is discarded."""
    one = Side(haven=["Keondra", "Iara"], hand=["Plots Within Plots", "Snake Oil"])
    for answers, where in ((("pass", "fist 0", "NO"), "table"), (("exert Lucky", "pass", "fist 1", "NO"), "discard")):
        with scene(one, LUCKY) as play:
            plot(play, *answers)
            assert (play.where("Plots Within Plots"), play.actions) == (where, 1)
            assert ("activate Plots Within Plots" in play.offered) == (where == "table")


def test_plots_are_of_the_ministry() -> None:
    """hah-plots-within-plots: not played without one of the Ministry in the coterie."""
    with scene(Side(haven=["Lucky"], hand=["Plots Within Plots"]), RYAN) as play:
        assert play.refusal("play Plots Within Plots").endswith("(RV-ACT-28)")


def test_plots_place_one_card_a_turn() -> None:
    """hah-plots-within-plots: a Trap or a Conspiracy, by exhausting this card; ready again, it places another."""
    one = Side(haven=["Keondra"], ongoing=["Plots Within Plots"], hand=["Pit", "Snake Oil", "Awe", "Iara"], prestige=1)
    with scene(one, RYAN, book=book_with(PIT)) as play:
        play.one("activate Plots Within Plots")
        assert sorted(play.offered) == ["Pit", "Snake Oil"]
        play.one("Pit")
        assert (play.where("Pit"), prestige_on(play, "Pit", 0), play.g.prestige[0]) == ("table", 0, 1)
        assert (play.actions, play.is_ready("Keondra"), play.is_ready("Plots Within Plots")) == (2, True, False)
        assert play.refusal("activate Plots Within Plots").endswith("(RV-ABIL-17)")
        play.one(*END_TURN)
        play.two(*END_TURN)
        play.one("activate Plots Within Plots", "Snake Oil")
        assert (play.where("Snake Oil"), play.g.face_down[play.card("Snake Oil")]) == ("table", 1)


def test_plots_have_nobody_contribute() -> None:
    """hah-plots-within-plots: whoever has put no Prestige on it is no contributor, its own player included."""
    one = Side(haven=["Keondra"], exhausted=["Keondra"], ongoing=["Plots Within Plots"], hand=["Snake Oil"])
    two, three = Side(haven=["Lucky"], exhausted=["Lucky"]), Side(haven=["Ryan"], exhausted=["Ryan"])
    with scene(one, two, three) as play:
        play.one("activate Plots Within Plots", "Snake Oil")
        show(play, "Snake Oil", True, True)
        play.one("reveal Snake Oil")
        assert [play.is_ready(name) for name in ("Keondra", "Lucky", "Ryan")] == [False, True, True]


def test_plots_need_something_to_place() -> None:
    """hah-plots-within-plots: with neither Trap nor Conspiracy in hand nothing would change."""
    with scene(Side(haven=["Keondra"], ongoing=["Plots Within Plots"], hand=["Awe"]), RYAN) as play:
        assert play.refusal("activate Plots Within Plots").endswith("(RV-ABIL-04)")
