"""Spectral Possession, played: one Action with somebody else's character."""

from __future__ import annotations

import pytest

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    ATTACK_TYPES,
    THAT,
    THIS,
    action,
    activated,
    any_character,
    attach_this,
    attached_to,
    blood,
    detach,
    detach_it,
    draw,
    exhaust_this_card,
    gain,
    lose_blood,
    out_of,
    pay,
    reaction,
    target,
    this_character,
    with_word,
    you_may_prevent,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
BOOK = book_with(
    *HELPERS,
    fighter("Medium", clan=n.HECATA, attributes=(0, 0, 0)),
    fighter("Puppet", attributes=(3, 0, 0)),
    action("test-purse", "Purse", decks=n.VAMPIRES, text=attach_this(THIS),
           abilities=(activated(exhaust_this_card, gain(1, n.PRESTIGE)), activated(detach, draw(1)),
                      you_may_prevent(detach, 2, this_character))),
    action("test-wolfhound", "Wolfhound", n.ANIMAL, decks=n.VAMPIRES, text=attach_this(THIS)),
    action("test-feast", "Feast", decks=n.VAMPIRES, text=pay(blood(2), gain(1, n.AGENDA))),
    action("test-brew", "Brew", decks=n.VAMPIRES,
           text=pay(out_of(1, attached_to(this_character) & with_word(n.ANIMAL), detach_it(THAT)),
                    target(any_character, lose_blood(1, THAT)))),
    reaction("test-riposte", "Riposte", ATTACK_TYPES, decks=n.VAMPIRES, bp=0, shield=0, damage=4,
             strikes_as=n.SOCIAL),
)
# fmt: on
GRAVES = City(burned=["Maid"])
CARD = "Spectral Possession"


def medium(*hand: str) -> Side:
    return Side(haven=["Medium"], hand=[CARD, *hand], wraiths=["Shade"], library=["Owl"] * 3)


def possess(play: Play, *said: str) -> None:
    """With a wraith, and of whoever is in The Streets."""
    create_wraith(play.g, 0, play.card("Medium"))
    play.ask_again()
    play.one(f"play {CARD}", *said)


@pytest.mark.parametrize("exhausted", [[], ["Puppet"]])
def test_whoever_is_possessed_is_ready(exhausted: list[str]) -> None:
    """sas-spectral-possession: R226-CRD-03, R229-CRD-113: ready or exhausted; R226-CRD-13, R229-CRD-123: and stays.

    In a party of its own, in its own player's coterie.
    """
    two = Side(streets=["Puppet", "Bully"], exhausted=exhausted)
    with scene(medium(), two, city=GRAVES, book=BOOK) as play:
        possess(play, "Puppet")
        assert (play.is_ready("Puppet"), play.g.controller[play.card("Puppet")]) == (True, 0)
        assert len(play.g.party_of(play.card("Puppet"))) == 1
        assert not play.is_ready("Shade")
        play.one("pass")
        assert (play.where("Puppet"), play.g.controller[play.card("Puppet")]) == ("streets", 1)
        assert (play.actions, play.blood("Puppet")) == (1, 4)


def test_it_needs_a_wraith_that_is_ready() -> None:
    """sas-spectral-possession: of the character who plays it, of the Hecata."""
    with scene(medium(), Side(streets=["Puppet"]), city=GRAVES, book=BOOK) as play:
        assert play.refusal(f"play {CARD}")
        create_wraith(play.g, 0, play.card("Medium"))
        play.g.ready[play.card("Shade")] = 0
        play.ask_again()
        assert play.refusal(f"play {CARD}")


def test_it_is_lent_and_its_player_is_not_out() -> None:
    """sas-spectral-possession: R226-CRD-04, R229-CRD-114: though it is the only one; an ability may end meanwhile."""
    two = Side(streets=["Puppet"], attached={"Puppet": ["Purse"]})
    with scene(medium(), two, city=GRAVES, book=BOOK) as play:
        possess(play)
        assert not play.g.coterie(1)
        play.one("pass")
        assert (play.winner, play.where("Puppet")) == ("", "streets")


