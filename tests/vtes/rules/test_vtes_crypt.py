"""Crypt cards: capacity, age, advancement, influence."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.people import DOMINATE, INDEPENDENT, PRINCE
from primogen.vtes.rules.table import TRANSFERS_LEFT
from primogen.vtes.rules.titles import kind_held
from primogen.vtes.rules.topics import BLEED, CAPACITY, INTERCEPT, STRENGTH
from primogen.vtes.scenes.laying import INFLUENCE
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, end_turn, end_until

ADVANCED = "test-vasily-adv"


def test_capacity_does_three_jobs() -> None:
    """VT-CRYPT-02, -04: what he costs, what he holds, and how old he is."""
    one = Side(uncontrolled=["Sully"], ready=["Krid"], blood={"Sully": 3})
    with scene(one, Side(), phase=INFLUENCE, book=BOOK) as play:
        play.one("end")
        assert play.where("Sully") == "uncontrolled"
        play.ends_asking("discard")
    with scene(Side(uncontrolled=["Sully"], blood={"Sully": 3}), Side(), phase=INFLUENCE, book=BOOK) as play:
        play.one("influence Sully", "influence Sully", "end")
        assert (play.where("Sully"), play.blood("Sully"), play.pool[0]) == ("ready", 4, 28)
        play.ends_asking("discard")


@pytest.mark.parametrize(("target", "offered"), [("Ashley", True), ("Sully", False), ("Colette", False)])
def test_younger_is_of_less_capacity(target: str, offered: bool) -> None:
    """VT-CRYPT-03: Lauren has 4: of 3, 4 and 5 only the first is younger."""
    one = Side(ready=["Lauren"], hand=["Patronage"], uncontrolled=[target])
    with scene(one, Side(), book=BOOK) as play:
        assert play.offers("play Patronage") == offered


def test_an_advancement_by_itself() -> None:
    """VT-ADV-01, -02, -11: a vampire in his own right; what needs the merging does not work."""
    one = Side(uncontrolled=[ADVANCED], blood={ADVANCED: 7})
    with scene(one, Side(), phase=INFLUENCE, book=BOOK) as play:
        play.one("end")
        assert (play.where("Vasily"), play.value("Vasily", CAPACITY), play.value("Vasily", STRENGTH)) == ("ready", 7, 2)
        assert (play.value("Vasily", INTERCEPT), play.value("Vasily", BLEED)) == (0, 1)
        play.ends_asking("discard")


def test_one_controls_but_one_version() -> None:
    """VT-ADV-12: of the same name; her second is burned, another Methuselah's contests."""
    play = begin(Side(uncontrolled=[ADVANCED], blood={ADVANCED: 7}), Side(ready=["Vasily"]), phase=INFLUENCE, book=BOOK)
    play.one("end")
    assert play.where("Vasily") == play.where("Vasily (2)") == "contested"
    own = Side(ready=["test-vasily"], uncontrolled=[ADVANCED], blood={ADVANCED: 7})
    with scene(own, Side(), phase=INFLUENCE, book=BOOK) as play:
        play.one("end")
        assert sorted([play.where("Vasily"), play.where("Vasily (2)")]) == ["ash heap", "ready"]
        play.ends_asking("discard")


