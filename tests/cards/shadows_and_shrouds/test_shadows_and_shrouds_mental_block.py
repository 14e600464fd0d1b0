"""Mental Block, and what it keeps from being played."""

from __future__ import annotations

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

KEONDRA = Side(haven=["Keondra"])
DECK = ["Awe"] * 9


def test_mental_block_bars_a_name() -> None:
    """sas-mental-block: R229-CRD-106: no foe plays a card of that name, of any kind; its own player does."""
    two = Side(haven=["Keondra"], library=["Coat", *DECK], hand=["Coat", "Owl", "Ingratiate"])
    one = Side(haven=["Scott"], ongoing=["Mental Block"], hand=["Coat"], library=DECK)
    with scene(one, two, book=BOOK) as play:
        play.one("activate Mental Block")
        held = play.g.attachments(play.card("Mental Block"))
        assert [play.g.face(card).name for card in held] == ["Coat"]
        play.one("play Coat", "pass action", "end phase")
        assert "may not be played" in play.refusal("play Coat")
        assert "play Owl" in play.offered


def test_mental_block_lets_go() -> None:
    """sas-mental-block: R229-CRD-106: what was held goes to its owner's discard pile; the next one takes its place."""
    two = Side(haven=["Keondra"], library=["Coat", "Owl", *DECK])
    with scene(Side(haven=["Scott"], ongoing=["Mental Block"], library=DECK), two, book=BOOK) as play:
        play.one("activate Mental Block")
        assert play.host("Coat") == "Mental Block"
        for seat in (0, 1):
            end_turn(play, seat)
            while play.asked.asks == "mend":
                play.answers(play.asked.seat, ("pass",))
        play.one("activate Mental Block")
        assert (play.where("Coat"), len(play.g.attachments(play.card("Mental Block")))) == ("discard", 1)
    with scene(Side(haven=["Hope"], ongoing=["Mental Block"]), two, book=BOOK) as play:
        assert play.refusal("activate Mental Block")  # it needs Auspex in the coterie


def test_mental_block_and_attacks() -> None:
    """sas-mental-block: R229-CRD-106: no Attack card of that name is played, even without Auspex."""
    for held, bars in (("Mesmerize", True), ("Coat", False)):
        one = Side(streets=["Brute"], hand=["Mesmerize"])
        two = Side(streets=["Hope"], ongoing=["Mental Block"])
        with scene(one, two, book=BOOK) as play:
            card = add_card(play.g, held, 0, w.HAND)
            attach(play.g, card, play.card("Mental Block"), 1)
            play.ask_again()
            play.one("attack with Brute", "Mental")
            assert ("place Mesmerize" in play.offered) != bars
            play.one("pass")


def test_mental_block_and_conspiracies() -> None:
    """sas-mental-block: R226-PLY-03, R229-PLY-03: a barred Conspiracy may be placed, but not resolved."""
    one = Side(haven=["Hope"], hand=["Snake Oil"], face_down={"Snake Oil": 3})
    two = Side(haven=["Keondra"], ongoing=["Mental Block"])
    for held, bars in (("Snake Oil", True), ("Coat", False)):
        with scene(one, two, book=BOOK) as play:
            attach(play.g, add_card(play.g, held, 0, w.HAND), play.card("Mental Block"), 1)
            play.ask_again()
            assert ("reveal Snake Oil" in play.offered) != bars
            play.one("place Snake Oil")


def test_what_mental_block_holds_is_silent() -> None:
    """sas-mental-block: a card that is held has no text of its own."""
    one = Side(haven=["Hope"], ongoing=["Mental Block"], agenda_on={"Hope": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        before = play.value("Hope", w.INFLUENCE)
        attach(play.g, add_card(play.g, "Fight Makes Right", 1, w.HAND), play.card("Mental Block"), 0)
        play.ask_again()
        assert play.value("Hope", w.INFLUENCE) == before