def test_it_acts_at_once() -> None:
    """sas-spectral-possession: R226-CRD-05, R229-CRD-115: nothing comes between; who will not has had it.

    R226-CRD-11, R229-CRD-121: it attacks somebody of its own player's, with an Attack card.
    """
    two = Side(streets=["Puppet"], haven=["Bully"], leader="Puppet")
    with scene(medium("Throwing Shade"), two, city=GRAVES, book=BOOK) as play:
        possess(play)
        assert set(play.offered) == {"attack with Puppet", "pass"}
        play.one("pass")
    two = Side(streets=[["Puppet"], ["Loner"]])
    with scene(medium("Feast"), two, city=GRAVES, book=BOOK) as play:
        possess(play, "Puppet", "attack with Puppet", "Physical", "pass", "pass")
        assert (play.blood("Loner"), play.is_ready("Puppet"), play.actions) == (4 - 3, False, 1)
        assert play.g.controller[play.card("Puppet")] == 1


def test_it_pays_with_what_it_has() -> None:
    """sas-spectral-possession: R226-CRD-06, R229-CRD-116: of the coterie meanwhile, it pays its own Blood."""
    with scene(medium("Feast", "Coat"), Side(streets=["Puppet"]), city=GRAVES, book=BOOK) as play:
        possess(play)
        assert set(play.offered) == {"attack with Puppet", "play Feast", "play Coat", "pass"} - {"attack with Puppet"}
        play.one("play Feast")
        assert (play.blood("Puppet"), play.g.agenda[0], play.is_ready("Puppet")) == (2, 1, False)
        assert play.names(0, w.HAND) == ["Coat"]


def test_its_attachments_are_not_thrown_away() -> None:
    """sas-spectral-possession: R226-CRD-12, R229-CRD-122: nothing of theirs is detached but for the Action.

    R226-CRD-07, R226-CRD-10, R229-CRD-117, R229-CRD-120: as the price of the Action card it may be.
    """
    two = Side(streets=["Puppet"], attached={"Puppet": ["Wolfhound", "Purse"]})
    with scene(medium("Brew"), two, city=GRAVES, book=BOOK) as play:
        possess(play)
        play.one("play Brew", "Medium")
        assert (play.where("Wolfhound"), play.where("Purse"), play.blood("Medium")) == ("discard", "attached", 3)
        assert play.g.controller[play.card("Purse")] == 1


@pytest.mark.parametrize("lent", [True, False])
def test_an_answer_to_its_attack_is_not_met_by_detaching(lent: bool) -> None:
    """sas-spectral-possession: R226-CRD-09, R229-CRD-119: what strikes back is no side effect of the attack."""
    two = Side(streets=[["Puppet"], ["Loner"]], attached={"Puppet": ["Purse"]}, hand=["Riposte"])
    one = medium() if lent else Side(streets=["Puppet"], attached={"Puppet": ["Purse"]})
    foe = two if lent else Side(streets=["Loner"], hand=["Riposte"])
    with scene(one, foe, city=GRAVES, book=BOOK) as play:
        if lent:
            possess(play, "Puppet")
        play.one("attack with Puppet", "Physical")
        play.two("place Riposte")
        play.one("pass", *["yes: Purse"] * (not lent))
        assert play.where("Puppet") == ("torpor" if lent else "streets")


def test_a_purse_may_be_used_but_not_lost() -> None:
    """sas-spectral-possession: R226-CRD-12, R229-CRD-122: of what it bears whoever acts with it has the use."""
    two = Side(streets=[["Puppet"], ["Loner"]], attached={"Puppet": ["Purse"]})
    with scene(medium(), two, city=GRAVES, book=BOOK) as play:
        possess(play, "Puppet", "attack with Puppet", "Physical")
        assert set(play.offered) == {"activate Purse", "activate Shade", "pass"}
        play.one("activate Purse", "pass")
        assert (play.g.prestige[0], play.where("Purse"), play.g.controller[play.card("Purse")]) == (6, "attached", 1)


def test_whose_only_character_falls_so_is_out() -> None:
    """sas-spectral-possession: R226-CRD-14, R229-CRD-124: once it comes back, by nobody; Agenda decides."""
    one, three = medium(), Side(streets=["Loner"], hand=["Riposte"], agenda=5)
    with scene(one, Side(streets=["Puppet"], prestige=8), three, city=GRAVES, book=BOOK) as play:
        possess(play, "Puppet", "attack with Puppet", "Physical")
        play.three("place Riposte")
        play.one("pass")
        assert play.winner == "Three"
        assert play.g.out_by[1] == w.CITY
