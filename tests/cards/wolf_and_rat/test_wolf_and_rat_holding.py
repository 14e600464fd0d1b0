"""The Wolf & The Rat: cards that cover others, Mortals that belong to one, Rival tokens that are stolen."""

from __future__ import annotations

import pytest

from extras import BOOK, HELPERS, end_turn
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import burn
from primogen.rivals.rules.atoms.clock import BY_MOST_AGENDA
from primogen.rivals.rules.atoms.prestige import knock_out
from primogen.rivals.rules.winning import agenda_to_win, compare_agenda
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

SPIES = book_with(*HELPERS, fighter("Spy", clan=n.NOSFERATU, bp=5, attributes=(5, 5, 5)))
KEONDRA = Side(haven=["Keondra"])
SURVEILLANCE = "Constant Surveillance"
DOMAIN = "Second Tradition: The Domain"


# ---- Constant Surveillance


def watched(play: Play) -> tuple[int, int]:
    """What the Haven still gives, and what the Agenda still gives at the start of a turn."""
    secrecy = play.value("Sage", w.SECRECY)
    play.one(*["pass action"] * play.actions, "end phase")
    return secrecy, play.g.agenda[1]


@pytest.mark.parametrize(
    ("which", "found", "paid"),
    [
        ("Agenda", (1, 0), 1),
        ("Haven", (0, 1), 1),
        ("both", (0, 0), 2),
        ("", (1, 1), 0),
    ],
)
def test_constant_surveillance(which: str, found: tuple[int, int], paid: int) -> None:
    """war-constant-surveillance: R229-CRD-79: the Agenda or the Haven of a foe, or both for 1 more, has no text."""
    one = Side(haven=["Hope"], hand=[SURVEILLANCE])
    two = Side(haven=["Sage"], haven_card="Haven - The Castle", agenda_card="Army of One")
    with scene(one, two, book=BOOK) as play:
        if which:
            play.one(f"play {SURVEILLANCE}")
            play.one(next(each for each in play.offered if which in each or (which == "both" and "Pay" in each)))
        assert play.g.prestige[0] == 5 - paid
        assert watched(play) == found
        play.ends_asking("act")


def test_constant_surveillance_ends() -> None:
    """war-constant-surveillance: burned as its player's next turn begins, and the text is back."""
    one = Side(haven=["Hope"], ongoing=[], hand=[SURVEILLANCE])
    two = Side(haven=["Sage"], haven_card="Haven - The Castle", agenda_card="Army of One")
    with scene(one, two, book=BOOK) as play:
        play.one(f"play {SURVEILLANCE}")
        play.one(next(each for each in play.offered if "Pay" in each))
        end_turn(play, 0)
        end_turn(play, 1)
        assert (play.where(SURVEILLANCE), play.value("Sage", w.SECRECY), play.g.bound) == ("burned", 1, [])
        end_turn(play, 0)
        assert play.g.agenda[1] == 1
        play.ends_asking("act")


def test_constant_surveillance_does_not_keep_anybody_from_winning() -> None:
    """war-constant-surveillance: R229-CRD-79, R229-ERR-07: Agenda still counts, 13 still win, a raised total stays."""
    hoards = [Side(haven=[name], agenda_card="Hoard the Herd") for name in ("Sage", "Adept")]
    with scene(Side(haven=["Hope"], hand=[SURVEILLANCE]), *hoards, book=BOOK) as play:
        play.one(f"play {SURVEILLANCE}", "Two")
        play.one(next(each for each in play.offered if "Agenda" in each and "Pay" not in each))
        assert agenda_to_win(play.g, 1) == agenda_to_win(play.g, 2) == 15


# ---- Second Tradition: The Domain


