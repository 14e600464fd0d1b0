"""Master cards, events, the discard phase."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.table import DISCARDS_LEFT, MASTER_LEFT
from primogen.vtes.rules.topics import CANNOT_ACT
from primogen.vtes.scenes.laying import DISCARD, MASTER
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, end_turn, end_until


def test_regular_and_out_of_turn() -> None:
    """VT-MASTER-01, -13: of both kinds in one hand, only the regular ones in her own master phase."""
    one = Side(ready=["Krid"], hand=["Vault", "Celerity", "Trophy", "Life in the City", "Scoff"], blood={"Krid": 1})
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        assert play.offered == ["play Vault", "play Celerity", "play Trophy", "play Life in the City", "end"]
        play.one("end")


def test_a_master_card_is_its_players_wherever_it_lies() -> None:
    """VT-MASTER-03: on somebody else's minion."""
    with scene(Side(hand=["Gaol"]), Side(ready=["Ira"]), phase=MASTER, book=BOOK) as play:
        play.one("play Gaol")
        assert (play.host("Gaol"), play.g.controller[play.card("Gaol")]) == ("Ira", 0)
        assert play.value("Ira", CANNOT_ACT) == 1
        play.one("end")


def test_a_location_may_be_burned() -> None:
    """VT-MASTER-05, VT-TERM-07, VT-BLOCK-01: by a card that says so; to its owner's ash heap."""
    with scene(Side(ready=["Krid"], hand=["Torch"]), Side(in_play=["Vault"]), book=BOOK) as play:
        play.one("play Torch")
        assert (play.where("Vault"), play.g.pile(1, 6)) == ("ash heap", (play.card("Vault"),))


def test_an_out_of_turn_trifle_pays_for_itself() -> None:
    """VT-MASTER-17: the action it used up is given back in her next master phase."""
    two = Side(hand=["Scoff", "Blood Doll"], ready=["Ira"])
    with scene(Side(ready=["Krid"], hand=["Blood Doll"]), two, phase=MASTER, book=BOOK) as play:
        play.one("play Blood Doll")
        play.two("play Scoff")
        assert play.where("Blood Doll") == "ash heap"
        end_turn(play)
        end_until(play, "master")
        assert play.g.clock[MASTER_LEFT] == 1 and play.offers("play Blood Doll")
        play.ends_asking("master")


def test_a_master_card_that_does_not_stay_is_discarded() -> None:
    """VT-MASTER-19."""
    one = Side(ready=["Krid"], hand=["Life in the City"], blood={"Krid": 1})
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Life in the City", "end")
        assert (play.where("Life in the City"), play.blood("Krid")) == ("ash heap", 2)


def test_master_phase_actions_are_not_kept() -> None:
    """VT-MASTER-22, -21: one unused is lost; there is one again in the next turn."""
    with scene(Side(ready=["Krid"], hand=["Blood Doll"] * 2), Side(), phase=MASTER, book=BOOK) as play:
        play.one("end")
        end_turn(play)
        end_turn(play)
        end_until(play, "master")
        assert (play.g.active, play.g.clock[MASTER_LEFT]) == (0, 1)
        play.ends_asking("master")


def test_one_event_in_a_discard_phase() -> None:
    """VT-EVENT-01, -03, VT-DISCARD-03, VT-LIB-01: for a discard phase action, though there be two; it is hers."""
    one = Side(hand=["Omen", "Comet", "Dodge"], in_play=["Archive"])
    with scene(one, Side(), phase=DISCARD, book=BOOK) as play:
        assert play.g.clock[DISCARDS_LEFT] == 2
        play.one("play Omen")
        assert (play.where("Omen"), play.g.controller[play.card("Omen")]) == ("in play", 0)
        assert "VT-EVENT-01" in play.refusal("play Comet")
        assert (play.g.clock[DISCARDS_LEFT], play.offers("discard Comet")) == (1, True)
        play.one("discard Dodge")
        assert play.g.active == 1
        play.ends_asking("untap")


def test_an_event_only_once_in_a_game() -> None:
    """VT-EVENT-02: whoever plays it."""
    with scene(Side(hand=["Comet"]), Side(hand=["Comet", "Omen"]), phase=DISCARD, book=BOOK) as play:
        play.one("play Comet")
        assert (play.pool, play.g.active) == ([31, 30], 1)
        end_until(play, "discard")
        assert "VT-EVENT-02" in play.refusal("play Comet") and play.offers("play Omen")
        play.ends_asking("discard")


@pytest.mark.parametrize(
    ("cards", "actions"), [([], 1), (["Archive"], 2), (["Clutter"], 0), (["Archive", "Clutter"], 1)]
)
def test_more_and_fewer_discards(cards: list[str], actions: int) -> None:
    """VT-DISCARD-04."""
    with scene(Side(hand=["Dodge"] * 3, in_play=cards), Side(), phase=DISCARD, book=BOOK) as play:
        if actions:
            assert play.g.clock[DISCARDS_LEFT] == actions
            play.one(*["discard Dodge"] * actions)
        assert (play.g.active, len(play.g.hand(0))) == (1, 3 - actions)
        play.ends_asking("untap")


def test_an_unused_discard_is_lost() -> None:
    """VT-DISCARD-05: and in the next turn there is one, not two."""
    with scene(Side(hand=["Dodge"] * 3), Side(), phase=DISCARD, book=BOOK) as play:
        play.one("end")
        end_turn(play)
        end_until(play, "discard")
        assert (play.g.active, play.g.clock[DISCARDS_LEFT]) == (0, 1)
        play.ends_asking("discard")
