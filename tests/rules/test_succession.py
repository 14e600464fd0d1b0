"""Losing the Prince of the City Title, and who gets it then."""

from __future__ import annotations

import pytest

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    any_character,
    attach_this,
    attack_or_reaction,
    deal,
    lose_blood,
    target,
    title,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import take_control
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

PRINCE = "Prince of the City"
UNCLAIMED = City(streets=[PRINCE])
BARON = title("test-baron", "Baron", influence=0, bp=0, text=attach_this(THIS))


def hex_(amount: int, quality: n.Quality = n.NORMAL_DAMAGE) -> Printed:
    return action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, deal(amount, THAT, quality=quality)))


def test_ones_own_vampire_does_not_inherit_the_title() -> None:
    """RV-PRINCE-25."""
    one = Side(streets=["Lucky"], haven=["Grace"], attached={"Lucky": [PRINCE]}, hand=["Hex"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(hex_(9))) as play:
        play.one("play Hex", "exhaust Grace", "Lucky")
        assert (play.where("Lucky"), play.where(PRINCE), play.g.agenda) == ("torpor", "streets", [0, 0])
        assert play.names(w.CITY, w.STREETS) == [PRINCE]


def test_who_lost_the_title_in_their_own_turn_may_not_claim_it_in_that_turn() -> None:
    """RV-PRINCE-26: but in the next, and so may others."""
    one = Side(streets=["Lucky", "Hope"], haven=["Grace"], attached={"Lucky": [PRINCE]}, hand=["Hex"])
    two = Side(haven=["Keondra", "Iara"])
    with scene(one, two, book=book_with(hex_(9))) as play:
        play.one("play Hex", "exhaust Grace", "Lucky")
        assert "RV-PRINCE-26" in play.refusal("claim with Hope")
        play.one("pass action", "end phase", "Grace")
        play.two("move out", "move Keondra", "done")
        assert "claim with Keondra" in play.offered
        play.two("pass action", "pass action", "end phase", "Iara")
        play.one("move out", "move Hope", "done")
        assert "claim with Hope" in play.offered


def test_who_lost_the_title_in_a_foes_turn_may_claim_it_in_their_own() -> None:
    """RV-PRINCE-26."""
    two = Side(haven=["Lucky", "Hope"], attached={"Lucky": [PRINCE]})
    with scene(Side(haven=["Ryan"], hand=["Hex"]), two, book=book_with(hex_(9))) as play:
        play.one("play Hex", "Lucky", "pass action", "end phase")
        play.two("move out")
        assert "claim with Hope" in play.offered


def test_a_vampire_that_defeats_the_prince_gains_the_title_and_its_agenda() -> None:
    """RV-PRINCE-27: Three is not the Rival of One, so the Title is all there is to gain."""
    one = Side(streets=["Grace", "Hope"])
    three = Side(haven=["Lucky", "Judas"], attached={"Lucky": [PRINCE]}, blood={"Lucky": 1}, exhausted=["Judas"])
    with scene(one, Side(haven=["Keondra"]), three) as play:
        play.one("attack with Grace", "target Lucky", "Physical")
        assert (play.where("Lucky"), play.host(PRINCE), play.g.agenda) == ("torpor", "Grace", [1, 0, 0])
        assert play.g.controller[play.card(PRINCE)] == 0


@differs("DIFF-84", "2020")
def test_the_title_is_gained_by_any_effect_of_a_vampire_that_defeats_the_prince() -> None:
    """RV-PRINCE-27: with the same care for room as a claim (RV-PRINCE-21, RV-PRINCE-22)."""
    one = Side(haven=["Grace"], hand=["Hex"], attached={"Grace": ["Maid", "Mugger", "Baron"]})
    two = Side(haven=["Lucky", "Judas"], attached={"Lucky": [PRINCE]})
    with scene(one, two, book=book_with(hex_(9), BARON)) as play:
        play.one("play Hex", "Lucky")
        assert (play.host(PRINCE), play.where("Baron"), play.host("Maid")) == ("Grace", "burned", "Grace")


def test_a_vampire_that_takes_the_last_blood_of_the_prince_otherwise_gains_the_title() -> None:
    """RV-PRINCE-27: to defeat is to take the Blood, whatever way."""
    sap = action("test-sap", "Sap", decks=n.BOTH, text=target(any_character, lose_blood(Fixed(9), THAT)))
    two = Side(haven=["Lucky", "Judas"], attached={"Lucky": [PRINCE]})
    with scene(Side(haven=["Grace"], hand=["Sap"]), two, book=book_with(sap)) as play:
        play.one("play Sap", "Lucky")
        assert play.host(PRINCE) == "Grace"


def test_a_prince_defeated_in_an_attack_of_their_own_loses_the_title_to_who_struck_back() -> None:
    """RV-PRINCE-27."""
    claws = attack_or_reaction("test-claws", "Claws", n.PHYSICAL, decks=n.BOTH, bp=0, damage=5)
    one = Side(streets=["Lucky"], haven=["Hope"], attached={"Lucky": [PRINCE]})
    with scene(one, Side(haven=["Grace"], hand=["Claws"]), book=book_with(claws)) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Claws")
        assert (play.where("Lucky"), play.host(PRINCE)) == ("torpor", "Grace")
        assert "claim with Hope" not in play.offered


@pytest.mark.parametrize("prince", ["Grace", "Lucky"])
def test_whoever_falls_together_with_the_prince_gains_nothing(prince: str) -> None:
    """RV-PRINCE-27: whether the Prince attacks or is attacked, nobody is left to hold the Title."""
    claws = attack_or_reaction("test-claws", "Claws", n.PHYSICAL, decks=n.BOTH, bp=0, damage=5)
    one = Side(streets=["Grace"], haven=["Hope"], hand=["Claws"], blood={"Grace": 1})
    two = Side(haven=["Lucky", "Judas"], hand=["Claws"], exhausted=["Judas"])
    (one if prince == "Grace" else two).attached = {prince: [PRINCE]}
    with scene(one, two, book=book_with(claws)) as play:
        play.one("attack with Grace", "target Lucky", "Physical", "place Claws")
        play.two("place Claws")
        assert (play.where("Lucky"), play.where("Grace")) == ("torpor", "torpor")
        assert (play.where(PRINCE), play.g.agenda) == ("streets", [1, 1])  # for a character of their Rival each


def test_defeated_by_no_vampire_the_prince_leaves_the_title_in_the_streets() -> None:
    """RV-PRINCE-28: also by Aggravated damage."""
    one = Side(haven=["Lucky", "Grace"], attached={"Lucky": [PRINCE]}, blood={"Lucky": 1}, exhausted=["Grace"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["BOPE-RJ: Marksman"])) as play:
        play.one("move out")
        assert (play.where("Lucky"), play.where(PRINCE), play.host(PRINCE)) == ("burned", "streets", "")


def test_defeated_by_a_curse_the_prince_leaves_the_title_in_the_streets() -> None:
    """RV-PRINCE-28: a card that is nobody's deed."""
    one = Side(haven=["Lucky", "Grace"], attached={"Lucky": [PRINCE]}, blood={"Lucky": 1})
    two = Side(haven=["Francisco"], curses={"Lucky": ["Give 'em the Bird"]})
    with scene(one, two, phase="beginning") as play:
        assert (play.where("Lucky"), play.where(PRINCE), play.host(PRINCE)) == ("torpor", "streets", "")


def test_a_prince_burned_by_a_vampires_aggravated_damage_loses_the_title_to_that_vampire() -> None:
    """RV-PRINCE-29."""
    two = Side(haven=["Lucky", "Judas"], attached={"Lucky": [PRINCE, "Maid"]})
    with scene(Side(haven=["Grace"], hand=["Hex"]), two, book=book_with(hex_(9, n.AGGRAVATED_QUALITY))) as play:
        play.one("play Hex", "Lucky")
        assert (play.where("Lucky"), play.where("Maid"), play.host(PRINCE)) == ("burned", "burned", "Grace")
        assert play.g.agenda == [2, 0]


def test_hunters_attack_a_claimant_like_anybody() -> None:
    """RV-PRINCE-31."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Maria Lopez"]), city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("attack with Maria Lopez", "Physical")
        assert (play.blood("Lucky"), play.is_ready("Maria Lopez"), play.host(PRINCE)) == (4, False, "Lucky")


def test_a_hunter_that_defeats_the_prince_sends_the_title_back() -> None:
    """RV-PRINCE-32, RV-PRINCE-30: Two's Rival is One, so the Agenda is for the defeat alone."""
    two = Side(haven=["Lucky", "Judas"], attached={"Lucky": [PRINCE]}, blood={"Lucky": 1}, exhausted=["Judas"])
    with scene(Side(streets=["Maria Lopez"]), two) as play:
        play.one("attack with Maria Lopez", "target Lucky", "Physical")
        assert (play.where(PRINCE), play.host(PRINCE), play.g.agenda) == ("streets", "", [1, 0])


def test_a_monster_under_a_vampire_players_control_does_not_claim() -> None:
    """RV-PRINCE-33."""
    city = City(streets=[PRINCE], monsters=["Chupacabra"])
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), city=city) as play:
        take_control(play.g, play.card("Chupacabra"), 0)
        play.ask_again()
        assert ("claim with Lucky" in play.offered, "claim with Chupacabra" in play.offered) == (True, False)
        assert "RV-PRINCE-02" in play.refusal("claim with Chupacabra")
