"""Relentless abilities: in whose turn, in answer to what, in which order."""

from __future__ import annotations

import pytest

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    activated,
    any_character,
    attach_this,
    blood,
    deal,
    exhausts,
    gain,
    mend,
    relentless,
    target,
    this_character,
    unhosted,
    vampire,
    when,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with


def sentry(key: str, name: str) -> Printed:
    """Relentless, Pay 1 Blood: Gain 1 Prestige."""
    return vampire(key, name, n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                   abilities=(relentless(blood(1), gain(1, n.PRESTIGE)),))  # fmt: skip


# fmt: off
STRIKER = vampire("test-striker", "Striker", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                  abilities=(relentless(blood(1), target(any_character, deal(2, THAT))),))
MENDER = vampire("test-mender", "Mender", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(relentless(blood(1), target(your_coterie, mend(2, THAT))),))
BROKER = vampire("test-broker", "Broker", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(blood(1), gain(1, n.AGENDA)),
                            when(exhausts(this_character), gain(1, n.AGENDA))))
ERRAND = unhosted("test-errand", "Errand", decks=n.VAMPIRES, text=gain(1, n.PRESTIGE))
JOB = action("test-job", "Job", decks=n.VAMPIRES, text=gain(1, n.PRESTIGE))
COAT = action("test-coat", "Coat", decks=n.VAMPIRES, text=attach_this(THIS))
# fmt: on
BOOK = book_with(
    sentry("test-ash", "Ash"),
    sentry("test-birch", "Birch"),
    sentry("test-cedar", "Cedar"),
    sentry("test-dogwood", "Dogwood"),
    sentry("test-elm", "Elm"),
    STRIKER,
    MENDER,
    BROKER,
    ERRAND,
    JOB,
    COAT,
)
ASH, BIRCH, CEDAR, DOGWOOD = (Side(haven=[name]) for name in ("Ash", "Birch", "Cedar", "Dogwood"))


# ---- in whose turn