@pytest.mark.parametrize("ready", ["test-vasily", ADVANCED])
def test_merging(ready: str) -> None:
    """VT-ADV-03 to -05, -08 to -11, VT-INF-07: for 4 transfers and 1 pool, whichever of them was in play."""
    below = ADVANCED if ready == "test-vasily" else "test-vasily"
    play = begin(
        Side(ready=[ready], uncontrolled=[below], on={ready: ["Map"]}, blood={below: 2, ready: 1}, tapped=[ready]),
        Side(),
        phase=INFLUENCE,
        book=BOOK,
    )
    play.one("merge Vasily")
    assert (play.pool[0], play.g.clock[TRANSFERS_LEFT], play.is_tapped("Vasily")) == (29, 0, True)
    merged = play.g.ready(0)[0]
    assert (len(play.g.ready(0)), play.g.blood[merged], play.host("Map")) == (1, 3, "Vasily")
    name = "Vasily" if play.card("Vasily") == merged else "Vasily (2)"
    assert (play.value(name, CAPACITY), play.value(name, DOMINATE)) == (7, 2)
    assert (play.value(name, BLEED), play.value(name, STRENGTH), play.value(name, INTERCEPT)) == (3, 2, 1)
    assert (play.g.sect_of(merged), kind_held(play.g, merged)) == (INDEPENDENT, 0)  # no Camarilla, no prince
    assert play.g.pool.cards[play.g.definition[merged]].title == PRINCE


def test_too_few_transfers_to_merge() -> None:
    """VT-ADV-03, VT-INF-08: after one was spent."""
    one = Side(ready=["test-vasily"], uncontrolled=[ADVANCED])
    with scene(one, Side(), phase=INFLUENCE, book=BOOK) as play:
        assert play.offers("merge Vasily")
        play.one("influence Vasily")
        assert not play.offers("merge Vasily")
        play.ends_asking("transfers")


def test_a_merged_vampire_stays_one_until_he_burns() -> None:
    """VT-ADV-06, -07: what was aimed at him goes on; burned, both cards are in the ash heap."""
    one = Side(ready=["test-vasily"], uncontrolled=[ADVANCED], on={"test-vasily": ["Gaol"]})
    play = begin(one, Side(ready=["Krid"], hand=["Exorcism"]), phase=INFLUENCE, book=BOOK)
    play.one("merge Vasily")
    merged = play.g.ready(0)[0]
    assert play.g.host[play.card("Gaol")] == merged
    end_turn(play)
    end_until(play, "act")
    play.two("play Exorcism", "Vasily")
    assert play.is_asked(0, "block")
    play.one("decline")
    assert play.where("Vasily") == play.where("Vasily (2)") == "ash heap"
    assert sorted(play.g.face(card).key for card in play.g.pile(0, 6) if play.g.face(card).name == "Vasily") == [
        "test-vasily",
        ADVANCED,
    ]


def test_everything_in_the_influence_phase_costs_transfers() -> None:
    """VT-INF-01, -05, -08: mixed as she likes, and none is left for the next turn."""
    one = Side(uncontrolled=["Sully", "Ashley"], blood={"Ashley": 2}, crypt=["Kurt"])
    with scene(one, Side(), phase=INFLUENCE, book=BOOK) as play:
        play.one("influence Sully", "take back from Ashley")
        assert (play.blood("Sully"), play.blood("Ashley"), play.pool[0]) == (1, 1, 30)
        assert "VT-INF-01" in play.refusal("take back from Ashley")
        assert not play.offers("crypt card")
        play.one("influence Ashley")
        assert "VT-INF-01" in play.refusal("influence Sully")
        play.one("end")
        assert play.blood("Ashley") == 2
        play.ends_asking("discard")


def test_transfers_are_not_saved() -> None:
    """VT-INF-01: unused ones are lost."""
    with scene(Side(uncontrolled=["Sully"]), Side(), phase=INFLUENCE, book=BOOK) as play:
        play.one("end")
        end_turn(play)
        end_turn(play)
        end_until(play, "transfers")
        assert (play.g.active, play.g.clock[TRANSFERS_LEFT]) == (0, 4)
        play.ends_asking("transfers")


def test_an_imbued_is_influenced_like_a_vampire() -> None:
    """VT-INF-11, VT-IMBUED-03: his cost is his starting life."""
    one = Side(uncontrolled=["Ned"], blood={"Ned": 3})
    with scene(one, Side(), phase=INFLUENCE, book=BOOK) as play:
        play.one("influence Ned", "end", "no")
        assert (play.where("Ned"), play.blood("Ned")) == ("ready", 4)
        play.ends_asking("discard")
