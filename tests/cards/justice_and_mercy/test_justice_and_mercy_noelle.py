"""Noelle, played: she inherits from whoever has left her player's coterie this turn."""

from __future__ import annotations

import pytest

from extras import HELPERS
from judges import JUDGES
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THAT, any_character, burn, defeat, up_to_targets
from primogen.rivals.language.vocabulary import unhosted as unhosted_action
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

BOOK = book_with(
    *HELPERS,
    *JUDGES,
    unhosted_action("test-fell", "Fell", decks=n.VAMPIRES, text=up_to_targets(2, any_character, defeat(THAT))),
    unhosted_action("test-raze", "Raze", decks=n.VAMPIRES, text=up_to_targets(2, any_character, burn(THAT))),
)
KEONDRA = Side(haven=["Keondra"])
LOST = ("Coat", "Owl", "Maid")


@pytest.mark.parametrize(
    ("said", "inherited"),
    [
        (("Coat", "Owl", "Maid"), (True, True, True)),
        (("done", "Maid"), (False, False, True)),
        (("done", "done"), (False,) * 3),
    ],
)
def test_noelle_inherits(said: tuple[str, ...], inherited: tuple[bool, ...]) -> None:
    """jam-noelle: any number of what a Solitary vampire bore who was just burned, Retainers too, or nothing of it."""
    two = Side(haven=["Loner"], attached={"Loner": list(LOST)}, blood={"Loner": 1}, hand=["Noelle"], prestige=10)
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("pass", "recruit Noelle", *said)
        assert tuple(play.host(name) == "Noelle" for name in LOST) == inherited


@pytest.mark.parametrize("how", ["Fell", "Raze"])
def test_noelle_inherits_in_her_players_own_turn(how: str) -> None:
    """jam-noelle: however they left, defeated or burned; of a Curse she has nothing."""
    one = Side(haven=["Adept", "Brute"], attached={"Brute": ["Coat"]}, hand=[how, "Noelle"], prestige=10)
    with scene(one, Side(haven=["Keondra"], curses={"Brute": ["Hex"]}), book=BOOK) as play:
        play.one(f"play {how}", "Brute", "done", "recruit Noelle")
        assert play.offered == ["Coat", "done"]
        play.one("Coat")
        assert (play.host("Coat"), play.where("Hex")) == ("Noelle", "discard" if how == "Fell" else "burned")


def test_noelle_inherits_of_one() -> None:
    """jam-noelle: of two who have left, one is chosen; of one in torpor also the Title that is still on it."""
    one = Side(haven=["Adept", "Brute", "Banker"], hand=["Fell", "Noelle"], prestige=10)
    one.attached = {"Brute": ["Coat"], "Banker": ["Owl", "Office"]}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Fell", "Brute", "Banker", "recruit Noelle")
        assert play.offered == ["Brute", "Banker"]
        play.one("Banker")
        assert play.offered == ["Owl", "done"]
        play.one("Owl", "Office")
        assert [play.host(name) for name in ("Coat", "Owl", "Office")] == ["", "Noelle", "Noelle"]


def test_noelle_inherits_in_the_same_turn_only() -> None:
    """jam-noelle: who left in another turn is past; and what was detached before its bearer left is not theirs."""
    one = Side(haven=["Adept", "Brute"], attached={"Brute": ["Coat"]}, hand=["Fell"])
    two = Side(haven=["Magus", "Banker"], attached={"Banker": ["Owl"]}, hand=["Noelle"], prestige=10)
    with scene(one, two, book=BOOK) as play:
        play.one("play Fell", "Banker", "done", "pass action", "end phase")
        assert (play.where("Banker"), play.where("Owl")) == ("torpor", "discard")
        play.two("recruit Noelle")
        assert play.host("Owl") == ""
    one = Side(haven=["Adept", "Brute"], attached={"Brute": ["Coat"]}, hand=["Fell", "Noelle"], prestige=10)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("detach Coat", "play Fell", "Brute", "done", "recruit Noelle")
        assert play.where("Coat") == "burned"
