"""The Prince of the City, and other Titles, as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    activated,
    any_character,
    attach_this,
    deal,
    draw,
    have,
    prestige,
    target,
    this_character,
    title,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

PRINCE: Final = "Prince of the City"
UNCLAIMED: Final = City(streets=[PRINCE])
# fmt: off
HEX = action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, deal(9, THAT)))
BARON = title("test-baron", "Baron", influence=0, bp=0, text=attach_this(THIS))
HARPY = title("test-harpy", "Harpy", n.UNIQUE, influence=0, bp=0, text=attach_this(THIS))
ELDER = title("test-elder", "Elder", n.ONE_PER_PLAYER, influence=0, bp=0, text=attach_this(THIS))
# fmt: on
BOOK: Final = book_with(
    *(HEX, BARON, HARPY, ELDER),
    fighter("Clerk", activated(prestige(1), draw(1))),
    *[fighter(name, have(this_character, 2, n.SECRECY)) for name in ("Recluse", "Hermit")],
)
NOBODY_READY: Final = Side(haven=["Keondra"], exhausted=["Keondra"])


@pytest.mark.parametrize(("abilities", "are_offered"), [("Attacker and Party", False), ("any", True)])
def test_what_the_attackers_of_a_claimant_may_use(abilities: str, are_offered: bool) -> None:
    """RV-PRINCE-08, R20-PRI-03, DIFF-82: the Clerk's ability has nothing to do with attacks."""
    two = Side(haven=["Jorge Guerrero", "Clerk"], hand=["Awe"], library=["Awe"])
    settled = {"prince.attackers_abilities": abilities}
    with scene(Side(streets=["Keondra"]), two, rivals=[1, 0], city=UNCLAIMED, book=BOOK, switches=settled) as play:
        play.one("claim with Keondra")
        play.two("attack with Jorge Guerrero", "Physical", "pass")
        assert "activate Jorge Guerrero" in play.offered
        assert ("activate Clerk" in play.offered) is are_offered
        play.two("pass")
        assert play.host(PRINCE) == "Keondra"


@pytest.mark.parametrize(("fate", "lies"), [("burned", "burned"), ("discarded", "discard")])
def test_where_the_old_title_of_a_new_prince_goes(fate: str, lies: str) -> None:
    """RV-PRINCE-21, R20-PRI-12, DIFF-84."""
    one = Side(streets=["Lucky"], attached={"Lucky": ["Baron", "Maid"]})
    with scene(one, NOBODY_READY, city=UNCLAIMED, book=BOOK, switches={"prince.old_title": fate}) as play:
        play.one("claim with Lucky")
        assert (play.where("Baron"), play.host("Maid"), play.host(PRINCE)) == (lies, "Lucky", "Lucky")


