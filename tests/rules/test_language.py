"""Words of the card language, each on a card made for the test."""

from __future__ import annotations

from primogen.rivals.language.faces import action
from primogen.rivals.language.refs import THAT
from primogen.rivals.language.says import any_character, at_random, its_retainers, put, target, your_coterie
from primogen.rivals.language.verbs_places import ReturnToStreets
from primogen.rivals.rules import words as w
from primogen.scenarios.play import scene
from primogen.scenarios.sides import Side
from support import book_with

# ---- at random


def test_several_at_random_are_of_the_group_as_it_was_named() -> None:
    """RV-TERM-25: "that character" stays the target while two of its three Retainers are drawn."""
    exodus = action("test-exodus", "Exodus", decks=w.VAMPIRES, text=target(any_character, at_random(2, its_retainers,
                    ReturnToStreets(THAT))))  # fmt: skip
    two = Side(haven=["Hope"], attached={"Hope": ["Vagrant", "Vagrant", "Politician"]})
    with scene(Side(haven=["Lucky"], hand=["Exodus"]), two, book=book_with(exodus)) as play:
        play.one("play Exodus", "Hope")
        assert (len(play.g.attachments(play.card("Hope"))), len(play.names(w.CITY, w.STREETS))) == (1, 2)


def test_several_at_random_are_several_cards() -> None:
    """RV-TERM-25: nobody is drawn twice, whatever chance says."""
    panic = action("test-panic", "Panic", decks=w.VAMPIRES, text=at_random(2, your_coterie, put(w.FEAR, THAT)))
    for seed in range(1, 6):
        with scene(
            Side(haven=["Lucky", "Hope"], hand=["Panic"]), Side(haven=["Iara"]), book=book_with(panic), seed=seed
        ) as play:
            play.one("play Panic", "exhaust Lucky")
            assert [play.g.fear[play.card(name)] for name in ("Lucky", "Hope", "Iara")] == [1, 1, 0]
