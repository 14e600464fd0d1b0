"""The actions of a turn: how many, which, and what each spends. Cards played by them: test_action_cards.py."""

from __future__ import annotations

import pytest

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT_PLAYER,
    THIS,
    action,
    attach_this,
    blood,
    gain,
    having,
    lines,
    lose,
    plays,
    relentless,
    target_foe,
    unhosted,
    vampire,
    when,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
WATCHER = vampire("test-watcher", "Watcher", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                  abilities=(relentless(blood(1), gain(1, n.PRESTIGE)),))
HUSTLER = vampire("test-hustler", "Hustler", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                  abilities=(relentless(blood(1), gain(1, n.ACTIONS_GAINED)),))
FOREMAN = vampire("test-foreman", "Foreman", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                  abilities=(when(plays(by=your_coterie), gain(1, n.AGENDA)),))
EXTORTIONER = vampire("test-extortioner", "Extortioner", n.BRUJAH, bp=4, attributes=(1, 1, 1),
                      disciplines=(n.POTENCE,),
                      abilities=(relentless(blood(1), target_foe(lose(3, n.PRESTIGE, THAT_PLAYER))),))
ERRAND = unhosted("test-errand", "Errand", decks=n.VAMPIRES,
                  text=lines(gain(1, n.PRESTIGE), having(n.POTENCE, gain(3, n.PRESTIGE))))
JOB = action("test-job", "Job", decks=n.VAMPIRES,
             text=lines(gain(1, n.PRESTIGE), having(n.POTENCE, gain(3, n.PRESTIGE))))
COAT = action("test-coat", "Coat", decks=n.VAMPIRES, text=attach_this(THIS))
TIP = unhosted("test-tip", "Tip", decks=n.VAMPIRES, text=gain(1, n.UNHOSTED_GAINED))
# fmt: on
BOOK = book_with(WATCHER, HUSTLER, EXTORTIONER, FOREMAN, ERRAND, JOB, COAT, TIP)
PRINCE = City(streets=["Prince of the City"])


def with_everything_to_do() -> Side:
    """Any of the seven actions may be taken, with Keondra."""
    hand = ["Hope", "Job", "Errand", "Coat", "Tip"]
    return Side(streets=["Keondra"], haven=["Gisele"], hand=hand, library=["Awe"] * 6, prestige=9)


UNHOSTED_ACTIONS = {
    "draw": ["draw"],
    "pass": ["pass action"],
    "recruit": ["recruit Hope"],
    "unhosted card": ["play Errand"],
}
ACTIONS = {
    "action card": ["play Job", "exhaust Keondra"],
    "attack": ["attack with Keondra", "Social", "pass"],
    "claim": ["claim with Keondra"],
}
SEVEN = UNHOSTED_ACTIONS | ACTIONS


@differs("DIFF-27", "2020")
def test_two_actions_must_be_performed_each_turn() -> None:
    """RV-ACT-01, RV-ACT-03: not fewer, not more; and the next turn has two again."""
    with scene(Side(haven=["Keondra"]), Side(haven=["Lucky"])) as play:
        for left in (2, 1):
            assert (play.actions, play.unhosted_actions) == (left, 0)
            assert play.refusal("end phase") == "You have actions left (RV-TURN-21)"
            play.one("pass action")
        assert play.actions == 0
        assert play.refusal("pass action") == "No action is left (RV-ACT-01)"
        play.one("end phase")
        assert play.actions == 2
        play.two("pass action", "pass action", "end phase")
        assert play.actions == 2


def test_the_same_action_may_be_performed_twice() -> None:
    """RV-ACT-02."""
    with scene(Side(haven=["Keondra"], library=["Awe", "Ingratiate"]), Side(haven=["Lucky"], library=["Awe"])) as play:
        play.one("draw", "draw")
        assert (play.names(0, w.HAND), play.actions) == (["Awe", "Ingratiate"], 0)
        assert play.names(1, w.HAND) == []


def test_there_are_seven_actions() -> None:
    """RV-ACT-11: what else is offered here (moving out) spends none."""
    with scene(with_everything_to_do(), Side(haven=["Lucky"]), city=PRINCE, book=BOOK) as play:
        offered = [words for words in play.offered if words not in ("play Coat", "play Tip", "move out")]
        assert sorted(offered) == sorted([each[0] for each in SEVEN.values()])
        play.one("move out")
        assert play.actions == 2


@pytest.mark.parametrize("name", list(SEVEN))
def test_each_of_the_seven_spends_one_action(name: str) -> None:
    """RV-ACT-03, RV-ACT-04, RV-ACT-11: an Action may be spent on an Unhosted Action as well."""
    with scene(with_everything_to_do(), Side(haven=["Lucky"]), city=PRINCE, book=BOOK) as play:
        play.one(*SEVEN[name])
        if name == "claim":
            play.two("pass")
        assert (play.asked.asks, play.actions) == ("act", 1)


