"""Country Estate of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK
from setting_up import CAITIFF, MINISTRY, VAMPIRE_LIBRARY, begun

ESTATE = "Haven - Country Estate"
KEONDRA = Side(haven=["Keondra"])


def begins(*ghouls: str) -> Play:
    one = Deck("Prizefighter", ESTATE, MINISTRY, [*VAMPIRE_LIBRARY, *ghouls])
    return begun(one, Deck("Observe and Report", "Haven - The Clubhouse", CAITIFF, ["Awe"] * 40))


def test_country_estate_keeps_a_ghoul() -> None:
    """dar-country-estate: at the start of the game, a Ghoul of the Library, your choice; the Library is shuffled."""
    play = begins("Ghoul Boy", "Librarian Ghoul")
    assert sorted(play.offered) == ["Ghoul Boy", "Librarian Ghoul"]
    before = play.names(0, w.LIBRARY)
    play.one("Ghoul Boy")
    assert (play.host("Ghoul Boy"), play.where("Librarian Ghoul")) == (ESTATE, "library")
    before.remove("Ghoul Boy")
    after = play.names(0, w.LIBRARY)
    assert after != before and sorted(after) == sorted(before) and not any(play.g.knows)
    assert play.sees(1, "Ghoul Boy") and not play.sees(0, "Librarian Ghoul")
    assert "One looks through their Library" in play.log(1)


def test_country_estate_finds_no_ghoul() -> None:
    """dar-country-estate: without one the game begins as any other."""
    assert begins().g.attachments(begins().card(ESTATE)) == []


def estate(one: Side, *streets: str) -> Play:
    one.haven_card, one.attached = ESTATE, {ESTATE: ["Librarian Ghoul"]}
    with scene(one, KEONDRA, city=City(streets=[*streets]), book=BOOK) as play:
        return play


def test_a_kept_ghoul_is_nobody_yet() -> None:
    """dar-country-estate: what it says does not hold, and it is in no coterie."""
    play = estate(Side(haven=["Brute"], library=["Coat"], hand=["Owl"] * 5))
    assert not play.offers("activate Librarian Ghoul")
    assert play.g.coterie(0) == (play.card("Brute"),)


def test_country_estate_hides_and_shields() -> None:
    """dar-country-estate: 1 Secrecy at home; 1 Shield for a Ghoul in The Streets, and nobody else."""
    play = estate(Side(haven=["Brute", "Hound"], streets=["Hound", "Loner"], leader="Brute"))
    assert [play.value(name, w.SECRECY) for name in ("Brute", "Hound", "Hound (2)", "Loner", "Keondra")] == [
        1,
        1,
        0,
        0,
        0,
    ]
    assert [play.value(name, w.SHIELD) for name in ("Brute", "Hound", "Hound (2)", "Loner")] == [0, 0, 1, 0]


YES = "yes: Haven - Country Estate"
THE_GHOUL = "Play a Ghoul attached to this card at no Action cost"
ANY_CARD = "If there is a Ghoul you control, play 1 card from your hand at no Action cost"


def hunt(*said: str, victim: str = "Vagrant", kept: str = "", ghoul: str = "", hand: list[str] | None = None) -> Play:
    """The Leader strikes down a Mortal, who is then burned."""
    one = Side(streets=["Brute"], haven=["Loner", *filter(None, [ghoul])], hand=hand or [], leader="Brute")
    one.haven_card, one.attached = ESTATE, {ESTATE: [kept]} if kept else {}
    with scene(one, KEONDRA, city=City(streets=[victim]), book=BOOK) as play:
        play.one("attack with Brute", f"target {victim}", "Physical", *(["pass"] if hand else []), *said)
        if play.asked.asks == "burn-or-attach":
            play.one(f"burn {victim}", *(["+1 Prestige"] if play.offers("+1 Prestige") else []))
    return play


@pytest.mark.parametrize("victim", ["Vagrant", "Maid"])
def test_country_estate_sends_its_ghoul(victim: str) -> None:
    """dar-country-estate: the Leader defeats a Citizen or Vagrant, and anybody of theirs plays the Ghoul; no Action."""
    play = hunt(YES, "Loner", victim=victim, kept="Librarian Ghoul")
    assert (play.where("Librarian Ghoul"), play.blood("Librarian Ghoul"), play.blood("Loner")) == ("haven", 2, 2)
    assert (play.is_ready("Loner"), play.actions) == (True, 1)


def test_country_estate_keeps_its_ghoul() -> None:
    """dar-country-estate: its player need not; nor does it come for an Antagonist, or if another hunts."""
    assert hunt("no", kept="Librarian Ghoul").where("Librarian Ghoul") == "attached"
    assert hunt(victim="BOPE-RJ: Marksman", kept="Librarian Ghoul").where("Librarian Ghoul") == "attached"
    one = Side(streets=["Brute"], haven=["Loner"], leader="Loner", haven_card=ESTATE)
    one.attached = {ESTATE: ["Librarian Ghoul"]}
    with scene(one, KEONDRA, city=City(streets=["Vagrant"]), book=BOOK) as play:
        play.one("attack with Brute", "target Vagrant", "Physical", "burn Vagrant")
        assert play.where("Librarian Ghoul") == "attached"


def test_country_estate_has_work_for_those_with_a_ghoul() -> None:
    """dar-country-estate: with a Ghoul one may play any card of the hand instead, by anybody, exhausted or not."""
    play = hunt(YES, ANY_CARD, "Coat", "Brute", kept="Librarian Ghoul", ghoul="Hound", hand=["Coat", "Plot", "Altar"])
    assert (play.host("Coat"), play.actions, play.where("Librarian Ghoul")) == ("Brute", 1, "attached")
    play = hunt(YES, THE_GHOUL, "Brute", kept="Librarian Ghoul", ghoul="Hound", hand=["Coat", "Plot", "Altar"])
    assert (play.where("Coat"), play.where("Librarian Ghoul")) == ("hand", "haven")


def test_country_estate_plays_no_action() -> None:
    """dar-country-estate: of neither kind; an Unhosted Action is nobody's."""
    play = hunt(YES, "Altar", ghoul="Hound", hand=["Altar", "Coat"])
    assert (play.where("Altar"), play.unhosted_actions, play.actions) == ("table", 0, 1)


@pytest.mark.parametrize(("ghoul", "hand"), [("", ["Coat"]), ("Hound", ["Plot", "Fist"]), ("Hound", [])])
def test_country_estate_has_nothing_to_play(ghoul: str, hand: list[str]) -> None:
    """dar-country-estate: without a Ghoul, or with nothing that is played: a Conspiracy is placed."""
    play = hunt(ghoul=ghoul, hand=hand)
    assert sorted(play.names(0, w.HAND)) == sorted(hand)
