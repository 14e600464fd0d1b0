"""Animals: attached to whoever acts, for Blood paid once."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THIS, action, attach_this, attacker_has, blood, having
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

OWL = action(
    "test-owl",
    "Owl",
    n.ANIMAL,
    decks=n.VAMPIRES,
    price=blood(2),
    text=having(n.ANIMALISM, attach_this(THIS)),
    abilities=(attacker_has(1, n.INTEL),),
)
BOOK = book_with(OWL)

FOE = Side(haven=["Keondra"])


def test_an_animal_attaches_to_the_acting_character_for_its_blood() -> None:
    """RV-ANIMAL-01, RV-ANIMAL-03: Sage acts, pays and bears it; Hope, who could have acted, does neither."""
    with scene(Side(haven=["Hope", "Sage"], hand=["Owl"]), FOE, book=BOOK) as play:
        play.one("play Owl", "exhaust Sage")
        assert (play.host("Owl"), play.where("Owl"), play.is_ready("Sage")) == ("Sage", "attached", False)
        assert (play.blood("Sage"), play.blood("Hope"), play.is_ready("Hope")) == (1, 4, True)
        log = play.log()
        assert log.index("Sage pays 2 Blood") < log.index("Owl is attached to Sage")


def test_the_acting_character_needs_the_discipline_of_the_top_line() -> None:
    """RV-ANIMAL-02: somebody else's Animalism is no help to Lucky."""
    with scene(Side(haven=["Lucky", "Hope"], hand=["Owl"], exhausted=["Hope"]), FOE, book=BOOK) as play:
        assert play.refusal("play Owl") == "Nobody ready has the Discipline Owl needs (RV-ACT-25)"
    with scene(Side(haven=["Lucky", "Hope", "Sage"], hand=["Owl"]), FOE, book=BOOK) as play:
        play.one("play Owl")
        assert play.offered == ["exhaust Hope", "exhaust Sage"]
        play.ends_asking("exhaust-for")


def test_a_hunters_animal_needs_its_edge() -> None:
    """RV-ANIMAL-02: Man's Best Friend asks for Beast Whisperer, which Rio has and Jamie has not."""
    with scene(Side(haven=["Jamie", "Rio"], hand=["Man's Best Friend"]), FOE) as play:
        play.one("play Man's Best Friend")
        assert (play.host("Man's Best Friend"), play.is_ready("Jamie")) == ("Rio", True)


def test_who_cannot_pay_the_blood_cannot_play_the_animal() -> None:
    """RV-ANIMAL-03: the acting character pays, and not with its last Blood; Hope's Blood does not serve."""
    one = Side(haven=["Sage", "Hope"], hand=["Owl"], blood={"Sage": 2}, exhausted=["Hope"])
    with scene(one, FOE, book=BOOK) as play:
        assert play.refusal("play Owl") == "You cannot pay what Owl costs to play (RV-ACT-19)"


def test_the_blood_is_paid_once() -> None:
    """RV-ANIMAL-03: using the Owl's Attacker text on the next turn costs Sage nothing more."""
    with scene(Side(haven=["Sage"], hand=["Owl"]), FOE, book=BOOK) as play:
        play.one("play Owl", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert (play.host("Owl"), play.blood("Sage")) == ("Sage", 1)
        play.one("move out", "attack with Sage")
        assert play.value("Sage", w.INTEL) == 1
        play.one("Social")
        assert (play.blood("Sage"), play.host("Owl")) == (1, "Sage")
