"""Haven cards: their protection, and the Leader Ability; and the Haven as the place where characters come into play."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    activated,
    blood,
    characters_in_your_haven,
    deal,
    draw,
    exhaust_this,
    have,
    haven,
    leader,
    lose_blood,
    target,
    this_character,
    unhosted,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import set_blood
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from setting_up import CAITIFF, INQUISITIVE, begun
from support import book_with

TOWER = haven(
    "test-tower",
    "Tower",
    have(characters_in_your_haven, 1, n.SECRECY),
    leader(have(this_character, 1, n.INTEL)),
    leader(activated(exhaust_this, draw(1))),
    decks=n.BOTH,
)
WELL = haven("test-well", "Well", leader(activated(blood(1), draw(1))), decks=n.BOTH)
BLEED = unhosted("test-bleed", "Bleed", decks=n.BOTH, text=target(anybody, lose_blood(Fixed(1), THAT)))
FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))
BOOK = book_with(TOWER, WELL, BLEED, FIRE)

FOE = Side(haven=["Keondra"])


def test_a_havens_secrecy_adds_to_secrecy_from_elsewhere() -> None:
    """RV-HAVEN-02, RV-EX-29: the Hideout's 1 and the Leader token's 1 are 2, and two discards are needed."""
    two = Side(haven=["Ryan", "Sara"], haven_card="Hideout - The Bunker", leader_side="secrecy")
    with scene(Side(streets=["Lucky"], hand=["Awe", "Awe"]), two) as play:
        assert (play.value("Sara", w.SECRECY), play.value("Ryan", w.SECRECY)) == (2, 2)
        play.one("attack with Lucky", "target Sara", "discard Awe", "discard Awe")
        assert play.names(0, w.HAND) == []
        play.ends_asking("attack-type")
    two.leader_side = "influence"
    with scene(Side(streets=["Lucky"]), two) as play:
        assert play.value("Sara", w.SECRECY) == 1


def test_secrecy_is_no_help_against_other_effects() -> None:
    """RV-HAVEN-03: Sara in her Hideout bleeds, and nobody has discarded for Intel; attacking her needs it."""
    two = Side(haven=["Ryan", "Sara"], haven_card="Hideout - The Bunker")
    with scene(Side(streets=["Lucky"], hand=["Bleed"]), two, book=BOOK) as play:
        play.one("play Bleed", "Sara")
        assert (play.blood("Sara"), play.names(0, w.HAND)) == (2, [])
        play.one("attack with Lucky", "target Sara")  # without Intel there is no attack
        assert (play.blood("Sara"), play.actions) == (2, 1)


def test_only_the_text_under_the_banner_is_the_leader_ability() -> None:
    """RV-HAVEN-04, RV-HAVEN-06: with the Leader in torpor the Tower still hides Sage, but lends nobody Intel."""
    one = Side(haven=["Lucky", "Sage"], haven_card="Tower", library=["Awe"])
    with scene(one, FOE, book=BOOK) as play:
        assert (play.value("Sage", w.SECRECY), play.value("Lucky", w.INTEL)) == (1, 1)
    one = Side(haven=["Sage"], torpor=["Lucky"], leader="Lucky", blood={"Lucky": 1}, haven_card="Tower")
    one.library = ["Awe"]
    with scene(one, FOE, book=BOOK) as play:
        assert (play.value("Sage", w.SECRECY), play.value("Sage", w.INTEL)) == (1, 0)
        assert "activate Tower" not in play.offered


def test_the_leader_ability_is_text_on_the_leaders_card() -> None:
    """RV-HAVEN-05: "this character" is the Leader, who exhausts and pays; nobody else has it."""
    one = Side(haven=["Lucky", "Sage"], haven_card="Tower", library=["Awe"])
    with scene(one, FOE, book=BOOK) as play:
        assert (play.value("Lucky", w.INTEL), play.value("Sage", w.INTEL)) == (1, 0)
        play.one("activate Tower")
        assert (play.is_ready("Lucky"), play.is_ready("Sage"), play.names(0, w.HAND)) == (False, True, ["Awe"])
        assert play.is_ready("Tower")
    one.haven_card = "Well"
    with scene(one, FOE, book=BOOK) as play:
        play.one("activate Well")
        assert (play.blood("Lucky"), play.blood("Sage")) == (4, 3)


def test_the_leader_has_it_wherever_the_leader_is() -> None:
    """RV-HAVEN-05: in The Streets too; the Tower's Secrecy stays at home."""
    one = Side(streets=["Lucky"], haven=["Sage"], haven_card="Tower", library=["Awe"])
    with scene(one, FOE, book=BOOK) as play:
        assert (play.value("Lucky", w.INTEL), play.value("Lucky", w.SECRECY)) == (1, 0)
        play.one("activate Tower")
        assert not play.is_ready("Lucky")