def test_second_tradition() -> None:
    """war-second-tradition-the-domain: R226-ERR-04, R229-CRD-87: at most 2 Mortals of The Streets."""
    one = Side(haven=["Hope"], ongoing=[DOMAIN])
    city = City(streets=["Maid", "Lookout", "Mugger", "BOPE-RJ: Marksman"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        for name in ("Maid", "Lookout", ""):
            assert play.offers(f"activate {DOMAIN}") == bool(name)
            if name:
                play.one(f"activate {DOMAIN}")
                assert not play.offers("BOPE-RJ: Marksman")
                play.one(name)
                end_turn(play, 0)
                end_turn(play, 1)
        held = [play.g.face(card).name for card in play.g.bound[1::2]]
        assert (held, play.where("Maid")) == (["Maid", "Lookout"], "streets")
        play.ends_asking("act")


@pytest.mark.parametrize(("prestige", "may"), [(2, True), (1, False)])
def test_second_tradition_has_its_price(prestige: int, may: bool) -> None:
    """war-second-tradition-the-domain: a foe pays its player 1 Prestige to attack one of them, or cannot."""
    one = Side(haven=["Hope"], ongoing=[DOMAIN])
    two = Side(streets=["Brute"], prestige=prestige)
    with scene(one, two, city=City(streets=["Maid", "Lookout"]), book=BOOK) as play:
        play.one(f"activate {DOMAIN}", "Maid")
        end_turn(play, 0)
        play.two("move out", "attack with Brute")
        assert play.offers("target Maid") == may
        if may:
            play.two("target Maid", "Physical", "burn Maid")
            assert (play.g.prestige, play.where("Maid"), play.g.bound) == (
                [6, 2],
                "burned",
                [],
            )
            assert play.g.purses == [0, 1, 1]  # of their colour
        else:
            play.two("target Lookout", "Physical", "burn Lookout")
            assert play.g.prestige == [5, 2]


def test_second_tradition_costs_its_player_nothing() -> None:
    """war-second-tradition-the-domain: to attack one's own is free; as it goes, the Mortals stay behind."""
    one = Side(streets=["Brute"], ongoing=[DOMAIN])
    with scene(one, KEONDRA, city=City(streets=["Maid", "Lookout"]), book=BOOK) as play:
        play.one(f"activate {DOMAIN}", "Maid", "attack with Brute", "target Maid", "Physical", "burn Maid")
        assert play.g.prestige == [6, 5]
    with scene(one, KEONDRA, city=City(streets=["Maid", "Lookout"]), book=BOOK) as play:
        play.one(f"activate {DOMAIN}", "Maid")
        burn(play.g, play.card(DOMAIN))
        assert (play.where("Maid"), play.g.bound) == ("streets", [])


@pytest.mark.parametrize(("held", "gained"), [(False, 0), (True, 1)])
def test_hoard_the_herd_ignores_what_is_attached(held: bool, gained: int) -> None:
    """war-hoard-the-herd: R229-CRD-87: a Mortal that belongs to Second Tradition is not unattached."""
    one = Side(haven=["Hope"], ongoing=[DOMAIN], agenda_card="Hoard the Herd")
    with scene(one, KEONDRA, city=City(streets=["Maid", "BOPE-RJ: Marksman"]), book=BOOK) as play:
        play.one(*[f"activate {DOMAIN}"] * held)
        end_turn(play, 0)
        assert play.g.agenda[0] == gained
        play.ends_asking("act")


# ---- Spy Games


def test_spy_games_makes_another_rival() -> None:
    """war-spy-games: R229-CRD-89, -92: for a round that player's Rival is the thief's as well, and no longer theirs."""
    one = Side(streets=["Spy"], hand=["Spy Games"])
    sides = one, KEONDRA, Side(haven=["Weakling", "Magus"], exhausted=["Magus"]), Side(haven=["Adept"])
    with scene(*sides, rivals=[3, 2, 0, 1], book=SPIES) as play:
        play.one("play Spy Games", "Two")
        assert [play.g.is_rival(0, seat) for seat in range(4)] == [False, False, True, True]
        assert not play.g.is_rival(1, 2)
        end_turn(play, 0)
        for seat in (1, 2, 3):
            assert play.g.is_rival(0, 2)
            end_turn(play, seat)
        assert [play.g.is_rival(0, seat) for seat in range(4)] == [False, False, False, True]
        assert play.g.is_rival(1, 2)
        play.ends_asking("act")


def test_spy_games_pays_for_the_other_rival() -> None:
    """war-spy-games: R229-CRD-89: defeating a character of the additional Rival is worth 1 Agenda."""
    two = Side(haven=["Weakling", "Keondra"], exhausted=["Keondra"], leader="Keondra")
    for stolen, gained in ((False, 0), (True, 1)):
        one = Side(streets=[["Spy"], ["Brute"]], hand=["Spy Games"] * stolen)
        with scene(one, two, Side(haven=["Adept"]), rivals=[2, 0, 1], book=SPIES) as play:
            play.one(*["play Spy Games", "Three"] * stolen)
            play.one("attack with Brute", "target Weakling", "Physical")
            assert play.g.agenda[0] == gained


def test_spy_games_on_ones_own_token() -> None:
    """war-spy-games: R229-CRD-90: it makes nobody one's Rival, and the other has none."""
    one = Side(haven=["Spy"], hand=["Spy Games"])
    with scene(one, KEONDRA, Side(haven=["Adept"]), rivals=[1, 2, 0], book=SPIES) as play:
        play.one("play Spy Games", "Three")
        rivals = [[foe for foe in range(3) if play.g.is_rival(seat, foe)] for seat in range(3)]
        assert rivals == [[1], [2], []]


@pytest.mark.parametrize(("stolen", "agenda"), [(False, 3), (True, 0)])
def test_spy_games_and_being_knocked_out(stolen: bool, agenda: int) -> None:
    """war-spy-games: R229-CRD-91: who is knocked out with their own token leaves nobody 3 Agenda."""
    one = Side(haven=["Spy"], hand=["Spy Games"])
    with scene(one, KEONDRA, Side(haven=["Adept"]), rivals=[1, 2, 0], book=SPIES) as play:
        play.one(*["play Spy Games", "Three"] * stolen)
        knock_out(play.g, 0, 1)
        compare_agenda(play.g, BY_MOST_AGENDA)
        assert play.g.agenda == [0, 0, agenda]


def test_spy_games_needs_a_nosferatu() -> None:
    """war-spy-games: of BP 5."""
    for who, may in (("Spy", True), ("Keondra", False)):
        with scene(Side(haven=[who], hand=["Spy Games"]), KEONDRA, book=SPIES) as play:
            assert play.offers("play Spy Games") == may
