"""Secret Compartment, played: what is discarded is kept, and drawn again."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from rovers import BOOK

NAME = "Secret Compartment"
KEONDRA = Side(haven=["Keondra"], library=["Owl"] * 3)


def owner(*, attached: int = 0, library: int = 3) -> Side:
    one = Side(haven=["Loner"], ongoing=[NAME], hand=["Coat"], blood={"Loner": 1}, library=["Owl"] * library)
    one.attached = {NAME: ["Fist", "Altar", "Duck"][:attached]}
    return one


@pytest.mark.parametrize(("said", "where"), [(f"yes: {NAME}", "attached"), ("no", "discard")])
def test_what_is_discarded_is_kept(said: str, where: str) -> None:
    """dar-secret-compartment: face down, seen by its player; or not."""
    with scene(owner(library=0), KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Loner", said)
        assert (play.where("Coat"), play.host("Coat")) == (where, NAME if where == "attached" else "")
        if where == "attached":
            assert play.g.face_down[play.card("Coat")] == 1
            assert (play.sees(0, "Coat"), play.sees(1, "Coat")) == (True, False)


def test_it_keeps_three() -> None:
    """dar-secret-compartment: no fourth; and nothing that a foe discards."""
    with scene(owner(attached=3, library=0), KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Loner")
        assert play.where("Coat") == "discard"
    two = Side(haven=["Keondra"], hand=["Coat"], blood={"Keondra": 1})
    with scene(two, Side(haven=["Loner"], ongoing=[NAME]), book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Keondra")
        assert play.where("Coat") == "discard"


def test_it_is_drawn_from() -> None:
    """dar-secret-compartment: a card attached to it, or one of a deck, each time anew; a foe draws nothing of it."""
    with scene(owner(attached=2), KEONDRA, book=BOOK) as play:
        play.one("draw")
        assert set(play.offered) == {"library", "Fist", "Altar"}
        play.one("Fist")
        assert (play.where("Fist"), len(play.names(0, w.HAND))) == ("hand", 2)
        play.one("draw", "library")
        assert play.names(0, w.LIBRARY) == ["Owl", "Owl"]
    with scene(KEONDRA, owner(attached=2), book=BOOK) as play:
        play.one("draw")
        assert play.names(0, w.HAND) == ["Owl"]
