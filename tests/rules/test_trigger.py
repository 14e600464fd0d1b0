"""Triggered abilities: when they happen, and how often."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THIS,
    exhausts,
    gain,
    mend,
    plays,
    this_character,
    vampire,
    when,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
ECHO = vampire("test-echo", "Echo", n.BRUJAH, bp=4, attributes=(0, 0, 0), disciplines=(n.AUSPEX,),
               abilities=(when(plays(), gain(1, n.AGENDA)),
                          when(exhausts(this_character), mend(1, THIS))))
# fmt: on
BOOK = book_with(ECHO)


def test_a_triggered_ability_happens_with_its_event() -> None:
    """RV-TRIG-01: Gisele's token comes with her Block, before anything else; when Keondra Blocks, it does not."""
    two = Side(haven=["Iara", "Gisele", "Keondra"])
    for blocker, tokens in (("Gisele", 1), ("Keondra", 0)):
        with scene(Side(streets=["Lucky"], hand=["Awe"]), two) as play:
            play.one("attack with Lucky", "target Iara", "Physical", "pass")
            assert play.g.no_influence[play.card("Lucky")] == 0
            play.two(f"block with {blocker}")
            assert play.g.no_influence[play.card("Lucky")] == tokens
            assert [play.g.no_influence[play.card(name)] for name in two.haven] == [0, 0, 0]


def test_a_triggered_ability_waits_for_its_own_event() -> None:
    """RV-TRIG-01: Thaddeus draws as he enters play, and not as Judas does."""
    one = Side(haven=["Hope"], hand=["Judas", "Thaddeus"], library=["Awe", "Ingratiate"], prestige=9)
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("recruit Judas")
        assert play.names(0, w.HAND) == ["Thaddeus"]
        play.one("recruit Thaddeus")
        assert play.names(0, w.HAND) == ["Awe"]


def test_a_triggered_ability_is_on_in_a_foes_action_phase() -> None:
    """RV-TRIG-02: Noriko falls to Keondra, and her player draws."""
    two = Side(haven=["Ingrid", "Noriko"], library=["Rebuke"] * 3, exhausted=["Ingrid"], leader_side="influence")
    with scene(Side(streets=["Keondra"]), two) as play:
        play.one("attack with Keondra", "target Noriko", "Social")
        assert (play.where("Noriko"), play.names(1, w.HAND), play.names(0, w.HAND)) == ("burned", ["Rebuke"], [])


def test_a_triggered_ability_is_on_in_a_beginning_phase() -> None:
    """RV-TRIG-02: before Noriko's player has done anything."""
    one = Side(haven=["Maria Lopez"], curses={"Noriko": ["Give 'em the Bird"]})
    two = Side(haven=["Ingrid", "Noriko"], library=["Rebuke"] * 3)
    with scene(one, two, turn=1, phase="beginning") as play:
        assert (play.where("Noriko"), play.names(1, w.HAND), play.actions) == ("burned", ["Rebuke"], 2)


@pytest.mark.parametrize("turn", [0, 1])
def test_a_triggered_ability_is_on_in_an_end_phase(turn: int) -> None:
    """RV-TRIG-02: the Prince in The Streets slays Noriko at the end of her player's turn, and of nobody else's."""
    sides = [Side(haven=["Keondra"], blood={"Keondra": 5}), Side(haven=["Noriko", "Andrés"], library=["Rebuke"] * 5)]
    with scene(*sides, city=City(streets=["Prince of the City"]), turn=turn, phase="end of turn") as play:
        if turn == 0:  # Keondra is the one to suffer
            assert (play.blood("Keondra"), play.where("Noriko"), play.names(1, w.HAND)) == (4, "haven", [])
        else:
            play.two("Noriko")
            assert (play.where("Noriko"), len(play.names(1, w.HAND))) == ("burned", 3)  # 1, and 2 in the Draw Step


def test_a_triggered_ability_may_resolve_any_number_of_times_in_a_turn() -> None:
    """RV-TRIG-03: Echo hears every card played, whoever plays it; an activated ability would work once."""
    one, two = Side(haven=["Lucky", "Hope"], hand=["Shameless", "Shameless"]), Side(haven=["Echo"], prestige=5)
    with scene(one, two, book=BOOK) as play:
        play.one("play Shameless", "exhaust Lucky")
        assert play.g.agenda == [0, 1]
        play.one("play Shameless")
        assert play.g.agenda == [0, 2]


def test_a_triggered_ability_of_an_exhausted_character_goes_on() -> None:
    """RV-TRIG-02, RV-TRIG-03: Echo exhausts, mends, and still hears."""
    one = Side(haven=["Echo"], hand=["Shameless"], blood={"Echo": 2})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Shameless")
        assert (play.blood("Echo"), play.is_ready("Echo"), play.g.agenda) == (3, False, [1, 0])