@pytest.mark.parametrize("name", list(SEVEN))
def test_actions_exhaust_a_character_and_unhosted_actions_do_not(name: str) -> None:
    """RV-ACT-07, RV-ACT-08, RV-ACT-12."""
    with scene(with_everything_to_do(), Side(haven=["Lucky"]), city=PRINCE, book=BOOK) as play:
        play.one(*SEVEN[name])
        if name == "claim":
            play.two("pass")
        assert play.is_ready("Keondra") == (name in UNHOSTED_ACTIONS)
        assert play.is_ready("Gisele")
    one = with_everything_to_do()
    one.exhausted = ["Keondra", "Gisele"]
    with scene(one, Side(haven=["Lucky"]), city=PRINCE, book=BOOK) as play:
        assert (SEVEN[name][0] in play.offered) == (name in UNHOSTED_ACTIONS)


@pytest.mark.parametrize("name", list(UNHOSTED_ACTIONS))
def test_an_unhosted_action_serves_for_nothing_else(name: str) -> None:
    """RV-ACT-04, RV-ACT-12: for Draw, Recruit, Unhosted Action cards and Pass."""
    with scene(with_everything_to_do(), Side(haven=["Lucky"]), city=PRINCE, book=BOOK) as play:
        play.one("play Coat", "exhaust Gisele", "play Tip")
        assert (play.actions, play.unhosted_actions) == (0, 1)
        for words in ACTIONS.values():
            assert play.refusal(words[0]) == "No action is left (RV-ACT-01)"
        assert play.refusal("end phase") == "You have actions left (RV-TURN-21)"
        play.one(*UNHOSTED_ACTIONS[name])
        assert (play.asked.asks, play.actions, play.unhosted_actions) == ("act", 0, 0)
        assert "end phase" in play.offered


def test_an_unhosted_action_is_spent_before_an_action() -> None:
    """RV-ACT-04: it would serve for nothing else, so the Action is kept."""
    with scene(with_everything_to_do(), Side(haven=["Lucky"]), city=PRINCE, book=BOOK) as play:
        play.one("play Tip", "draw")
        assert (play.actions, play.unhosted_actions) == (1, 0)
        assert "attack with Keondra" in play.offered


