"""What a text cannot be aimed at is greyed, each card with one reason: wherever it lies, whoever looks."""

from __future__ import annotations

from primogen.kernel.choosing import UpTo
from primogen.kernel.decisions import card_of
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.groups import ANYONES, IN_STREETS, Cards
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    activated,
    any_character,
    any_vampire,
    blood,
    choose,
    discard,
    exhaust,
    library_cards_in_your_hand,
    mend,
    put,
    target,
    vampire,
    your_coterie,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.rivals.text.words import Words
from primogen.text.languages import ES
from support import book_with

# fmt: off
HEALER = vampire("test-healer", "Healer", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(blood(1), target(your_coterie, mend(1, THAT))),))
SCARE = action("test-scare", "Scare", decks=n.BOTH, text=target(any_vampire, put(n.FEAR, THAT)))
HEX = action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, put(n.FEAR, THAT)))
RAID = action("test-raid", "Raid", decks=n.BOTH, text=UpTo(Fixed(2), Cards(IN_STREETS, ANYONES), exhaust(THAT)))
TRIM = action("test-trim", "Trim", decks=n.BOTH, text=choose(library_cards_in_your_hand, discard(THAT)))
# fmt: on
BOOK = book_with(HEALER, SCARE, HEX, RAID, TRIM)


def test_who_is_not_meant_is_greyed_with_who_is() -> None:
    """RV-ABIL-04: Lucky is somebody else's."""
    one = Side(haven=["Healer", "Keondra", "Sage"], blood={"Healer": 3, "Keondra": 1, "Sage": 1})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Healer")
        why = "The text speaks of characters in your coterie: Lucky is not among them (RV-ABIL-04)"
        assert play.refusal("Lucky") == why
        play.one("Sage")


def test_who_would_not_change_is_greyed_as_such() -> None:
    """RV-ABIL-04, RV-TERM-27: Keondra is at maximum Blood."""
    one = Side(haven=["Healer", "Keondra", "Sage"], blood={"Healer": 3, "Sage": 1})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Healer")
        assert play.refusal("Keondra") == "Keondra: it cannot be paid for, or would change nothing (RV-TERM-27)"
        play.one("Sage")


def test_who_lies_in_torpor_is_greyed_for_that() -> None:
    """RV-DEF-18: a text that speaks of neither torpor nor of characters you control."""
    with scene(Side(haven=["Keondra"], hand=["Hex"]), Side(haven=["Lucky"], torpor=["Sage"]), book=BOOK) as play:
        play.one("play Hex")
        assert play.refusal("Sage") == "Sage is in torpor, and the text speaks of characters (RV-DEF-18)"
        play.one("Lucky")


def test_whose_first_turn_is_to_come_is_greyed_for_that() -> None:
    """RV-TURN-19."""
    two, three = Side(haven=["Lucky"]), Side(haven=["Gisele"], turns_taken=0)
    with scene(Side(haven=["Keondra"], hand=["Hex"]), two, three, book=BOOK) as play:
        play.one("play Hex")
        assert play.refusal("Gisele").endswith("(RV-TURN-19)")
        play.one("Lucky")


def test_what_kind_is_meant_is_said_in_both_languages() -> None:
    """RV-ABIL-04: Maria Lopez is a Hunter."""
    with scene(
        Side(haven=["Keondra"], hand=["Scare"]), Side(haven=["Maria Lopez"]), Side(haven=["Lucky"]), book=BOOK
    ) as play:
        play.one("play Scare")
        assert play.refusal("Maria Lopez") == "The text speaks of vampires: Maria Lopez is not among them (RV-ABIL-04)"
        play.words = Words(["One", "Two", "Three"], ES)
        assert play.refusal("Maria Lopez") == "El texto habla de vampiros: Maria Lopez no es de esos (RV-ABIL-04)"
        play.words = Words(["One", "Two", "Three"])
        play.one("Lucky")


def test_so_are_those_picked_one_by_one() -> None:
    """RV-ABIL-04: once picked, Lucky is neither offered nor greyed again."""
    two = Side(streets=["Lucky", "Gisele"], haven=["Grace"])
    with scene(Side(streets=["Keondra"], haven=["Sage"], hand=["Raid"]), two, book=BOOK) as play:
        play.one("play Raid") if play.asked.asks == "act" else None
        while play.asked.asks != "pick":
            play.one(play.offered[0])
        assert play.refusal("Grace").endswith("Grace is not among them (RV-ABIL-04)")
        play.one("Lucky")
        greyed = {play.words.option(play.g, 0, each.option) for each in play.greyed}
        assert greyed == {"Grace", "Sage"} and "Lucky" not in play.offered
        play.one("done")


def test_of_a_hand_only_its_owner_hears() -> None:
    """RV-INFO-01: what is greyed lies in the hand of whoever chooses."""
    one = Side(haven=["Keondra"], hand=["Trim", "Hex", "Scare", "Sage"])
    with scene(one, Side(haven=["Lucky"], hand=["Raid", "Gisele"]), book=BOOK) as play:
        play.one("play Trim")
        while play.asked.asks != "target":
            play.one(play.offered[0])
        assert play.refusal("Sage").endswith("Sage is not among them (RV-ABIL-04)")
        assert {play.g.controller[card_of(each.option)] for each in play.greyed} == {0}
        play.one("Hex")