def test_with_the_leader_token_goes_the_leader_ability() -> None:
    """RV-HAVEN-05."""
    one = Side(haven=["Lucky", "Sage"], haven_card="Tower", hand=["Pass the Torch"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Pass the Torch", "Sage")
        assert (play.value("Lucky", w.INTEL), play.value("Sage", w.INTEL)) == (0, 1)


def test_the_leader_ability_comes_back_with_the_leader() -> None:
    """RV-HAVEN-06: off as Lucky falls, on when Lucky leaves torpor."""
    two = Side(haven=["Lucky", "Sage"], haven_card="Tower", library=["Awe"] * 4)
    with scene(Side(haven=["Keondra"], hand=["Fire"]), two, book=BOOK) as play:
        play.one("play Fire", "Lucky")
        assert (play.where("Lucky"), play.value("Lucky", w.INTEL)) == ("torpor", 0)
        set_blood(play.g, play.card("Lucky"), 5)
        play.one("pass action", "end phase")
        assert (play.where("Lucky"), play.value("Lucky", w.INTEL)) == ("haven", 1)
        play.two("activate Tower")
        assert play.names(1, w.HAND) == ["Awe"]


def test_a_further_haven_is_not_the_active_one() -> None:
    """RV-HAVEN-07: an effect has put a Tower into play beside the Haven chosen at set-up; it does nothing."""
    one = Side(haven=["Lucky", "Sage"], haven_card="Haven - The Hidden Temple", library=["Awe"])
    with scene(one, FOE, book=BOOK) as play:
        add_card(play.g, "Tower", 0, w.COMMAND)
        play.ask_again()
        assert (play.value("Sage", w.SECRECY), play.value("Lucky", w.INTEL)) == (1, 0)
        assert "activate Tower" not in play.offered
        assert play.value("Lucky", w.INFLUENCE) == 2


def test_of_a_haven_attached_to_the_leader_only_the_leader_ability_counts() -> None:
    """RV-HAVEN-08: Lucky has the Tower's Intel beside the Temple's Influence; its Secrecy adds nothing."""
    one = Side(haven=["Lucky", "Sage"], haven_card="Haven - The Hidden Temple", attached={"Lucky": ["Tower"]})
    one.library = ["Awe"]
    with scene(one, FOE, book=BOOK) as play:
        assert (play.value("Lucky", w.INTEL), play.value("Lucky", w.INFLUENCE)) == (1, 2)
        assert (play.value("Lucky", w.SECRECY), play.value("Sage", w.SECRECY)) == (1, 1)
        play.one("activate Tower")
        assert (play.is_ready("Lucky"), play.names(0, w.HAND)) == (False, ["Awe"])


def test_leaders_enter_play_in_their_havens() -> None:
    """RV-HAVEN-09."""
    play = begun(CAITIFF, INQUISITIVE)
    assert (play.names(0, w.HAVEN), play.names(1, w.HAVEN)) == (["Lucky"], ["Ryan"])


@pytest.mark.parametrize("coterie", ["haven", "streets"])
def test_recruits_enter_play_in_the_haven(coterie: str) -> None:
    """RV-HAVEN-09: wherever the others are."""
    at_home = ["Lucky"] if coterie == "haven" else []
    one = Side(haven=at_home, streets=[] if at_home else ["Lucky"], hand=["Judas"])
    with scene(one, FOE) as play:
        play.one("recruit Judas")
        assert (play.where("Judas"), play.where("Lucky")) == ("haven", coterie)


def test_recruits_by_other_means_do_so_too() -> None:
    """RV-HAVEN-09: Rio, recruited off the Vagrant that Maria has defeated in The Streets."""
    with scene(Side(streets=["Maria Lopez"], hand=["Rio"]), FOE, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass", "recruit Rio")
        assert (play.where("Rio"), play.where("Maria Lopez")) == ("haven", "streets")
