"""Torpor as older rulebooks settle it."""

from __future__ import annotations

from typing import Final

import pytest

from fighters import fighter
from primogen.rivals.editions import EDITIONS
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    YOUR_SEAT,
    activated,
    at_end_of_your_turn,
    at_maximum_blood,
    attach_this,
    blood,
    card_is,
    characters_in_any_torpor,
    choose,
    gain,
    have,
    in_order,
    mend,
    this_character,
    title,
    torpor_step,
    unhosted,
    vampire,
    when,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
DREAMER = vampire("test-dreamer", "Dreamer", n.BRUJAH, bp=3, attributes=(0, 0, 0), disciplines=(),
                  abilities=(when(torpor_step(YOUR_SEAT), gain(1, n.PRESTIGE), card_is(THIS, ~at_maximum_blood),
                                  form=n.TORPOR_FORM),))
VIGIL = unhosted("test-vigil", "Vigil", n.ONGOING, decks=n.BOTH,
                 abilities=(at_end_of_your_turn(choose(characters_in_any_torpor, mend(1, THAT))),))
HARPY = title("test-harpy", "Harpy", influence=2, bp=3, text=attach_this(THIS),
              abilities=(have(this_character, 1, n.SOCIAL),))
AID = unhosted("test-aid", "Aid", decks=n.BOTH,
               text=in_order(choose(characters_in_any_torpor, mend(1, THAT)), gain(1, n.PRESTIGE)))
# fmt: on
SLEEPER = fighter("Sleeper", activated(blood(1), gain(1, n.PRESTIGE)), disciplines=(n.POTENCE,))
BOOK: Final = book_with(SLEEPER, HARPY, DREAMER, VIGIL, AID)
GRACE: Final = 3  # Blood Potency


# ---- DIFF-39


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_torpor_only_potency_and_name_are_left(edition: str) -> None:
    """RV-DEF-14, R20-TOR-07, R226-TOR-03, R229-TOR-03, DIFF-39: nothing of its text, nor of its Title's."""
    one = Side(haven=["Lucky"], torpor=["Sleeper"], blood={"Sleeper": 1}, attached={"Sleeper": ["Harpy"]})
    with scene(one, Side(haven=["Keondra"]), book=BOOK, switches=dict(EDITIONS[edition].switches)) as play:
        stats = (n.PHYSICAL, n.SOCIAL, n.MENTAL, n.POTENCE)
        assert [play.value("Sleeper", stat) for stat in (*stats, n.BLOOD_POTENCY)] == [0, 0, 0, 0, 4]
        assert play.g.controller[play.card("Sleeper")] == 0
        assert [each for each in play.offered if "Sleeper" in each or "Harpy" in each] == []
    awake = Side(haven=["Lucky", "Sleeper"], attached={"Sleeper": ["Harpy"]})
    with scene(awake, Side(haven=["Keondra"]), book=BOOK, switches=dict(EDITIONS[edition].switches)) as play:
        assert [play.value("Sleeper", stat) for stat in stats] == [1, 2, 1, 1]
        assert "activate Sleeper" in play.offered


# ---- DIFF-36


@pytest.mark.parametrize(("order", "gained"), [("abilities first", [1, 1]), ("blood first", [1, 0])])
def test_what_comes_first_in_the_torpor_and_mending_step(order: str, gained: list[int]) -> None:
    """RV-TURN-26, RV-TURN-27, R20-END-04, DIFF-36: Dreamer's ability, unless the step's Blood has filled it up."""
    for before, worth in zip((1, 2), gained, strict=True):
        one = Side(haven=["Lucky"], torpor=["Dreamer"], blood={"Dreamer": before}, prestige=5)
        with scene(one, Side(haven=["Keondra"]), phase="end", book=BOOK, switches={"end.torpor_order": order}) as play:
            assert (play.g.prestige[0], play.blood("Dreamer")) == (5 + worth, before + 1)
            assert "Torpor: Dreamer mends 1 Blood" in play.story()


# ---- DIFF-37


@pytest.mark.parametrize(("window", "where"), [("in certain steps", "torpor"), ("at once", "haven")])
def test_who_is_full_at_the_end_of_the_turn_leaves_torpor(window: str, where: str) -> None:
    """RV-MEND-05, R20-END-06, R20-TOR-10, DIFF-37: at once, or in the next Ready and Return Step."""
    one = Side(haven=["Lucky"], torpor=["Dreamer"], blood={"Dreamer": 1}, ongoing=["Vigil"])
    with scene(one, Side(haven=["Keondra"]), phase="end", book=BOOK, switches={"torpor.return_window": window}) as play:
        assert (play.blood("Dreamer"), play.where("Dreamer")) == (3, where)
        play.two("pass action", "pass action", "end phase")
        assert (play.asked.seat, play.where("Dreamer")) == (0, "haven")


@pytest.mark.parametrize(("window", "first"), [("in certain steps", "Prestige"), ("at once", "torpor")])
def test_it_does_not_wait_for_the_action_to_end(window: str, first: str) -> None:
    """RV-MEND-05, R20-END-06, DIFF-37: it leaves before the rest of the card is carried out."""
    one = Side(haven=["Lucky"], torpor=["Dreamer"], blood={"Dreamer": 2}, hand=["Aid"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK, switches={"torpor.return_window": window}) as play:
        play.one("play Aid")
        told = [line for line in play.log() if "Prestige" in line or "leaves torpor" in line]
        assert len(told) == 2 and first in told[0]


@pytest.mark.parametrize("window", ["in certain steps", "at once"])
def test_in_the_turn_of_another_it_waits(window: str) -> None:
    """R229-CRD-28, R20-TOR-10: until its player's next Ready and Return Step."""
    two = Side(haven=["Keondra"], torpor=["Dreamer"], blood={"Dreamer": 2})
    one = Side(haven=["Lucky"], hand=["Aid"])
    with scene(one, two, book=BOOK, switches={"torpor.return_window": window}) as play:
        play.one("play Aid")
        assert (play.blood("Dreamer"), play.where("Dreamer")) == (3, "torpor")
        play.one("pass action", "end phase")
        assert (play.asked.seat, play.where("Dreamer")) == (1, "haven")


# ---- DIFF-38


@pytest.mark.parametrize(("way", "ready_there", "ready_after"), [("as it was", True, True), ("ready", False, True)])
def test_in_torpor_one_is_exhausted_and_ready_after_it(way: str, ready_there: bool, ready_after: bool) -> None:
    """R20-TOR-01, R20-END-06, R20-TOR-10, DIFF-38."""
    two = Side(haven=["Keondra", "Iara"], blood={"Iara": 1})
    one = Side(streets=["Lucky"])
    with scene(one, two, switches={"torpor.ready_on_return": way}) as play:
        play.one("attack with Lucky", "target Iara", "Physical")
        play.two("pass")
        assert (play.where("Iara"), play.is_ready("Iara")) == ("torpor", ready_there)


@pytest.mark.parametrize(("way", "is_ready"), [("as it was", False), ("ready", True)])
def test_who_was_exhausted_comes_back_ready(way: str, is_ready: bool) -> None:
    """R20-END-06, DIFF-38: in the Torpor and Mending Step, before any Ready and Return Step."""
    one = Side(haven=["Lucky"], torpor=["Dreamer"], blood={"Dreamer": 2}, exhausted=["Dreamer"])
    with scene(one, Side(haven=["Keondra"]), phase="end", book=BOOK, switches={"torpor.ready_on_return": way}) as play:
        assert (play.where("Dreamer"), play.is_ready("Dreamer")) == ("haven", is_ready)
