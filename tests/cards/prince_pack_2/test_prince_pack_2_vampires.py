"""Vampires of Prince Pack 2, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach_face_down
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK

KEONDRA = Side(haven=["Keondra"])
MAIDS = City(deck=["Maid"] * 4)


# ---- Edward Kim


@pytest.mark.parametrize(("also", "spent"), [([], 1), (["Hope"], 2)])
def test_edward_kim_hurries(also: list[str], spent: int) -> None:
    """pp2-edward-kim: the only vampire of his player performs a Ritual with 1 Action less."""
    one = Side(haven=["Edward Kim", *also], hand=["Rite"])
    with scene(one, KEONDRA, book=BOOK) as play:
        before = play.actions
        play.one("play Rite", *["exhaust Edward Kim", "pass"] * bool(also), "blood of Edward Kim", "pass")
        assert before - play.actions == spent


@pytest.mark.parametrize(
    ("by", "answers", "blood"),
    [
        ("Edward Kim", ("yes: Edward Kim",), 3),
        ("Edward Kim", ("no",), 1),
        ("Adept", (), 1),
    ],
)
def test_edward_kim_keeps_traditions(by: str, answers: tuple[str, ...], blood: int) -> None:
    """pp2-edward-kim: his Rituals may have 1 Blood more for each Tradition in play; others' do not."""
    one = Side(haven=["Edward Kim", "Adept"], hand=["Rite"], ongoing=["First Tradition: The Masquerade"] * 2)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite", f"exhaust {by}", "pass", f"blood of {by}", "pass", *answers)
        assert play.blood("Rite") == blood


# ---- Fletcher


@pytest.mark.parametrize(("agenda", "stolen"), [(9, 1), (8, 0)])
def test_fletcher(agenda: int, stolen: int) -> None:
    """pp2-fletcher: from torpor, 1 Agenda of whoever has 9 or more."""
    one, two = Side(haven=["Hope"], torpor=["Fletcher"], blood={"Fletcher": 1}), Side(haven=["Keondra"], agenda=agenda)
    with scene(one, two, city=MAIDS, book=BOOK) as play:
        end_turn(play, 0)
        assert (play.g.agenda[0], play.g.agenda[1]) == (stolen, agenda - stolen)


def test_fletcher_awake() -> None:
    """pp2-fletcher: outside torpor nothing."""
    with scene(Side(haven=["Fletcher"]), Side(haven=["Keondra"], agenda=9), city=MAIDS, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.agenda[1] == 9


# ---- Mister F


@pytest.mark.parametrize(("answer", "borne"), [("Awe", 1), ("no", 0)])
def test_mister_f_hides_cards(answer: str, borne: int) -> None:
    """pp2-mister-f: at the end of the turn a card of the hand may go under him, face down."""
    with scene(Side(haven=["Mister F"], hand=["Awe"]), KEONDRA, city=MAIDS, book=BOOK) as play:
        end_turn(play, 0)
        play.one(answer)
        cards = play.g.attachments(play.card("Mister F"))
        assert [play.g.face_down[card] for card in cards] == [1] * borne


def test_mister_f_uses_them() -> None:
    """pp2-mister-f: two such cards for 1 Prestige of a foe; cards that lie face up will not do."""
    one = Side(haven=["Mister F"], attached={"Mister F": ["Coat", "Coat", "Owl"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Mister F")


def test_mister_f_gives_up_what_he_hid() -> None:
    """pp2-mister-f: two face-down cards go to the discard pile for 1 Prestige of a foe."""
    with scene(Side(haven=["Mister F"], hand=["Awe", "Majesty"]), KEONDRA, book=BOOK) as play:
        for name in ("Awe", "Majesty"):
            attach_face_down(play.g, play.card(name), play.card("Mister F"), 0)
        play.ask_again()
        play.one("activate Mister F", "discard Awe", "discard Majesty")
        assert (list(play.g.prestige[:2]), play.names(0, w.DISCARD)) == ([6, 4], ["Awe", "Majesty"])