def test_a_relentless_ability_may_be_used_once_in_each_players_turn() -> None:
    """RV-RELENT-01: Birch in One's turn, in Two's own and in Three's; never twice in one."""
    with scene(Side(haven=["Hope"]), Side(haven=["Birch"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("pass action")
        play.two("activate Birch")
        play.one("pass action", "end phase")  # Two is not asked again
        assert (play.asked.seat, play.g.prestige, play.blood("Birch")) == (1, [5, 6, 5], 4)
        play.two("activate Birch")
        assert play.refusal("activate Birch") == "Birch's ability was used this turn (RV-ABIL-17)"
        play.two("pass action", "pass action", "end phase")
        play.three("pass action")
        play.two("activate Birch")
        assert (play.asked.seat, play.g.prestige, play.blood("Birch")) == (2, [5, 8, 5], 2)


def test_the_active_player_has_the_first_chance_to_act() -> None:
    """RV-RELENT-02: Birch waits until One has announced something, each time anew."""
    with scene(Side(haven=["Ash"]), BIRCH, book=BOOK) as play:
        assert play.is_asked(0, "act")
        assert "activate Ash" in play.offered
        play.one("pass action")
        assert play.is_asked(1, "respond")
        play.two("pass")
        play.one("pass")
        assert play.is_asked(0, "act")


def test_only_relentless_abilities_respond() -> None:
    """RV-RELENT-03, RV-ABIL-18: Broker's ability does not, neither its player's nor the active player's."""
    sides = [Side(haven=["Ash"], hand=["Job"]), Side(haven=["Birch", "Broker"])]
    with scene(*sides, book=BOOK) as play:
        play.one("play Job")
        assert play.offered == ["activate Birch", "pass"]
        play.two("pass")
        assert play.offered == ["activate Ash", "pass"]
        play.one("pass")
    sides = [Side(haven=["Ash", "Broker"]), Side(haven=["Birch"])]
    with scene(*sides, book=BOOK) as play:
        play.one("pass action")
        play.two("pass")
        assert play.offered == ["activate Ash", "pass"]
        play.one("pass")


# ---- in answer to what

ACTS = {
    "draw": ["draw"],
    "pass": ["pass action"],
    "recruit": ["recruit Hope"],
    "unhosted card": ["play Errand"],
    "action card": ["play Job", "exhaust Broker"],
    "placing": ["place Pay Tribute", "exhaust Broker"],
    "attack": ["attack with Keondra"],
    "claim": ["claim with Keondra"],
    "ability": ["activate Broker"],
}


@pytest.mark.parametrize("act", list(ACTS))
def test_every_action_and_activation_may_be_responded_to(act: str) -> None:
    """RV-RELENT-03, RV-ACT-06, RV-ABIL-16: and the response comes before what was announced."""
    hand = ["Hope", "Errand", "Job", "Pay Tribute"]
    one = Side(streets=["Keondra"], haven=["Broker"], hand=hand, library=["Awe"], prestige=9)
    with scene(one, BIRCH, city=City(streets=["Prince of the City"]), book=BOOK) as play:
        play.one(*ACTS[act])
        assert play.is_asked(1, "respond")
        play.two("activate Birch")
        assert play.g.prestige[1] == 6
        while play.asked.asks != "act":  # the rest of an attack or a claim
            play.answers(play.asked.seat, (play.offered[-1],))
        assert play.asked.seat == 0


@differs("DIFF-46", "2022-06")
def test_an_attack_may_be_responded_to_after_the_intel_step() -> None:
    """RV-RELENT-03, RV-ATK-29: not before the attack is known to be possible, and before its type is announced."""
    two = Side(haven=["Birch"], haven_card="Haven - The Temple of Set")
    with scene(Side(streets=["Keondra"], hand=["Awe", "Awe"]), two, book=BOOK) as play:
        play.one("attack with Keondra")
        assert play.is_asked(0, "intel")
        play.one("discard Awe")
        assert play.is_asked(1, "respond")
        play.two("activate Birch")
        assert play.is_asked(0, "attack-type")
        play.one("Social", "pass")
        assert play.blood("Birch") == 3


def test_investigating_may_be_responded_to() -> None:
    """RV-RELENT-03: it is an activated ability, if a rule's and no card's."""
    with scene(Side(streets=["Ryan"]), BIRCH, book=BOOK) as play:
        play.one("investigate")
        assert (play.is_asked(1, "respond"), play.g.stakes) == (True, [])
        play.two("pass")
        assert play.g.stakes == [play.card("Birch"), 0, 1]


def test_going_to_the_end_phase_may_be_responded_to() -> None:
    """RV-RELENT-04: it is still One's Action Phase then."""
    with scene(Side(haven=["Hope"]), BIRCH, book=BOOK) as play:
        play.one("pass action")
        play.two("pass")
        play.one("pass action")
        play.two("pass")
        play.one("end phase")
        assert play.is_asked(1, "respond")
        play.two("activate Birch")
        assert (play.asked.seat, play.asked.asks, play.g.prestige, play.actions) == (1, "act", [5, 6], 2)


def test_in_an_end_phase_nothing_is_left_to_respond_with() -> None:
    """RV-RELENT-01: only in Action Phases; One's draws and mending pass without a question to Two."""
    one = Side(haven=["Hope"], library=["Awe"] * 3, faction=["Grace"] * 2, blood={"Hope": 2}, hand=["Awe"])
    with scene(one, BIRCH, book=BOOK, phase="end") as play:
        play.one("mend Hope", "library", "faction")
        assert (play.asked.seat, play.asked.asks, play.g.prestige) == (1, "act", [5, 5])


def test_what_is_neither_action_nor_activation_cannot_be_responded_to() -> None:
    """RV-RELENT-10: moving, forming parties, detaching, what a Conspiracy does, and triggered effects."""
    one = Side(streets=[["Keondra", "Gisele"]], haven=["Broker"], attached={"Keondra": ["Coat"]}, leader="Keondra")
    one.face_down, one.agenda_card, one.agenda_up, one.hand = {"Pay Tribute": 2}, "The Snake Den", 0, ["Job"]
    with scene(one, BIRCH, book=BOOK) as play:
        play.one("move out", "regroup", "regroup Gisele", "go alone", "detach Coat", "reveal agenda")
        play.one("add to Pay Tribute", "reveal Pay Tribute")
        assert (play.is_asked(0, "act"), play.g.prestige, play.g.agenda) == (True, [6, 3], [1, 0])
        play.one("play Job", "exhaust Broker")
        assert play.g.agenda == [2, 0]  # Broker's trigger is over before anybody may respond to the Job
        play.two("pass")
        assert play.g.prestige == [7, 3]


def test_a_relentless_ability_may_answer_the_very_event_it_speaks_of() -> None:
    """RV-RELENT-09: Pregador Blocks in Step 3 for Three, and not when the attack is announced."""
    three = Side(haven=["Hope"], haven_card="Haven - The Temple of Set")
    with scene(Side(streets=["Keondra"], hand=["Awe"]), Side(haven=["Ingrid", "Pregador"]), three) as play:
        play.one("attack with Keondra", "target Hope", "discard Awe")
        assert play.is_asked(0, "attack-type")
        play.one("Mental")
        assert play.is_asked(1, "block")
        play.two("activate Pregador")
        assert (play.blood("Hope"), play.blood("Pregador"), play.where("Pregador")) == (4, 1, "streets")
        assert (play.g.prestige, play.is_ready("Pregador")) == ([5, 4, 5], False)


@differs("DIFF-45", "2022-06", "2022-09")
def test_pregador_is_not_asked_about_an_attack_that_is_called_off() -> None:
    """RV-RELENT-09: for lack of Intel it never was."""
    three = Side(haven=["Hope"], haven_card="Haven - The Temple of Set")
    with scene(Side(streets=["Keondra"], hand=["Awe"]), Side(haven=["Ingrid", "Pregador"]), three) as play:
        play.one("attack with Keondra", "target Hope", "pass")
        assert (play.is_asked(0, "act"), play.g.prestige, play.is_ready("Keondra")) == (True, [5, 5, 5], True)


# ---- in which order


@pytest.mark.parametrize("turn", [0, 2])
def test_the_chance_goes_round_from_the_active_players_left(turn: int) -> None:
    """RV-RELENT-03: clockwise, each once, and the active player last."""
    with scene(ASH, BIRCH, CEDAR, DOGWOOD, turn=turn, book=BOOK) as play:
        play.answers(turn, ("pass action",))
        asked = []
        while play.asked.asks == "respond":
            asked.append(play.asked.seat)
            play.answers(play.asked.seat, ("pass",))
        assert asked == [(turn + n) % 4 for n in (1, 2, 3, 4)]


def test_a_relentless_ability_may_be_responded_to_from_its_players_left() -> None:
    """RV-RELENT-05, RV-RELENT-06: Cedar's, by Four, One, Two, and at last by Three, who has Elm as well."""
    with scene(ASH, BIRCH, Side(haven=["Cedar", "Elm"]), DOGWOOD, book=BOOK) as play:
        play.one("pass action")
        play.two("pass")
        play.three("activate Cedar")
        asked = []
        for _ in range(4):
            asked.append(play.asked.seat)
            assert play.g.prestige[2] == 5  # Cedar's still waits
            play.answers(play.asked.seat, ("pass",))
        assert asked == [3, 0, 1, 2]
        assert play.g.prestige == [5, 5, 6, 5]
        assert play.is_asked(3, "respond")  # the chance to respond to the announcement goes on
        play.four("pass")
        play.one("pass")
        assert play.is_asked(0, "act")


def test_who_let_an_act_pass_may_answer_an_answer_but_not_the_act_again() -> None:
    """RV-RELENT-03, RV-RELENT-05: one round for what One announces, and one of its own for Cedar's ability."""
    two, three, four = Side(haven=["Birch"]), Side(haven=["Cedar"]), Side(haven=["Dogwood"])
    with scene(Side(haven=["Hope"]), two, three, four, book=BOOK) as play:
        play.one("pass action")
        play.two("pass")
        play.three("activate Cedar")
        for seat in (3, 1):
            assert play.is_asked(seat, "respond")
            play.answers(seat, ("pass",))
        assert (play.is_asked(3, "respond"), play.g.prestige) == (True, [5, 5, 6, 5]), "the first round goes on"
        play.four("activate Dogwood")
        play.two("pass")
        assert (play.asked.asks, play.g.prestige, play.actions) == ("act", [5, 5, 6, 6], 1)


def test_a_player_may_answer_their_own_relentless_ability_last() -> None:
    """RV-RELENT-06: Elm answers Cedar, once Two and One have let it pass, and resolves first."""
    with scene(ASH, Side(haven=["Cedar", "Elm"]), book=BOOK) as play:
        play.one("pass action")
        play.two("activate Cedar")
        assert play.is_asked(0, "respond")
        play.one("pass")
        assert play.offered == ["activate Elm", "pass"]
        play.two("activate Elm")
        play.one("pass")  # to Elm; Elm and Cedar resolve
        assert (play.g.prestige, play.blood("Elm"), play.blood("Cedar")) == ([5, 7], 4, 4)
        play.one("pass")  # to the announcement
        assert play.is_asked(0, "act")


def test_responses_resolve_last_in_first_out_before_what_they_respond_to() -> None:
    """RV-RELENT-07, RV-RELENT-08: Hope, with 2 Blood, is mended before Striker hits her; then One draws."""
    one = Side(haven=["Mender", "Hope"], blood={"Hope": 2, "Mender": 3}, library=["Awe"])
    with scene(one, Side(haven=["Striker"]), book=BOOK) as play:
        play.one("draw")
        play.two("activate Striker", "Hope")
        assert (play.is_asked(0, "respond"), play.blood("Hope"), play.names(0, w.HAND)) == (True, 2, [])
        play.one("activate Mender", "Hope")
        assert (play.blood("Hope"), play.where("Hope"), play.blood("Mender")) == (2, "haven", 2)
        assert play.log().index("Hope mends 2 Blood") < play.log().index("Hope loses 2 Blood")
        assert play.names(0, w.HAND) == ["Awe"]


def test_first_in_last_out() -> None:
    """RV-RELENT-07: the other way round, Hope falls: nobody is left to be mended."""
    one = Side(haven=["Mender", "Hope"], blood={"Hope": 2, "Mender": 3}, library=["Awe"])
    with scene(one, Side(haven=["Striker"]), book=BOOK) as play:
        play.one("activate Mender", "Hope")
        play.two("activate Striker", "Hope")
        assert (play.where("Hope"), play.blood("Mender"), play.g.agenda) == ("torpor", 2, [0, 1])
