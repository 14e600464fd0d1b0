"""Odellas Caine: Leader Abilities of foes on whose Leaders lies enough of his player's Blood."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, mend, swap_blood
from primogen.rivals.rules.atoms.cards import reveal, turn_down
from primogen.rivals.rules.atoms.havens import make_active_haven
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.rules.atoms.tokens import give_leader_token
from primogen.rivals.rules.atoms.torpor import go_to_torpor
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from princes import BOOK

CAINE = "Odellas Caine"
PAIN = "activate Haven - House of Pain"


def sides(haven: str) -> tuple[Side, Side]:
    """He does not lead; the foe's Leader is of Blood Potency 4."""
    one = Side(streets=[["Singer"], [CAINE]], hand=["Coat", "Owl"], leader="Singer")
    return one, Side(streets=["Hope"], haven=["Adept"], haven_card=haven, leader="Adept")


def swap(play: Play, number: int, name: str = "Adept") -> None:
    """So much Blood of the first player's colour on somebody, who loses as much of their own."""
    swap_blood(play.g, play.card(name), 0, number)
    play.ask_again()


def havens(play: Play) -> list[str]:
    """Whose Leader Abilities he has."""
    return [play.g.face(card).name for card in play.g.pile(0, w.UNUSED) if play.g.live[card]]


def may_use(play: Play, attacker: str) -> bool:
    """The ability of the foe's Haven, while that one attacks."""
    play.one(f"attack with {attacker}", "target Hope", "Social", "pass")
    may = PAIN in play.offered
    play.one("pass")
    return may


@pytest.mark.parametrize(("yours", "has"), [(1, False), (2, True), (3, True)])
def test_half_or_more(yours: int, has: bool) -> None:
    """pp1-odellas-caine: of the Blood on a foe's Leader half is his player's, be it of 4 or of less."""
    with scene(*sides("Haven - House of Pain"), book=BOOK) as play:
        swap(play, yours)
        assert may_use(play, CAINE) == has
    one, two = sides("Haven - House of Pain")
    two.blood = {"Adept": 2}
    with scene(one, two, book=BOOK) as play:
        swap(play, 1)
        assert may_use(play, CAINE)
        mend(play.g, play.card("Adept"), 1)
        play.ask_again()
        assert PAIN not in play.offered
        play.ends_asking("act")


@pytest.mark.parametrize(("used", "dealt"), [((PAIN, "discard Coat"), 2), ((), 1)])
def test_it_does_what_it_says(used: tuple[str, ...], dealt: int) -> None:
    """pp1-odellas-caine: he attacks as that Haven lets a Leader attack; his own player pays."""
    one, two = sides("Haven - House of Pain")
    two.streets = ["Singer"]
    with scene(one, two, book=BOOK) as play:
        swap(play, 4)
        play.one(f"attack with {CAINE}", "target Singer", "Social", "pass", *used, "pass")
        assert (play.g.blood[play.card("Singer (2)")], len(play.names(0, w.HAND))) == (4 - dealt, 3 - dealt)


def test_he_alone_has_it() -> None:
    """pp1-odellas-caine: not who else is in the coterie, its Leader even; and the foe's Leader still has it."""
    one, two = sides("Haven - House of Pain")
    with scene(one, two, book=BOOK) as play:
        swap(play, 4)
        assert not may_use(play, "Singer")
    two.streets, two.haven, two.hand = ["Adept"], [], ["Coat"]
    with scene(one, two, book=BOOK, turn=1) as play:
        swap(play, 4)
        play.two("attack with Adept", "target Singer", "Social", "pass")
        play.one("pass")
        play.two(PAIN)


@pytest.mark.parametrize(("haven", "dealt"), [("Haven - The Presidio", 2), ("Haven - House of Pain", 3)])
def test_the_leader_it_speaks_of(haven: str, dealt: int) -> None:
    """pp1-odellas-caine: "your Leader" in it is he, whoever leads; so he is shielded against Aggravated Damage."""
    one, two = sides(haven)
    two.streets = ["Butcher"]
    with scene(one, two, book=BOOK, turn=1) as play:
        swap(play, 4)
        play.two("attack with Butcher", f"target {CAINE}", "Mental")
        play.one("pass")
        assert play.blood(CAINE) == 6 - dealt


def test_not_in_torpor() -> None:
    """pp1-odellas-caine: he has it while he is active; nor has anybody what lies face down."""
    one, two = sides("Haven - Tent City")
    two.haven = ["Adept", "Banker", "Alchemist"]
    one.streets = [["Singer"], [CAINE], ["Banker"], ["Alchemist"]]
    with scene(one, two, book=BOOK) as play:
        secrecy = [play.value("Singer", w.SECRECY)]
        swap(play, 4)
        secrecy.append(play.value("Singer", w.SECRECY))
        haven = play.g.haven_card[1]
        turn_down(play.g, haven)
        secrecy.append(play.value("Singer", w.SECRECY))
        reveal(play.g, haven)
        secrecy.append(play.value("Singer", w.SECRECY))
        go_to_torpor(play.g, play.card(CAINE))
        secrecy.append(play.value("Singer", w.SECRECY))
        assert secrecy == [0, 1, 0, 1, 0]
        play.ends_asking("act")


def test_another_leader_and_another_haven() -> None:
    """pp1-odellas-caine: the foe's Leader is whoever leads, and the Haven whichever is active."""
    one, two = sides("Haven - House of Pain")
    two.haven = ["Adept", "Banker"]
    with scene(one, two, book=BOOK) as play:
        swap(play, 4, "Banker")
        assert havens(play) == []
        give_leader_token(play.g, 1, play.card("Banker"))
        assert havens(play) == ["Haven - House of Pain"]
        make_active_haven(play.g, add_card(play.g, "xxx-dancing-house", 1, w.UNUSED), 1)
        assert havens(play) == ["Haven - Dancing House"]
        play.ends_asking("act")


def test_of_several_foes() -> None:
    """pp1-odellas-caine: of each of them."""
    one, two = sides("Haven - Dancing House")
    three = Side(haven=["Banker"], haven_card="Haven - The Madhouse")
    one.face_down = {"Snare": 1}
    one.attached = {"Singer": ["Office"]}
    with scene(one, two, three, book=BOOK) as play:
        swap(play, 2)
        swap(play, 2, "Banker")
        assert havens(play) == ["Haven - Dancing House", "Haven - The Madhouse"]
        play.one("activate Haven - The Madhouse", "discard Coat")
        assert play.g.stakes[2] == 2


# ---- Blood swapped


@pytest.mark.parametrize(("swapped", "has"), [(1, False), (2, True)])
def test_he_swaps_blood(swapped: int, has: bool) -> None:
    """pp1-odellas-caine: for a card, 1 Blood of a target; so the Leader may come to have enough."""
    with scene(*sides("Haven - House of Pain"), book=BOOK) as play:
        swap(play, swapped - 1)
        play.one(f"activate {CAINE}", "Adept", "discard Coat")
        assert (blood_of_colour(play.g, play.card("Adept"), 0), play.names(0, w.HAND)) == (swapped, ["Owl"])
        assert play.blood("Adept") == 4
        assert bool(havens(play)) == has
        play.ends_asking("act")
