"""What the updates of 2022 settle in words of their own, of which no row of the differences has a test."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.editions import EDITIONS
from primogen.rivals.language.vocabulary import (
    AGENDA,
    RANGED,
    SHIELD,
    THAT,
    VAMPIRES,
    YOUR_SEAT,
    agenda,
    also_deal,
    attack_card,
    each_of,
    gain,
    others_in_defending_party,
    plus_each,
    reaction,
    scheme_succeeds,
    this_party,
    when,
)
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from then import book_in

UPDATES = ("2022-06", "2022-09")
MEETING = "Meeting at Pão de Açúcar"
# fmt: off
CARDS = (
    *(fighter(name, bp=5, attributes=(0, 0, 0)) for name in ("Ana", "Ben", "Cleo", "Dora")),
    attack_card("test-spray", "Spray", RANGED, decks=VAMPIRES, bp=0, damage=2,
                text=each_of(others_in_defending_party, also_deal(2, THAT, of=RANGED))),
    reaction("test-cover", "Cover", (RANGED,), decks=VAMPIRES, bp=0, shield=0, text=plus_each(1, SHIELD, this_party)),
    agenda("test-masses", "Masses", when(scheme_succeeds(YOUR_SEAT), gain(1, AGENDA)), decks=VAMPIRES),
)
# fmt: on


def book(edition: str) -> Rulebook:
    return book_in(edition, *CARDS)


@pytest.mark.parametrize("edition", UPDATES)
@pytest.mark.parametrize(("reacts", "left"), [("place Cover", [4, 4, 4]), ("pass", [3, 3, 3])])
def test_what_protects_the_party_protects_from_splashes(edition: str, reacts: str, left: list[int]) -> None:
    """R226-DMG-04, R229-DMG-04: they are part of the attack, and Ranged as it is (R226-DMG-03, R229-DMG-03)."""
    two = Side(streets=["Ben", "Cleo", "Dora"], exhausted=["Cleo", "Dora"], hand=["Cover"])
    with scene(Side(streets=["Ana"], hand=["Spray"]), two, edition=edition, book=book(edition)) as play:
        play.one("attack with Ana", "target Ben", "Ranged", "place Spray")
        play.two(reacts)
        assert [play.blood(name) for name in ("Ben", "Cleo", "Dora")] == left


@pytest.mark.parametrize(
    ("edition", "kinds"), [("2020", "not played"), ("2022-06", "played"), ("2022-09", "played"), ("2023", "not played")]
)
def test_whoever_starts_the_scheme_of_an_event_plays_it(edition: str, kinds: str) -> None:
    """R226-PLY-04, R229-PLY-04, DIFF-95: so that it is their Scheme that succeeds; before and after it is nobody's."""
    one, two = Side(haven=["Ana", "Ben"], agenda_card="Masses"), Side(haven=["Cleo"], agenda_card="Masses", agenda=2)
    with scene(one, two, city=City(streets=[MEETING]), edition=edition, book=book(edition)) as play:
        play.one(f"activate {MEETING}", "exhaust Ben", "Two", "exert Ana", "pass")
        play.two("pass", "YES")
        assert play.g.agenda == [int(kinds == "played"), 0]
    assert EDITIONS[edition].switches.get("scheme.kinds", "not played") == kinds
