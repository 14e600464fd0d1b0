"""Mending, and the way back from torpor."""

from __future__ import annotations

import pytest

from primogen.kernel.effects import Effect
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    any_character,
    characters_you_control,
    deal,
    draw,
    mend,
    mends,
    steal_blood,
    swap_blood,
    target,
    this_character,
    vampire,
    when,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

HEALER = vampire(
    "test-healer",
    "Healer",
    n.BRUJAH,
    bp=4,
    attributes=(0, 0, 0),
    disciplines=(),
    abilities=(when(mends(this_character), draw(1)),),
)


def balm(text: Effect) -> Printed:
    """An Action card that does so to a character you control, also in torpor."""
    return action("test-balm", "Balm", decks=n.BOTH, text=target(characters_you_control, text))


@pytest.mark.parametrize(("blood", "drawn"), [(2, 1), (4, 0)])
def test_an_effect_that_leaves_more_blood_is_mending(blood: int, drawn: int) -> None:
    """RV-MEND-01: Healer draws when mending; at maximum Blood nothing grows."""
    one = Side(haven=["Healer", "Lucky"], hand=["Balm"], library=["Awe"], blood={"Healer": blood})
    with scene(one, Side(haven=["Keondra"]), book=book_with(HEALER, balm(mend(2, THAT)))) as play:
        play.one("play Balm", "exhaust Lucky", "Healer")
        assert (play.blood("Healer"), len(play.names(0, w.HAND))) == (4, drawn)


def test_stealing_blood_leaves_the_thief_with_more_and_is_mending() -> None:
    """RV-MEND-01."""
    steal = action("test-sip", "Sip", decks=n.BOTH, text=target(any_character, steal_blood(1, thief=THIS, victim=THAT)))
    one = Side(haven=["Healer"], hand=["Sip"], library=["Awe"], blood={"Healer": 2})
    with scene(one, Side(haven=["Keondra"]), book=book_with(HEALER, steal)) as play:
        play.one("play Sip", "Keondra")
        assert (play.blood("Healer"), play.blood("Keondra"), play.names(0, w.HAND)) == (3, 5, ["Awe"])


def test_mending_blood_comes_from_the_general_supply() -> None:
    """RV-MEND-02: nobody's Prestige or Blood pays for it, and it is of the controller's colour."""
    one = Side(haven=["Grace", "Lucky"], hand=["Balm"], blood={"Grace": 1}, prestige=5)
    with scene(one, Side(haven=["Keondra"], prestige=5), book=book_with(balm(mend(2, THAT)))) as play:
        play.one("play Balm", "exhaust Lucky", "Grace")
        assert (play.blood("Grace"), play.blood("Lucky"), play.blood("Keondra")) == (3, 5, 6)
        assert (play.g.prestige, blood_of_colour(play.g, play.card("Grace"), 0)) == ([5, 5], 3)


def test_a_foe_who_mends_it_gives_it_blood_of_its_own_players_colour() -> None:
    """RV-MEND-02."""
    kindness = action("test-kindness", "Kindness", decks=n.BOTH, text=target(any_character, mend(2, THAT)))
    two = Side(haven=["Keondra"], blood={"Keondra": 1})
    with scene(Side(haven=["Lucky"], hand=["Kindness"]), two, book=book_with(kindness)) as play:
        play.one("play Kindness", "Keondra")
        assert [blood_of_colour(play.g, play.card("Keondra"), seat) for seat in (0, 1)] == [0, 3]


def test_swapping_blood_is_not_mending() -> None:
    """RV-MEND-03."""
    swap = action("test-swap", "Swap", decks=n.BOTH, text=target(any_character, swap_blood(1, THAT)))
    two = Side(haven=["Healer"], library=["Awe"], blood={"Healer": 2})
    with scene(Side(haven=["Lucky"], hand=["Swap"]), two, book=book_with(HEALER, swap)) as play:
        play.one("play Swap", "Healer")
        assert (play.blood("Healer"), play.names(1, w.HAND)) == (2, [])
        assert blood_of_colour(play.g, play.card("Healer"), 0) == 1


def test_nobody_is_mended_above_their_potency() -> None:
    """RV-MEND-04: which '-1 BP' tokens lower."""
    one = Side(haven=["Grace", "Lucky"], hand=["Balm"], blood={"Grace": 2}, minus_bp={"Grace": 2})
    with scene(one, Side(haven=["Keondra"]), book=book_with(balm(mend(5, THAT)))) as play:
        play.one("play Balm", "exhaust Lucky", "Grace")
        assert play.blood("Grace") == 3


def test_a_character_at_its_potency_is_not_offered_mending() -> None:
    """RV-MEND-04."""
    one = Side(haven=["Grace", "Lucky"], hand=["Awe"], blood={"Grace": 4})
    with scene(one, Side(haven=["Keondra"]), phase="end") as play:
        assert play.offered == ["mend Grace", "pass"]
        assert play.refusal("mend Lucky") == "Lucky is at maximum Blood (RV-MEND-04)"
        play.one("mend Grace")
        assert play.blood("Grace") == 5


def test_the_whole_return_from_torpor_in_the_ready_and_return_step() -> None:
    """RV-MEND-05."""
    one = Side(haven=["Lucky"], torpor=["Judas", "Grace"], blood={"Judas": 2, "Grace": 4})
    with scene(one, Side(haven=["Keondra"]), phase="beginning") as play:
        assert (play.where("Judas"), play.where("Grace")) == ("haven", "torpor")
        assert play.g.are_party(play.card("Judas"), play.card("Lucky"))


def test_the_whole_return_from_torpor_in_the_action_phase() -> None:
    """RV-MEND-05."""
    one = Side(haven=["Lucky"], torpor=["Grace", "Judas"], hand=["Balm"], blood={"Grace": 3, "Judas": 1})
    with scene(one, Side(haven=["Keondra"]), book=book_with(balm(mend(2, THAT)))) as play:
        play.one("play Balm", "Grace")
        assert (play.where("Grace"), play.blood("Grace"), play.where("Judas")) == ("haven", 5, "torpor")


def test_the_whole_return_from_torpor_in_the_torpor_and_mending_step() -> None:
    """RV-MEND-05: by the Blood of the step itself, or by a discard."""
    one = Side(
        haven=["Lucky"],
        torpor=["Judas", "Grace", "Sage"],
        hand=["Awe"],
        blood={"Judas": 1, "Grace": 3, "Sage": 1},
    )
    with scene(one, Side(haven=["Keondra"]), phase="end") as play:
        play.one("mend Grace")
        assert (play.where("Judas"), play.where("Grace"), play.where("Sage")) == ("haven", "haven", "torpor")


def test_nobody_returns_from_torpor_in_a_foes_turn() -> None:
    """RV-MEND-05: a character of 1 Blood Potency has its maximum on entering torpor, and waits for its own turn."""
    frail = vampire("test-frail", "Frail", n.BRUJAH, bp=1, attributes=(0, 0, 0), disciplines=())
    hex_ = action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, deal(1, THAT)))
    with scene(
        Side(haven=["Lucky"], hand=["Hex"]), Side(haven=["Keondra", "Frail"]), book=book_with(frail, hex_)
    ) as play:
        play.one("play Hex", "Frail")
        assert play.where("Frail") == "torpor"
        play.one("pass action", "end phase")
        assert play.where("Frail") == "haven"