@pytest.mark.parametrize(("goes", "holder"), [("to The Streets", ""), ("to the victor", "Grace")])
def test_a_prince_felled_by_their_own_side(goes: str, holder: str) -> None:
    """RV-PRINCE-25, R20-PRI-14, DIFF-85: in 2020 whoever does it takes the Title."""
    one = Side(streets=["Lucky"], haven=["Grace"], attached={"Lucky": [PRINCE]}, hand=["Hex"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK, switches={"prince.own_defeat": goes}) as play:
        play.one("play Hex", "exhaust Grace", "Lucky")
        assert (play.where("Lucky"), play.host(PRINCE)) == ("torpor", holder)


@pytest.mark.parametrize("goes", ["to The Streets", "to the victor"])
def test_a_prince_felled_by_a_foe(goes: str) -> None:
    """RV-PRINCE-27, R20-PRI-14, DIFF-85: the same in all rulebooks."""
    two = Side(haven=["Lucky", "Judas"], attached={"Lucky": [PRINCE]})
    with scene(Side(haven=["Grace"], hand=["Hex"]), two, book=BOOK, switches={"prince.own_defeat": goes}) as play:
        play.one("play Hex", "Lucky")
        assert play.host(PRINCE) == "Grace"


@pytest.mark.parametrize(("again", "is_offered"), [("not in that turn", False), ("at once", True)])
def test_claiming_again_in_the_turn_in_which_the_title_was_lost(again: str, is_offered: bool) -> None:
    """RV-PRINCE-26, R20-PRI-02, DIFF-86."""
    one = Side(streets=["Lucky", "Hope"], haven=["Grace"], attached={"Lucky": [PRINCE]}, hand=["Hex"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK, switches={"prince.no_reclaim": again}) as play:
        play.one("play Hex", "exhaust Grace", "Lucky")
        assert play.where(PRINCE) == "streets"
        assert ("claim with Hope" in play.offered) is is_offered


@pytest.mark.parametrize(("secrecy", "has_some"), [("as usual", True), ("0", False)])
def test_the_secrecy_of_the_prince(secrecy: str, has_some: bool) -> None:
    """R20-PRI-17, DIFF-87: whatever gives it; everybody else keeps theirs, and the Prince keeps the rest."""
    two = Side(haven=["Recluse", "Grace"], attached={"Recluse": [PRINCE]})
    sides = Side(streets=["Lucky"]), two, Side(haven=["Hermit"])
    with scene(*sides, book=BOOK, switches={"prince.secrecy_zero": secrecy}) as play:
        assert play.value("Recluse", w.SECRECY) == (2 if has_some else 0)
        assert (play.value("Hermit", w.SECRECY), play.value("Recluse", w.INFLUENCE)) == (2, 3)
        play.one("attack with Lucky", "target Recluse")
        assert (play.asked.asks == "attack-type") is not has_some  # without Intel
        if not has_some:
            play.one("Physical")
            play.two("pass")


@pytest.mark.parametrize(("fate", "lies"), [("burned", "burned"), ("discarded", "discard")])
def test_what_becomes_of_a_unique_title_in_torpor_that_another_takes(fate: str, lies: str) -> None:
    """RV-TITLE-10, R20-TIT-09, DIFF-90."""
    two = Side(haven=["Lucky"], torpor=["Grace"], attached={"Grace": ["Harpy"]}, blood={"Grace": 1})
    with scene(Side(haven=["Keondra"], hand=["Harpy"]), two, book=BOOK, switches={"title.torpor_copy": fate}) as play:
        play.one("play Harpy")
        assert (play.host("Harpy"), play.where("Harpy (2)")) == ("Keondra", lies)


@pytest.mark.parametrize(("copy", "is_offered"), [("goes", True), ("bars", False)])
def test_ones_own_copy_in_torpor_of_a_title_each_player_may_have_once(copy: str, is_offered: bool) -> None:
    """RV-TITLE-11, R20-TIT-10, R20-CRD-27, DIFF-91: a foe's copy bars nobody, and a unique one in torpor never does."""
    one = Side(
        haven=["Keondra"], torpor=["Iara"], attached={"Iara": ["Elder"]}, blood={"Iara": 1}, hand=["Elder", "Harpy"]
    )
    two = Side(haven=["Lucky"], torpor=["Grace"], attached={"Grace": ["Harpy"], "Lucky": ["Elder"]}, blood={"Grace": 1})
    settled = {"title.one_per_player_torpor": copy}
    with scene(one, two, book=BOOK, switches=settled) as play:
        assert ("play Elder" in play.offered) is is_offered
        assert "play Harpy" in play.offered
        if is_offered:
            play.one("play Elder")
            assert (play.host("Elder"), play.where("Elder (2)")) == ("Keondra", "burned")
        else:
            assert "RV-UNIQ-05" in play.refusal("play Elder")
    with scene(Side(haven=["Keondra"], hand=["Elder"]), two, book=BOOK, switches=settled) as play:
        assert "play Elder" in play.offered
