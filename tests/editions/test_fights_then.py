"""Attacks and damage as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THE_TARGET, also_deal, attack_card, have, targeted, this_character
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
MIXED = attack_card("test-mixed", "Mixed", n.PHYSICAL, decks=n.BOTH, bp=0, damage=0,
                    text=also_deal(5, THE_TARGET, of=n.PHYSICAL, quality=n.SUPERFICIAL_QUALITY))
HOOK = attack_card("test-hook", "Hook", n.PHYSICAL, decks=n.BOTH, bp=0, damage=0, text=targeted)
# fmt: on
BOOK: Final = book_with(MIXED, HOOK, fighter("Ghost", have(this_character, 1, n.BEYOND_FOES)))


@pytest.mark.parametrize(("turned", "is_offered"), [("legal targets", False), ("any member", True)])
def test_to_whom_a_targeted_attack_is_turned(turned: str, is_offered: bool) -> None:
    """RV-KEYW-07, R20-CRD-10, R229-ATK-01, DIFF-64: no foe may aim at the Ghost."""
    two = Side(haven=["Keondra", "Iara", "Ghost"])
    with scene(Side(streets=["Grace"], hand=["Hook"]), two, book=BOOK, switches={"attack.targeted": turned}) as play:
        play.one("attack with Grace", "target Keondra", "Physical", "place Hook")
        play.two("pass")
        ghost = [said for said in play.offered if "Ghost" in said]
        assert (len(ghost), len(play.offered)) == ((1, 3) if is_offered else (0, 2))
        play.one(ghost[0] if is_offered else next(said for said in play.offered if "Iara" in said))
        assert play.blood("Ghost" if is_offered else "Iara") < 4


@pytest.mark.parametrize(("covered", "ends"), [("only that part", "torpor"), ("all of it", "haven")])
def test_damage_that_is_superficial_in_part(covered: str, ends: str) -> None:
    """RV-DMG-16, R226-DMG-05, R229-DMG-05, DIFF-70: with any of it Superficial, none takes the last Blood."""
    with scene(
        Side(streets=["Lucky"], hand=["Mixed"]),
        Side(haven=["Keondra", "Iara"]),
        book=BOOK,
        switches={"damage.superficial_mixed": covered},
    ) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Mixed")
        play.two("pass")
        assert play.where("Iara") == ends
        assert play.blood("Iara") == 1  # one is all that torpor begins with, too


@pytest.mark.parametrize("covered", ["only that part", "all of it"])
def test_damage_that_is_not_superficial_at_all(covered: str) -> None:
    """R226-DMG-05, DIFF-70: it takes the last Blood in every rulebook."""
    two = Side(haven=["Keondra", "Iara"], blood={"Iara": 1})
    with scene(Side(streets=["Grace"]), two, switches={"damage.superficial_mixed": covered}) as play:
        play.one("attack with Grace", "target Iara", "Physical")
        play.two("pass")
        assert play.where("Iara") == "torpor"


@pytest.mark.parametrize(
    ("mortals", "covered", "falls"),
    [
        ("defeated", "only that part", True),
        ("defeated", "all of it", True),
        ("unhurt", "only that part", False),
        ("unhurt", "all of it", False),
    ],
)
def test_superficial_damage_to_a_mortal(mortals: str, covered: str, falls: bool) -> None:
    """RV-DMG-17, R226-DMG-05, R229-DMG-05, DIFF-69: 5 Superficial and 1 that is not, against 2 Blood."""
    settled = {"damage.superficial_mortals": mortals, "damage.superficial_mixed": covered}
    one = Side(streets=["Lucky"], hand=["Mixed"])
    with scene(one, Side(haven=["Iara"]), city=City(streets=["Vagrant"]), book=BOOK, switches=settled) as play:
        play.one("attack with Lucky", "target Vagrant", "Physical", "place Mixed")
        if falls:
            play.one("burn Vagrant")
        assert play.where("Vagrant") == ("burned" if falls else "streets")


@pytest.mark.parametrize(("covered", "falls"), [("only that part", True), ("all of it", False)])
def test_what_is_not_superficial_may_still_fell_a_mortal(covered: str, falls: bool) -> None:
    """R226-DMG-05, DIFF-69, DIFF-70: Matthew's own Physical is as much as the Vagrant has Blood."""
    settled = {"damage.superficial_mortals": "unhurt", "damage.superficial_mixed": covered}
    one = Side(streets=["Matthew"], hand=["Mixed"])
    with scene(one, Side(haven=["Iara"]), city=City(streets=["Vagrant"]), book=BOOK, switches=settled) as play:
        play.one("attack with Matthew", "target Vagrant", "Physical", "place Mixed")
        if falls:
            play.one("burn Vagrant")
        assert play.where("Vagrant") == ("burned" if falls else "streets")