def test_gained_actions_are_lost_at_the_end_of_the_turn() -> None:
    """RV-ACT-05: gained when the End Phase is already announced, they serve nobody."""
    with scene(Side(haven=["Hustler"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("pass action", "pass", "pass action", "pass", "end phase", "activate Hustler")
        assert play.actions == 2  # of Two's turn
        play.two("pass action", "pass action", "end phase")
        assert play.actions == 2


def test_gained_actions_are_for_the_turn_of_the_player_who_gains_them() -> None:
    """RV-ACT-05, RV-ABIL-04: in a foe's turn there is nothing to gain."""
    with scene(Side(haven=["Keondra"]), Side(haven=["Hustler"]), turn=1, book=BOOK) as play:
        play.two("pass action", "activate Hustler")
        assert play.actions == 2
        play.two("pass action", "pass action", "end phase")
        play.one("pass action")
        assert (play.asked.seat, play.actions, play.blood("Hustler")) == (0, 1, 3)


def test_an_announced_action_waits_for_responses() -> None:
    """RV-ACT-06."""
    two = Side(haven=["Watcher"], blood={"Watcher": 3})
    with scene(Side(haven=["Keondra"], library=["Awe"]), two, book=BOOK) as play:
        play.one("draw")
        assert (play.asked.seat, play.asked.asks, play.actions) == (1, "respond", 1)
        assert play.names(0, w.HAND) == []
        play.two("activate Watcher")
        assert play.g.prestige == [5, 6]
        assert play.names(0, w.HAND) == ["Awe"]


def test_the_character_exhausted_is_the_acting_character() -> None:
    """RV-ACT-08, RV-ACT-09, RV-ACT-34: the card is attached to it, and by it counts as played."""
    one = Side(haven=["Keondra", "Foreman", "Gisele"], hand=["Coat"], exhausted=["Gisele"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Coat")
        assert play.refusal("exhaust Gisele") == "Gisele is exhausted and cannot act (RV-ACT-08)"
        play.one("exhaust Keondra")
        assert (play.host("Coat"), play.is_ready("Keondra"), play.is_ready("Foreman")) == ("Keondra", False, True)
        assert play.g.agenda == [1, 0]


def test_an_unhosted_action_has_no_acting_character() -> None:
    """RV-ACT-07, RV-ACT-10: Foreman has Potence, but nobody plays the Errand; the Job somebody does."""
    with scene(Side(haven=["Foreman"], hand=["Errand", "Job"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Errand")
        assert (play.g.prestige, play.g.agenda, play.is_ready("Foreman")) == ([6, 5], [0, 0], True)
        play.one("play Job")
        assert (play.g.prestige, play.g.agenda, play.is_ready("Foreman")) == ([10, 5], [1, 0], False)


def test_the_draw_action_draws_one_card_from_either_deck() -> None:
    """RV-ACT-13."""
    one = Side(haven=["Keondra"], library=["Awe", "Ingratiate"], faction=["Iara", "Gisele"])
    with scene(one, Side(haven=["Lucky"], library=["Awe"])) as play:
        play.one("draw")
        assert play.offered == ["library", "faction"]
        play.one("faction")
        assert (play.names(0, w.HAND), len(play.names(0, w.LIBRARY))) == (["Iara"], 2)
        play.one("draw", "library")
        assert (play.names(0, w.HAND), play.names(0, w.FACTION)) == (["Iara", "Awe"], ["Gisele"])


def test_a_hand_has_no_limit() -> None:
    """RV-ACT-14: not when drawing, and not at the end of the turn."""
    one = Side(haven=["Keondra"], hand=["Awe"] * 30, library=["Ingratiate"] * 4)
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("draw", "draw", "end phase")
        assert len(play.names(0, w.HAND)) == 34
        assert play.names(0, w.DISCARD) == []
        play.two("pass action")


def test_recruiting_puts_a_character_into_the_haven_with_its_blood() -> None:
    """RV-ACT-15, RV-ACT-17: the Prestige comes from the personal supply, and only that."""
    with scene(Side(streets=["Keondra"], hand=["Gisele", "Iara"], prestige=6), Side(haven=["Lucky"])) as play:
        play.one("recruit Gisele")
        assert (play.where("Gisele"), play.blood("Gisele"), play.is_ready("Gisele")) == ("haven", 4, True)
        assert (play.g.prestige, play.blood("Keondra"), play.is_ready("Keondra")) == ([2, 5], 6, True)
        assert play.refusal("recruit Iara") == "You have too little Prestige for Iara (RV-ABIL-10)"


def test_no_character_of_a_name_in_a_coterie_may_be_recruited() -> None:
    """RV-ACT-16: in anybody's coterie; in torpor it is in none."""
    one = Side(haven=["Keondra"], hand=["Lucky", "Grace", "Keondra"], prestige=20)
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Hope"], torpor=["Grace"])) as play:
        assert play.refusal("recruit Lucky") == "A character called Lucky is in play (RV-ACT-16)"
        assert play.refusal("recruit Keondra") == "A character called Keondra is in play (RV-ACT-16)"
        play.one("recruit Grace")
        assert play.names(0, w.HAVEN) == ["Keondra", "Grace"]


@differs("DIFF-32", "2020")
def test_a_recruit_that_has_become_too_dear_is_not_recruited() -> None:
    """RV-ACT-06, RV-ACT-17: the Prestige is placed when the action resolves, as far as there still is enough."""
    one = Side(haven=["Keondra"], hand=["Iara"], prestige=6)
    with scene(one, Side(haven=["Extortioner"]), book=BOOK) as play:
        play.one("recruit Iara")
        assert (play.where("Iara"), play.g.prestige) == ("placed", [6, 5])
        play.two("activate Extortioner")
        assert (play.where("Iara"), play.g.prestige, play.actions) == ("hand", [3, 5], 1)


def test_to_pass_is_to_spend_an_action_on_nothing() -> None:
    """RV-ACT-41, RV-ACT-42: nothing changes, and nothing is saved for the next turn."""
    one = Side(haven=["Keondra"], hand=["Job"], library=["Awe"] * 2)
    with scene(one, Side(haven=["Lucky"], hand=["Awe"]), book=BOOK) as play:
        play.one("pass action")
        assert (play.actions, play.is_ready("Keondra"), play.names(0, w.HAND)) == (1, True, ["Job"])
        assert play.log(1)[-1] == "One passes an action"
        play.one("pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert (play.actions, play.unhosted_actions) == (2, 0)


def test_nobody_must_attack_draw_or_play() -> None:
    """RV-ACT-43: with everything possible, a turn may pass with nothing done."""
    one = with_everything_to_do()
    with scene(one, Side(haven=["Lucky"]), city=PRINCE, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase")
        while play.asked.seat == 0:
            play.one(play.offered[-1])  # no mending
        assert (play.asked.seat, play.asked.asks, play.blood("Lucky")) == (1, "act", 5)
        assert [name for name in one.hand if name not in play.names(0, w.HAND)] == []
